import type { Player } from './chaos.ts'

const LOOK_MS = 200

/** Measures the longest time in which a player saw nothing new. */
export class Standstill {
  private readonly players: readonly Player[]
  private readonly last: { seen: unknown; since: number }[]
  private readonly timer: NodeJS.Timeout
  private longest = 0

  constructor(players: readonly Player[]) {
    this.players = players
    this.last = players.map(({ seen }) => ({ seen, since: performance.now() }))
    this.timer = setInterval(() => this.look(), LOOK_MS)
  }

  /** Ends the measurement; returns the longest time. */
  stop(): number {
    clearInterval(this.timer)
    this.look()
    return this.longest
  }

  private look(): void {
    const now = performance.now()
    for (const [i, { seen }] of this.players.entries()) {
      const last = this.last[i]
      if (!last) continue
      this.longest = Math.max(this.longest, now - last.since)
      if (last.seen !== seen) this.last[i] = { seen, since: now }
    }
  }
}
