import type { Box, Door } from '@grimuar/contract'
import {
  type Form,
  type GameEvent,
  type Json,
  Match,
  type Result,
  readRecord,
  type Seat,
  type StandingOrder,
  type UndoReach,
} from '@grimuar/kernel'
import {
  type Code,
  type Command,
  type Connection,
  type LogUpdate,
  type MatchView,
  type Outcome,
  type Proposal,
  type Reveal,
  type RoomCard,
  type ServerMessage,
  unfair,
  type ViewStage,
  type Watched,
} from '@grimuar/protocol'
import type { Pace, Pointed } from '@grimuar/ui'
import { recordHolds } from '../session/check.ts'
import { mayAskForHints } from '../session/hint-rule.ts'
import type { Change, Fairness, MatchSession, Refused, Show, Undo } from '../session/match-session.ts'
import { Pacing } from '../session/pacing.ts'
import type { Sitter } from '../session/saved-matches.ts'
import { keptBefore, noUndo, SessionHistory } from '../session/session-history.svelte.ts'
import { type LogLine, logLinesOf, type Snapshot, snapshotOf } from '../session/snapshot.ts'
import { snapshotDuring } from '../session/stages.ts'
import { ApiError, ask } from './api.ts'
import { commitmentOf, rememberCommitment, type StoredCommitment } from './commitments.ts'
import { entries, type Frame, questionFor, type ShownStep, sealedParts, stagesBeforeBar, stagesOf } from './frame.ts'
import { PastMoments } from './history.ts'

/** If more updates than this wait to be shown (after sleep, for example), the newest state is shown at once. Bots are quicker than their moves are shown. */
const MOST_QUEUED = 30

export interface OnlineDeps {
  readonly connection: Connection
  readonly pace: () => Pace
  /** The name of a bot in the current language. */
  readonly botName: (seat: Seat) => string
  /** The reason of a failed request or command, in words. */
  readonly why: (error: unknown) => string
  /** The invitation code, needed for a room that is not listed. */
  readonly code: string | undefined
}

/** A match over the server. It shows what this seat may see, and sends the player's commands. */
export class OnlineSession extends SessionHistory implements MatchSession {
  readonly id: string
  readonly box: Box
  door: Door = $state.raw({} as Door)
  readonly curtain = null
  readonly held = false
  readonly nextPerson = undefined
  readonly botProblem = null
  readonly saveProblem = undefined

  /** The card of the room: who sits where. */
  card: RoomCard = $state.raw({} as RoomCard)
  /** This person's seat, whichever seat's view is shown. */
  seat = $state<Seat | null>(null)
  undo: Undo = $state.raw(noUndo(true))
  /** The newest view of the match: seats, clocks, undo request, result. */
  matchView: MatchView | undefined = $state.raw()
  /** A command was sent and is not answered yet. */
  sending = $state(false)
  private readonly underWay = new Map<Command['type'], Promise<Outcome>>()
  /** The player gives another answer in place of the sealed one. */
  private changing = $state(false)
  /** What the team proposes as the answer to its weighty question. */
  proposal: Proposal | null = $state.raw(null)
  /** What the other players point at, by seat. */
  pointed: readonly Pointed[] = $state.raw([])
  private pointedAt: string | undefined
  /** The code with which watching the room was refused. */
  trouble = $state<Code | null>(null)
  /** The step of this player's last move, if others have moved more than once since; shown when the player comes back. */
  missed = $state<number | undefined>()
  /** The reveal of the finished match. */
  reveal: Reveal | undefined = $state.raw()
  private replay: Match | undefined = $state.raw()

  private readonly deps: OnlineDeps
  private opening: readonly GameEvent[] = []
  private played: ShownStep[] = []
  private queue: Promise<void> = Promise.resolve()
  private queuedFrames = 0
  private closed = false
  /** The newest snapshot that was shown. */
  private latest: Snapshot | undefined
  private frames = 0
  private shownFrame = 0
  private readonly pastMoments: PastMoments
  private pointedSeq = 0
  private readonly pacing: Pacing

  get options(): unknown {
    return this.card.options
  }

