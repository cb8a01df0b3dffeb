import { boxOf } from '@grimuar/games'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang } from './app-text.ts'
import { touch } from './finger.ts'

/** What tests look for of the words of Black Rose; its board is given them too. */
interface RoseText {
  readonly board: { readonly [name in 'preparing' | 'letPass' | 'send' | 'ready' | 'turn']: string }
  readonly spells: { readonly [card: string]: string }
  readonly details: { readonly spells: { readonly [card: string]: { readonly lower: string } } }
  readonly schools: { readonly [school: string]: string }
}

async function textIn(lang: Lang): Promise<RoseText> {
  const door = await boxOf('black-rose')?.load(lang)
  return door?.words.text as RoseText
}

/** The texts of Black Rose by language. */
export const roseText = { pl: await textIn('pl'), en: await textIn('en') }

/** The name of a spell. */
export function spellName(card: string, lang: Lang = 'en'): string {
  const found = roseText[lang].spells[card]
  if (!found) throw new Error(`there is no spell ${card}`)
  return found
}

/** Lays a program card by card, the Quick Spell first, turns what is to lie with its lower side up, and is ready. */
export async function prepare(page: Page, program: readonly unknown[], lang: Lang = 'en', finger = false): Promise<void> {
  const { board } = roseText[lang]
  const press = async (thing: Locator) => {
    // On a phone cards and slots do not always fit on the screen together.
    await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await touch(page, thing, finger)
  }
  for (const [slot, item] of program.entries()) {
    const { card, side } = item as { readonly card: string; readonly side: string }
    await press(page.locator(`[data-zone="hand"] [data-piece="card:${card}:0"]`))
    await press(page.locator(`[data-zone="slot:${slot}"]`).getByRole('button'))
    if (side === 'lower') await press(page.getByRole('button', { name: `${board.turn}: ${spellName(card, lang)}` }))
  }
  const ready = page.getByRole('button', { name: board.ready, exact: true })
  await press(ready)
  await expect(ready).toBeHidden()
}
