import type { Page } from '@playwright/test'
import { drag } from '../../helpers/drag.ts'
import { expect, test } from '../../helpers/fixtures.ts'

/** Opens the page of a part of the board kit. */
async function part(page: Page, name: string): Promise<void> {
  await page.goto(`/gallery/kit/${name}?lang=en&theme=dark`)
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

const said = (page: Page) => page.getByTestId('pressed')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('arrows walk rows, grids, rings and hexes; Tab stops once in each, at something that may be pressed', async ({ page }) => {
  await part(page, 'roving')
  const { keyboard } = page
  await keyboard.press('Tab')
  const stops: (string | null | undefined)[] = []
  for (let i = 0; i < 3; i++) {
    stops.push(await focused(page))
    await keyboard.press('Tab')
  }
  // Nothing in the ring may be pressed.
  expect(stops).toEqual(['row 1', 'grid 1', 'ring 0'])
  // A part is entered again where it was left.
  const again = ['Shift+Tab', 'Shift+Tab', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Shift+Tab', 'Tab']
  for (const key of again) await keyboard.press(key)
  expect(await focused(page)).toBe('grid 7')

  const walk = async (from: string, ...keys: string[]) => {
    await page.getByRole('button', { name: from, exact: true }).focus()
    for (const key of keys) await keyboard.press(key)
    return focused(page)
  }
  expect(await walk('row 1', 'ArrowRight', 'ArrowDown')).toBe('row 3')
  expect(await walk('row 0', 'ArrowLeft')).toBe('row 5')
  expect(await walk('row 2', 'End', 'ArrowRight')).toBe('row 0')
  expect(await walk('grid 5', 'ArrowDown', 'ArrowRight')).toBe('grid 10')
  expect(await walk('grid 3', 'ArrowRight')).toBe('grid 3')
  expect(await walk('ring 11', 'ArrowRight')).toBe('ring 0')
  await keyboard.press('Space')
  await expect(said(page)).toHaveText('ring 0')
})

test('a board of hexes is walked by arrows, enlarged by wheel, keys and button, and shown whole again', async ({ page }) => {
  await part(page, 'hexes')
  const board = page.locator('[data-zoom]')
  await page.getByRole('button', { name: '0,0', exact: true }).focus()
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  expect(await focused(page)).toBe('1,0')

  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(board).toHaveAttribute('data-zoom', '1.96')
  // A focused thing comes into view.
  await page.keyboard.press('Home')
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowUp')
  expect(await focused(page)).toBe('0,-2')
  const inside = async () => {
    const [hex, port] = [await page.locator(':focus').boundingBox(), await board.boundingBox()]
    const middle = hex ? hex.y + hex.height / 2 : 0
    return port !== null && middle > port.y && middle < port.y + port.height
  }
  await expect.poll(inside).toBe(true)
  await page.getByRole('button', { name: 'All of it' }).click()
  await expect(board).toHaveAttribute('data-zoom', '1.00')

  const box = await board.boundingBox()
  if (!box) throw new Error('the board is not on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, -400)
  await expect(board).toHaveAttribute('data-zoom', '2.72')
  // A drag moves the board and presses nothing; a click presses.
  const before = await page.getByRole('button', { name: '0,0', exact: true }).boundingBox()
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 20, { steps: 4 })
  await page.mouse.up()
  const after = await page.getByRole('button', { name: '0,0', exact: true }).boundingBox()
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(60, 0)
  await expect(said(page)).toHaveText('')
  await page.getByRole('button', { name: '0,0', exact: true }).click({ force: true }) // it is dim
  await expect(said(page)).toHaveText('0,0')
})

test('a card of the hand goes to its place by two presses, by keys and by dragging', async ({ page }) => {
  await part(page, 'hand')
  const hand = page.getByRole('group', { name: 'Hand' })
  const card = (name: string) => hand.getByRole('button', { name })
  const first = page.getByRole('button', { name: 'first' })
  await expect(hand.getByRole('button')).toHaveCount(5)

  await card('Lightning').click()
  await expect(card('Lightning')).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  await expect(said(page)).toHaveText('bolt → first')
  await expect(hand.getByRole('button')).toHaveCount(4)

  await card('Meteor shower').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(card('Dark armour')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(card('Dark armour')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('shield → first')

  await drag(page, card('Magic door'), page.getByRole('button', { name: 'second' }))
  await expect(said(page)).toHaveText('door → second')
})

test('a card shows itself in large while it is looked at, and not over what comes next', async ({ page }) => {
  await part(page, 'cards')
  const lens = page.locator('.lens')
  const card = page.getByRole('button', { name: 'Meteor shower' }).first()
  await card.hover()
  await expect(lens).toBeVisible()
  const [small, large] = [await card.boundingBox(), await lens.boundingBox()]
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThan(1.5)
  await card.click()
  await expect(lens).toHaveCount(0)
  await expect(said(page)).toHaveText('meteors')

  // A card that means no move opens its lens.
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Magic door' }).first().click()
  await expect(lens).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lens).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long press shows a card in large and does not play it; the next press elsewhere closes it', async ({ page }) => {
    await part(page, 'cards')
    const lens = page.locator('.lens')
    const box = await page.getByRole('button', { name: 'Meteor shower' }).first().boundingBox()
    if (!box) throw new Error('the card is not on the page')
    const touch = await page.context().newCDPSession(page)
    const at = [{ x: box.x + 20, y: box.y + 20 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
    await expect(lens).toBeVisible()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(lens).toBeVisible()
    await expect(said(page)).toHaveText('')
    await page.touchscreen.tap(195, 800)
    await expect(lens).toHaveCount(0)
  })

  test('two fingers enlarge a board', async ({ page }) => {
    await part(page, 'hexes')
    const board = page.locator('[data-zoom]')
    const touch = await page.context().newCDPSession(page)
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400, id: 0 },
      { x: 195 + apart, y: 400, id: 1 },
    ]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) })
    for (const apart of [40, 50, 60])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(async () => Number(await board.getAttribute('data-zoom'))).toBeGreaterThan(1.5)
  })

  test('the hand is a strip that scrolls, its cards apart', async ({ page }) => {
    await part(page, 'hand')
    const boxes = await Promise.all(
      (await page.getByRole('group', { name: 'Hand' }).getByRole('button').all()).map((card) => card.boundingBox()),
    )
    const gaps = boxes.slice(1).map((box, i) => (box?.x ?? 0) - (boxes[i]?.x ?? 0) - (boxes[i]?.width ?? 0))
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(7.9)
  })
})

