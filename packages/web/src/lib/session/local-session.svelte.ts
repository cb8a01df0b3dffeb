import type { Box, Door } from '@grimuar/contract'
import {
  botsToAnswer,
  type Form,
  heardBy,
  isQuiet,
  type Json,
  Match,
  openQuestion,
  orderNow,
  type Result,
  readRecord,
  type Seat,
  STANDING_ORDERS,
  type StandingOrder,
  standingAnswer,
  writeRecord,
} from '@grimuar/kernel'
import type { HintRule } from '@grimuar/protocol'
import type { Pace } from '@grimuar/ui'
import type { CampaignLink } from '../campaign/campaign-link.ts'
import { type BotClient, WorkerBotClient } from './bot-client.ts'
import { mayAskForHints } from './hint-rule.ts'
import { fairnessOf, undoOf } from './local-facts.ts'
import type { BotThought, Change, Fairness, MatchSession, Show, Undo } from './match-session.ts'
import { Pacing } from './pacing.ts'
import { ending } from './saved-ending.ts'
import { peopleIn, type SavedMatch, type SaveProblem, type Sitter, saveMatch } from './saved-matches.ts'
import { noUndo, SessionHistory } from './session-history.svelte.ts'
import { sittersLine } from './sitters-line.ts'
import { type LogLine, logLinesOf, snapshotOf } from './snapshot.ts'
import { type Stage, StageCollector, snapshotDuring } from './stages.ts'

/** How a move, or an undo, is shown. */
interface Moved {
  /** The lines of moves that were undone. */
  readonly undone?: readonly LogLine[]
  /** The seat that moved, and the table between the events of the move. */
  readonly seat?: Seat
  readonly stages?: readonly Stage[] | undefined
  /** The most milliseconds it may take. */
  readonly most?: number | undefined
}

/** Milliseconds between a move and the curtain. */
const CURTAIN_PAUSE: Record<Pace, number> = { calm: 1100, quick: 700, off: 250 }

/** The preferences of the person at this device, read each time they matter. */
export interface Preferences {
  readonly pace: () => Pace
  /** Wait at the end of a turn. */
  readonly holds: () => boolean
  /** Hide the table between turns of people who have secrets; default: yes. */
  readonly curtains?: () => boolean
  /** Show what bots consider; default: no. */
  readonly thoughts?: () => boolean
}

/** A match on this device: people share the screen, bots run in a worker, and every move is saved. */
export class LocalSession extends SessionHistory implements MatchSession {
  readonly id: string
  readonly address: string
  /** The hash of the seed, as shown before the first move. */
  private readonly commitment: string | undefined
  /** Whether no standing order answers an interrupt. */
  readonly askEveryone: boolean
  readonly hintRule: HintRule
  readonly box: Box
  door: Door = $state.raw({} as Door)
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  readonly people: readonly Seat[]
  /** The chapter of a campaign that is played here. */
  readonly chapter: CampaignLink | undefined

  /** The seat that the device is handed to: the table stays hidden until that person lifts the curtain. */
  curtain = $state<Seat | null>(null)
  /** The match waits for `release`: at the end of a turn, or before the device is handed over. */
  held = $state(false)
  saveProblem = $state<SaveProblem | undefined>()
  botProblem = $state<string | null>(null)
  undo: Undo = $state.raw(noUndo(false))
  result: Result | null = $state.raw(null)
  /** Whether the viewer gives another answer in place of the sealed one. */
  changing = $state(false)
  /** Each seat's order for interrupts. The orders are not part of the match, but kept with it. */
  private orders: readonly StandingOrder[] = $state.raw([])
  /** The seats whose last answer was given by their order. */
  private ordered: readonly Seat[] = $state.raw([])

  /** The steps that standing orders made: undo goes back to a decision, and these would only be made again. */
  private readonly orderedSteps = new WeakSet<object>()

  protected match: Match
  protected readonly bots: BotClient = new WorkerBotClient()
  private readonly pace: () => Pace
  private readonly pacing: Pacing
  private readonly holds: () => boolean
  private readonly curtains: () => boolean
  private readonly wantsThoughts: () => boolean
  private lastThought: BotThought | undefined = $state.raw()
  /** Whether this tab plays the bots' moves. */
  private drives = false
  private closed = false
  private releaseLock: () => void = () => {}
  /** Increases with every move and undo, so that asynchronous work begun before can tell that it is out of date. */
  private revision = 0

