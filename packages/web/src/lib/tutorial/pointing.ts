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

/** A rectangle on the screen. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The smallest rectangle that contains all of them. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** The place of the text on a wide screen: over the side, or over the players while it describes the side. */
export type Stand = 'side' | 'left'

export function standFor(about: Box | undefined, width: number): Stand {
  return about && about.left > width * 0.72 ? 'left' : 'side'
}
