/** A list is rearranged only after it was left alone for so long. */
const QUIET_MS = 3000

/**
 * The order in which a list is shown while it changes: under a finger nothing moves, what is new comes to the end and
 * what is gone keeps its place. Once the list is left alone it takes the order it should have.
 */
export class Steady {
  order: readonly string[] = $state.raw([])
  private wanted: readonly string[] = []
  private kind = ''
  private changed = 0 // when the wanted order was last another, or a hand was on the list
  private focused = false
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The order the list should have; another `kind` of list is shown at once. */
  want(ids: readonly string[], kind = ''): void {
    const other = kind !== this.kind
    if (!other && ids.join() === this.wanted.join()) return
    this.kind = kind
    this.wanted = ids
    this.touch()
    this.arrange(other)
  }

  /** Someone's hand is on the list. */
  touch = (): void => {
    this.changed = Date.now()
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
    const quiet = Date.now() - this.changed
    this.order = arranged(this.order, this.wanted, now || (!this.focused && quiet >= QUIET_MS))
    if (this.order !== this.wanted && !this.focused) this.timer = setTimeout(() => this.arrange(), Math.max(QUIET_MS - quiet, 50))
  }
}

/** What is shown next: the wanted order where nobody minds, else the old one with what is new at its end. */
export function arranged(shown: readonly string[], wanted: readonly string[], free: boolean): readonly string[] {
  if (free || shown.length === 0) return wanted
  return [...shown, ...wanted.filter((id) => !shown.includes(id))]
}
