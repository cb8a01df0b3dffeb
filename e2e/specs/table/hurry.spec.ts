import type { Locator, Page } from '@playwright/test'
import { appText } from '../../helpers/app-text.ts'
import { touch } from '../../helpers/finger.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { type HeldBots, holdBots } from '../../helpers/held-bots.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

const t = appText.en

interface Watched {
  readonly player: Player
  readonly bots: HeldBots
  /** A tower to which the knight, whom the person plays, may go as soon as the mage has moved. */
  readonly tower: Locator
}

/** Opens a match of Six Towers in which the computer thinks as long as the test wants. */
async function watchBot(page: Page): Promise<Watched> {
  const bots = await holdBots(page)
  const player = new Player(page, clicking)
  await page.goto('/new/towers?position=jump')
  await page.getByRole('button', { name: t.setup.start }).click()
  const tower = player.table.locator('[data-place="3"] .tower')
  await expect(tower).toHaveAttribute('aria-disabled', 'true')
  await bots.asked()
  return { player, bots, tower }
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  await thing.scrollIntoViewIfNeeded() // waits until it stands still
  const box = await thing.boundingBox()
  if (!box) throw new Error(`${thing} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a click while the computer moves only hurries it, also if the button is released on my turn', async ({ page }) => {
  const { player, bots, tower } = await watchBot(page)
  const { x, y } = await middleOf(tower)
  await page.mouse.click(x, y)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await bots.letGo()
  await player.wanted()
  await expect(tower, 'a click here would be a move now').toHaveAttribute('aria-disabled', 'false')
  const before = await player.lines()
  await page.mouse.up()
  // The second press of a double press belongs to the first.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await player.undo.focus() // whatever a click would have done is done
  expect(await player.lines()).toEqual(before)
  await expect(player.refused).toHaveCount(0)

  await tower.click()
  await expect.poll(() => player.lines()).not.toEqual(before)
})

test('Space hurries the computer also while a thing of the table has the focus, and presses it on my turn', async ({ page }) => {
  const { player, bots, tower } = await watchBot(page)
  await tower.focus()
  await page.keyboard.press('Space')
  await page.keyboard.down('Space')
  await bots.letGo()
  await player.wanted()
  const before = await player.lines()
  await page.keyboard.down('Space') // a key that is held down repeats itself
  await page.keyboard.up('Space')
  expect(await player.lines()).toEqual(before)
  await expect(player.refused).toHaveCount(0)

  await tower.press('Space')
  await expect.poll(() => player.lines()).not.toEqual(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap while the computer moves only hurries it', async ({ page }) => {
    const { player, bots, tower } = await watchBot(page)
    await page.evaluate(() => {
      const look = () =>
        document.querySelector('[data-testid="refused"]') && document.documentElement.setAttribute('data-refused', '')
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    })
    // A card: a tap on a tower that takes long on a busy machine would be a long press.
    await touch(page, player.table.locator('[data-zone^="gap:"][aria-disabled="true"]').first(), true)
    await bots.letGo()
    await player.wanted()
    const before = await player.lines()
    await tower.tap()
    await expect.poll(() => player.lines()).not.toEqual(before)
    await expect(page.locator('html[data-refused]')).toHaveCount(0)
  })
})
