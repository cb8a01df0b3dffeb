/** Carries short texts between nodes. It may lose some: nothing that was acknowledged depends on it. */
export interface Bus {
  /** Tells all other nodes. */
  tell(text: string): void
  /** `hear` gets what other nodes tell. `missed` is called when something may have been lost. */
  listen(hear: (text: string) => void, missed: () => void): void
  close(): Promise<void>
}

/** Buses of nodes in one process: what one of them tells, all others hear. */
export class MemoryBuses {
  private readonly listeners = new Map<Bus, (text: string) => void>()

  /** A bus for one more node; `lost` decides which of the texts that it would hear are lost. */
  add(lost: () => boolean = () => false): Bus {
    const { listeners } = this
    const bus: Bus = {
      tell: (text) => {
        for (const [other, hear] of listeners) if (other !== bus) setImmediate(() => hear(text))
      },
      listen: (hear) => {
        listeners.set(bus, (text) => {
          if (!lost()) hear(text)
        })
      },
      close: async () => {
        listeners.delete(bus)
      },
    }
    return bus
  }
}
