/** A thing that may be pressed now. */
const LEGAL = '[aria-disabled="false"]'

/**
 * Keeps the keyboard on the board when the focused thing disappears: with its move, with a new question. The focus goes to the first
 * thing that may be pressed, nearest first: in the same group, the same part, any part. While there is none it waits on the part.
 */
export class FocusRescue {
  private readonly root: HTMLElement
  private readonly parts: string
  private part: HTMLElement | null = null
  private group: HTMLElement | null = null
  /** The part on which the focus waits for something that may be pressed. */
  private waiting: HTMLElement | null = null

  /** `parts` is a selector of the parts of the board, which can be focused themselves (`tabindex="-1"`). */
  constructor(root: HTMLElement, parts: string) {
    this.root = root
    this.parts = parts
  }

  /** Call it before the board changes. */
  before(): void {
    const focused = document.activeElement
    this.part = focused?.closest<HTMLElement>(this.parts) ?? null
    this.group = focused?.closest<HTMLElement>('[data-roving]') ?? null
    if (focused !== this.waiting) this.waiting = null
  }

  /** Call it when the board has changed. */
  after(): void {
    const focused = document.activeElement
    const lost = focused === document.body && this.part !== null
    if (!lost && (this.waiting === null || focused !== this.waiting)) return
    const next = this.nextThing()
    if (!next) this.waiting = this.part
    const target = next ?? this.part
    if (target !== focused) target?.focus({ preventScroll: true })
  }

  private nextThing(): HTMLElement | undefined {
    const places = [this.group, this.part, ...this.root.querySelectorAll<HTMLElement>(this.parts)]
    for (const place of places) {
      const found = [...(place?.querySelectorAll<HTMLElement>(LEGAL) ?? [])].find((thing) => thing.getClientRects().length > 0)
      if (found) return found
    }
    return undefined
  }
}
