import type { Box } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import type { Page } from '@playwright/test'
import { animationsDone } from '../../helpers/accessibility.ts'
import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { begin, box, openHome, openRecord } from '../../helpers/home-page.ts'
import { clicking, tapping } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { matchWhere, type ReferenceMatch } from '../../helpers/reference-match.ts'

const KINDS = ['go', 'take', 'side', 'spell', 'second', 'anySpell', 'look', 'exchange', 'push', 'lose', 'guess']

/** A match in which the first seat is asked that kind of question, late if possible, because then the table is full. */
async function late(kind: string): Promise<ReferenceMatch> {
  const asked = (now: ReferenceMatch) => !now.over && now.seat === 0 && now.question.kind === kind
  const staging = { people: ['human', 'bot'] } as const
  return matchWhere((now) => asked(now) && now.match.steps.length > 45, staging).catch(() => matchWhere(asked, staging))
}

/** Expects that every legal answer can be pressed somewhere and that nothing covers it. */
async function everyAnswer(page: Page, player: Player, at: ReferenceMatch): Promise<void> {
  await expect(player.sentence).toHaveText(at.asked)
  for (const move of at.moves) {
    const name = at.call(move)
    await expect(player.choice(name), name).toBeVisible()
    await player.choice(name).click({ trial: true })
  }
  expect(await page.evaluate(() => scrollY + scrollX)).toBe(0)
}

/** Elements larger than the window, so that the page would scroll. */
function overflow(page: Page, both = true): Promise<string[]> {
  return page.evaluate((down) => {
    const root = document.documentElement
    const out: string[] = []
    if (root.scrollWidth > innerWidth) out.push(`${root.scrollWidth - innerWidth} px to the right`)
    if (down && root.scrollHeight > innerHeight) out.push(`${root.scrollHeight - innerHeight} px down`)
    return out
  }, both)
}

/**
 * Things that are too small for a finger: under 44 px in either direction, or 24 px for those that only explain a refusal.
 * Links inside a sentence may be as high as the text.
 */
async function tooSmall(page: Page): Promise<string[]> {
  await animationsDone(page)
  return page.evaluate(() => {
    const found: string[] = []
    for (const thing of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!thing.checkVisibility({ visibilityProperty: true }) || thing.closest('[inert], .unseen')) continue
      if (thing.matches('a') && getComputedStyle(thing).display === 'inline') continue
      const { width, height } = (thing.closest('label') ?? thing).getBoundingClientRect()
      const least = thing.ariaDisabled === 'true' ? 24 : 44
      // Rounding may lose half a pixel.
      if (width > least - 0.5 && height > least - 0.5) continue
      const name = thing.ariaLabel ?? thing.textContent?.trim()
      found.push(`${Math.round(width)}×${Math.round(height)} ${thing.tagName.toLowerCase()} “${name?.slice(0, 60)}”`)
    }
    return found
  })
}

test('at 1280×720 nothing scrolls, and every answer to every question can be clicked', async ({ page }) => {
  const player = new Player(page, clicking)
  for (const kind of KINDS) {
    const at = await late(kind)
    await openRecord(page, at.record)
    await everyAnswer(page, player, at)
    expect.soft(await overflow(page), kind).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every answer to every question can be tapped; nothing is outside the screen or too small', async ({ page }) => {
    const player = new Player(page, tapping)
    for (const kind of KINDS) {
      const at = await late(kind)
      await openRecord(page, at.record)
      await everyAnswer(page, player, at)
      expect.soft(await overflow(page), kind).toEqual([])
      expect.soft(await tooSmall(page), kind).toEqual([])
    }
  })

  test('no page is wider than the phone, and everything is large enough for a finger', async ({ page }) => {
    const t = appText.en
    const over = await matchWhere()
    await openRecord(page, over.record)
    await expect(page.getByTestId('outcome')).toBeVisible()
    expect.soft(await overflow(page), 'end').toEqual([])
    expect.soft(await tooSmall(page), 'end').toEqual([])
    await openHome(page)
    for (const address of ['/', `/new/${box.id}`, `/rules/${box.id}`, '/about', '/no/such/page']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await overflow(page, false), address).toEqual([])
      expect.soft(await tooSmall(page), address).toEqual([])
      await page.getByRole('button', { name: t.menu.settings }).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await overflow(page, false), `settings on ${address}`).toEqual([])
      expect.soft(await tooSmall(page), `settings on ${address}`).toEqual([])
    }
  })

  test('a few turns with taps only', async ({ page }) => {
    const player = new Player(page, tapping, { seed: 3 })
    const t = player.text
    await begin(page)
    await player.play((decisions) => decisions === 7)
    const lines = (await player.lines()).length

    // On a phone the log is a drawer, and the player's own part of the table is a sheet.
    const side = page.getByRole('complementary', { name: t.table.side })
    await page.getByRole('button', { name: t.table.side }).tap()
    await expect(player.log).toBeInViewport()
    expect(lines).toBeGreaterThan(5)
    await side.getByRole('button', { name: t.close }).tap()
    await expect(player.log).not.toBeInViewport()
    const handle = page.getByRole('button', { name: t.table.sheet })
    await handle.tap()
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    await handle.tap()
    await expect(handle).toHaveAttribute('aria-expanded', 'true')

    // A refusal, and undo.
    await player.table.locator('button[aria-disabled="true"]').first().tap({ force: true })
    await expect(player.refused).toBeVisible()
    await player.refused.getByRole('button', { name: t.close }).tap()
    const seen = async () => (await player.sentence.textContent()) + (await player.position())
    const before = await seen()
    await player.undo.tap()
    await expect.poll(seen).not.toBe(before)
  })
})

test('the last turn of the computer is marked when it is my turn', async ({ page }) => {
  for (const [game, marked] of [
    ['towers', '.arrived'],
    ['spellbook', '.marked'],
    ['prophecy', '.card.marked'],
  ] as const) {
    const mine = (now: ReferenceMatch) => {
      const [one, two] = now.match.steps.slice(-2)
      return !now.over && now.seat === 0 && now.match.steps.length > 20 && one?.seat === 1 && two?.seat === 1
    }
    const at = await matchWhere(mine, { of: boxOf(game) as Box, people: ['human', 'bot'], thinking: true })
    await openRecord(page, at.record)
    await expect(page.getByRole('main').or(page.getByRole('complementary')).locator(marked).first(), game).toBeVisible()
  }
})
