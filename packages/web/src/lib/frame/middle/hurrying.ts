import { on } from 'svelte/events'
import type { MatchSession } from '#lib/session/match-session.ts'
import { isTaken } from '../keyboard.ts'

/** Where Space means the moves of others: elsewhere in the middle it presses buttons, such as the answer to a request. */
const PLACES = '.table, .own'

/**
 * While others move, a press on the table or Space shows their moves at once, and does nothing else: the click that follows would reach
 * the board, perhaps when the player is already asked. Things that mean no move, such as tabs, can still be pressed.
 */
export function hurrying(session: Pick<MatchSession, 'watching' | 'hurry'>): (middle: HTMLElement) => () => void {
  return (middle) => {
    /** Whether the press that is under way hurries, and whether the click before did. */
    let hurries = false
    let swallowed = false
    let held = false // Space

    const meansMove = ({ target }: Event) =>
      target instanceof Element && target.closest(PLACES) !== null && target.closest('[aria-disabled]') !== null
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }

    const handlers: { readonly [type: string]: (event: Event) => void } = {
      pointerdown: () => {
        hurries = session.watching
        session.hurry()
      },
      click: (event) => {
        const { detail } = event as MouseEvent
        // A click without a pointer comes from the keyboard or a screen reader. The second press of a double press belongs to the first.
        swallowed = meansMove(event) && detail > 0 && (hurries || (detail > 1 && swallowed))
        hurries = false
        if (swallowed) stop(event)
      },
      keydown: (event) => {
        if (!isSpace(event) || isTaken(event) || !(event.target instanceof Element && event.target.closest(PLACES))) return
        // A key that is held down repeats itself, also when the player is asked at last.
        held = event.repeat ? held : session.watching
        if (!held) return
        session.hurry()
        stop(event)
      },
      keyup: (event) => {
        if (!held || !isSpace(event)) return
        held = false
        // Some browsers press a button when the key is released.
        stop(event)
      },
    }
    const offs = Object.entries(handlers).map(([type, handle]) => on(middle, type, handle, { capture: true }))
    return () => {
      for (const off of offs) off()
    }
  }
}

function isSpace(event: Event): event is KeyboardEvent {
  return event instanceof KeyboardEvent && event.key === ' '
}
