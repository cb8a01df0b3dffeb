import { boxOf } from '@grimuar/games'
import { same, type Table } from '@grimuar/kernel'
import type { Page } from '@playwright/test'
import { positions as rosePositions } from '../../../packages/games/black-rose/positions.ts'
import { positions as bookPositions } from '../../../packages/games/wonder-book/positions.ts'
import { en as advice } from '../../../packages/web/src/lib/advice/text/en.ts'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { levelMeasured } from '../../../packages/web/src/lib/text/level-words.ts'
import { appText } from '../../helpers/app-text.ts'
import { composing } from '../../helpers/black-rose.ts'
import { endDialog } from '../../helpers/end-dialog.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { box, openRecord } from '../../helpers/home-page.ts'
import { clicking, type Input } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { PolicyPlayer } from '../../helpers/policy-player.ts'
import { matchFromRecord, matchNearEnd, matchWhere } from '../../helpers/reference-match.ts'

const t = appText.en

/** Thinking takes as long as the machine is busy. */
const PATIENCE = { timeout: 60_000 }

test('a hint gives first a direction, then moves that glow, and is gone after a move', async ({ page }) => {
  const player = new Player(page, clicking)
  await page.goto('/new/towers?position=lastTurn')
  await page.getByRole('button', { name: t.setup.start }).click()
  expect(await player.wanted()).toBe('move')
  const hint = page.getByTestId('hint')
  await page.getByRole('button', { name: advice.hint.title, exact: true }).click()
  await expect(hint).toContainText(/move is clearly better|moves are about equally good/, PATIENCE)
  await expect(hint.getByRole('listitem')).toHaveCount(0)

  await page.getByRole('button', { name: advice.hint.more }).click()
  const first = hint.getByRole('listitem').first()
  await expect(first).toContainText(/wins \d+ % ± \d+/)
  const move = (await first.locator('strong').textContent()) ?? ''
  // The best move glows wherever it can be pressed: on the table, or in the bar.
  await expect(page.locator('main [data-hinted], header [data-hinted]').first()).toBeVisible()
  await player.touch(move)
  await expect(hint).toHaveCount(0)
  await expect(page.locator('[data-hinted]')).toHaveCount(0)
})

/** Breaks a curse where that is possible, so that a game of The Prophecy comes to its end. */
const finishing: Input = async (player) => {
  const curse = player.page.locator('[data-part="break"]').first()
  if (!(await curse.isVisible())) return clicking(player)
  await curse.click()
  return 'a curse'
}

/** Has the match analysed whose end is shown, looks at what the analysis tells, and plays on from the first turn of its graph. */
async function analyseAndPlayOn(page: Page, timeout: number): Promise<void> {
  const end = endDialog(page, t)
  await end.getByRole('button', { name: advice.analysis.offer }).click()
  const analysis = end.getByTestId('analysis')
  const graph = analysis.getByRole('button', { name: advice.analysis.graph })
  await expect(graph).toBeVisible({ timeout })
  await expect(analysis.getByText(advice.analysis.apart)).toBeVisible()
  // Either turning points with how much they changed, or a sentence that there are none.
  const points = analysis.getByRole('listitem').filter({ has: page.getByRole('button', { name: advice.analysis.show }) })
  const none = analysis.getByText(advice.analysis.none)
  expect((await points.count()) > 0).toBe(!(await none.isVisible()))
  for (const point of await points.all()) await expect(point).toContainText(/[+−]\d+ % ± \d+/)

  // It is kept with the match.
  await page.reload()
  await expect(graph).toBeVisible()

  // A press at the left end of the graph shows the beginning; from there the match is played again.
  const { width, height } = (await graph.boundingBox()) ?? { width: 0, height: 0 }
  await graph.click({ position: { x: width * 0.07, y: height / 2 } })
  const address = page.url()
  await page.getByRole('button', { name: frame.playOn }).click()
  await expect(page).not.toHaveURL(address)
}

for (const [game, position, ...tag] of [
  ['towers', 'lastTurn'],
  ['spellbook', 'lastSpell', '@long'],
  ['prophecy', 'last-curse', '@long'],
] as const)
  test(`the analysis of a finished game of ${game} is kept, and one plays on from its moments`, { tag }, async ({ page }) => {
    test.setTimeout(240_000)
    const player = new Player(page, finishing)
    await page.goto(`/new/${game}?position=${position}`)
    await page.getByRole('button', { name: t.setup.start }).click()
    await player.play()
    await analyseAndPlayOn(page, 120_000)
    expect(await player.wanted()).toBe('move')
    await player.decide()
  })

