import type { BoardThing } from './console.ts'

/** The things of a board that can be pressed, as a screen reader names them. */
export function thingsOn(frame: Element): BoardThing[] {
  const pressable = [...frame.querySelectorAll<HTMLElement>(':is(.table, .own) :is(button, [role="button"], [role="option"])')]
  return pressable.flatMap((thing) => {
    const name = (thing.getAttribute('aria-label') ?? thing.textContent ?? '').replace(/\s+/g, ' ').trim()
    return name ? [{ name, dim: thing.getAttribute('aria-disabled') === 'true', press: () => thing.click() }] : []
  })
}