  constructor(card: RoomCard, box: Box, door: Door, deps: OnlineDeps) {
    super()
    this.id = card.id
    this.card = card
    this.box = box
    this.door = door
    this.deps = deps
    this.pacing = new Pacing(deps.pace)
    this.pastMoments = new PastMoments((step) => `/api/rooms/${card.id}/moments/${step}${this.invitation}`)
    rememberCommitment(card)
  }

  /** True once there is something to show. */
  get ready(): boolean {
    return this.matchView !== undefined
  }

  get address(): string {
    return `/room/${this.id}${this.card.listed ? '' : this.invitation}`
  }

  private get invitation(): string {
    const { code } = this.deps
    return code === undefined ? '' : `?code=${encodeURIComponent(code)}`
  }

  get sitters(): readonly Sitter[] {
    return this.card.seats.map((seat, at) => ({
      kind: this.playedByBot(at) ? 'bot' : 'human',
      name: seat.kind === 'person' ? seat.person.name : this.deps.botName(at),
    }))
  }

  get names(): readonly string[] {
    return this.sitters.map(({ name }) => name)
  }

  get you(): Seat | null {
    return this.seat
  }

  get hints(): boolean {
    return mayAskForHints(this.card.hints ?? 'bots', this.seat, this.sitters, this.door.game.undo === 'team')
  }

  get moves(): readonly unknown[] {
    return this.sending || !this.offered ? [] : this.shown.moves
  }

  /** The form to fill in now, where moves are not listed. */
  get form(): Form | undefined {
    return this.now && !this.shown.before && !this.sending && this.offered ? (this.matchView?.form ?? undefined) : undefined
  }

  /** The sealed answer, which can still be changed or withdrawn. */
  get answer(): unknown {
    return this.now && this.matchView?.asked?.answered ? (this.matchView.answer ?? undefined) : undefined
  }

  /** The viewer's order for interrupts; undefined if it cannot be chosen. */
  get order(): StandingOrder | undefined {
    return this.matchView?.order ?? undefined
  }

  /** True unless the sealed answer is in and stands. */
  private get offered(): boolean {
    return this.answer === undefined || this.changing
  }

  get result(): Result | null {
    return (this.matchView?.ended?.result ?? null) as Result | null
  }

  get revealed(): boolean {
    return this.replay !== undefined
  }

  get fairness(): Fairness | null {
    const { numbers } = this.card
    const { reveal, replay: match, result } = this
    const draws = (match?.table as { draws: number } | undefined)?.draws ?? 0
    return {
      commitment: this.card.commitment,
      seed: reveal?.seed,
      parts: { secret: reveal?.secret ?? '', numbers },
      draws,
      check: async () => {
        if (!reveal || !match || unfair(reveal, { ...this.card, ...this.storedCommitment }) !== undefined) return false
        // A match that was ended early has no result to compare; its moves were checked when it was revealed.
        return result === null || recordHolds(this.door.game, reveal.record, { result, draws })
      },
    }
  }

  /** Commitment and dice number stored for the current seat; numbers of seats we left are ignored. */
  private get storedCommitment(): Partial<StoredCommitment> {
    const { commitment, mine } = commitmentOf(this.id) ?? {}
    return { ...(commitment !== undefined && { commitment }), ...(mine !== undefined && this.seat !== null && { mine }) }
  }

  get file(): { readonly name: string; readonly text: string } | undefined {
    return this.reveal && { name: `${this.box.id}-${this.id}.grimuar.txt`, text: this.reveal.record }
  }

  /** Enters the room; with `chat` false the chat is not sent. */
  watch(chat: boolean): void {
    const { code, connection } = this.deps
    connection.watch(this.id, {
      ...(code !== undefined && { code }),
      chat,
      onUpdate: (...update) => this.onUpdate(...update),
      onRefused: (code) => {
        this.trouble = code
      },
    })
  }

  open(show: Show): void {
    this.show = show
  }

  close(): void {
    this.closed = true
    this.deps.connection.unwatch(this.id)
  }

  act(move: unknown): void {
    if (this.sending) return
    this.missed = undefined
    // While pieces still move, the player has not seen the newest state: this is a second press on the same piece.
    if (this.mayMove(this.seat) && this.queuedFrames === 0) {
      this.changing = false
      // The server checks whatever a board sends.
      void this.send({ type: 'move', room: this.id, move: move as Json })
    }
  }

