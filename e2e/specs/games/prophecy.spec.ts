import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Box } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { type Clause, clauseIn, readLedger } from '@grimuar/games/ledger'
import type { Locator, Page } from '@playwright/test'
import { positions } from '../../../packages/games/prophecy/positions.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { appText, LANGS, type Lang } from '../../helpers/app-text.ts'
import { expectBeside } from '../../helpers/beside.ts'
import { drag } from '../../helpers/drag.ts'
import { endDialog, expectEndMatches, saveToFile } from '../../helpers/end-dialog.ts'
import { faultsOf } from '../../helpers/faults.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { clicking, type Input, typing } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { matchFromRecord, matchNearEnd, matchWhere, type ReferenceMatch } from '../../helpers/reference-match.ts'

/** Another seed plays other matches; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)
const box = boxOf('prophecy') as Box

test.beforeEach(({ context }) => fixRandom(context, SEED))

/** Fills in the set-up form and starts: a person against bots, with one kind of nets. */
async function begin(page: Page, { text: t }: Player, seats: number, nets = 'basic'): Promise<void> {
  await page.goto('/new/prophecy')
  await page
    .getByRole('radiogroup', { name: t.setup.howMany })
    .getByRole('radio', { name: `${seats}`, exact: true })
    .check()
  await page.locator('.options').getByRole('combobox').first().selectOption(nets)
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
}

/** An input that breaks a curse as soon as possible and casts spells only sometimes. */
function eager(touch: (thing: Locator) => Promise<void>): Input {
  return async (player) => {
    const curses = player.page.locator('[data-part="break"]')
    const calm = player.choices.and(player.page.locator('button:not([data-part="spells"] *, [data-part="chains"] *)'))
    const all = [curses, player.roll(9) > 0 ? calm : player.choices, player.choices]
    const counts = await Promise.all(all.map((things) => things.count()))
    const at = counts.findIndex((count) => count > 0)
    const thing = (all[at] as Locator).nth(player.roll(counts[at] as number))
    const name = ((await thing.getAttribute('aria-label')) ?? (await thing.innerText())).trim()
    await touch(thing)
    return name
  }
}

/** Plays to the end and checks accessibility a few times. */
async function playAndLook(player: Player, looks: number): Promise<number> {
  const decisions = await player.play(async (n) => {
    if (n % 40 === 5 && n < looks * 40) await expectAccessible(player.page, `after ${n} decisions`)
    return false
  })
  await expectAccessible(player.page, 'the end')
  return decisions
}

test('a whole game of two and a ghost, by clicks on the board', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000)
  const player = new Player(
    page,
    eager((thing) => thing.click()),
    { seed: SEED },
  )
  await begin(page, player, 2)
  await expect(player.table.locator('[data-piece="pawn:-3"]'), 'the pawn of nobody’s').toBeVisible()
  const decisions = await playAndLook(player, 2)
  const dialog = endDialog(page, player.text)
  const file = await saveToFile(page, dialog.getByRole('button', { name: player.text.ending.export }))
  const end = await matchFromRecord(file.text, 'en', box)
  expect(end.over).toBe(true)
  expect(end.match.steps.filter((step) => step.seat === 0)).toHaveLength(decisions)
  await expectEndMatches(page, player.text, end, 0)
  await expect.poll(() => player.lines()).toEqual(end.lines(0))
  expect((await player.lines()).filter((line) => line.startsWith('The ghost')).length).toBeGreaterThan(10)
})

