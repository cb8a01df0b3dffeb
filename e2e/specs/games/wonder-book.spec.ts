import { beginningOf } from '@grimuar/contract/tutorial'
import { boxOf } from '@grimuar/games'
import { type Json, Match, openQuestion } from '@grimuar/kernel'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { LANGS } from '../../helpers/app-text.ts'
import { makeMove } from '../../helpers/finger.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking, type Input, tapping, typing } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

/** Another seed plays other matches; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)

test.beforeEach(({ context }) => fixRandom(context, SEED))

async function begin(page: Page, { text: t }: Player, seats: number, people = 1): Promise<void> {
  await page.goto('/new/wonder-book')
  await page
    .getByRole('radiogroup', { name: t.setup.howMany })
    .getByRole('radio', { name: `${seats}`, exact: true })
    .check()
  for (let seat = 1; seat < people; seat++)
    await page.getByRole('group').nth(seat).getByRole('radio', { name: t.setup.human }).check()
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
}

/** Reads what has come, then answers: where the story lies over the book, it is rolled up first. */
function reading(input: Input): Input {
  return async (player) => {
    const on = player.page.locator('.reads').getByTestId('read-on')
    while (await on.isVisible()) await on.click()
    return input(player)
  }
}

const whole = 'chapter I by clicks on the book: two people and a companion on one device, without a curtain, until it ends'
test(whole, { tag: '@long' }, async ({ page }) => {
  test.setTimeout(900_000)
  const player = new Player(page, reading(clicking), { seed: SEED })
  await page.setViewportSize({ width: 1280, height: 720 })
  await begin(page, player, 3, 2)
  await expect(page.getByTestId('reader'), 'the story begins').toContainText('The Paper Dragon')
  const decisions = await player.play(async (n) => {
    if (n === 3 || n === 12) await expectAccessible(page, `after ${n} decisions`)
    expect(await player.curtain.count()).toBe(0)
    return false
  })
  expect(decisions).toBeGreaterThan(20)
  await expect(player.outcome).toBeVisible()
})

test('chapter I by keys alone', async ({ page }) => {
  test.setTimeout(180_000)
  const player = new Player(page, reading(typing()), { seed: SEED })
  await page.setViewportSize({ width: 1600, height: 900 })
  await begin(page, player, 2)
  expect(await player.play((n) => n >= 24)).toBe(24)
  expect(await player.log.locator('button').count()).toBeGreaterThan(20)
  await expect(player.log.locator('button:not([tabindex="-1"])'), 'however long the log is, Tab stops there once').toHaveCount(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('chapter I by taps', async ({ page }) => {
    test.setTimeout(180_000)
    const player = new Player(page, reading(tapping), { seed: SEED })
    await begin(page, player, 2)
    expect(await player.play((n) => n >= 30)).toBeGreaterThan(10)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, 'a phone')
  })
})

for (const lang of LANGS) {
  test(`every chapter has its book, whole on the screen (${lang})`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 1280, height: 720 })
    for (const position of ['I-18', 'II-20', 'III-14', 'IV-18', 'V-10', 'VI-15']) {
      await page.goto(`/gallery/wonder-book/${position}?lang=${lang}&theme=${lang === 'pl' ? 'light' : 'dark'}`)
      await expect(page.locator('.drawn svg'), position).toBeVisible({ timeout: 30_000 })
      const outside = await page.locator('.area').evaluateAll((areas) => {
        const [own] = document.querySelectorAll('.own')
        const floor = own?.getBoundingClientRect().top ?? 0
        return areas
          .filter((area) => area.getBoundingClientRect().bottom > floor + 8)
          .map((area) => area.getAttribute('data-area'))
      })
      expect(outside, `${position}: areas under the cards`).toEqual([])
      await expectAccessible(page, position)
    }
  })
}

/** Ends turns until an enemy phase is over, and returns its summary. */
async function passUntilEnemies(player: Player): Promise<Locator> {
  const { page } = player
  const summary = page.getByTestId('phase-summary')
  const answer = page.locator('.own [data-answer]').first()
  const pass = player.bar.getByRole('button', { name: 'End the turn' })
  for (let decisions = 0; decisions < 20; decisions++) {
    await player.wanted()
    if (await summary.or(page.getByTestId('enemy-phase')).first().isVisible()) break
    await player.decide(async () => {
      await ((await pass.isVisible()) ? pass : answer).click()
      return 'the turn'
    })
  }
  return summary
}

