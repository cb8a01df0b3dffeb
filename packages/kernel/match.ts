import { Dealer, type GameEvent } from './dealer.ts'
import { type Dice, quickDice } from './dice.ts'
import { fairDice } from './fair.ts'
import type { AnyTypes, Game, GameTypes } from './game.ts'
import { readOptions } from './options.ts'
import { play, type Refusal, refusal, start, startFrom, withdraw } from './play.ts'
import type { LogEntry, Luck, MatchRecord, RecordFault, RecordProblem, RecordRead } from './record.ts'
import { Savepoints } from './savepoints.ts'
import { type Ask, isAnswered, type Json, type Seat } from './table.ts'

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
  readonly final: boolean // no undo crosses it
  readonly sealed: boolean // given under seal, while others were still awaited
}

/** How far a seat may take back by itself, and what stands in the way of more. */
export interface UndoReach {
  readonly steps: number
  readonly stop: 'start' | 'chance' | 'reveal' | 'other' | 'final'
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
export class Match<G extends GameTypes = AnyTypes> {
  readonly game: Game<G>
  readonly beginning: Beginning
  readonly entries: LogEntry[] = []
  /** The events of the setup. */
  opening: Heard[] = []
  steps: Step[] = []
  /** The number of first steps that no undo can take back, even if everybody consents. */
  settled = 0
  table: G['table']
  private readonly dice: Dice
  private readonly savepoints: Savepoints<G['table']>

  constructor(game: Game<G>, beginning: Beginning) {
    const read = readOptions(game.options, beginning.options)
    if (!read.ok) throw new Error(read.problem)
    this.game = game
    this.beginning = { ...beginning, options: read.options }
    this.dice = diceFor(beginning.luck)
    this.savepoints = new Savepoints(game.copy)
    this.table = this.begin(this.opening)
  }

  /** Rebuilds a match from a record; a move that does not fit comes back with its line. */
  static from<G extends GameTypes>(game: Game<G>, read: RecordRead): { ok: true; match: Match<G> } | RecordProblem {
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
    if (beginning.from !== undefined && game.read?.(beginning.from)?.seats !== record.seats) {
      return fail('position', 'the table it begins from is not one of this game')
    }
    const match = new Match(game, beginning)
    for (const [i, entry] of entries.entries()) {
      const standing = match.steps.length
      if ('keep' in entry) {
        if (!match.canKeep(entry.keep)) return fail('undo', `cannot undo: ${standing} moves stand here`, [standing], lines[i])
        match.keep(entry.seat, entry.keep)
      } else if ('withdraw' in entry) {
        if (!match.withdraw(entry.seat)) return fail('withdraw', 'there is no answer to take back here', [], lines[i])
      } else {
        const refused = match.play(entry.seat, entry.move)
        if (!refused) continue
        const clause = refused.reason === 'rule' ? refused.rule : ''
        return fail('move', `move ${i + 1} is not legal (${tellRefusal(refused)})`, [i + 1, clause], lines[i])
      }
    }
    return { ok: true, match }
  }

  get record(): MatchRecord {
    return { game: this.game.id, version: this.game.version, ...this.beginning, entries: this.entries }
  }

  /** Plays a move. `between` is called while it is carried out, whenever the table is whole, with the events so far. */
  play(seat: Seat, move: Json, between?: (heard: readonly Heard[]) => void): Refusal | undefined {
    const heard: Heard[] = []
    const dealer = new Dealer<G['event']>(this.dice, (event, to) => heard.push({ event, to }))
    if (between) dealer.between = () => between(heard)
    const { draws, ask } = this.table
    const refused = play(this.game, this.table, seat, move, dealer)
    if (refused) return refused
    this.entries.push({ seat, move })
    const now = this.table.ask
    const step: Step = {
      seat,
      move,
      events: heard,
      chance: this.table.draws !== draws,
      reveal: dealer.reveals > 0,
      final: dealer.finals > 0,
      sealed: now?.sealed !== undefined && isAnswered(now.sealed[now.to.indexOf(seat)]),
    }
    this.addStep(step, ask)
    return undefined
  }

  /** A seat that changes its sealed answer has one step all the same: others never learn how often it did. */
  private addStep(step: Step, ask: Ask | null): void {
    const earlier = this.sealedStep(step.seat, ask)
    if (earlier >= 0 && step.sealed) this.steps[earlier] = step
    else {
      if (earlier >= 0) this.steps.splice(earlier, 1)
      this.steps.push(step)
    }
    // Only steps after it are ever taken out: undo stops here, and sealed answers that can be changed are the last ones.
    if (step.final) this.settled = this.steps.length
    // A sealed answer may still be changed or withdrawn, so the steps are not settled yet.
    if (!this.table.ask?.sealed?.some(isAnswered)) this.savepoints.offer(this.steps.length, this.table)
  }

