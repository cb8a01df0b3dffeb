import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { appText } from './app-text.ts'
import { clicking } from './input.ts'
import { Player } from './player.ts'

/** How long after one another pictures are taken, and how many at most. */
const EVERY_MS = 200
const MOST = 60
const t = appText.en

/**
 * Takes pictures of one round of bots, at the usual pace, from the person's last decision to their next. The person plays at random for
 * `turns` turns first, so that something lies on the table. Returns the files in their order.
 */
export async function takeRound(page: Page, game: string, folder: string, turns = 2): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const player = new Player(page, clicking)
  await page.goto(`/new/${game}`)
  const seats = page.getByRole('radiogroup', { name: t.setup.howMany }).getByRole('radio')
  if ((await seats.count()) > 1) await seats.last().check()
  await page.getByRole('button', { name: t.setup.start }).click()
  for (let turn = 0; turn <= turns; turn++) {
    do await player.decide()
    while (await hasMore(player))
    if (turn < turns) await player.wanted()
  }
  const files: string[] = []
  while (files.length < MOST) {
    const file = join(folder, `${game}-${`${files.length + 1}`.padStart(2, '0')}.png`)
    writeFileSync(file, await page.screenshot())
    files.push(file)
    if (await isMine(player)) break
    await page.waitForTimeout(EVERY_MS)
  }
  return files
}

/** Whether the person, in the first seat, is asked more in the same turn, once the last move has been shown. */
async function hasMore(player: Player): Promise<boolean> {
  const panel = player.page.locator('.players .panel').first()
  const isSettled = async () => (await isMine(player)) || !/\basked\b/.test((await panel.getAttribute('class')) ?? '')
  await expect.poll(isSettled, { timeout: 30_000 }).toBe(true)
  return isMine(player)
}

/** Whether the person is asked something now. */
async function isMine(player: Player): Promise<boolean> {
  return (await player.choices.count()) > 0
}