test.describe('light theme, Polish', () => {
  test.use({ preferences: { lang: 'pl', theme: 'light', pace: 'off' } })

  test('a game of four, one person and three bots, by clicks on the board: its beginning and its end', async ({ page }) => {
    const player = new Player(
      page,
      eager((thing) => thing.click()),
      { seed: SEED, lang: 'pl' },
    )
    await begin(page, player, 4)
    await player.play((decisions) => decisions === 12)
    await expectAccessible(page, 'after 12 decisions')

    await openRecord(page, (await almostOver(4, {}, 'pl')).record, 'pl')
    expect(await player.play()).toBeGreaterThanOrEqual(5)
    await expect(player.outcome).toContainText(/Wygrywa/)
    await expectAccessible(page, 'the end')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const title = 'an advanced game of three by taps, its beginning and its end: nothing that glows lies under something else'
  test(title, { tag: '@long' }, async ({ page }) => {
    const player = new Player(
      page,
      eager((thing) => thing.tap()),
      { seed: SEED },
    )
    await begin(page, player, 3, 'mixed')
    await player.play((decisions) => decisions === 15)
    await expectAccessible(page, 'after 15 decisions')

    await openRecord(page, (await almostOver(3, { nets: 'mixed' })).record)
    expect(await player.play()).toBeGreaterThanOrEqual(5)
    await expect(player.outcome).toBeVisible()
    // The table of points is wider than the phone: places and totals stand above it.
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page, 'the end')
  })
})

test('24 decisions of an advanced game with the keyboard only', async ({ page }) => {
  const player = new Player(page, typing(), { seed: SEED })
  await page.addInitScript(() => addEventListener('pointerdown', () => document.documentElement.setAttribute('data-touched', '')))
  await begin(page, player, 2, 'a')
  await page.evaluate(() => document.documentElement.removeAttribute('data-touched'))
  await player.play((decisions) => decisions >= 24)
  await expect(page.locator('html')).not.toHaveAttribute('data-touched')
})

const ledger = readLedger(readFileSync(join(import.meta.dirname, '../../../docs/rules/prophecy.md'), 'utf8'))

/** The cards that are too far away to go to, with what a refusal says of them. */
function tooFar(at: ReferenceMatch) {
  const { ring } = at.view() as { readonly ring: readonly number[] }
  return ring.flatMap((card, stop) => {
    const why = at.match.refusal(at.seat, { do: 'go', stop })
    return why?.reason === 'rule' && why.about ? [{ card, said: at.words.refusal?.(why.rule, why.about) ?? '' }] : []
  })
}

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ preferences: { lang, pace: 'off' } })

    test('a place that cannot be reached explains itself with its clause', async ({ page }) => {
      const at = await matchFrom('slow', lang)
      const player = new Player(page, clicking, { lang })
      await openRecord(page, at.record, lang)
      await expect(player.sentence).toHaveText(at.asked)
      // Nobody may go to the stop of the neutral pawn.
      await player.table.locator('button:has([data-piece="pawn:-3"])').click({ force: true })
      const clause = clauseIn(ledger, 'PR-4.5') as Clause
      await expect(player.refused).toContainText(clause.text[lang])
      await expect(player.refused.getByRole('link')).toHaveAttribute('href', /PR-4\.5$/)
      await player.refused.getByRole('button', { name: player.text.close }).click()

      // For a card that is too far away, it tells the distance.
      const [far] = tooFar(at)
      await player.table.locator(`[data-zone="stop:${far?.card}"]`).click({ force: true })
      await expect(player.refused).toContainText(far?.said ?? 'a card too far')
    })
  })
}

for (const [width, height, finger] of [
  [640, 360, true],
  [390, 844, true],
  [1280, 720, false],
] as const)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: finger, isMobile: finger })

    test('a choice over the ring leaves no half of the magnifying glass in sight; rolled up it can be unrolled', async ({
      page,
    }) => {
      await page.goto('/gallery/prophecy/owner?lang=en')
      const closer = page.getByRole('button', { name: 'Look at the cards up close' })
      const body = page.locator('main .scroll .body')
      const fold = (open: boolean) =>
        page.locator('main').getByRole('button', { name: 'Collapse or expand', exact: true, expanded: open })
      await expect(body).toBeVisible()
      await expect(closer).toBeHidden()
      expect(await faultsOf(page, finger)).toEqual([])
      // By keys, so that the focus is seen to stay.
      await fold(true).focus()
      await page.keyboard.press('Enter')
      await expect(body).toBeHidden()
      await expect(fold(false)).toBeFocused()
      expect(await faultsOf(page, finger)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(body).toBeVisible()
      await expect(fold(true)).toBeFocused()
    })
  })

test('with a choice rolled up the cards of the ring can be looked at up close', async ({ page }) => {
  await page.goto('/gallery/prophecy/owner?lang=en')
  await page.locator('main .scroll .head button').click()
  await page.getByRole('button', { name: 'Look at the cards up close' }).click()
  await expect(page.getByRole('dialog', { name: 'The cards up close' })).toBeVisible()
})

