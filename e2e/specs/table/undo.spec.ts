import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { playOnBoth } from '../../helpers/play-on-both.ts'
import { Player } from '../../helpers/player.ts'
import { matchWhere, type ReferenceMatch } from '../../helpers/reference-match.ts'

/** The reasons why undo cannot go back further. */
function hint(at: ReferenceMatch) {
  return at.match.undoReach(at.seat).stop
}

/** A move after which the same player goes on and nothing was drawn or revealed. */
function quiet(at: ReferenceMatch): unknown {
  return at.moves.find((move) => {
    const later = at.after(move)
    const step = later.match.steps.at(-1)
    return !step?.chance && !step?.reveal && later.seat === at.seat
  })
}

test('two people: undo takes a step back, and its line in the log is struck through', async ({ page }) => {
  const at = await matchWhere((now) => now.match.steps.length > 6 && quiet(now) !== undefined)
  const player = new Player(page, clicking)
  const t = player.text
  await openRecord(page, at.record)
  await player.lift()
  await expect(player.sentence).toHaveText(at.asked)
  const seen = async () => [await player.position(), await player.sentence.textContent(), ...(await player.lines())]
  const before = await seen()
  const name = at.call(quiet(at))

  await playOnBoth(player, at, quiet(at))
  const reach = at.match.undoReach(at.seat)
  await expect(player.undo).toHaveAccessibleName(`${t.undo.button}. ${t.undo.reach(reach.steps, t.undo.stops[reach.stop])}.`)
  await expect.poll(() => player.lines()).toEqual(at.lines(at.seat))
  const after = await seen()
  expect(after).not.toEqual(before)
  await player.undo.click()
  await expect.poll(seen).toEqual(before)
  await expect(player.log.locator('s')).toHaveText(after.slice(before.length) as string[])
  await expect(page.getByRole('status').filter({ hasText: t.undo.undone(1) })).toHaveCount(1)

  // Play it again, and undo with the keyboard.
  await player.touch(name)
  await expect(player.log.locator('s')).toHaveCount(0)
  await page.keyboard.press('u')
  await expect.poll(seen).toEqual(before)
})

for (const [stop, there] of [
  ['chance', (now: ReferenceMatch) => now.question?.kind !== 'go' && hint(now) === 'chance'],
  ['reveal', (now: ReferenceMatch) => hint(now) === 'reveal'],
  ['other', (now: ReferenceMatch) => now.question?.kind === 'go' && now.match.steps.length > 8 && hint(now) === 'other'],
] as const) {
  test(`two people: undo stops at ${stop}, says so, and goes further only if both agree`, async ({ page }) => {
    const at = await matchWhere((now) => !now.over && now.match.undoReach(now.seat).steps === 0 && there(now))
    const player = new Player(page, clicking)
    const t = player.text
    await openRecord(page, at.record)
    await player.lift()
    const position = at.position(at.seat)
    await expect.poll(() => player.position()).toBe(position)
    await expect(player.undo).toHaveAccessibleName(`${t.undo.button}. ${t.undo.cannot(t.undo.stops[stop])}.`)
    await player.undo.click()
    const asks = page.getByRole('dialog', { name: t.undo.askTitle })
    await expect(asks).toContainText(t.undo.askText(t.undo.stops[stop], at.names[1 - at.seat] ?? ''))
    await asks.getByRole('button', { name: t.cancel }).click()
    await expect.poll(() => player.position()).toBe(position)

    const seat = at.seat
    await player.undo.click()
    await asks.getByRole('button', { name: t.undo.askYes }).click()
    at.takeBack(seat)
    await expect(player.sentence).toHaveText(at.asked)
    await expect.poll(() => player.lines()).toEqual(at.lines(seat))
  })
}

test('at the beginning there is nothing to undo', async ({ page }) => {
  const at = await matchWhere(() => true)
  const player = new Player(page, clicking)
  const t = player.text
  await openRecord(page, at.record)
  await player.lift()
  await expect(player.undo).toHaveAccessibleName(`${t.undo.button}. ${t.undo.nothing}`)
  await expect(player.undo).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('u')
  await expect(page.getByRole('dialog', { name: t.undo.askTitle })).toBeHidden()
  await expect(player.sentence).toHaveText(at.asked)
})

test('against the computer undo goes back to the player’s previous decision', async ({ page }) => {
  const at = await matchWhere((now) => now.question?.kind === 'go' && now.seat === 0 && now.match.steps.length > 8, {
    people: ['human', 'bot'],
  })
  const player = new Player(page, clicking)
  const t = player.text
  await openRecord(page, at.record)
  await expect(player.sentence).toHaveText(at.asked)
  await expect(player.undo).toHaveAccessibleName(`${t.undo.button}. ${t.undo.further}.`)
  const own = at.match.steps.findLastIndex((step) => step.seat === 0)
  expect(own).toBeLessThan(at.match.steps.length - 1)
  await player.undo.click()
  at.takeBack(0)
  await expect(player.sentence).toHaveText(at.asked)
  await expect.poll(() => player.lines()).toEqual(at.lines(0))
  // Again, to the decision before that.
  await player.undo.click()
  at.takeBack(0)
  await expect.poll(() => player.lines()).toEqual(at.lines(0))
  // After a reload it is still undone.
  await page.reload()
  await expect(player.sentence).toHaveText(at.asked)
  await expect.poll(() => player.lines()).toEqual(at.lines(0))
  await player.play((decisions) => decisions === 2)
})

test.describe('while the computer thinks', () => {
  // At this pace the computer waits before it moves, so there is time for undo.
  test.use({ preferences: { lang: 'en', pace: 'calm' } })

  test('undo stops its move', async ({ page }) => {
    const ends = (now: ReferenceMatch) => now.moves.findLast((move) => now.after(move).seat === 1 && !now.after(move).over)
    const at = await matchWhere((now) => !now.over && now.seat === 0 && now.match.steps.length > 6 && ends(now) !== undefined, {
      people: ['human', 'bot'],
    })
    const player = new Player(page, clicking)
    await openRecord(page, at.record)
    await expect(player.sentence).toHaveText(at.asked)
    await player.touch(at.call(ends(at)))
    await page.keyboard.press('u')
    await expect(player.sentence).toHaveText(at.asked)
    await page.waitForTimeout(1500)
    await expect.poll(() => player.lines()).toEqual(at.lines(0))
    await expect.poll(() => player.position()).toBe(at.position(0))
  })
})
