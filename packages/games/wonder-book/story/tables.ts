import { CARDS } from './language/cards.ts'
import { COMPOUND, CONDITIONS } from './language/conditions.ts'
import { EFFECTS, IF } from './language/effects.ts'
import { HOOKS, MODS } from './language/mods.ts'

interface Row {
  readonly of: { readonly says: string }
  readonly means: string
}

function table(heading: string, rows: { readonly [name: string]: Row }): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const lines = Object.entries(rows).map(([name, { of, means }]) => `| \`${name}\` | ${cell(of.says)} | ${means} |`)
  return [`### ${heading}`, '', '| word | value | meaning |', '| --- | --- | --- |', ...lines].join('\n')
}

/** The words of the story language as tables, made from their definitions. */
export function languageTables(): string {
  const compound = Object.fromEntries(
    Object.entries(COMPOUND).map(([name, means]) => [name, { of: { says: name === 'not' ? 'COND' : '[COND…]' }, means }]),
  )
  return [
    table('Kinds of cards', CARDS),
    table('Effects', { if: IF, ...EFFECTS }),
    table('Conditions', { ...CONDITIONS, ...compound }),
    table('Modifiers', MODS),
    table('Hooks', HOOKS),
  ].join('\n\n')
}
