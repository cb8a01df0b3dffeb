import { afterPaint } from '#lib/after-paint.ts'

/** What a player does to press something. A drop is none of them: its change is drawn from where the thing was dropped. */
const PRESSES = ['pointerdown', 'click', 'keydown']
/** What comes next must meet the table as it is after the press. */
const NEXT = ['pointermove', 'pointerup', 'wheel']

/**
 * Knows whether the screen has shown that a press was felt. Drawing what a press does takes a tenth of a second on a slow phone; until then
 * the pressed button would not look pressed.
 */
export class Presses {
  private promise: Promise<void> | undefined
  private resolve: () => void = () => {}

  constructor() {
    for (const type of PRESSES) window.addEventListener(type, this.press, true)
    for (const type of NEXT) window.addEventListener(type, this.felt, true)
    document.addEventListener('visibilitychange', this.felt)
  }

  /** Resolves once the last press is on the screen, or when the player does the next thing; undefined if it is there already. */
  get shown(): Promise<void> | undefined {
    return this.promise
  }

  close(): void {
    this.felt()
    for (const type of PRESSES) window.removeEventListener(type, this.press, true)
    for (const type of NEXT) window.removeEventListener(type, this.felt, true)
    document.removeEventListener('visibilitychange', this.felt)
  }

  private readonly press = (): void => {
    this.felt()
    const promise = new Promise<void>((resolve) => (this.resolve = resolve))
    this.promise = promise
    afterPaint(() => {
      if (this.promise === promise) this.felt()
    })
  }

  private readonly felt = (): void => {
    this.promise = undefined
    this.resolve()
  }
}