  /** Index of the step with this seat's sealed answer; -1 if there is none. */
  private sealedStep(seat: Seat, ask: Ask | null): number {
    if (!ask?.sealed || !isAnswered(ask.sealed[ask.to.indexOf(seat)])) return -1
    return this.steps.findLastIndex((step) => step.seat === seat)
  }

  /** Takes a sealed answer back while others are still awaited; false if there is none. */
  withdraw(seat: Seat): boolean {
    const at = this.sealedStep(seat, this.table.ask)
    if (!withdraw(this.table, seat)) return false
    this.steps.splice(at, 1)
    this.entries.push({ seat, withdraw: true })
    return true
  }

  refusal(seat: Seat, move: Json): Refusal | undefined {
    return refusal(this.game, this.table, seat, move)
  }

  /** A seat may undo its moves back to the last draw, reveal or final step. Outside a team, another seat's decision stops it, too. */
  undoReach(seat: Seat): UndoReach {
    const { team } = this
    for (let steps = 0; ; steps++) {
      const step = this.steps[this.steps.length - 1 - steps]
      if (!step) return { steps, stop: 'start' }
      if (step.final) return { steps, stop: 'final' }
      if (!team && step.seat !== seat) return { steps, stop: 'other' }
      if (step.chance) return { steps, stop: 'chance' }
      if (step.reveal) return { steps, stop: 'reveal' }
    }
  }

  /** Whether the players take back as a team. */
  get team(): boolean {
    const { undo } = this.game
    return (typeof undo === 'function' ? undo(this.table) : undo) === 'team'
  }

  /** Whether an undo that keeps the first `keep` steps can be done at all. */
  canKeep(keep: number): boolean {
    return Number.isInteger(keep) && keep >= this.settled && keep < this.steps.length
  }

  /** Undoes all steps but the first `keep`. The caller checks whether that is allowed: by undoReach, or by everyone's consent. */
  keep(seat: Seat, keep: number): void {
    if (!this.canKeep(keep)) throw new Error(`cannot keep ${keep} of ${this.steps.length} moves, ${this.settled} of them final`)
    this.entries.push({ seat, keep })
    this.steps.length = keep
    this.savepoints.dropAfter(keep)
    this.table = this.at(keep)
  }

  /** The table as it stood after the first `count` steps, played on from the last savepoint before them. */
  at(count: number): G['table'] {
    for (const work = this.playTo(count); ; ) {
      const { done, value } = work.next()
      if (done) return value
    }
  }

  /** Like `at`, step by step, for those who must not do long work in one go. */
  *playTo(count: number): Generator<void, G['table']> {
    const saved = this.savepoints.before(count)
    const t = saved ? saved.table : this.begin([])
    const dealer = new Dealer<G['event']>(this.dice)
    for (const step of this.steps.slice(saved?.steps ?? 0, count)) {
      const refused = play(this.game, t, step.seat, step.move, dealer)
      if (refused) throw new Error(`a move of this match no longer fits: ${tellRefusal(refused)}`)
      yield
    }
    return t
  }

  /** A new match with the same dice that has only the first steps of this one, to be gone on with in another way. */
  upTo(count: number): Match<G> {
    const match = new Match(this.game, this.beginning)
    for (const [step, { seat, move }] of this.steps.slice(0, count).entries())
      if (match.play(seat, move)) throw new Error(`step ${step} cannot be made again`)
    return match
  }

  private begin(heard: Heard[]): G['table'] {
    const { options, seats, from } = this.beginning
    const hear = (event: G['event'], to: Heard['to']) => void heard.push({ event, to })
    if (from === undefined) {
      const read = readOptions(this.game.options, options)
      if (!read.ok) throw new Error(read.problem)
      return start(this.game, read.options, seats, this.dice, hear)
    }
    const position = this.game.read?.(from)
    if (position?.seats !== seats) throw new Error(`${this.game.id} cannot begin from this table`)
    return startFrom(this.game, position, this.dice, hear)
  }
}

/** Whether a step tells a seat (null: a spectator) nothing: it costs no pause, no animation and no stop in a replay. */
export function isQuiet(step: Pick<Step, 'seat' | 'events'>, seat: Seat | null): boolean {
  return step.seat !== seat && heardBy(step.events, seat).length === 0
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
    case 'form':
      return `the form is filled in wrongly: ${tellFault(r)}`
    case 'over':
      return 'the match is over'
  }
}

function tellFault(fault: Extract<Refusal, { reason: 'form' }>): string {
  switch (fault.fault) {
    case 'not-a-list':
      return 'it must be a list'
    case 'too-few':
      return `at least ${fault.min}`
    case 'too-many':
      return `at most ${fault.max}`
    case 'unknown-item':
      return `item ${fault.at + 1} is not among those to choose from`
    case 'twice':
      return `item ${fault.at + 1} is there already`
    case 'order':
      return `item ${fault.at + 1} is out of order`
    case 'group':
      return `at most ${fault.max} of group ${fault.group + 1}`
    case 'not-a-count':
      return `share ${fault.at + 1} must be a whole number from 0`
  }
}