  /** Shows the others of a joint question what this player points at; null: nothing. */
  point(move: unknown): void {
    if (!this.matchView?.asked?.joint || !this.matchView.asked.mine || !this.now) return
    const text = JSON.stringify(move)
    if (text === this.pointedAt) return
    this.pointedAt = text
    this.deps.connection.point(this.id, move)
  }

  /** Handles what the server tells the team about an open question. */
  hear(message: ServerMessage): void {
    if (message.type === 'proposal' && message.room === this.id) this.proposal = message.proposal
    if (message.type !== 'pointing' || message.room !== this.id) return
    const others = this.pointed.filter(({ seat }) => seat !== message.seat)
    this.pointed = message.move === null ? others : [...others, { seat: message.seat, move: message.move }]
  }

  /** Offers the question again that is answered under seal, or leaves the answer after all. It stands until another is given. */
  change(): void {
    this.changing = !this.changing && this.answer !== undefined
  }

  giveOrder(order: StandingOrder): void {
    if (this.order !== undefined && order !== this.order) void this.send({ type: 'standing', room: this.id, order })
  }

  /** True if a step told the viewer nothing, so that a replay does not stop at it. */
  isQuietStep(step: number): boolean {
    const played = this.played[step - 1]
    return !this.replay && played !== undefined && played.seat !== this.viewer && played.events.length === 0
  }

  takeBack(): void {
    const { keep, reach, free } = this.undo
    if (keep === undefined || this.sending) return
    this.refused = null
    this.past = null
    if (this.answer !== undefined) void this.send({ type: 'withdraw', room: this.id })
    else void this.send({ type: reach.steps > 0 || free ? 'undo' : 'ask-undo', room: this.id, keep })
  }

  /** Sends a command, once those before it are answered. If it is refused, shows the reason and returns false. */
  async send(command: Command): Promise<boolean> {
    const { underWay } = this
    if (underWay.has(command.type)) return false // a double press
    const { connection } = this.deps
    const before = [...underWay.values()]
    const answered = before.length ? Promise.all(before).then(() => connection.send(command)) : connection.send(command)
    underWay.set(command.type, answered)
    this.sending = true
    const outcome = await answered
    underWay.delete(command.type)
    this.sending = underWay.size > 0
    if (outcome.ok) return true
    const refusal = outcome.code === 'refused' ? (outcome.refusal as Refused | undefined) : undefined
    this.refused = refusal ?? { reason: 'told', text: this.deps.why(new ApiError(outcome.code)) }
    return false
  }

  /**
   * True if the match would end at once when this player leaves or votes, because nobody else has to agree. `present`: the players who
   * are in the room.
   */
  endsBy(what: 'leave' | 'vote', present: readonly boolean[]): boolean {
    const seats = this.matchView?.seats ?? []
    const agrees = (at: Seat) => what === 'vote' && (seats[at]?.votes || (seats[at]?.late && !present[at]))
    return seats.every(({ bot }, at) => bot !== null || at === this.seat || agrees(at))
  }

  release(): void {}
  lift(): void {}
  lookAgain(): void {}

  /** Replays what happened since this player's last move. */
  showMissed(): void {
    const { missed } = this
    if (missed === undefined) return
    this.missed = undefined
    this.replaying = true
    this.goTo(missed)
  }

