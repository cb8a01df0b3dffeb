import type { Box, Door } from '@grimuar/contract'
import { commitment, type Json, Match, openQuestion, type Result, readRecord, type Seat, writeRecord } from '@grimuar/kernel'
import type { Pace } from '@grimuar/ui'
import { sittersLine } from './begin.ts'
import { type BotClient, WorkerBotClient } from './bot-client.ts'
import { recordHolds } from './check.ts'
import type { Fairness, MatchSession, Refused, Show, Undo } from './match-session.ts'
import { peopleIn, type SavedMatch, type SaveProblem, type Sitter, saveMatch } from './saved-matches.ts'
import { type LogLine, logLinesOf, type Snapshot, snapshotOf } from './snapshot.ts'

/** Milliseconds between two moves before a bot plays, and between a move and the curtain. */
const PAUSE: Record<Pace, number> = { calm: 750, quick: 350, off: 120 }
const CURTAIN_PAUSE: Record<Pace, number> = { calm: 1100, quick: 700, off: 250 }

const NO_UNDO: Undo = { reach: { steps: 0, stop: 'start' }, free: false, keep: undefined, others: [], remote: false }

/** A match on this device: people share the screen, bots run in a worker, and every move is saved. */
export class LocalSession implements MatchSession {
  readonly id: string
  readonly address: string
  /** The hash of the seed, as shown before the first move. */
  private readonly commitment: string | undefined
  readonly box: Box
  door: Door = $state.raw({} as Door)
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly people: readonly Seat[]

  /** The seat whose view is shown; null for a spectator. */
  viewer = $state<Seat | null>(null)
  /** The seat that the device is handed to: the table stays hidden until that person lifts the curtain. */
  curtain = $state<Seat | null>(null)
  /** The match waits for `release`: at the end of a turn, or before the device is handed over. */
  held = $state(false)
  /** The state that is drawn. */
  shown: Snapshot = $state.raw({} as Snapshot)
  /** The log as the viewer may see it. */
  logLines: readonly LogLine[] = $state.raw([])
  /** Lines of moves just undone; they are shown struck through until the next move. */
  undone: readonly LogLine[] = $state.raw([])
  /** The number of moves made and not undone. */
  steps = $state(0)
  /** The earlier step being shown; null for the present. */
  past = $state<number | null>(null)
  /** Whether the replay's controls are open. */
  replaying = $state(false)
  refused = $state.raw<Refused | null>(null)
  saveProblem = $state<SaveProblem | undefined>()
  botProblem = $state<string | null>(null)
  undo: Undo = $state.raw(NO_UNDO)
  result: Result | null = $state.raw(null)

  protected match: Match
  protected readonly bots: BotClient = new WorkerBotClient()
  private readonly pace: () => Pace
  private readonly holds: () => boolean
  private show: Show = (change) => change()
  /** Whether this tab plays the bots' moves. */
  private drives = false
  /** The viewer before another seat's view was chosen. */
  private ownViewer: Seat | null | undefined
  private closed = false
  private releaseLock: () => void = () => {}
  /** Increases with every move and undo, so that asynchronous work begun before can tell that it is out of date. */
  private revision = 0

  constructor(saved: SavedMatch, box: Box, door: Door, match: Match, preferences: { pace: () => Pace; holds: () => boolean }) {
    this.id = saved.id
    this.address = `/match/${saved.id}`
    this.commitment = saved.commitment
    this.box = box
    this.door = door
    this.sitters = saved.sitters
    this.names = saved.sitters.map((sitter) => sitter.name)
    this.people = peopleIn(saved.sitters)
    this.match = match
    this.pace = preferences.pace
    this.holds = preferences.holds
    this.viewer = this.you
    this.refresh()
  }

  get record(): string {
    return writeRecord(this.match.record)
  }

  /** The record as a file to download; an extra line says which seats are bots. */
  get file(): { readonly name: string; readonly text: string } {
    return { name: `${this.box.id}-${this.id}.grimuar.txt`, text: this.record + sittersLine(this.sitters) }
  }

  get fairness(): Fairness | null {
    const { luck } = this.match.beginning
    if (luck.kind !== 'fair') return null
    const shown = this.commitment ?? commitment(luck.seed)
    const { draws } = this.match.table as { draws: number }
    const { game } = this.door
    const { result, record } = this
    return {
      commitment: shown,
      seed: result ? luck.seed : undefined,
      parts: undefined,
      draws,
      check: async () => result !== null && recordHolds(game, record, { result, draws }) && commitment(luck.seed) === shown,
    }
  }

  get revealed(): boolean {
    return this.result !== null
  }

  get options(): Json {
    return this.match.beginning.options
  }

  get now(): boolean {
    return this.past === null
  }

  /** The moves the viewer may make now. */
  get moves(): readonly unknown[] {
    return this.held || this.curtain !== null ? [] : this.shown.moves
  }

