import type { Page } from '@playwright/test'
import { drag } from '../../helpers/drag.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { matchWhere, type ReferenceMatch } from '../../helpers/reference-match.ts'

// With animations: a piece that is let go flies on from there.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, preferences: { lang: 'en', pace: 'quick' } })

/** Opens a match in which the person at the screen is asked that kind of question. */
async function asked(page: Page, kind: string): Promise<{ player: Player; at: ReferenceMatch }> {
  const at = await matchWhere((now) => !now.over && now.seat === 0 && now.question.kind === kind && now.match.steps.length > 8, {
    people: ['human', 'bot'],
  })
  const player = new Player(page, clicking)
  await openRecord(page, at.record)
  await expect(player.sentence).toHaveText(at.asked)
  return { player, at }
}

test('a figure is dragged to a tower; dragged too far, the move is refused with its reason', async ({ page }) => {
  const { player, at } = await asked(page, 'go')
  const places = (at.view() as { places: number[] }).places
  const pawn = page.locator(`[data-place="${places[0]}"] .pawn`).first()
  const position = await player.position()

  await drag(page, pawn, page.getByRole('heading', { level: 1 }))
  await expect(player.sentence, 'nothing happens when it is dropped beside the table').toHaveText(at.asked)
  await expect.poll(() => player.position()).toBe(position)

  const far = [0, 1, 2, 3, 4, 5].find((place) => {
    const why = at.match.refusal(0, { do: 'go', place })
    return why?.reason === 'rule' && why.rule === 'TW-5.2'
  })
  await drag(page, pawn, page.locator(`[data-place="${far}"]`))
  await expect(player.refused.getByRole('link')).toHaveAttribute('href', /TW-5\.2$/)
  await expect.poll(() => player.position()).toBe(position)
  await page.keyboard.press('Escape')

  const step = at.moves.find((move) => (move as { do: string }).do === 'go') as { place: number }
  at.play(step)
  await drag(page, pawn, page.locator(`[data-place="${step.place}"]`))
  await expect.poll(async () => (await player.lines()).slice(0, at.lines(0).length)).toEqual(at.lines(0))
})

test('a card is dragged to the player’s own area', async ({ page }) => {
  const { player, at } = await asked(page, 'take')
  const { gap } = at.moves[0] as { gap: number }
  at.play(at.moves[0])
  await drag(page, page.locator(`[data-zone="gap:${gap}"]`), page.locator('[data-home]').locator('visible=true').first())
  await expect.poll(async () => (await player.lines()).slice(0, at.lines(0).length)).toEqual(at.lines(0))
})

test('pieces fly to their places, and nothing of the animation remains', async ({ page }) => {
  const { player } = await asked(page, 'go')
  const time = await page.evaluate(() => {
    // The longest animation.
    const longest = { time: 0 }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const motion = animate.call(this, frames, options)
      longest.time = Math.max(longest.time, Number(motion.effect?.getComputedTiming().endTime))
      return motion
    }
    Object.assign(globalThis, { longest })
    return longest.time
  })
  expect(time).toBe(0)
  await player.play((decisions) => decisions === 5)
  const longest = await page.evaluate(() => (globalThis as unknown as { longest: { time: number } }).longest.time)
  expect(longest, 'something moved').toBeGreaterThan(50)
  expect(longest, 'nothing takes longer than half a second').toBeLessThanOrEqual(500)
  // Every piece that flew is shown at its place, and only once.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')]
        const hidden = pieces.filter((piece) => piece.style.visibility === 'hidden').map((piece) => piece.dataset['piece'])
        const flying = [...document.querySelectorAll<HTMLElement>('[inert]')].filter(
          (likeness) => likeness.style.position === 'fixed',
        )
        return [...hidden, ...flying.map((likeness) => likeness.outerHTML.slice(0, 60))]
      }),
    )
    .toEqual([])
})