  constructor(saved: SavedMatch, box: Box, door: Door, match: Match, preferences: Preferences) {
    super()
    this.id = saved.id
    this.address = `/match/${saved.id}`
    this.commitment = saved.commitment
    this.askEveryone = saved.askEveryone ?? false
    this.hintRule = saved.hints ?? 'everyone'
    this.box = box
    this.door = door
    this.sitters = saved.sitters
    this.names = saved.sitters.map((sitter) => sitter.name)
    this.people = peopleIn(saved.sitters)
    this.chapter = saved.chapter
    this.match = match
    this.pace = preferences.pace
    this.pacing = new Pacing(this.pace)
    this.holds = preferences.holds
    this.curtains = preferences.curtains ?? (() => true)
    this.wantsThoughts = preferences.thoughts ?? (() => false)
    this.orders = saved.sitters.map((_, seat) => STANDING_ORDERS.find((order) => order === saved.orders?.[seat]) ?? 'idle')
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

  get carried(): string {
    return this.file.text
  }

  get fairness(): Fairness | null {
    return fairnessOf(this.match, this.commitment, this.record)
  }

  get revealed(): boolean {
    return this.result !== null
  }

  get options(): Json {
    return this.match.beginning.options
  }

  /** The options of the next match of a campaign; undefined if there is none. */
  get follow(): Json | undefined {
    return this.result ? this.match.game.follow?.(this.match.table) : undefined
  }

  /** The moves the viewer may make now. */
  get moves(): readonly unknown[] {
    return this.mayAnswer ? this.shown.moves : []
  }

  /** The form that the viewer fills in now, if moves are not listed. */
  get form(): Form | undefined {
    return this.mayAnswer ? this.shown.form : undefined
  }

  /** The viewer's sealed answer, which can still be changed or taken back. */
  get answer(): unknown {
    if (!this.now || this.curtain !== null || this.answeredByOrder) return undefined
    return this.shown.question?.answered ? this.shown.answer : undefined
  }

  /** An answer given by an order is changed by giving another order. */
  private get answeredByOrder(): boolean {
    return this.viewer !== null && this.ordered.includes(this.viewer)
  }

  private get mayAnswer(): boolean {
    if (this.curtain !== null) return false
    return this.shown.question?.answered ? this.changing : !this.held
  }

  /** The seat the person at the screen acts for, where several share the device and nothing is hidden between them. */
  get acting(): Seat | null {
    return this.isOpen && this.now && !this.held && this.shown.question?.mine ? this.viewer : null
  }

  /** Whether several people share the device, and see the same or trust each other, so that no curtain is needed. */
  private get isOpen(): boolean {
    return this.people.length > 1 && (this.match.game.open === true || !this.curtains())
  }

  /** The viewer's order for interrupts; undefined if everyone is asked. */
  get order(): StandingOrder | undefined {
    if (this.askEveryone) return undefined
    return (this.viewer === null ? undefined : this.orders[this.viewer]) ?? 'idle'
  }

  /** The seat that texts address as "you"; null for spectators and where several people share the device. */
  get you(): Seat | null {
    const [alone, ...others] = this.people
    return alone === undefined || others.length ? null : alone
  }

  /** The seat that the device will be handed to next, if any. */
  get nextPerson(): Seat | undefined {
    const waiting = this.shown.question?.waiting ?? []
    return waiting.find((seat) => seat !== this.viewer && this.people.includes(seat))
  }

  get hints(): boolean {
    return mayAskForHints(this.hintRule, this.viewer, this.sitters)
  }

  get thought(): BotThought | undefined {
    return this.wantsThoughts() ? this.lastThought : undefined
  }

  /** The thoughts of a bot reveal what it sees and plans. So they are shown only if every seat sees the same and hints are allowed, or nobody plays. */
  private get tellsThoughts(): boolean {
    const { people, match, hints } = this
    return this.wantsThoughts() && (!people.length || (match.game.open === true && hints && !match.table.ask.sealed))
  }

  /** Whether bots move now, and a person of this match looks on. */
  get watching(): boolean {
    if (this.people.length === 0) return false
    const { question, over } = this.shown.before ?? this.shown
    return this.now && !this.held && this.curtain === null && !over && question?.mine === false
  }

  /** Shows the bots' moves at once until a person decides again. */
  hurry(): void {
    if (this.watching) this.pacing.hurry()
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
    const seat = this.viewer
    if (!this.mayMove(seat) || seat === null) return
    const before = this.match.steps.length
    // An answer from a board is compared with the legal ones before it is used.
    const collector = this.collector()
    const refused = this.match.play(seat, move as Json, collector?.between)
    if (refused) this.refused = refused
    else {
      this.ordered = this.ordered.filter((one) => one !== seat)
      void this.moved(before, { seat, stages: collector?.stages })
    }
  }

  /** Offers the question again that the viewer has answered under seal, or leaves the answer after all. It stands until another is given. */
  change(): void {
    if (this.answer === undefined) return
    this.refused = null
    this.changing = !this.changing
    // While the answer is changed, no bot answers and the device is not handed over.
    this.goAnotherWay()
    if (!this.changing && !this.held) this.goOn()
  }

  /** Undoes the viewer's last decision. The caller asks the others for consent first where `undo.free` is false. */
  takeBack(): void {
    const { keep } = this.undo
    if (this.viewer === null || keep === undefined) return
    const before = this.match.steps.length
    this.refused = null
    this.past = null
    this.lastThought = undefined
    if (!this.answeredByOrder && this.match.withdraw(this.viewer)) {
      void this.moved(before)
      return
    }
    const undone = logLinesOf(this.match, this.viewer, keep)
    const whose = this.match.steps[keep]?.seat
    this.match.keep(this.viewer, keep)
    // On a shared open device, the seat that made this move decides again.
    if (this.isOpen && whose !== undefined && this.people.includes(whose)) this.viewer = whose
    void this.moved(before, { undone })
  }

  /** Chooses what is done about interrupts. */
  giveOrder(order: StandingOrder): void {
    const seat = this.viewer
    if (seat === null) return
    this.orders = this.orders.map((old, s) => (s === seat ? order : old))
    this.save()
    // An answer that only the former order gave is the player's own again.
    if (this.answeredByOrder && this.match.withdraw(seat)) {
      this.ordered = this.ordered.filter((s) => s !== seat)
      void this.moved(this.match.steps.length)
    } else if (!this.held && this.curtain === null) this.goOn()
  }

  /** Whether a step told the viewer nothing, so that a replay does not stop at it. */
  isQuietStep(step: number): boolean {
    const made = this.match.steps[step - 1]
    return made !== undefined && isQuiet(made, this.viewer)
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

  protected override draw(): Promise<void> {
    return this.show([{ make: () => this.refresh() }])
  }

  /** Loads the match as another tab has saved it. */
  reload(saved: SavedMatch): void {
    if (saved.record === this.record) return
    const read = Match.from(this.door.game, readRecord(saved.record))
    if (!read.ok) return
    this.match = read.match
    this.changing = false
    this.goAnotherWay()
    void this.show([{ make: () => this.refresh() }])
    this.goOn()
  }

  /** What was begun before is out of date from now on; a bot that still thinks about it stops. */
  private goAnotherWay(): number {
    this.bots.cancel()
    return ++this.revision
  }

  /** Saves and draws what happened since there were `before` steps, and goes on. What told the viewer nothing is not animated. */
  private async moved(before: number, { undone = [], seat, stages, most }: Moved = {}): Promise<void> {
    const revision = this.goAnotherWay()
    this.held = false
    this.curtain = null
    this.changing = false
    this.save()
    // While the move is shown, an undo already means this move.
    const soon = () => {
      this.steps = this.match.steps.length
      this.undo = this.undoNow()
    }
    const since = this.match.steps.slice(before)
    // The next player may decide while the last pieces still fly.
    const mine = openQuestion(this.match.table, this.viewer)?.mine === true
    const last: Change = {
      told: stages ? (mine ? stages.at(-1)?.told : []) : since.flatMap(({ events }) => heardBy(events, this.viewer)),
      make: () => {
        this.undone = undone
        this.refresh()
      },
    }
    if (since.length && since.every((step) => isQuiet(step, this.viewer))) last.make()
    else await this.show([...this.duringMove(seat, mine ? stages?.slice(0, -1) : stages, revision), last], most, soon)
    if (revision === this.revision) this.goOn()
  }

  private collector(): StageCollector | undefined {
    return this.box.staged ? new StageCollector(this.match, this.viewer) : undefined
  }

  /** The changes that show a move event by event. They draw nothing if something newer happened meanwhile, or a past step is shown. */
  private duringMove(seat: Seat | undefined, stages: readonly Stage[] | undefined, revision: number): Change[] {
    if (seat === undefined || !stages) return []
    return stages.map((stage) => ({
      told: stage.told,
      make: () => {
        if (revision === this.revision && this.now) this.shown = snapshotDuring(this.shown, stage, seat)
      },
    }))
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
    const { people, isOpen, answeredByOrder } = this
    return undoOf(this.match, this.viewer, { people, isOpen, answeredByOrder, isOrdered: (step) => this.orderedSteps.has(step) })
  }

  /** Continues with the next player: gives standing answers, starts a bot, waits for a person, or hands the device over. */
  protected goOn(released = false): void {
    if (this.answerStanding()) return
    const question = openQuestion(this.match.table, null)
    if (!question) return
    const person =
      question.waiting.find((seat) => seat === this.viewer) ?? question.waiting.find((seat) => this.people.includes(seat))
    const mineBefore = this.viewer !== null && this.match.steps.at(-1)?.seat === this.viewer
    if (person !== undefined) this.pacing.rest()
    if (person === this.viewer && person !== undefined) return
    if (!released && this.holds() && mineBefore) this.held = true
    else if (person !== undefined) void this.pass(person, released)
    else if (this.drives && !this.closed) {
      const [bot] = botsToAnswer(this.match.table, (seat) => !this.people.includes(seat))
      if (bot !== undefined) void this.botMoves(bot)
    }
  }

  /** Answers for people whose standing order does, at once and without a curtain; true if it answered anything. */
  private answerStanding(): boolean {
    const { match, people } = this
    if (this.askEveryone) return false
    const before = match.steps.length
    for (;;) {
      const { table } = match
      this.orders = this.orders.map((order, seat) => orderNow(table, seat, order))
      const answers = people.map((seat) => ({ seat, move: standingAnswer(match.game, table, seat, this.orders[seat] ?? 'idle') }))
      const given = answers.find(({ move }) => move !== undefined)
      if (!given) break
      const refused = match.play(given.seat, given.move)
      const step = match.steps.findLast((made) => made.seat === given.seat)
      if (step) this.orderedSteps.add(step)
      this.ordered = [...this.ordered.filter((seat) => seat !== given.seat), given.seat]
      if (refused) throw new Error(`a standing order chose an illegal move: ${JSON.stringify(given.move)}`)
    }
    if (match.steps.length === before) return false
    void this.moved(before)
    return true
  }

  private async pass(to: Seat, atOnce: boolean): Promise<void> {
    const revision = this.revision
    if (this.isOpen) {
      this.viewer = to
      this.refresh()
      return
    }
    const first = this.viewer === null
    if (!atOnce && !first && !this.isQuietStep(this.steps)) await pause(CURTAIN_PAUSE[this.pace()])
    if (revision !== this.revision || this.held) return
    this.curtain = to
    this.refresh()
  }

  private async botMoves(seat: Seat): Promise<void> {
    const revision = this.revision
    const before = this.match.steps.length
    const { view, moves, form, question } = snapshotOf(this.match, before, seat)
    this.botProblem = null
    const collector = this.collector()
    let time: number | undefined
    try {
      const { version } = this.door.game
      const ms = this.pacing.searchTime(seat)
      const choice = this.bots.chooseMove(
        { game: this.box.id, version, level: this.sitters[seat]?.level, view, seat, answers: form ?? moves, ms },
        this.tellsThoughts
          ? (thought) => {
              if (revision === this.revision) this.lastThought = { ...thought, seat, view, question: question?.question }
            }
          : undefined,
      )
      const { pause, flight } = this.pacing.next(seat)
      time = flight
      // The last change stays visible for a while; a quiet step showed nothing.
      const [move] = await Promise.all([choice, this.pacing.wait(this.isQuietStep(before) ? 0 : pause)])
      if (revision !== this.revision) return
      const refused = this.match.play(seat, move, collector?.between)
      if (refused) throw new Error(`the bot chose an illegal move: ${JSON.stringify(move)}`)
    } catch (error) {
      if (revision === this.revision) this.botProblem = String(error)
      return
    }
    await this.moved(before, { seat, stages: collector?.stages, most: time })
  }

  protected save(): void {
    const saved = {
      id: this.id,
      game: this.box.id,
      sitters: this.sitters,
      updated: Date.now(),
      steps: this.match.steps.length,
      ...ending(this.match),
      ...(this.commitment ? { commitment: this.commitment } : {}),
      ...(this.askEveryone && { askEveryone: true }),
      ...(this.hintRule !== 'everyone' && { hints: this.hintRule }),
      ...(this.chapter && { chapter: this.chapter }),
      ...(this.orders.some((order) => order !== 'idle') && { orders: this.orders }),
    }
    this.saveProblem = saveMatch({ ...saved, record: this.record })
    // A win that finds no space is kept later: it follows from the match.
    if (saved.finished && this.chapter) void this.keepWin(saved)
  }

  private async keepWin(saved: Omit<SavedMatch, 'record'>): Promise<void> {
    const { keepWin } = await import('../campaign/campaign-store.ts')
    this.saveProblem ??= keepWin(saved, this.match)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