test('the effect of an action is shown before it is done; the dragon gives the reason for its hint', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/gallery/wonder-book/I-15?lang=en')
  const own = page.locator('.own')
  await own.locator('[data-answer]').first().click()
  await page.mouse.move(5, 5)
  await expect(page.getByTestId('news'), 'the first wyrm is explained').toContainText('two lives')
  await page.getByTestId('news').getByRole('button').click()
  await expect(page.getByTestId('news')).toBeHidden()
  await page.locator('.area.legal').first().hover()
  await expect(page.getByTestId('preview')).toContainText(/^\s*Move: /)
  await expect(page.locator('.area.meant')).toHaveCount(1)
  await page.mouse.move(5, 5)
  await expect(page.getByTestId('preview')).toBeHidden()
  const asking = page.locator('.table button.hint')
  await expect(asking).toHaveText(/Hint/)
  await asking.click()
  const dragon = page.getByTestId('counsel')
  await expect(dragon).toContainText('The paper dragon whispers')
  // First a direction: no move is named yet.
  await expect(dragon.locator('p')).toHaveCount(1)
  await expect(dragon.locator('p strong')).toHaveCount(0)
  await expect(page.getByTestId('hint')).toHaveCount(0)
  await expectAccessible(page, 'a hint')
  await asking.click()
  await expect(page.getByTestId('hint').getByRole('listitem').first()).toContainText(/wins \d+ % ± \d+/, { timeout: 60_000 })
  await expectAccessible(page, 'the moves of a hint')
  await asking.click()
  await expect(page.getByTestId('hint').or(dragon)).toHaveCount(0)
  await expect(asking).toHaveText(/Hint/)
})

test('the enemy phase is summed up, and each novelty is explained once on a device', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const player = new Player(page, clicking)
  await page.goto('/gallery/wonder-book/I-15?lang=en')
  await expect(page.getByTestId('news')).toBeVisible()
  await page.reload()
  await expect(page.locator('.drawn svg')).toBeVisible()
  await expect(page.getByTestId('news')).toBeHidden()
  const summary = await passUntilEnemies(player)
  await expect(summary).toContainText('Enemy phase')
  await expect(summary).toContainText('Wyrm cards:')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, preferences: { lang: 'en', pace: 'calm' } })

  test('the enemy phase plays itself, a key skips it, and companions say what they mean to do', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    const player = new Player(page, clicking)
    await page.goto('/gallery/wonder-book/III-14?lang=en')
    await expect(page.locator('.drawn svg')).toBeVisible()
    // Notes come and go: the test remembers every note that was on the page.
    await page.evaluate(() => {
      const seen = new Set<string>()
      const look = () => {
        for (const note of document.querySelectorAll('[data-testid="enemy-phase"], [data-testid="counsel"]'))
          seen.add(`${note.getAttribute('data-testid')} ${note.textContent?.trim()}`)
        document.documentElement.dataset['notes'] = [...seen].join('\n')
      }
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    const summary = await passUntilEnemies(player)
    await page.keyboard.press('Shift')
    await expect(page.getByTestId('enemy-phase')).toBeHidden()
    await expect(summary).toContainText('Wyrm cards:')
    await expect(page.locator('html')).toHaveAttribute('data-notes', /enemy-phase Enemy phase/)
    await expect(page.locator('html')).toHaveAttribute('data-notes', /counsel \w+ means to:/)
  })
})

test('the tutorial goes on as the real chapter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const player = new Player(page, clicking)
  const box = boxOf('wonder-book')
  const tutorial = await box?.tutorials?.[0]?.load('en')
  if (!box || !tutorial) throw new Error('the book has no tutorial')
  const { words, game } = await box.load('en', tutorial.options)
  const match = new Match(game, beginningOf(tutorial))
  await page.goto('/learn/wonder-book')
  const guide = page.getByTestId('guide')
  for (const { says, before = [], move } of tutorial.lessons) {
    for (const made of before) match.play(made.seat, made.move as Json)
    await expect(guide).toContainText(says)
    if (says === tutorial.lessons.at(-1)?.says) break
    if (move === undefined) await guide.getByRole('button', { name: player.text.tutorial.next }).click()
    else {
      const view = game.view(match.table, tutorial.learner)
      const name = words.move(view, openQuestion(match.table, tutorial.learner)?.question, move)
      await makeMove(page, name, false)
      match.play(tutorial.learner, move as Json)
    }
  }
  await guide.getByRole('button', { name: player.text.tutorial.real }).click()
  await expect(page).toHaveURL(/\/match\//)
  await expect(player.sentence).toContainText('A Dragon in a Jar')
  await player.touch('Free Dogear first.')
  await expect(page.getByTestId('reader')).toContainText('I shall look after you')
})