test('hints lead, step by step, to a curse that one rearrangement makes possible', async ({ page }) => {
  const at = await matchFrom('one-swap')
  const player = new Player(page, clicking)
  await openRecord(page, at.record)
  await expect(player.sentence).toHaveText(at.asked)
  const chains = player.own.locator('[data-part="chains"]')
  await expect(chains.locator('[data-part="break"]')).toHaveCount(0)
  await chains.locator('[data-part="rearrange"]').first().click()
  const next = player.own.locator('[data-hint]')
  // One crystal is paid, two change places.
  for (const left of [1, 2, 1]) {
    await expect(next).toHaveCount(left)
    await player.decide(async () => {
      await next.first().click()
      return 'the crystal pointed at'
    })
  }
  await expect(chains.locator('[data-part="break"]').first()).toBeVisible()
  await chains.locator('[data-part="break"]').first().click()
  await expect(player.log).toContainText(/Ada breaks a curse/)
})

test('a curse is broken by pressing it on its temple', async ({ page }) => {
  type Move = { readonly do: string; readonly end: string; readonly level: number }
  const curses = (now: ReferenceMatch) =>
    (now.moves as readonly unknown[] as readonly Move[]).filter((move) => move.do === 'break')
  const at = await matchFrom('last-curse')
  const player = new Player(page, clicking)
  await openRecord(page, at.record)
  await expect(player.sentence).toHaveText(at.asked)
  const { ring, players } = at.view() as { readonly ring: readonly number[]; readonly players: readonly { pawn: number }[] }
  const [{ end, level }] = curses(at) as [Move]
  const space = end === 'left' ? level - 3 : 7 - level
  await player.table.locator(`[data-zone="stop:${ring[players[0]?.pawn ?? 0]}"] [data-space="${space}"]`).click()
  await expect(player.log).toContainText(/Ada breaks a curse/)
})

/** A match of bots and Ada, shortly before its end. */
function almostOver(seats: number, options: { readonly nets?: string } = {}, lang: Lang = 'en'): Promise<ReferenceMatch> {
  const names = ['Ada', 'Bela', 'Cleo', 'Dora'].slice(0, seats)
  const people = names.map((_, seat) => (seat === 0 ? 'human' : 'bot'))
  return matchNearEnd(seats * 20, { of: box, lang, names, people, options, thinking: true, seed: SEED })
}

/** A match of Ada and a bot from a position of the game. */
function matchFrom(name: string, lang: Lang = 'en'): Promise<ReferenceMatch> {
  const from = positions[name]?.()
  return matchWhere(() => true, { of: box, from, lang, people: ['human', 'bot'] })
}

/** Begins a match from a position of the game. */
async function beginFrom(page: Page, name: string): Promise<void> {
  await page.goto(`/new/prophecy?position=${name}`)
  await page.getByRole('button', { name: appText.en.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
}

test('a card tells what a visit would bring, and the pawn is carried there', { tag: '@long' }, async ({ page }) => {
  await beginFrom(page, 'go')
  await expect(page.locator('header')).toContainText('Round 2 · move')
  const wasteland = page.locator('[data-zone="stop:9"]')
  await wasteland.hover()
  await expect(page.locator('.lens')).toContainText('You take: 1 colourless, 1 yellow.')
  await expectBeside(page.locator('.lens'), wasteland)
  await drag(page, page.locator('[data-piece="pawn:0"]'), wasteland)
  await expect(wasteland.locator('[data-piece="pawn:0"]')).toBeVisible()
})

test('crystals are carried to be paid, and one drag makes two change places', { tag: '@long' }, async ({ page }) => {
  await beginFrom(page, 'rearrange')
  const crystal = (place: number, kind: number) =>
    page.locator(`[data-part="place-${place}"] [data-piece="crystal:0:${place}:${kind}"]`)
  await drag(page, crystal(3, 0), page.locator('[data-part="supply"]'))
  await expect(crystal(3, 0)).toHaveCount(0)
  await drag(page, crystal(0, 2), page.locator('[data-part="place-1"]'))
  await expect(crystal(0, 3)).toBeVisible()
  await expect(crystal(1, 2)).toBeVisible()
})
