import type { Box } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { type Json, legal, Match, writeRecord } from '@grimuar/kernel'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { appText } from '../../helpers/app-text.ts'
import { expectBeside } from '../../helpers/beside.ts'
import { drag } from '../../helpers/drag.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { clicking, tapping, typing } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

/** Another seed plays other matches; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)

const box = boxOf('spellbook') as Box

test.beforeEach(({ context }) => fixRandom(context, SEED))

/** Fills in the set-up form and starts: a person against bots, with one set of spells. */
async function begin(page: Page, { text: t }: Player, seats: number, mode: string): Promise<void> {
  await page.goto('/new/spellbook')
  await page
    .getByRole('radiogroup', { name: t.setup.howMany })
    .getByRole('radio', { name: `${seats}`, exact: true })
    .check()
  await page.locator('.options').getByRole('combobox').first().selectOption(mode)
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
}

for (const [title, seats, mode, ...tag] of [
  ['a whole game of four, one person and three bots, by clicks on the board', 4, 'set1', '@long'],
  ['a whole solo game with spells of all sets, by clicks on the board', 1, 'classic'],
] as const) {
  test(title, { tag }, async ({ page }) => {
    test.setTimeout(300_000)
    const player = new Player(page, clicking, { seed: SEED })
    await begin(page, player, seats, mode)
    // Several rounds of morning, midday and evening.
    expect(await player.play()).toBeGreaterThanOrEqual(10)
    await expect(player.outcome).toBeVisible()
    await expectAccessible(page, 'the end')
  })
}

test('a whole game by keyboard alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000)
  const player = new Player(page, typing(), { seed: SEED })
  await page.addInitScript(() => addEventListener('pointerdown', () => document.documentElement.setAttribute('data-touched', '')))
  await begin(page, player, 2, 'set1')
  await page.evaluate(() => document.documentElement.removeAttribute('data-touched'))
  expect(await player.play()).toBeGreaterThanOrEqual(10)
  await expect(player.outcome).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-touched')
})

test('a level of a spell in large stands beside the small one and covers nothing of it', async ({ page }) => {
  await page.goto('/new/spellbook?position=act')
  await page.getByRole('button', { name: appText.en.setup.start }).click()
  for (const level of ['level:0:3', 'level:6:5']) {
    const row = page.locator(`[data-part="${level}"]`)
    await row.hover()
    await expect(page.locator('.lens')).toBeVisible()
    await expectBeside(page.locator('.lens'), row)
    await page.mouse.move(5, 5)
    await expect(page.locator('.lens')).toHaveCount(0)
  }
})

/** The record of a solo match in which a spell is about to be paid for and several payments are possible. */
async function aboutToPay(): Promise<string> {
  const game = await box.rules()
  for (let seed = SEED; ; seed++) {
    const match = new Match(game, { seats: 1, options: {}, names: ['Ada'], luck: { kind: 'quick', seed } })
    for (let i = 0; i < 60 && !match.table.over; i++) {
      const moves = legal(game, match.table, 0) as readonly { readonly do: string }[]
      if (moves.length > 4 && moves[0]?.do === 'pay') return `${writeRecord(match.record)}# sitters human\n`
      const wanted = ['learn', 'pay', 'draw', 'token', 'skip'].flatMap((action) => moves.find((move) => move.do === action) ?? [])
      match.play(0, (wanted[0] ?? moves[0]) as unknown as Json)
    }
  }
}

test('tokens of a payment are picked and changed one by one, and only a whole price can be confirmed', async ({ page }) => {
  const player = new Player(page, clicking, { seed: SEED })
  await openRecord(page, await aboutToPay())
  const confirm = player.table.locator('[data-part="confirm"]')
  await expect(confirm).toBeVisible()
  await expectAccessible(page, 'paying')
  const picked = player.table.getByRole('button', { pressed: true })
  const fill = (await confirm.innerText()).trim()
  await expect(picked).toHaveCount(0)

  await confirm.click()
  await expect(confirm).not.toHaveText(fill)
  const price = await picked.count()
  expect(price).toBeGreaterThanOrEqual(3)
  await picked.first().click()
  await expect(picked).toHaveCount(price - 1)
  await expect(confirm).toHaveText(fill)
  await confirm.click()
  await confirm.click()
  await expect(confirm).toBeHidden()
  await player.wanted()
})

test('a player’s book opens from their panel with the mouse and with keys', async ({ page }) => {
  const player = new Player(page, clicking, { seed: SEED })
  await begin(page, player, 3, 'set2')
  await player.wanted()
  const panels = page.getByRole('complementary', { name: player.text.table.players })
  await panels.getByRole('button').nth(1).click()
  const book = page.getByRole('dialog')
  await expect(book.getByRole('article')).toHaveCount(7)
  await expectAccessible(page, 'another player’s book')
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
  await page.keyboard.press('Shift+Digit3')
  await expect(book.getByRole('article')).toHaveCount(7)
})

test('tokens are dragged from the altar to the pool, from the pool to the familiar, and onto a price', async ({ page }) => {
  const player = new Player(page, clicking, { seed: SEED })
  await begin(page, player, 2, 'set1')
  await expect(player.table.locator('[data-zone="altar"] button[aria-disabled="false"]')).not.toHaveCount(0)
  const carry = (from: string, to: string) => drag(page, page.locator(from).first(), page.locator(to).last())
  const pool = player.table.locator('[data-zone="pool:0"] button')
  await expect(pool).toHaveCount(2)
  await carry('[data-zone="altar"] button', '.bar h1')
  await expect(pool, 'nothing happens when it is dropped elsewhere').toHaveCount(2)
  await carry('[data-zone="altar"] button', '[data-zone="pool:0"]')
  await expect(pool).toHaveCount(3)
  await carry('[data-zone="altar"] button', '[data-zone="pool:0"]')
  await expect(player.refused.getByRole('link')).toHaveAttribute('href', /SB-5\.1$/)
  await carry('[data-zone="pool:0"] button', '[data-zone="familiar:0"]')
  await expect(pool).toHaveCount(2)

  await openRecord(page, await aboutToPay())
  const picked = player.table.getByRole('button', { pressed: true })
  await carry('[data-zone="pool:0"] button[aria-disabled="false"]', '[data-zone="price"]')
  await expect(picked).toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a whole game by taps: nothing that glows lies under something else', async ({ page }) => {
    const player = new Player(page, tapping, { seed: SEED })
    await begin(page, player, 2, 'set2')
    expect(await player.play()).toBeGreaterThanOrEqual(10)
    await expect(player.outcome).toBeVisible()
  })
})
