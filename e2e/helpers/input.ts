import { expect, type Locator, type Page } from '@playwright/test'

/** The parts of the screen that an input method needs. */
export interface Owner {
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
  return (await press(player, (thing) => thing.click({ timeout: PRESS_MS }))).name
}

/** With a finger, on a touch screen. */
export const tapping: Input = async (player) => {
  let twice = false
  const { name } = await press(player, async (thing) => {
    twice = await pointsFirst(thing)
    await thing.tap({ timeout: PRESS_MS })
  })
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

const PRESS_MS = 10_000

/** Presses one of the things that may be pressed. If a thing dims or goes before it is touched, as people see, too, another is taken. */
async function press(player: Owner, touch: (thing: Locator) => Promise<void>): Promise<{ readonly name: string }> {
  for (;;) {
    const things = player.choices
    await things.first().waitFor()
    const names = await things.evaluateAll((all) =>
      all.map((thing) => (thing.ariaLabel ?? (thing as HTMLElement).innerText).trim()),
    )
    const at = player.roll(Math.max(1, names.length))
    const thing = things.nth(at)
    const chosen = await thing.elementHandle({ timeout: 1000 }).catch(() => null)
    if (!chosen) continue
    try {
      await touch(thing)
      return { name: names[at] ?? '' }
    } catch (problem) {
      const gone = await chosen.evaluate((element) => !element.isConnected || element.getAttribute('aria-disabled') === 'true')
      if (!gone) throw problem
    }
  }
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

/** Walks to a thing by keys alone: with Tab to it or to its group, and on with the arrows. */
export async function walkTo(page: Page, thing: Locator, most = 60): Promise<void> {
  for (let tabs = 0; tabs <= most; tabs++) {
    if (await thing.evaluate((element) => element === document.activeElement)) return
    if (await thing.evaluate(sharesGroup)) return walkInGroup(page, thing)
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach “${await nameOf(thing)}”`)
}

/**
 * Whether arrows should lead from the focus to a thing. A group that has the focus itself, such as a map that is moved by keys, leads
 * into itself by Tab. It runs in the page.
 */
function sharesGroup(thing: Element): boolean {
  const group = thing.closest('[data-roving]')
  const focused = document.activeElement
  return group !== null && focused !== group && focused?.closest('[data-roving]') === group
}

/** Walks to a thing by arrows alone, from another of its group. */
export async function walkInGroup(page: Page, thing: Locator): Promise<void> {
  const tried = new Map<string, Set<string>>()
  for (let presses = 0; presses < 100; presses++) {
    const { at, keys } = await thing.evaluate(arrowsTowards)
    if (!keys.length) return
    const before = tried.get(at) ?? new Set()
    tried.set(at, before)
    const key = keys.find((each) => !before.has(each))
    if (key === undefined) break
    before.add(key)
    await page.keyboard.press(key)
  }
  throw new Error(`arrows do not reach “${await nameOf(thing)}”`)
}

/** Where the focus is, and the arrows by how far they lead towards a thing; none if it has the focus. It runs in the page. */
function arrowsTowards(thing: Element): { at: string; keys: string[] } {
  const focused = document.activeElement
  if (!focused || focused === thing) return { at: '', keys: [] }
  const [from, to] = [focused.getBoundingClientRect(), thing.getBoundingClientRect()]
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
  const along = { ArrowRight: x, ArrowLeft: -x, ArrowDown: y, ArrowUp: -y }
  const keys = Object.entries(along).sort(([, a], [, b]) => b - a)
  const group = thing.closest<HTMLElement>('[data-roving]')
  const at = `${Math.round(from.x)},${Math.round(from.y)}`
  // In a row each arrow goes on or back in the order things are read: it has to be held to.
  if (group?.dataset['roving'] === 'row') {
    const after = focused.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_FOLLOWING
    return { at, keys: [after ? 'ArrowRight' : 'ArrowLeft'] }
  }
  return { at, keys: [...keys.map(([key]) => key), 'Home', 'End'] }
}

/** In which part of the page the focus is, and whether on something that may be pressed. */
export function focusIn(page: Page): Promise<{ readonly part: 'bar' | 'main' | 'elsewhere'; readonly legal: boolean }> {
  return page.evaluate(() => {
    const at = document.activeElement
    const part = at?.closest('.bar') ? 'bar' : at?.closest('main') ? 'main' : 'elsewhere'
    return { part, legal: at?.getAttribute('aria-disabled') === 'false' }
  })
}

function listed(player: Owner): Locator {
  return player.page.locator('#moves').getByRole('button', { includeHidden: true })
}

async function nameOf(thing: Locator): Promise<string> {
  return ((await thing.getAttribute('aria-label')) ?? (await thing.innerText())).trim()
}
