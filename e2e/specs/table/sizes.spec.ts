import { chromium } from '@playwright/test'
import { browser } from '../../helpers/chromium-options.ts'
import { faultsOf } from '../../helpers/faults.ts'
import { touch } from '../../helpers/finger.ts'
import { expect, storePreferences, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { positionOf } from '../../helpers/positions.ts'
import { enlarged, resize, screenOf } from '../../helpers/screens.ts'

// Screens on which a table once broke. `npm run sizes` walks all of them.
const BROKE = {
  towers: ['360x640', '390x844', '640x360', '844x390'],
  spellbook: ['360x640', '390x844', '844x390', '768x1024', '1024x768', '1180x820'],
  prophecy: ['360x640', '390x844', '640x360', '844x390'],
  'black-rose': ['390x844', '844x390', '1180x820'],
  'wonder-book': ['390x844', '640x360', '1180x820'],
} as const

/** The longest names that the app proposes (`profile/avatars.test.ts`). */
const LONGEST = ['Wędrowny Czarodziej', 'Wędrowny Jednorożec', 'Wędrowny Niedźwiedź', 'Srebrny Czarodziej']

test.describe('by finger', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  for (const [game, sizes] of Object.entries(BROKE)) {
    test(`${game}: nothing is cut, covered, too small or out of reach on phones and tablets`, async ({ page }) => {
      await openRecord(page, await positionOf(game, 'late').record('en'))
      for (const size of sizes) {
        await resize(page, screenOf(size))
        expect.soft(await faultsOf(page, true), size).toEqual([])
      }
    })
  }

  for (const game of Object.keys(BROKE))
    test(`${game}: the longest names that the app proposes are seen whole beside the table`, async ({ page }) => {
      const record = await positionOf(game, 'late').record('en')
      const seats = Number(/^seats (\d)$/m.exec(record)?.[1])
      await openRecord(page, record.replace(/^names .*$/m, `names ${JSON.stringify(LONGEST.slice(0, seats))}`))
      await expect(page.locator('.players .panel > .who strong').last()).toHaveText(LONGEST[seats - 1] ?? '')
      for (const size of ['360x640', '390x844', '640x360', '844x390', '768x1024', '1024x768', '1280x720']) {
        await resize(page, screenOf(size))
        const faults = await faultsOf(page, true)
        expect
          .soft(
            faults.filter(({ what }) => what.startsWith('players ')),
            size,
          )
          .toEqual([])
      }
    })

  test('spellbook: on a phone all seven spells are tabs in one line, and each opens its page', async ({ page }) => {
    await openRecord(page, await positionOf('spellbook', 'late').record('en'))
    const tabs = page.locator('main').getByRole('tab')
    for (const size of ['360x640', '390x844', '844x390']) {
      await resize(page, screenOf(size))
      await expect(tabs).toHaveCount(7)
      const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)))
      expect(new Set(tops).size, `lines of tabs on ${size}`).toBe(1)
    }
    for (const tab of await tabs.all()) {
      await touch(page, tab, true)
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      const name = (await tab.getAttribute('aria-label')) ?? ''
      const opened = await page.locator('main').getByRole('tabpanel').getByRole('article').getAttribute('aria-label')
      expect(name.startsWith(opened ?? '?'), `${name} opens ${opened}`).toBe(true)
    }
  })

  test('spellbook: a payment on a small phone is seen whole, can be filled in, and can be cancelled', async ({ page }) => {
    await openRecord(page, await positionOf('spellbook', 'paying').record('en'))
    await resize(page, screenOf('360x640'))
    expect(await faultsOf(page, true)).toEqual([])
    const confirm = page.locator('[data-part="confirm"]')
    const picked = page.locator('main').getByRole('button', { pressed: true })
    await touch(page, confirm, true)
    expect(await picked.count()).toBeGreaterThanOrEqual(3)
    await touch(page, page.locator('[data-part="cancel"]'), true)
    await expect(confirm).toBeHidden()
    await expect(page.locator('main [data-part^="level:"][aria-disabled="false"]').first()).toBeVisible()
  })
})

test.describe('on phones', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const game of ['spellbook', 'prophecy', 'black-rose'])
    test(`${game}: on a phone four players stand side by side, all of them on the screen`, async ({ page }) => {
      await openRecord(page, await positionOf(game, 'late').record('en'))
      for (const size of ['360x640', '390x844']) {
        await resize(page, screenOf(size))
        const panels = await page.locator('.players .panel').evaluateAll((all) =>
          all.map((panel) => {
            const { left, right, top } = panel.getBoundingClientRect()
            return { top: Math.round(top), whole: left >= 0 && right <= innerWidth }
          }),
        )
        expect(panels, size).toHaveLength(4)
        expect(new Set(panels.map(({ top }) => top)).size, `lines of players on ${size}`).toBe(1)
        expect(
          panels.every(({ whole }) => whole),
          size,
        ).toBe(true)
      }
    })
})

test('with text twice as large every table is still whole', async ({ baseURL }) => {
  const chrome = await chromium.launch(enlarged(browser, 200))
  const context = await chrome.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  await storePreferences(context, { lang: 'en', pace: 'off' })
  const page = await context.newPage()
  for (const game of Object.keys(BROKE)) {
    await openRecord(page, await positionOf(game, 'late').record('en'))
    for (const size of ['1280x720', '1920x1080']) {
      await resize(page, screenOf(size))
      expect.soft(await faultsOf(page, false), `${game} ${size}`).toEqual([])
    }
  }
  await chrome.close()
})
