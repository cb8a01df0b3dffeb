/** Attach it to a thing: `look` is called when a pointer comes over it or it takes the focus, `leave` when that ends. */
export function looked(look: () => void, leave: () => void): (thing: HTMLElement | SVGElement) => () => void {
  return (thing) => {
    for (const type of ['pointerenter', 'focus']) thing.addEventListener(type, look)
    for (const type of ['pointerleave', 'blur']) thing.addEventListener(type, leave)
    return () => {
      for (const type of ['pointerenter', 'focus']) thing.removeEventListener(type, look)
      for (const type of ['pointerleave', 'blur']) thing.removeEventListener(type, leave)
    }
  }
}
