import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { AnyMove } from '../../asks/questions.ts'
import type { WonderView } from '../../view.ts'

/**
 * The move somebody looks at before it is made: the book and the cards point, the table shows what it would do. A pointer that rests or
 * the focus of the keyboard is enough; a finger points with its first tap and makes the move with the second.
 */
class Pointing {
  /** Whether the last press came from a finger. */
  byFinger = false
  private looked = $state.raw<{ readonly view: WonderView; readonly move: AnyMove; readonly held: boolean } | null>(null)

  /** The move that is looked at, at this table. */
  moveAt(view: WonderView): AnyMove | undefined {
    return this.looked?.view === view ? this.looked.move : undefined
  }

  /** Whether a finger has pointed at it, so that the next tap makes it. */
  isHeld(view: WonderView): boolean {
    return this.looked?.view === view && this.looked.held
  }

  /** Asked when a move is pressed: true if a finger has only pointed at it so far. */
  waits(view: WonderView, move: AnyMove): boolean {
    if (!this.byFinger) return false
    if (this.isHeld(view) && JSON.stringify(this.looked?.move) === JSON.stringify(move)) return false
    this.looked = { view, move, held: true }
    return true
  }

  leave(): void {
    this.looked = null
  }

  /** Attach it to a thing that means one move; `data-points` marks what a finger taps twice. */
  at(view: WonderView, move: AnyMove | undefined): Attachment<HTMLElement> {
    return (thing) => {
      if (move === undefined) return undefined
      thing.dataset['points'] = ''
      const look = (event: Event) => {
        if (event instanceof PointerEvent && event.pointerType === 'touch') return
        // The focus that a press hands on to the next thing points at nothing.
        if (event.type === 'focusin' && (this.byFinger || !(event.target as Element | null)?.matches(':focus-visible'))) return
        this.looked = { view, move, held: false }
      }
      const leave = () => {
        // The same move may be another object by now: cards are rebuilt with every change of the page.
        if (!this.looked?.held) this.leave()
      }
      const offs = [
        ...['pointerenter', 'focusin'].map((type) => on(thing, type, look)),
        ...['pointerleave', 'focusout'].map((type) => on(thing, type, leave)),
      ]
      return () => {
        delete thing.dataset['points']
        for (const off of offs) off()
      }
    }
  }
}

export const pointing = new Pointing()
