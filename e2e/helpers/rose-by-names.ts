import type { Form } from '@grimuar/kernel'
import type { Locator, Page } from '@playwright/test'
import { roseText, spellName } from './black-rose.ts'
import { escaped } from './player.ts'
import type { ReferenceMatch } from './reference-match.ts'

/** What a program is made of, the Quick Spell first. */
type Program = readonly { readonly card: string; readonly side: string }[]

const { board } = roseText.en

/** Fills in the form that is asked for now, piece by piece through the accessibility tree alone, and sends it. */
export async function fillByName(page: Page, now: ReferenceMatch, answer: unknown): Promise<void> {
  const main = page.getByRole('main')
  if (now.question.kind === 'prepare') return prepareByName(page, answer as Program)
  const form = now.answers as Form
  const view = now.view()
  const nameOf = (item: unknown) => now.words.item?.(view, now.question, item) ?? ''
  if (form.form === 'shares') {
    for (const [item, times] of (answer as readonly number[]).entries()) {
      const one = main.getByRole('button', { name: `${nameOf(form.items[item])}: +1`, exact: true })
      for (let n = 0; n < times; n++) await one.press('Enter')
    }
  } else {
    for (const item of answer as readonly unknown[]) {
      // Of several alike, the first that is left is as good as any.
      const name = nameOf(item).replace(/, \d+$/, '')
      await main
        .getByRole('button', { name: new RegExp(`^${escaped(name)}`), pressed: false, disabled: false })
        .first()
        .press('Enter')
    }
  }
  await main.getByRole('button', { name: board.send, exact: true }).press('Enter')
}

async function prepareByName(page: Page, program: Program): Promise<void> {
  const preparing = page.getByRole('region', { name: board.preparing })
  const hand = page.getByRole('region', { name: board.hand, exact: true })
  const first = (part: Locator, name: RegExp) => part.getByRole('button', { name, disabled: false }).first()
  for (const [slot, { card, side }] of program.entries()) {
    const name = escaped(spellName(card))
    await first(hand, new RegExp(`^${name} \\(`)).press('Enter')
    await first(preparing, new RegExp(`: Lay here: ${name}$`)).press('Enter')
    const same = program.slice(0, slot).filter((other) => other.card === card).length
    const turn = preparing.getByRole('button', { name: `${board.turn}: ${spellName(card)}`, exact: true }).nth(same)
    if (side === 'lower') await turn.press('Enter')
  }
  await preparing.getByRole('button', { name: board.ready, exact: true }).press('Enter')
}
