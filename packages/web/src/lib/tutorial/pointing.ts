/** Finds the things a lesson points at, and a place for its text that does not cover them. */

/** CSS selectors of the frame's parts that a lesson may name; the board names all other parts itself. */
const FRAME: { readonly [part: string]: string } = {
  bar: '.frame .bar .now',
  undo: '.frame .bar .tools',
  players: '.frame .players',
  side: '.frame .side',
  own: '.frame .own',
}

/** Opens the tab that something is behind (see `data-holds` in board.ts); returns whether there was one to open. */
export function uncover(at: string, root: ParentNode = document): boolean {
  const tab = root.querySelector<HTMLElement>(`[data-holds~="${CSS.escape(at)}"][aria-selected="false"]`)
  tab?.click()
  return tab !== null
}

/** The element named by `zone:…`, `piece:…` or `part:…`; if there are several, a visible one. */
export function elementAt(at: string, root: ParentNode = document): HTMLElement | undefined {
  const [, what, id] = /^(zone|piece|part):(.+)$/.exec(at) ?? []
  if (!what || !id) return undefined
  const named = what === 'part' && FRAME[id]
  const found = root.querySelectorAll<HTMLElement>(named || `[data-${what}="${CSS.escape(id)}"]`)
  return [...found].find((element) => element.getClientRects().length > 0)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A rectangle on the screen. */
export interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** The edge of a wide screen that the text keeps to: right, or left if it would cover more on the right. */
export type Stand = 'right' | 'left'

const MARGIN = 12

/** The position where a text of this size covers the least of the described things. */
export function standFor(about: readonly Box[], words: Size, screen: Size): Stand {
  const { width, height } = words
  const top = screen.height - height - MARGIN
  const covered = (left: number) => Math.max(0, ...about.map((box) => shareUnder(box, { left, top, width, height })))
  return covered(screen.width - width - MARGIN) > covered(MARGIN) ? 'left' : 'right'
}

/** The share of a rectangle that lies under another. */
function shareUnder(box: Box, over: Box): number {
  const x = Math.min(box.left + box.width, over.left + over.width) - Math.max(box.left, over.left)
  const y = Math.min(box.top + box.height, over.top + over.height) - Math.max(box.top, over.top)
  return (Math.max(0, x) * Math.max(0, y)) / (box.width * box.height)
}
