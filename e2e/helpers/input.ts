import { expect, type Locator, type Page } from '@playwright/test'

/** The parts of the screen that an input method needs. */
interface Owner {
  readonly page: Page
  /** Buttons on the table that may be pressed now. */
  readonly glowing: Locator
  readonly bar: Locator
  /** Glowing things, and the buttons of the bar. */
  readonly choices: Locator
  readonly roll: (sides: number) => number
}

/** Presses one thing that may be pressed now, and returns its name. */
export type Input = (player: Owner) => Promise<string>

/** With the mouse: something that glows on the table, or a button of the action bar. */
export const clicking: Input = async (player) => {
  const [thing, name] = await pick(player)
  await thing.click()
  return name
}

/** With a finger, on a touch screen. */
export const tapping: Input = async (player) => {
  const [thing, name] = await pick(player)
  const twice = await pointsFirst(thing)
  await thing.tap()
  // If the first touch only points, a button plays the move.
  const doIt = player.page.getByTestId('do-it')
  if (twice) await doIt.waitFor()
  if (await doIt.isVisible()) await doIt.tap()
  return name
}

/** Whether the first tap on a thing only points at what it means. */
export function pointsFirst(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => element.closest('[data-points]') !== null)
}

/** With the keyboard only: in turn each of the ways that the app's own list of keys names. */
export function typing(): Input {
  const ways = [byNumber, byList, byTab]
  let turn = 0
  return (player) => (ways[turn++ % ways.length] as Input)(player)
}

async function pick(player: Owner): Promise<[Locator, string]> {
  const things = player.choices
  const names = await things.evaluateAll((all) =>
    all.map((thing) => (thing.ariaLabel ?? (thing as HTMLElement).innerText).trim()),
  )
  const at = player.roll(names.length)
  return [things.nth(at), names[at] ?? '']
}

/** Presses the number of a move in the list of moves, then Enter. */
const byNumber: Input = async (player) => {
  const moves = listed(player)
  const at = player.roll(Math.min(9, await moves.count()))
  const name = await nameOf(moves.nth(at))
  await player.page.keyboard.press(`${at + 1}`)
  await expect(moves.nth(at)).toBeFocused()
  await player.page.keyboard.press('Enter')
  return name
}

/** Opens the list with M, walks with the arrows, presses Enter. */
const byList: Input = async (player) => {
  const moves = listed(player)
  const { keyboard } = player.page
  const at = player.roll(await moves.count())
  const name = await nameOf(moves.nth(at))
  await keyboard.press('m')
  for (let i = 0; i < at; i++) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  return name
}

/** Walks with Tab to something that glows, then presses Space. */
const byTab: Input = async (player) => {
  const { page } = player
  const wanted = (await player.glowing.count()) ? player.glowing : player.bar.getByRole('button')
  const thing = wanted.nth(player.roll(await wanted.count()))
  const name = await nameOf(thing)
  await walkTo(page, thing)
  await page.keyboard.press('Space')
  return name
}

/** Presses Tab until an element has the focus, at most about once around the page. */
export async function walkTo(page: Page, thing: Locator, most = 150): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await thing.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach “${await nameOf(thing)}”`)
}

function listed(player: Owner): Locator {
  return player.page.locator('#moves').getByRole('button', { includeHidden: true })
}

async function nameOf(thing: Locator): Promise<string> {
  return ((await thing.getAttribute('aria-label')) ?? (await thing.innerText())).trim()
}
