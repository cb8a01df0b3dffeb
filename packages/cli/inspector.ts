import type { Glimpse } from '@grimuar/bots'
import type { Checks } from '@grimuar/contract'
import { type Game, type Json, type LogEntry, quickDice, stream, writeRecord } from '@grimuar/kernel'
import { type Check, checkEverything, type Moment } from '@grimuar/kernel/testkit'

/** How many earlier moves are tried again to see them refused. */
const TRIED_AGAIN = 60

/** Runs every check of the test kit on games as they are played, and keeps the record that leads to a failure. */
export class Inspector {
  private readonly game: Game
  private readonly options: object
  private readonly check: Check
  private seed = 0
  private seats = 0
  private entries: { seat: number; move: Json }[] = []
  private chance: Moment['chance'] = () => 0
  private remembered: Moment['remembered'] = new WeakMap()

  constructor(game: Game, { conserved, shared = [] }: Checks, options: object) {
    this.game = game
    this.options = options
    this.check = checkEverything(game, { ...(conserved ? { conserved } : {}), shared })
  }

  /** Throws where something that must hold does not. */
  readonly watch = ({ table, seed, decision, told }: Glimpse): void => {
    if (decision) {
      this.entries.push({ seat: decision.seat, move: decision.move as Json })
    } else {
      this.seed = seed
      this.seats = table.seats
      this.entries = []
      this.chance = stream(quickDice(seed ^ 0xc4ec))
      this.remembered = new WeakMap()
    }
    const { game, entries, chance, remembered } = this
    const seen = entries.slice(-TRIED_AGAIN)
    this.check({ game, table, seed, decision: entries.length, events: told, seen, chance, remembered })
  }

  get where(): string {
    return `${this.game.id}, seed ${this.seed}, after decision ${this.entries.length}`
  }

  /** The game that is being looked at, up to now. */
  get record(): string {
    const { game } = this
    return writeRecord({
      game: game.id,
      version: game.version,
      seats: this.seats,
      options: this.options as Json,
      names: Array.from({ length: this.seats }, (_, seat) => `${seat}`),
      luck: { kind: 'quick', seed: this.seed },
      entries: this.entries satisfies LogEntry[],
    })
  }
}