test('the analysis of a game from a file can be stopped; it tells each seat’s chances and what a better move would have brought', async ({
  page,
}) => {
  test.setTimeout(240_000)
  // Moves by chance: so many mistakes that some are turning points.
  const at = await matchWhere(undefined, { people: ['human', 'bot'], seed: 2 })
  await openRecord(page, at.record)
  const analysis = endDialog(page, t).getByTestId('analysis')
  const offer = analysis.getByRole('button', { name: advice.analysis.offer })
  await offer.click()
  await expect(analysis.getByRole('progressbar')).toBeVisible()
  await analysis.getByRole('button', { name: advice.analysis.cancel }).click()
  await expect(analysis.getByRole('progressbar')).toHaveCount(0)
  await offer.click()

  // Every seat has a line, and its last chance is how the game ended.
  const graph = analysis.getByRole('button', { name: advice.analysis.graph })
  await expect(graph).toBeVisible({ timeout: 120_000 })
  const told = (await graph.getAttribute('aria-label')) ?? ''
  for (const [seat, name] of at.names.entries()) {
    const won = at.words.outcome(at.match.game.result(at.match.table), at.names, null).includes(name)
    expect(told, `the chances of seat ${seat}`).toMatch(new RegExp(`${name}: (\\d+ %, ){5,}${won ? 100 : 0} %`))
  }
  const mine = graph.locator('polyline.mine')
  const first = await mine.getAttribute('points')
  const points = analysis.getByRole('listitem').filter({ has: page.getByRole('button', { name: advice.analysis.show }) })
  const whose = analysis.getByLabel(advice.analysis.whose)
  let mistakes = 0
  let draws = 0
  for (const name of at.names) {
    await whose.selectOption(name)
    for (const point of await points.filter({ hasText: 'Better:' }).all()) {
      mistakes++
      const text = (await point.textContent()) ?? ''
      const [, loss, played, better] = /−(\d+) % ± \d+.* \(wins (\d+) %\)\. Better: .+ \(wins (\d+) %\)\./.exec(text) ?? []
      expect(Math.abs(Number(better) - Number(played) - Number(loss)), text).toBeLessThanOrEqual(1)
    }
    // Every turning point can be seen on the graph, also where a turn has several.
    const marks = await graph.locator('circle').evaluateAll((all) =>
      all.map((one) => {
        const { x, y } = one.getBoundingClientRect()
        return `${x.toFixed()} ${y.toFixed()}`
      }),
    )
    expect(marks).toHaveLength(await points.count())
    expect(new Set(marks).size, marks.join(', ')).toBe(marks.length)
    for (const point of await points.filter({ hasText: `${advice.analysis.kinds.luck} ` }).all()) {
      const [, drawn = ''] = await point.getByRole('paragraph').allTextContents()
      for (const line of drawn.split('; ')) if (drawn) expect(at.lines(at.names.indexOf(name))).toContain(line)
      if (drawn) draws++
    }
  }
  expect(mistakes).toBeGreaterThan(0)
  expect(draws, 'what was drawn where luck changed the chances').toBeGreaterThan(0)
  expect(await mine.getAttribute('points')).not.toBe(first)

  // Beside the level of those who will play on stands how strong it was.
  const level = analysis.getByLabel(frame.playOnAs)
  await level.selectOption('master')
  const strength = levelMeasured(t.setup, box.id, 'master')
  expect(strength).not.toBe('')
  await expect(level).toHaveAccessibleDescription(strength)
  await expect(analysis.getByText(strength)).toBeVisible()

  // The better move is made in a match of its own, at the moment of the mistake.
  const mistake = points.filter({ hasText: 'Better:' }).first()
  const [, better = ''] = /Better: (.+) \(wins/.exec((await mistake.textContent()) ?? '') ?? []
  const address = page.url()
  await mistake.getByRole('button', { name: advice.analysis.playBetter }).click()
  await expect(page).not.toHaveURL(address)
  const id = /\/match\/([^/?#]+)/.exec(page.url())?.[1]
  const saved = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `grimuar/match/${id}`)) ?? '{}')
  const { match } = await matchFromRecord(saved.record)
  const common = match.steps.findIndex(({ move }, step) => !same(move, at.match.steps[step]?.move ?? null))
  expect(common).toBeGreaterThanOrEqual(0)
  const table: Table = match.at(common)
  const { seat = 0, move } = match.steps[common] ?? {}
  expect(at.words.move(match.game.view(table, seat), table.ask?.question, move)).toBe(better)
})

/** The two large games are opened a few steps before the end of a match that began late, so that there is not too much to analyse. */
const LEFT = 8
const BOTH = { thinking: true, people: ['human', 'bot'], seed: 2 } as const

test('the analysis of a finished game of black-rose is kept, and one plays on from its moments', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  await fixRandom(context, 1)
  const from = rosePositions['a room about to break']?.()
  const { record } = await matchNearEnd(LEFT, { of: boxOf('black-rose'), from, ...BOTH })
  await openRecord(page, record)
  const player = new Player(page, composing(), { patience: 60_000 })
  await player.play()
  await analyseAndPlayOn(page, 400_000)
  expect(await player.wanted()).toBe('move')
  await player.decide()
})

test('the analysis of a finished chapter of wonder-book is kept, and one plays on from its moments', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.setTimeout(600_000)
  await fixRandom(context, 1)
  const from = bookPositions['I-26']?.()
  const { record } = await matchNearEnd(LEFT, { of: boxOf('wonder-book'), from, ...BOTH })
  await openRecord(page, record)
  const policy = new PolicyPlayer(new Player(page, clicking), 'wonder-book')
  await policy.play()
  await analyseAndPlayOn(page, 400_000)
  const begun = await policy.play(() => true)
  const after = await policy.play(({ match }) => match.steps.length > begun.match.steps.length)
  expect(after.match.steps.length).toBeGreaterThan(begun.match.steps.length)
})
