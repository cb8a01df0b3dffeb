import { on } from 'svelte/events'

/** Attach it to a thing: `look` is called when a pointer comes over it or it takes the focus, `leave` when that ends. */
export function looked(look: () => void, leave: () => void): (thing: HTMLElement | SVGElement) => () => void {
  return (thing) => {
    const offs = [
      ...['pointerenter', 'focus'].map((type) => on(thing, type, look)),
      ...['pointerleave', 'blur'].map((type) => on(thing, type, leave)),
    ]
    return () => {
      for (const off of offs) off()
    }
  }
}
