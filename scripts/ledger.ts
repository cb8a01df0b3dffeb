import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { boxOf, catalogue } from '../packages/games/index.ts'
import { readLedger } from '../packages/games/ledger.ts'

export interface Ledger {
  readonly clauses: number
  /** Clauses that no test names. */
  readonly unproven: readonly string[]
  /** Clauses that code or tests cite and the ledger does not have, with where. */
  readonly unknown: readonly { readonly clause: string; readonly file: string }[]
}

/** Compares a game's numbered rules with what its code and tests cite. */
export function compare(rules: string, prefix: string, files: readonly { path: string; text: string }[]): Ledger {
  const sections = readLedger(rules)
  const clauses = sections.flatMap((section) => section.clauses.map((clause) => clause.id))
  const known = new Set(clauses)
  // A comment may point at a whole part of a section.
  const parts = new Set(sections.map(({ title }) => `${prefix}-${title.en.split('. ')[0]}`))
  const cited = new RegExp(`\\b${prefix}-\\d+(?:\\.\\d+){1,2}\\b`, 'g')
  const proven = new Set<string>()
  const unknown = new Map<string, { clause: string; file: string }>()
  for (const { path, text } of files) {
    for (const [clause] of text.matchAll(cited)) {
      const isTest = path.endsWith('.test.ts')
      if (known.has(clause)) {
        if (isTest) proven.add(clause)
      } else if (isTest || !parts.has(clause)) unknown.set(`${clause} ${path}`, { clause, file: path })
    }
  }
  return { clauses: clauses.length, unproven: clauses.filter((c) => !proven.has(c)), unknown: [...unknown.values()] }
}

/** From this line on, a ledger is written from the game's own texts. */
const MARK = '<!-- Written from the texts of the cards by `npm run ledger -- --write`. -->'

/** A ledger with new last sections: those of the cards. */
export function withCards(rules: string, cards: string): string {
  const [own = ''] = rules.split(MARK)
  return `${own.trimEnd()}\n\n${MARK}\n\n${cards.trimEnd()}\n`
}

const ledgerFile = (id: string) => `docs/rules/${id}.md`

/** The sections that a game writes from its cards; undefined if its whole ledger is written by hand. */
async function cardSections(id: string): Promise<string | undefined> {
  const file = `packages/games/${id}/text/ledger.ts`
  if (!existsSync(file)) return undefined
  const written: { cardSections(): string } = await import(pathToFileURL(file).href)
  return written.cardSections()
}

/** Whether the sections of the cards still say what the texts of the cards say. */
async function cardsAgree(id: string, rules: string): Promise<boolean> {
  const cards = await cardSections(id)
  return cards === undefined || withCards(rules, cards) === rules
}

if (import.meta.main) {
  const games = process.argv.slice(2).filter((word) => word !== '--write')
  const [wanted] = games
  if (process.argv.includes('--write')) {
    for (const id of games) {
      const cards = await cardSections(id)
      if (cards === undefined) throw new Error(`"${id}" writes no part of its ledger: packages/games/<game>/text/ledger.ts would`)
      writeFileSync(ledgerFile(id), withCards(readFileSync(ledgerFile(id), 'utf8'), cards))
      console.log(`ledger: ${id}: sections of the cards written`)
    }
    process.exit()
  }
  // A game that is not in the catalogue yet is compared where it is named.
  const boxes = wanted ? [boxOf(wanted) ?? []].flat() : catalogue
  if (!boxes.length) {
    console.error(`no game is called "${wanted}"; there is ${catalogue.map((box) => box.id).join(', ')}`)
    process.exit(2)
  }
  for (const box of boxes) {
    const files = globSync(`packages/games/${box.id}/**/*.{ts,svelte}`).map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }))
    const rules = readFileSync(ledgerFile(box.id), 'utf8')
    const { clauses, unproven, unknown } = compare(rules, box.clauses, files)
    console.log(`ledger: ${box.id}: ${clauses} clauses, ${clauses - unproven.length} named by a test`)
    if (unproven.length) console.log(`  no test names ${unproven.join(', ')}`)
    for (const { clause, file } of unknown) console.log(`  ${file} cites ${clause}, which the ledger does not have`)
    if (!(await cardsAgree(box.id, rules))) {
      console.log(`  the sections of the cards differ from the texts: npm run ledger -- --write ${box.id}`)
      process.exitCode = 1
    }
    if (box.complete && (unproven.length || unknown.length)) process.exitCode = 1
  }
}
