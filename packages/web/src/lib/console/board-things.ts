import type { BoardThing, ConsoleMatch } from './console.ts'

/** The things of a board that can be pressed, as a screen reader names them. */
export function thingsOn(frame: Element): BoardThing[] {
  const pressable = [...frame.querySelectorAll<HTMLElement>(':is(.table, .own) :is(button, [role="button"], [role="option"])')]
  return pressable.flatMap((thing) => {
    const name = (thing.getAttribute('aria-label') ?? thing.textContent ?? '').replace(/\s+/g, ' ').trim()
    return name ? [{ name, dim: thing.getAttribute('aria-disabled') === 'true', press: () => thing.click() }] : []
  })
}

/** The clocks that the players' panels show. */
export function clocksOn(frame: Element): ConsoleMatch['clocks'] {
  return [...frame.querySelectorAll('.players .clock')].map((clock) => ({
    name: clock.closest('section')?.ariaLabel ?? '',
    time: (clock.ariaLabel ?? clock.textContent ?? '').trim(),
  }))
}

/** What the strip over the table asks for: others want to undo, or wait for a decision that is no move. */
export function requestsOn(frame: Element): ReturnType<ConsoleMatch['requests']> {
  return [...frame.querySelectorAll('.strip .asks')].map((ask) => ({
    question: (ask.querySelector('span')?.textContent ?? '').trim(),
    answers: [...ask.querySelectorAll<HTMLElement>('button, a')].map((answer) => ({
      name: (answer.textContent ?? '').trim(),
      press: () => answer.click(),
    })),
  }))
}
