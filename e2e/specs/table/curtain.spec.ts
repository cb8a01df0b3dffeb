import type { Page } from '@playwright/test'
import { expect, test } from '../../helpers/fixtures.ts'
import { begin, openRecord } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { playOnBoth } from '../../helpers/play-on-both.ts'
import { Player } from '../../helpers/player.ts'
import { matchWhere, type ReferenceMatch } from '../../helpers/reference-match.ts'

/** The secrets that one of two players may read and the other may not. */
function onlyFor(at: ReferenceMatch, seat: number): string[] {
  const others = [...at.lines(1 - seat), ...at.pieces(1 - seat)].join('\n')
  return [...new Set([...at.lines(seat), ...at.pieces(seat)])].filter((words) => !others.includes(words))
}

/** Expects that secrets are not in the page at all, not even in its hidden source. */
async function nowhere(page: Page, secrets: readonly string[]): Promise<void> {
  const source = await page.content()
  expect(secrets.filter((secret) => source.includes(secret))).toEqual([])
}

/** Expects the curtain at every point of the screen. */
async function coversAll(page: Page): Promise<void> {
  const through = await page.evaluate(() => {
    const open: string[] = []
    for (let x = 0.02; x < 1; x += 0.06) {
      for (let y = 0.02; y < 1; y += 0.06) {
        const there = document.elementFromPoint(x * innerWidth, y * innerHeight)
        if (!there?.closest('dialog.curtain')) open.push(`${x},${y}: ${there?.outerHTML.slice(0, 80)}`)
      }
    }
    return open
  })
  expect(through).toEqual([])
}

async function passes(player: Player, at: ReferenceMatch): Promise<void> {
  await expect(player.curtain).toBeVisible()
  await expect(player.curtain).toHaveAccessibleName(player.text.curtain.title(at.names[at.seat] ?? ''))
}

test('two people on one device: the curtain covers everything until the player it names lifts it', async ({ page }) => {
  const player = new Player(page, clicking)
  const t = player.text
  await begin(page, { people: ['human', 'human'], names: ['Ada', 'Bela'] })
  await expect(player.curtain).toHaveAccessibleName(t.curtain.title('Ada'))
  await coversAll(page)
  for (const part of [player.table, player.own, player.log, player.sentence]) await expect(part).toBeHidden()

  // No key works through the curtain, not even those that play moves.
  for (const key of ['Escape', '1', 'm', 'l', 't', 'r', 'u', '?']) await page.keyboard.press(key)
  await expect(player.curtain).toBeVisible()
  await coversAll(page)
  await player.lift()
  await expect(player.sentence).toBeVisible()
  await expect.poll(() => player.lines()).toHaveLength(1)

  // Play until each has had two turns.
  const passed: (string | null)[] = []
  while (passed.length < 4) {
    if ((await player.wanted()) === 'move') await player.decide()
    else {
      passed.push(await player.curtain.getByRole('heading').textContent())
      await player.lift()
    }
  }
  expect(passed).toEqual(['Bela', 'Ada', 'Bela', 'Ada'].map((name) => t.curtain.title(name)))
})

test('the cards that one player saw under two towers are nowhere in the page while the other holds the device', async ({
  page,
}) => {
  const at = await matchWhere((now) => now.question?.kind === 'look' && (now.question as { first?: number }).first !== -1)
  const player = new Player(page, clicking)
  const seer = at.seat
  await openRecord(page, at.record)
  await passes(player, at)
  await player.lift()

  await playOnBoth(player, at, at.moves[0])
  await expect(player.sentence).toHaveText(at.asked)
  await expect(player.log).toContainText(onlyFor(at, seer)[0] ?? '')
  await playOnBoth(player, at, { do: 'exchange' })
  const secrets = onlyFor(at, seer)
  expect(secrets.length).toBeGreaterThanOrEqual(3)
  expect(at.seat).not.toBe(seer)

  await passes(player, at)
  await coversAll(page)
  await nowhere(page, secrets)
  await player.lift()
  await nowhere(page, secrets)
  await expect.poll(() => player.lines()).toEqual(at.lines(at.seat))

  // The replay does not show it either.
  await player.log.getByRole('button').last().click()
  await nowhere(page, secrets)
  await page.keyboard.press('r')

  // The player who looked sees it again when the device comes back.
  while (at.seat !== seer) await playOnBoth(player, at, at.moves[0])
  await passes(player, at)
  await player.lift()
  await expect.poll(() => player.lines()).toEqual(at.lines(seer))
  await expect.poll(() => player.position()).toBe(at.position(seer))
})

test('a hidden card is nowhere in the page while the other holds the device', async ({ page }) => {
  const PURPLE = 2
  const at = await matchWhere(
    (now) => now.question?.kind === 'spell' && (now.question as { tower?: number }).tower === PURPLE && now.moves.length > 1,
  )
  const player = new Player(page, clicking)
  const owner = at.seat
  await openRecord(page, at.record)
  await player.lift()
  while (at.seat === owner) await playOnBoth(player, at, at.moves[0])
  const secrets = onlyFor(at, owner)
  const hidden = (at.view(owner) as { areas: { hidden: { card: number }[] }[] }).areas[owner]?.hidden[0]?.card
  const piece = page.locator(`[data-piece="card:${hidden}"]`)
  expect(hidden).toBeGreaterThanOrEqual(0)
  expect(secrets.length).toBeGreaterThanOrEqual(1)

  await passes(player, at)
  await coversAll(page)
  await nowhere(page, secrets)
  await player.lift()
  await nowhere(page, secrets)
  await expect(piece).toHaveCount(0)
  await expect.poll(() => player.lines()).toEqual(at.lines(at.seat))
})

test('a player who passed the device too soon may look again', async ({ page }) => {
  const at = await matchWhere((now) => now.question?.kind === 'go' && now.match.steps.length > 4)
  const player = new Player(page, clicking)
  const t = player.text
  const mover = at.seat
  await openRecord(page, at.record)
  await passes(player, at)
  await player.lift()
  while (at.seat === mover) await playOnBoth(player, at, at.moves[0])
  await passes(player, at)
  await player.curtain.getByRole('button', { name: t.curtain.back(at.names[mover] ?? '') }).click()
  await expect(player.curtain).toBeHidden()
  await expect(player.sentence).toHaveText(t.table.turnEnds)
  await expect.poll(() => player.lines()).toEqual(at.lines(mover))
  await player.bar.getByRole('button', { name: t.curtain.pass(at.names[at.seat] ?? '') }).click()
  await passes(player, at)
})
