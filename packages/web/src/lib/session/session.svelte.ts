import type { Box, Door } from '@grimuar/contract'
import { commitment, type Json, Match, openQuestion, type Result, readRecord, type Seat, writeRecord } from '@grimuar/kernel'
import type { Pace } from '@grimuar/ui'
import { sittersLine } from './begin.ts'
import { recordHolds } from './check.ts'
import { type KeepProblem, type Kept, keep, peopleIn, type Sitter } from './keep.ts'
import { Mind, type Thinker } from './mind.ts'
import { type Entry, entriesOf, type Moment, momentOf } from './moment.ts'
import type { Fairness, Refused, Show, Sitting, Undo } from './sitting.ts'

/** How long a bot lets people look before it moves, and how long the last move stays before the curtain falls. */
const PAUSE: Record<Pace, number> = { calm: 750, quick: 350, off: 120 }
const CURTAIN_PAUSE: Record<Pace, number> = { calm: 1100, quick: 700, off: 250 }

const NO_UNDO: Undo = { reach: { steps: 0, stop: 'start' }, free: false, keep: undefined, others: [], remote: false }

/** A match on this device: people at the screen, bots in a worker, every move kept. */
export class Session implements Sitting {
  readonly id: string
  readonly address: string
  /** The seed's hash as it was shown before the first move. */
  private readonly commitment: string | undefined
  readonly box: Box
  door: Door = $state.raw({} as Door)
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly people: readonly Seat[]

  /** Whose eyes we look through; null for a spectator. */
  viewer = $state<Seat | null>(null)
  /** Who is to take the device: nothing is shown until they say so. */
  curtain = $state<Seat | null>(null)
  /** Waiting for someone to say "go on": at the end of a turn, or before the device is passed. */
  held = $state(false)
  /** What is drawn. */
  shown: Moment = $state.raw({} as Moment)
  /** The log of the looking seat. */
  entries: readonly Entry[] = $state.raw([])
  /** Lines just taken back; they stay, struck through, until the next move. */
  undone: readonly Entry[] = $state.raw([])
  /** How many moves stand. */
  steps = $state(0)
  /** The earlier moment being looked at; null for now. */
  past = $state<number | null>(null)
  /** The replay's controls are open. */
  replaying = $state(false)
  refused = $state.raw<Refused | null>(null)
  keepProblem = $state<KeepProblem | undefined>()
  botProblem = $state<string | null>(null)
  undo: Undo = $state.raw(NO_UNDO)
  result: Result | null = $state.raw(null)

  protected match: Match
  protected readonly mind: Thinker = new Mind()
  private readonly pace: () => Pace
  private readonly holds: () => boolean
  private show: Show = (change) => change()
  private drives = false
  /** Whose eyes they were before others were tried. */
  private ownEyes: Seat | null | undefined
  private closed = false
  private leave: () => void = () => {}
  /** Grows with every move and undo: whatever was begun before is then out of date. */
  private age = 0

  constructor(kept: Kept, box: Box, door: Door, match: Match, likes: { pace: () => Pace; holds: () => boolean }) {
    this.id = kept.id
    this.address = `/match/${kept.id}`
    this.commitment = kept.commitment
    this.box = box
    this.door = door
    this.sitters = kept.sitters
    this.names = kept.sitters.map((sitter) => sitter.name)
    this.people = peopleIn(kept.sitters)
    this.match = match
    this.pace = likes.pace
    this.holds = likes.holds
    this.viewer = this.hearer
    this.look()
  }

  get record(): string {
    return writeRecord(this.match.record)
  }

  /** The record as a file for others: it also says who was a bot. */
  get file(): { readonly name: string; readonly text: string } {
    return { name: `${this.box.id}-${this.id}.grimuar.txt`, text: this.record + sittersLine(this.sitters) }
  }

  get fairness(): Fairness | null {
    const { luck } = this.match.beginning
    if (luck.kind !== 'fair') return null
    const promised = this.commitment ?? commitment(luck.seed)
    const { draws } = this.match.table as { draws: number }
    const { game } = this.door
    const { result, record } = this
    return {
      commitment: promised,
      seed: result ? luck.seed : undefined,
      parts: undefined,
      draws,
      check: async () => result !== null && recordHolds(game, record, { result, draws }) && commitment(luck.seed) === promised,
    }
  }

  get laidOpen(): boolean {
    return this.result !== null
  }

  get options(): Json {
    return this.match.beginning.options
  }

  get now(): boolean {
    return this.past === null
  }

  /** What the looking seat may do right now. */
  get moves(): readonly unknown[] {
    return this.held || this.curtain !== null ? [] : this.shown.moves
  }

  /** Whom the end is told to: with several people at the device nobody is "you". */
  get hearer(): Seat | null {
    return this.people.length === 1 ? (this.people[0] as Seat) : null
  }

  /** The person the device would be passed to, if it is to be passed. */
  get nextPerson(): Seat | undefined {
    const waiting = this.shown.question?.waiting ?? []
    return waiting.find((seat) => seat !== this.viewer && this.people.includes(seat))
  }

  /** Begins to play, once there is a page to show it on. */
  open(show: Show): void {
    this.show = show
    this.goOn()
    // With the match open in several tabs, one of them lets the bots move: the others follow (see `follow`).
    const drive = () =>
      new Promise<void>((leave) => {
        this.leave = leave
        this.drives = true
        this.goOn()
      })
    if (navigator.locks) void navigator.locks.request(`grimuar/match/${this.id}`, drive)
    else void drive()
  }

  close(): void {
    this.age++
    this.closed = true
    this.leave()
    this.mind.close()
  }

