import { Dealer, type GameEvent } from './dealer.ts'
import { type Dice, quickDice } from './dice.ts'
import { fairDice } from './fair.ts'
import type { Game } from './game.ts'
import { readOptions } from './options.ts'
import { play, type Refusal, refusal, start } from './play.ts'
import type { LogEntry, Luck, MatchRecord, RecordFault, RecordProblem, RecordRead } from './record.ts'
import type { Json, Seat, Table } from './table.ts'

/** An event and who may hear of it (undefined: everybody). */
export interface Heard<E extends GameEvent = GameEvent> {
  readonly event: E
  readonly to: readonly Seat[] | undefined
}

/** A move that stands, with all it caused. */
export interface Step<M = Json> {
  readonly seat: Seat
  readonly move: M
  readonly events: readonly Heard[]
  readonly chance: boolean // dice were drawn
  readonly reveal: boolean // someone learned something hidden
}

/** How far a seat may take back by itself, and what stands in the way of more. */
export interface UndoReach {
  readonly steps: number
  readonly stop: 'start' | 'chance' | 'reveal' | 'other'
}

/** What a seat may hear of a list of events. */
export function heardBy<E extends GameEvent>(events: readonly Heard<E>[], seat: Seat | null): E[] {
  return events.filter((h) => !h.to || (seat !== null && h.to.includes(seat))).map((h) => h.event)
}

export function diceFor(luck: Luck): Dice {
  return luck.kind === 'fair' ? fairDice(luck.seed) : quickDice(luck.seed)
}

/** What a match needs to begin. */
export type Beginning = Omit<MatchRecord, 'entries' | 'game' | 'version'>

/** A match being played: its log and the table folded from it. The log is the match; the table is a cache. */
export class Match<G extends Game = Game> {
  readonly game: G
  readonly beginning: Beginning
  readonly entries: LogEntry[] = []
  /** What setting up told. */
  opening: Heard[] = []
  steps: Step[] = []
  table: G extends Game<infer T, any, any, any, any, any, any> ? T : never
  private readonly dice: Dice

  constructor(game: G, beginning: Beginning) {
    const read = readOptions(game.options, beginning.options)
    if (!read.ok) throw new Error(read.problem)
    this.game = game
    this.beginning = { ...beginning, options: read.options as unknown as Json }
    this.dice = diceFor(beginning.luck)
    this.table = this.begin(this.opening)
  }

  /** Rebuilds a match from a record; a move that does not fit comes back with its line. */
  static from<G extends Game>(game: G, read: RecordRead): { ok: true; match: Match<G> } | RecordProblem {
    if (!read.ok) return read
    const { record, lines } = read
    const fail = (fault: RecordFault, problem: string, facts: readonly (string | number)[] = [], line = 1): RecordProblem => {
      return { ok: false, line, problem, fault, facts }
    }
    if (record.game !== game.id) {
      return fail('other-game', `this is a record of "${record.game}", not of "${game.id}"`, [record.game])
    }
    if (record.version !== game.version) {
      const problem = `this record follows version ${record.version} of the rules; here is version ${game.version}`
      return fail('other-version', problem, [record.version, game.version])
    }
    if (!game.seats.includes(record.seats)) {
      return fail('players', `${game.id} is for ${game.seats.join(', ')} players, not ${record.seats}`, [record.seats])
    }
    const options = readOptions(game.options, record.options)
    if (!options.ok) return fail('setting', options.problem)
    const { entries, game: _game, version: _version, ...beginning } = record
    const match = new Match(game, beginning)
    for (const [i, entry] of entries.entries()) {
      if ('keep' in entry) {
        match.keep(entry.seat, entry.keep)
        continue
      }
      const refused = match.play(entry.seat, entry.move)
      if (!refused) continue
      const clause = refused.reason === 'rule' ? refused.rule : ''
      return fail('move', `move ${i + 1} is not legal (${tellRefusal(refused)})`, [i + 1, clause], lines[i])
    }
    return { ok: true, match }
  }

  get record(): MatchRecord {
    return { game: this.game.id, version: this.game.version, ...this.beginning, entries: this.entries }
  }

  play(seat: Seat, move: Json): Refusal | undefined {
    const heard: Heard[] = []
    const dealer = new Dealer(this.dice, (event, to) => heard.push({ event, to }))
    const draws = (this.table as Table).draws
    const refused = play(this.game, this.table, seat, move, dealer)
    if (refused) return refused
    this.entries.push({ seat, move })
    this.steps.push({ seat, move, events: heard, chance: (this.table as Table).draws !== draws, reveal: dealer.reveals > 0 })
    return undefined
  }

  refusal(seat: Seat, move: Json): Refusal | undefined {
    return refusal(this.game, this.table, seat, move)
  }

  /** Free back to the last chance, reveal or other seat's decision. */
  undoReach(seat: Seat): UndoReach {
    for (let steps = 0; ; steps++) {
      const step = this.steps[this.steps.length - 1 - steps]
      if (!step) return { steps, stop: 'start' }
      if (step.seat !== seat) return { steps, stop: 'other' }
      if (step.chance) return { steps, stop: 'chance' }
      if (step.reveal) return { steps, stop: 'reveal' }
    }
  }

  /** Takes back so that the first `keep` steps stand. Whether that is allowed is for the caller: undoReach, or everyone's consent. */
  keep(seat: Seat, keep: number): void {
    if (keep < 0 || keep >= this.steps.length) throw new Error(`cannot keep ${keep} of ${this.steps.length} moves`)
    this.entries.push({ seat, keep })
    this.steps.length = keep
    this.table = this.at(keep)
  }

  /** The table as it stood after the first `count` steps. */
  at(count: number): typeof this.table {
    const t = this.begin([])
    const dealer = new Dealer(this.dice)
    for (const step of this.steps.slice(0, count)) {
      const refused = play(this.game, t, step.seat, step.move, dealer)
      if (refused) throw new Error(`a move of this match no longer fits: ${tellRefusal(refused)}`)
    }
    return t
  }

  private begin(heard: Heard[]): typeof this.table {
    const { options, seats } = this.beginning
    return start(this.game, options, seats, this.dice, (event, to) => heard.push({ event, to })) as typeof this.table
  }
}

/** A refusal in few plain words, for logs and records; people on screen get the clause's sentence. */
export function tellRefusal(r: Refusal): string {
  switch (r.reason) {
    case 'rule':
      return r.rule
    case 'not-asked':
      return r.waiting.length ? `seat ${r.waiting.join(' or ')} decides now` : 'nobody is asked now'
    case 'no-such-answer':
      return 'the open question has no such answer'
    case 'over':
      return 'the match is over'
  }
}
