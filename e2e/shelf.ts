import type { Box } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { expect, type Page } from '@playwright/test'
import { type Lang, said } from './words.ts'

/** The game most tests play; what they prove about the frame holds for all. */
export const box = boxOf('towers') as Box

/** Opens the shelf. */
export async function openShelf(page: Page, lang: Lang = 'en'): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: said[lang].shelf.games, exact: true })).toBeVisible()
}

export interface Seating {
  readonly lang?: Lang
  /** Who sits where; a person against the computer if nobody is named. */
  readonly people?: readonly ('human' | 'bot')[]
  readonly names?: readonly string[]
}

/** Takes a game from the shelf, says who plays, and begins. The id of the match comes back. */
export async function begin(page: Page, { lang = 'en', people = ['human', 'bot'], names = [] }: Seating = {}): Promise<string> {
  const t = said[lang]
  await openShelf(page, lang)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: box.title[lang] }) })
    .getByRole('link', { name: t.shelf.play, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: t.setup.title })).toBeVisible()
  for (const [seat, kind] of people.entries()) {
    const place = page.getByRole('group').nth(seat)
    await place.getByRole('radio', { name: kind === 'human' ? t.setup.human : t.setup.bot }).check()
    if (names[seat] !== undefined) await place.getByLabel(t.setup.name).fill(names[seat])
  }
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
  return matchId(page)
}

/** Gives a file to the shelf, as text. */
export async function give(page: Page, record: string, name = 'match.txt'): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(record) })
}

/** Opens the shelf, gives it a record and waits until it lies on the table. */
export async function layOut(page: Page, record: string, lang: Lang = 'en'): Promise<string> {
  await openShelf(page, lang)
  await give(page, record)
  await page.waitForURL(/\/match\//)
  await expect(page.getByTestId('sentence')).toBeAttached()
  return matchId(page)
}

function matchId(page: Page): string {
  return /\/match\/([^/?#]+)/.exec(page.url())?.[1] ?? ''
}