test('when the thing that had the focus is gone, the next one that may be pressed takes it', async ({ page }) => {
  await page.goto('/gallery/towers/spell?lang=en')
  await page.locator('.own [aria-disabled="false"]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-end="left"]').focus()
  await page.keyboard.press('Enter')
  // The card lies in the row, and so the end it was laid at is gone. Now one of the rival's cards may be pushed.
  await expect(page.locator('[data-end]')).toHaveCount(0)
  await expect(page.locator('.table :focus')).toHaveAttribute('aria-disabled', 'false')
})

test('the gallery lists the positions of every game and opens them', async ({ page }) => {
  await page.goto('/gallery?lang=en&theme=dark')
  await page.locator('[data-picture^="towers/"]').first().waitFor()
  const links = page.locator('[data-picture]')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(60)
  // `npm run pictures` opens them all.
  const games = Map.groupBy(addresses, (address) => address.split('/')[2])
  expect([...games.keys()]).toEqual(expect.arrayContaining(['kit', 'towers', 'prophecy', 'spellbook', 'sampler']))
  for (const [game, [first = '']] of games) {
    await page.goto(first)
    await page.locator(game === 'kit' ? 'main h1' : '[data-testid="sentence"]').waitFor()
  }
  // Looking at the gallery changes nothing on the device.
  expect(await page.evaluate(() => localStorage.getItem('grimuar/settings'))).not.toContain('theme":"dark')
})
