import { type Shape, type Spot, walk } from '@grimuar/ui/kit/walk.ts'
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

/** Walks to a thing by keys alone: with Tab to it or to its group, and on with the arrows. Returns how often Tab was pressed. */
export async function walkTo(page: Page, thing: Locator, most = 40): Promise<number> {
  for (let tabs = 0; tabs <= most; tabs++) {
    for (let steps = 0; steps < 100; steps++) {
      const group = await thing.evaluate(groupOf)
      if (group === 'elsewhere') break
      if (group === 'here') return tabs
      const key = keysTo(group.to, group.from, group.spots, group.shape)[0]
      if (key === undefined) throw new Error(`arrows do not reach “${await nameOf(thing)}”`)
      await page.keyboard.press(key)
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach “${await nameOf(thing)}”`)
}

/** A group of things that arrows walk, as it lies on the screen. */
interface Group {
  readonly shape: Shape
  readonly spots: readonly Spot[]
  readonly from: number
  readonly to: number
}

/** Whether the focus is on a thing, elsewhere, or in the same group. It runs in the page. */
function groupOf(thing: Element): 'here' | 'elsewhere' | Group {
  const focused = document.activeElement
  const part = thing.closest<HTMLElement>('[data-roving]')
  if (thing === focused) return 'here'
  if (!part || focused?.closest('[data-roving]') !== part) return 'elsewhere'
  const all = [...part.querySelectorAll('button, [role="button"], [role="tab"]')].filter(
    (each) => each.closest('[data-roving], dialog') === part && each.getClientRects().length > 0,
  )
  const spots = all.map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    return { x, y, width, height }
  })
  return { shape: part.dataset['roving'] as Shape, spots, from: all.indexOf(focused), to: all.indexOf(thing) }
}

/** A group, the thing in it that Tab stops at, and those that may be pressed. */
interface Stops {
  readonly shape: Shape
  readonly spots: readonly Spot[]
  readonly names: readonly string[]
  readonly stop: number
  readonly legal: readonly number[]
}

/** All groups of the table in which something may be pressed. */
export function stopsOn(page: Page): Promise<Stops[]> {
  return page.locator('main [data-roving]').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const all = [...part.querySelectorAll<HTMLElement>('button, [role="button"], [role="tab"]')].filter(
        (each) => each.closest('[data-roving], dialog') === part && each.getClientRects().length > 0,
      )
      const legal = all.flatMap((each, i) => (each.getAttribute('aria-disabled') === 'false' ? [i] : []))
      if (!legal.length) return []
      const spots = all.map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return { x, y, width, height }
      })
      const names = all.map((each) => (each.ariaLabel ?? each.textContent ?? '').trim())
      const stop = all.findIndex((each) => each.tabIndex === 0)
      return [{ shape: (part as HTMLElement).dataset['roving'] as Shape, spots, names, stop, legal }]
    }),
  )
}

/** In which part of the page the focus is, and whether on something that may be pressed. */
export function focusIn(page: Page): Promise<{ readonly part: 'bar' | 'main' | 'elsewhere'; readonly legal: boolean }> {
  return page.evaluate(() => {
    const at = document.activeElement
    const part = at?.closest('.bar') ? 'bar' : at?.closest('main') ? 'main' : 'elsewhere'
    return { part, legal: at?.getAttribute('aria-disabled') === 'false' }
  })
}

const WALKING = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'] as const

/** The fewest keys that lead from one thing of a group to another; none if they do not. */
export function keysTo(to: number, from: number, spots: readonly Spot[], shape: Shape): readonly string[] {
  const ways = new Map<number, readonly string[]>([[from, []]])
  for (const [at, way] of ways) {
    if (at === to) return way
    for (const key of WALKING) {
      const next = walk(key, at, spots, shape)
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, key])
    }
  }
  return []
}

function listed(player: Owner): Locator {
  return player.page.locator('#moves').getByRole('button', { includeHidden: true })
}

async function nameOf(thing: Locator): Promise<string> {
  return ((await thing.getAttribute('aria-label')) ?? (await thing.innerText())).trim()
}
