/** A part of the board that is loaded when it is needed first, and stays. */
class Late<T> {
  /** Undefined until it is here. */
  part = $state.raw<T | undefined>()
  private readonly load: () => Promise<T>
  private coming: Promise<T | undefined> | undefined

  constructor(load: () => Promise<T>) {
    this.load = load
  }

  need(): void {
    this.coming ??= this.arrive()
  }

  /** Calls it with the part: at once where that is here, else when it comes. */
  use(then: (part: T) => void): void {
    if (this.part) then(this.part)
    else {
      this.need()
      void this.coming?.then((part) => part && then(part))
    }
  }

  private async arrive(): Promise<T | undefined> {
    try {
      this.part = await this.load()
    } catch {
      // A phone that was in a tunnel asks again.
      this.coming = undefined
    }
    return this.part
  }
}

export const turns = new Late(() => import('./enemy/turns.ts'))
