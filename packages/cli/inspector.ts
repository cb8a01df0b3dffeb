import type { BoutStep } from '@grimuar/bots'
import type { Checks } from '@grimuar/contract'
import { type Game, type Json, type LogEntry, quickDice, stream, writeRecord } from '@grimuar/kernel'
import { type Check, type Checkpoint, checkEverything } from '@grimuar/kernel/testkit'

/** The number of earlier moves that are tried again; the ones that are no longer legal must be refused. */
const RETRIED_MOVES = 60

/** Runs every check of the test kit while a game is played, and keeps its record to report a failure. */
export class Inspector {
  private readonly game: Game
  private readonly options: Json
  private readonly check: Check
  private seed = 0
  private seats = 0
  private entries: { seat: number; move: Json }[] = []
  private chance: Checkpoint['chance'] = () => 0
  private remembered: Checkpoint['remembered'] = new WeakMap()

  constructor(game: Game, { conserved, shared = [] }: Checks, options: Json) {
    this.game = game
    this.options = options
    this.check = checkEverything(game, { ...(conserved ? { conserved } : {}), shared })
  }

  /** Throws if a check fails. */
  readonly watch = ({ table, seed, decision, events }: BoutStep): void => {
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
    const seen = entries.slice(-RETRIED_MOVES)
    this.check({ game, table, seed, decision: entries.length, events, seen, chance, remembered })
  }

  get where(): string {
    return `${this.game.id}, seed ${this.seed}, after decision ${this.entries.length}`
  }

  /** The record of the current game up to now. */
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