  /** A person touches something: a legal move is played, anything else is answered with why not. */
  act(move: unknown): void {
    // A second press on what has just been played is no second move.
    if (this.now && this.shown.step !== this.match.steps.length) return
    this.refused = null
    if (!this.now) this.refused = { reason: 'past' }
    else if (this.viewer === null) this.refused = { reason: 'watching' }
    else {
      const seat = this.viewer
      const refused = this.match.play(seat, move as Json)
      if (refused) this.refused = refused
      else void this.moved()
    }
  }

  /** Takes back one decision of the looking seat. Asking the others is for the caller (see `undo.free`). */
  takeBack(): void {
    const { keep } = this.undo
    if (this.viewer === null || keep === undefined) return
    this.refused = null
    this.past = null
    const undone = entriesOf(this.match, this.viewer, keep)
    this.match.keep(this.viewer, keep)
    void this.moved(undone)
  }

  /** The person says: go on (or: pass the device). */
  release(): void {
    this.held = false
    this.goOn(true)
  }

  /** The person named on the curtain has the device. */
  lift(): void {
    this.viewer = this.curtain
    this.curtain = null
    this.held = false
    this.look()
  }

  /** The one before wants another look. */
  lookAgain(): void {
    this.curtain = null
    this.held = true
    this.look()
  }

  /** Looks at an earlier moment, or (null) at now. */
  goTo(step: number | null): void {
    this.refused = null
    this.past = step === null || step >= this.match.steps.length ? null : Math.max(0, step)
    void this.show(async () => this.look())
  }

  /** Looks through other eyes: for finished matches, where nothing is secret any more. */
  lookAs(seat: Seat | null): void {
    if (this.ownEyes === undefined) this.ownEyes = this.viewer
    this.viewer = seat
    this.look()
  }

  /** Back to now, through one's own eyes. */
  closeReplay(): void {
    this.replaying = false
    if (this.ownEyes !== undefined) this.viewer = this.ownEyes
    this.ownEyes = undefined
    this.goTo(null)
  }

  /** Another tab went on with this match: follow it. */
  follow(kept: Kept): void {
    if (kept.record === this.record) return
    const read = Match.from(this.door.game, readRecord(kept.record))
    if (!read.ok) return
    this.match = read.match
    this.age++
    void this.show(async () => this.look())
    this.goOn()
  }

  private async moved(undone: readonly Entry[] = []): Promise<void> {
    const age = ++this.age
    this.held = false
    this.curtain = null
    this.save()
    await this.show(async () => {
      this.undone = undone
      this.look()
    })
    if (age === this.age) this.goOn()
  }

  /** Copies what is to be drawn out of the match. */
  private look(): void {
    this.steps = this.match.steps.length
    // Behind the curtain lies only what everybody may see: whoever peeks, or reads the page's source, learns nothing.
    const eyes = this.curtain === null ? this.viewer : null
    this.shown = momentOf(this.match, this.past ?? this.steps, eyes)
    this.entries = entriesOf(this.match, eyes)
    this.undo = this.undoNow()
    this.result = this.match.table.over ? this.match.game.result(this.match.table) : null
  }

  private undoNow(): Undo {
    const seat = this.viewer
    if (seat === null) return NO_UNDO
    const mine = this.match.steps.findLastIndex((step) => step.seat === seat)
    return {
      reach: this.match.undoReach(seat),
      free: this.people.every((person) => person === seat),
      keep: mine < 0 ? undefined : mine,
      others: this.people.filter((person) => person !== seat),
      remote: false,
    }
  }

  /** Lets whoever is next be next: a bot thinks, a person is asked, the device is passed. */
  protected goOn(released = false): void {
    const question = openQuestion(this.match.table, null)
    if (!question) return
    const person =
      question.waiting.find((seat) => seat === this.viewer) ?? question.waiting.find((seat) => this.people.includes(seat))
    const mineBefore = this.viewer !== null && this.match.steps.at(-1)?.seat === this.viewer
    if (person === this.viewer && person !== undefined) return
    if (!released && this.holds() && mineBefore) this.held = true
    else if (person !== undefined) void this.pass(person, released)
    else if (this.drives && !this.closed) void this.botMoves(question.waiting[0] as Seat)
  }

  private async pass(to: Seat, at: boolean): Promise<void> {
    const age = this.age
    const first = this.viewer === null
    if (!at && !first) await pause(CURTAIN_PAUSE[this.pace()])
    if (age !== this.age || this.held) return
    this.curtain = to
    this.look()
  }

  private async botMoves(seat: Seat): Promise<void> {
    const age = this.age
    const { view, moves } = momentOf(this.match, this.match.steps.length, seat)
    this.botProblem = null
    try {
      const thought = this.mind.think({ game: this.box.id, version: this.door.game.version, view, seat, moves: moves as Json[] })
      const [move] = await Promise.all([thought, pause(PAUSE[this.pace()])])
      if (age !== this.age) return
      const refused = this.match.play(seat, move)
      if (refused) throw new Error(`a move that is not legal: ${JSON.stringify(move)}`)
    } catch (error) {
      if (age === this.age) this.botProblem = String(error)
      return
    }
    await this.moved()
  }

  protected save(): void {
    const over = this.match.table.over as boolean
    this.keepProblem = keep({
      id: this.id,
      game: this.box.id,
      sitters: this.sitters,
      updated: Date.now(),
      steps: this.match.steps.length,
      finished: over,
      ...(over ? { ranks: this.match.game.result(this.match.table).ranks } : {}),
      ...(this.commitment ? { commitment: this.commitment } : {}),
      record: this.record,
    })
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
