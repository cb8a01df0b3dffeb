import { expect, type Locator, type Page } from '@playwright/test'
import { en } from '../../packages/games/black-rose/text/en.ts'
import { pl } from '../../packages/games/black-rose/text/pl.ts'
import type { Lang } from './app-text.ts'
import { touch } from './finger.ts'

/** The texts of Black Rose by language. */
export const roseText = { pl, en }

/** Lays a program card by card, the Quick Spell first, turns what is to lie with its lower side up, and is ready. */
export async function prepare(page: Page, program: readonly unknown[], lang: Lang = 'en', finger = false): Promise<void> {
  const { board, spells } = roseText[lang]
  const press = async (thing: Locator) => {
    // On a phone cards and slots do not always fit on the screen together.
    await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await touch(page, thing, finger)
  }
  for (const [slot, item] of program.entries()) {
    const { card, side } = item as { readonly card: keyof typeof spells; readonly side: string }
    await press(page.locator(`[data-zone="hand"] [data-piece="card:${card}:0"]`))
    await press(page.locator(`[data-zone="slot:${slot}"]`).getByRole('button'))
    if (side === 'lower') await press(page.getByRole('button', { name: `${board.turn}: ${spells[card].name}` }))
  }
  const ready = page.getByRole('button', { name: board.ready, exact: true })
  await press(ready)
  await expect(ready).toBeHidden()
}
