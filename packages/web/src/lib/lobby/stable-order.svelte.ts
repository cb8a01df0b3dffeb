/** How long nobody must have touched the list before it is sorted again. */
const QUIET_MS = 3000

/**
 * The order in which a changing list is shown. While someone uses the list nothing moves: new items are added at the end
 * and removed items keep their place. Later the list takes the wanted order.
 */
export class StableOrder {
  order: readonly string[] = $state.raw([])
  private wanted: readonly string[] = []
  private kind = ''
  private touched = 0 // when somebody last used the list
  private waiting = 0 // when the first change came that is not shown yet; 0: all is shown
  private focused = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Sets the wanted order. If `kind` differs from the last one, the new list is shown at once. */
  want(ids: readonly string[], kind = ''): void {
    const other = kind !== this.kind
    if (!other && ids.join() === this.wanted.join()) return
    this.kind = kind
    this.wanted = ids
    // A busy list keeps changing: only the first change waits for all of the time.
    this.waiting ||= Date.now()
    this.arrange(other)
  }

  /** Call this when someone uses the list. */
  touch = (): void => {
    this.touched = Date.now()
  }

  focus = (): void => {
    this.focused = true
  }

  blur = (): void => {
    this.focused = false
    this.touch()
    this.arrange()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private arrange(now = false): void {
    clearTimeout(this.timer)
    const quiet = Date.now() - Math.max(this.touched, this.waiting)
    this.order = arranged(this.order, this.wanted, now || (!this.focused && quiet >= QUIET_MS))
    if (this.order === this.wanted) this.waiting = 0
    else if (!this.focused) this.timer = setTimeout(() => this.arrange(), Math.max(QUIET_MS - quiet, 50))
  }
}

/** The next order: the wanted one if moving is allowed, otherwise the old one with new items at its end. */
export function arranged(shown: readonly string[], wanted: readonly string[], free: boolean): readonly string[] {
  if (free || shown.length === 0) return wanted
  return [...shown, ...wanted.filter((id) => !shown.includes(id))]
}
