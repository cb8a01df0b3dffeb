import type { Box } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { expect, type Page } from '@playwright/test'
import { appText, type Lang } from './app-text.ts'

/** The game that most tests play; what they prove about the app around the board holds for all games. */
export const box = boxOf('towers') as Box

/** Opens the home page. */
export async function openHome(page: Page, lang: Lang = 'en'): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: appText[lang].home.games, exact: true })).toBeVisible()
}

export interface Seating {
  readonly lang?: Lang
  /** The players by seat. Default: a person against the computer. */
  readonly people?: readonly ('human' | 'bot')[]
  readonly names?: readonly string[]
}

/** Chooses the game on the home page, fills in who plays, and starts. Returns the id of the match. */
export async function begin(page: Page, { lang = 'en', people = ['human', 'bot'], names = [] }: Seating = {}): Promise<string> {
  const t = appText[lang]
  await openHome(page, lang)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: box.title[lang] }) })
    .getByRole('link', { name: t.home.play, exact: true })
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

/** Imports a file on the home page. */
export async function chooseFile(page: Page, record: string, name = 'match.txt'): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(record) })
}

/** Imports a record on the home page and waits until the match is shown. */
export async function openRecord(page: Page, record: string, lang: Lang = 'en'): Promise<string> {
  const link = page.locator('a.home')
  // From another match the link home is quicker than loading the app again. Dialogs may cover it, so it is not clicked with the mouse.
  if (await link.count()) await link.evaluate((home: HTMLElement) => home.click())
  else await page.goto('/')
  await expect(page.getByRole('heading', { name: appText[lang].home.games, exact: true })).toBeVisible()
  await chooseFile(page, record)
  await page.waitForURL(/\/match\//)
  await expect(page.getByTestId('sentence')).toBeAttached({ timeout: 30_000 })
  return matchId(page)
}

function matchId(page: Page): string {
  return /\/match\/([^/?#]+)/.exec(page.url())?.[1] ?? ''
}
