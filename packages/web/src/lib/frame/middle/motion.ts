import type { GameEvent } from '@grimuar/kernel'
import type { Board, Highlight, Pace } from '@grimuar/ui'
import type { Flight } from '@grimuar/ui/flight'
import { FocusRescue } from '@grimuar/ui/kit/focus.ts'
import { tick } from 'svelte'
import type { Change, Show } from '#lib/session/match-session.ts'
import { Presses } from './presses.ts'

/** The milliseconds for which a highlight is looked at before the next event is shown. */
const WORTH = 950

interface Motion {
  readonly show: Show
  readonly close: () => void
}

/** Draws the changes of a match with flying pieces. `tell` gets each highlight of the board as it happens. */
export function motionIn(
  root: HTMLElement,
  pace: () => Pace,
  board: () => Board,
  tell: (event: GameEvent, highlight: Highlight) => void,
): Motion {
  const rescue = new FocusRescue(root, '.table, .own')
  const presses = new Presses()
  const moves = () => pace() !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  let flight: Promise<Flight | undefined> | undefined
  /** The code for flying pieces is loaded late. If that fails, the match is shown without it. */
  const loadFlight = () => {
    flight ??= import('@grimuar/ui/flight').then(
      ({ Flight }) => new Flight(root, pace),
      () => undefined,
    )
    return flight
  }
  if (moves()) void loadFlight()

  async function draw({ make }: Change, first: boolean, last: boolean): Promise<void> {
    // A press may end the animation before this change.
    if (presses.shown) await presses.shown
    if (first) rescue.before()
    spareFocus()
    make()
    await tick()
    if (last) rescue.after()
  }

  /** Tells the last highlight among some events; returns for how long it is looked at. */
  function tellHighlight(told: readonly GameEvent[]): number {
    for (const event of told.toReversed()) {
      const highlight = board().highlight?.(event)
      if (!highlight) continue
      tell(event, highlight)
      return WORTH
    }
    return 0
  }

  const show: Show = async (changes, most, soon) => {
    // Before flights look where pieces are: that takes time, too.
    if (presses.shown) await presses.shown
    soon?.()
    const flying = moves() ? await loadFlight() : undefined
    const [end] = changes.slice(-1)
    if (!end) return
    if (!flying) return draw(end, true, true)
    let first = true // which change is drawn first depends on the time there is
    const motions = changes.map((change) => ({
      change: async () => {
        const begins = first
        first = false
        await draw(change, begins, change === end)
        return tellHighlight(change.told ?? [])
      },
    }))
    await flying.show(motions, most)
    if (most !== 0) await board().settled?.()
  }

  const close = () => {
    presses.close()
    void flight?.then((flying) => flying?.close())
  }
  return { show, close }
}

/**
 * Moves the focus from a thing in a list that is about to change to the list itself, which passes it on afterwards: to remove what has
 * the focus, a browser would lay out the half-changed page.
 */
function spareFocus(): void {
  const list = document.activeElement?.parentElement?.closest<HTMLElement>('[data-takes-focus]')
  list?.focus({ preventScroll: true })
}