  /** The seat that texts address as "you"; null for spectators and where several people share the device. */
  get you(): Seat | null {
    return this.people.length === 1 ? (this.people[0] as Seat) : null
  }

  /** The seat that the device will be handed to next, if any. */
  get nextPerson(): Seat | undefined {
    const waiting = this.shown.question?.waiting ?? []
    return waiting.find((seat) => seat !== this.viewer && this.people.includes(seat))
  }

  /** Starts the match once its page is ready; `show` draws each change. */
  open(show: Show): void {
    this.show = show
    this.goOn()
    // If the match is open in several tabs, only the one that holds this lock plays the bots' moves; the others follow it.
    const drive = () =>
      new Promise<void>((releaseLock) => {
        this.releaseLock = releaseLock
        this.drives = true
        this.goOn()
      })
    if (navigator.locks) void navigator.locks.request(`grimuar/match/${this.id}`, drive)
    else void drive()
  }

  close(): void {
    this.revision++
    this.closed = true
    this.releaseLock()
    this.bots.close()
  }

  /** Plays a legal move; for any other move, sets `refused`. */
  act(move: unknown): void {
    // Ignore a press while the screen still shows the table before the last move: it is a double click.
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

  /** Undoes the viewer's last decision. The caller asks the others for consent first where `undo.free` is false. */
  takeBack(): void {
    const { keep } = this.undo
    if (this.viewer === null || keep === undefined) return
    this.refused = null
    this.past = null
    const undone = logLinesOf(this.match, this.viewer, keep)
    this.match.keep(this.viewer, keep)
    void this.moved(undone)
  }

  /** Continues a match that was `held`. */
  release(): void {
    this.held = false
    this.goOn(true)
  }

  /** The person named on the curtain has the device: shows their view. */
  lift(): void {
    this.viewer = this.curtain
    this.curtain = null
    this.held = false
    this.refresh()
  }

  /** Shows the previous person's view again. */
  lookAgain(): void {
    this.curtain = null
    this.held = true
    this.refresh()
  }

  /** Shows an earlier step, or the present for null. */
  goTo(step: number | null): void {
    this.refused = null
    this.past = step === null || step >= this.match.steps.length ? null : Math.max(0, step)
    void this.show(async () => this.refresh())
  }

  /** Shows another seat's view; only for finished matches, where nothing is secret any more. */
  lookAs(seat: Seat | null): void {
    if (this.ownViewer === undefined) this.ownViewer = this.viewer
    this.viewer = seat
    this.refresh()
  }

  /** Returns to the present and to the viewer's own seat. */
  closeReplay(): void {
    this.replaying = false
    if (this.ownViewer !== undefined) this.viewer = this.ownViewer
    this.ownViewer = undefined
    this.goTo(null)
  }

  /** Loads the match as another tab has saved it. */
  follow(saved: SavedMatch): void {
    if (saved.record === this.record) return
    const read = Match.from(this.door.game, readRecord(saved.record))
    if (!read.ok) return
    this.match = read.match
    this.revision++
    void this.show(async () => this.refresh())
    this.goOn()
  }

  private async moved(undone: readonly LogLine[] = []): Promise<void> {
    const revision = ++this.revision
    this.held = false
    this.curtain = null
    this.save()
    await this.show(async () => {
      this.undone = undone
      this.refresh()
    })
    if (revision === this.revision) this.goOn()
  }

  /** Copies the state to draw from the match. */
  private refresh(): void {
    this.steps = this.match.steps.length
    // Behind the curtain only public information is drawn, so that neither a peek nor the page's source reveals a secret.
    const viewer = this.curtain === null ? this.viewer : null
    this.shown = snapshotOf(this.match, this.past ?? this.steps, viewer)
    this.logLines = logLinesOf(this.match, viewer)
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

  /** Continues with the next player: starts a bot, waits for a person, or hands the device over. */
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

  private async pass(to: Seat, atOnce: boolean): Promise<void> {
    const revision = this.revision
    const first = this.viewer === null
    if (!atOnce && !first) await pause(CURTAIN_PAUSE[this.pace()])
    if (revision !== this.revision || this.held) return
    this.curtain = to
    this.refresh()
  }

  private async botMoves(seat: Seat): Promise<void> {
    const revision = this.revision
    const { view, moves } = snapshotOf(this.match, this.match.steps.length, seat)
    this.botProblem = null
    try {
      const choice = this.bots.chooseMove({
        game: this.box.id,
        version: this.door.game.version,
        view,
        seat,
        moves: moves as Json[],
      })
      const [move] = await Promise.all([choice, pause(PAUSE[this.pace()])])
      if (revision !== this.revision) return
      const refused = this.match.play(seat, move)
      if (refused) throw new Error(`the bot chose an illegal move: ${JSON.stringify(move)}`)
    } catch (error) {
      if (revision === this.revision) this.botProblem = String(error)
      return
    }
    await this.moved()
  }

  protected save(): void {
    const over = this.match.table.over as boolean
    this.saveProblem = saveMatch({
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