  /** Handles a new state of the match and the log entries that led to it. */
  private onUpdate(
    watched: Watched,
    updates: readonly LogUpdate[],
    opening: readonly unknown[],
    stages: readonly ViewStage[],
  ): void {
    this.trouble = null
    const first = this.matchView === undefined
    if (opening.length) this.opening = opening as readonly GameEvent[]
    if (updates[0]?.seq === 1) this.keepSteps(0)
    const undone = this.applyUpdates(updates)
    const last = this.played.at(-1)
    const frame: Frame = {
      order: ++this.frames,
      watched,
      undone,
      undo: this.undoNow(watched),
      stages: stagesOf(stages, last?.events ?? []),
      entries: [...entries([{ seat: null, events: this.opening }], -1), ...entries(this.played, 0)],
      moment: {
        step: this.played.length,
        view: watched.match.view,
        question: questionFor(watched),
        moves: watched.match.moves,
        ...sealedParts(watched.match),
        last: last?.events ?? this.opening,
        by: last?.seat ?? null,
        over: watched.match.ended !== null,
      },
    }
    if (first || this.queuedFrames > MOST_QUEUED || document.hidden) {
      this.showFrame(frame)
      return
    }
    const [mover] = updates
      .flatMap(({ entry }) => (entry.do === 'move' && entry.seat !== watched.seat ? [entry.seat] : []))
      .slice(-1)
    // What tells this player nothing costs no time.
    const quiet = mover !== undefined && updates.every(({ events }) => events.length === 0)
    const waited = this.queuedFrames > 0
    this.queuedFrames++
    this.queue = this.queue.then(async () => {
      const time = mover === undefined || quiet ? undefined : this.pacing.next(mover)
      // An update that arrives late needs no pause: the one before was shown long enough.
      if (time && waited && frame.order > this.shownFrame) await this.pacing.wait(time.pause)
      const late = frame.order < this.shownFrame // a newer state was shown meanwhile
      if (quiet) this.showFrame(frame)
      else if (!late) await this.animateFrame(frame, time?.flight)
      this.queuedFrames--
      if (!this.watching) this.pacing.rest()
    })
  }

  /** Whether moves of others wait to be shown, or bots move. */
  get watching(): boolean {
    const waiting = (this.shown.before ?? this.shown).question?.waiting ?? []
    const bots = waiting.length > 0 && waiting.every((seat) => this.playedByBot(seat))
    return this.now && (this.queuedFrames > 0 || bots)
  }

  /** Shows what has arrived and what bots do at once, until a person is asked. */
  hurry(): void {
    if (this.watching) this.pacing.hurry()
  }

  /** The changes that show a move event by event. They draw nothing if something newer was shown meanwhile, or a past step is shown. */
  private duringMove(frame: Frame): Change[] {
    const { order, moment } = frame
    const { by } = moment
    if (!this.box.staged || by === null || moment.step <= this.steps) return []
    return stagesBeforeBar(frame).map((stage) => ({
      told: stage.told,
      make: () => {
        if (this.now && !this.closed && order > this.shownFrame) this.shown = snapshotDuring(this.shown, stage, by)
      },
    }))
  }

  /** Shows a frame with animation. If the animation fails, shows it without. */
  private async animateFrame(frame: Frame, most?: number): Promise<void> {
    const during = this.duringMove(frame)
    const told = frame.moment.last.slice(during.flatMap((change) => change.told ?? []).length)
    const last: Change = { make: () => this.showFrame(frame), told }
    try {
      await this.show([...during, last], most)
    } catch (error) {
      this.showFrame(frame)
      reportError(error)
    }
  }

  /** Applies log entries to the standing steps. Returns the log lines of steps that were taken back. */
  private applyUpdates(updates: readonly LogUpdate[]): LogLine[] {
    const undone: LogLine[] = []
    for (const { entry, events } of updates) {
      if (entry.do === 'withdraw' || entry.do === 'change' || (entry.do === 'move' && entry.again)) {
        this.dropAnswer(entry.seat, entry.do === 'change')
      }
      if (entry.do === 'move') {
        this.played.push({ seat: entry.seat, events: events as GameEvent[] })
        undone.length = 0
      } else if (entry.do === 'undo') {
        undone.push(...entries(this.played.slice(entry.keep), entry.keep))
        this.keepSteps(entry.keep)
      }
    }
    return undone
  }

  /** The sealed answer of a seat no longer stands, or (`replaced`) is another one now. */
  private dropAnswer(seat: Seat, replaced: boolean): void {
    const at = this.played.findLastIndex((step) => step.seat === seat)
    if (at < 0) return
    if (!replaced) this.played.splice(at, 1)
    this.pastMoments.dropAfter(at)
  }

  private keepSteps(keep: number): void {
    this.played.length = keep
    this.pastMoments.dropAfter(keep)
  }

  /** Shows a frame, unless a later one is already shown. */
  private showFrame(frame: Frame): void {
    if (this.closed || frame.order < this.shownFrame) return
    if (this.shownFrame === 0) this.missed = this.missedSince(frame.watched)
    this.shownFrame = frame.order
    const { seat, match } = frame.watched
    if (this.ownViewer !== undefined) this.ownViewer = seat
    else if (this.viewer === this.seat) this.viewer = seat
    this.seat = seat
    this.matchView = match
    this.forgetPointing(frame)
    if (!match.asked?.answered) this.changing = false
    this.steps = frame.moment.step
    this.undo = frame.undo
    if (!this.replay) {
      this.logLines = frame.entries
      this.undone = frame.undone
    }
    this.latest = frame.moment
    if (this.past !== null && this.past >= this.steps) this.past = null
    if (this.now) this.shown = frame.moment
    if (match.ended && !this.reveal) void this.fetchReveal()
  }

  /** Everything pointed at belongs to an earlier question. */
  private forgetPointing({ watched }: Frame): void {
    if (watched.seq === this.pointedSeq) return
    this.pointedSeq = watched.seq
    this.pointed = []
    this.pointedAt = undefined
  }

  private missedSince({ seat, match }: Watched): number | undefined {
    const mine = this.played.findLastIndex((step) => step.seat === seat)
    return seat !== null && !match.ended && mine >= 0 && this.played.length - mine > 2 ? mine + 1 : undefined
  }

  private undoNow({ match, seat }: Watched): Undo {
    if (seat === null || !match.undo || match.request || match.seats[seat]?.bot != null) return noUndo(true)
    const { steps, stop, settled } = match.undo
    // A member of a team takes back the last move that can be taken back, whoever made it.
    const own = this.played.findLastIndex((step) => step.seat === seat)
    const mine = steps > 0 && !match.asked?.answered ? this.played.length - 1 : own
    // A sealed answer is taken back without asking anybody.
    const free = match.asked?.answered ? Math.max(1, steps) : steps
    const others = match.seats.flatMap(({ bot }, at) => (bot === null && at !== seat ? [at] : []))
    return {
      reach: { steps: free, stop: stop as UndoReach['stop'] },
      free: others.length === 0,
      keep: keptBefore(mine, settled),
      others,
      remote: true,
    }
  }

  /** Shows the selected moment: from the revealed record if there is one, otherwise from the server. */
  protected override async draw(): Promise<void> {
    const { replay: match, past } = this
    if (match) {
      const moment = snapshotOf(match, past ?? match.steps.length, this.viewer)
      this.logLines = logLinesOf(match, this.viewer)
      // There are no more questions, also if the match was ended early.
      const ended = { ...moment, question: null, moves: [], over: true }
      await this.show([{ make: () => (this.shown = this.now ? ended : moment) }])
      return
    }
    const moment = past === null ? this.latest : this.pastMoments.at(past)
    if (!moment) return this.loadPast()
    const make = () => {
      if (this.past === past && !this.replay) this.shown = moment
    }
    await this.show([{ make }])
  }

  private async loadPast(): Promise<void> {
    const wanted = () => (this.replay || this.closed ? null : this.past)
    try {
      await this.pastMoments.load(wanted, () => void this.draw())
    } catch (error) {
      this.refused = { reason: 'told', text: this.deps.why(error) }
    }
  }

  /** Fetches the record of the finished match; nothing is secret any more. */
  private async fetchReveal(): Promise<void> {
    try {
      const reveal = await ask<Reveal>('GET', `/api/rooms/${this.id}/reveal${this.invitation}`)
      const built = Match.from(this.door.game, readRecord(reveal.record))
      if (this.closed) return
      this.reveal = reveal
      if (!built.ok) return
      this.replay = built.match as unknown as Match
      this.logLines = logLinesOf(this.replay, this.viewer)
      if (this.past !== null) void this.draw()
    } catch (error) {
      this.refused = { reason: 'told', text: this.deps.why(error) }
    }
  }

  private playedByBot(seat: Seat): boolean {
    const plan = this.card.seats[seat]
    return (this.matchView?.seats[seat]?.bot ?? (plan?.kind === 'bot' ? plan.level : null)) !== null
  }
}
