import type { Box, Door, Words } from '@grimuar/games'
import { type GameEvent, Match, type Result, readRecord, type Seat, type UndoReach } from '@grimuar/kernel'
import {
  type Code,
  type Connection,
  type News,
  type Reveal,
  type Sight,
  type TableCard,
  unfair,
  type Watched,
} from '@grimuar/protocol'
import type { Pace } from '@grimuar/ui'
import { recordHolds } from '../session/check.ts'
import type { Sitter } from '../session/keep.ts'
import { type Entry, entriesOf, type Moment, momentOf } from '../session/moment.ts'
import type { Fairness, Refused, Show, Sitting, Undo } from '../session/sitting.ts'
import { ask, Unwilling } from './api.ts'
import { notePromise, type Promised, promiseOf } from './commitments.ts'
import { Past } from './history.ts'

/** What a move that stands told this seat. */
interface Step {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

/** The match as it was seen after some entry. */
interface Look {
  /** Which look of this tab it was. */
  readonly order: number
  readonly watched: Watched
  readonly moment: Moment
  readonly entries: readonly Entry[]
  readonly undone: readonly Entry[]
  readonly undo: Undo
}

/** How long others' moves stay in sight before the next one is shown. */
const PAUSE: Record<Pace, number> = { calm: 420, quick: 160, off: 0 }
/** With more than this still to be shown (after sleep, say) the table is brought up to date at once. */
const FEW = 6

const NO_UNDO: Undo = { reach: { steps: 0, stop: 'start' }, free: false, keep: undefined, others: [], remote: true }

export interface OnlineLikes {
  readonly connection: Connection
  readonly pace: () => Pace
  /** What a bot is called in the current language. */
  readonly botName: (seat: Seat) => string
  /** A refusal that is not the rules', in words. */
  readonly why: (error: unknown) => string
  /** The invitation, where the table is not for all eyes. */
  readonly code: string | undefined
}

/** A match over a server: this tab sees what its seat may see, wishes, and is told what came of it. */
export class OnlineSession implements Sitting {
  readonly id: string
  readonly box: Box
  readonly door: Door
  readonly curtain = null
  readonly held = false
  readonly nextPerson = undefined
  readonly botProblem = null
  readonly keepProblem = undefined

  /** The table as the lobby knows it: who sits where. */
  card: TableCard = $state.raw({} as TableCard)
  /** Where this person sits, whoever's eyes are looked through. */
  seat = $state<Seat | null>(null)
  viewer = $state<Seat | null>(null)
  shown: Moment = $state.raw({ step: 0, view: undefined, question: null, moves: [], last: [], by: null, over: false })
  entries: readonly Entry[] = $state.raw([])
  undone: readonly Entry[] = $state.raw([])
  steps = $state(0)
  past = $state<number | null>(null)
  replaying = $state(false)
  refused = $state.raw<Refused | null>(null)
  undo: Undo = $state.raw(NO_UNDO)
  /** The seats, their clocks, and whoever asks to take something back. */
  sight: Sight | undefined = $state.raw()
  /** A wish is on its way. */
  sending = $state(false)
  /** Watching was refused. */
  trouble = $state<Code | null>(null)
  /** Coming back to the table: the moment of one's own last move, where others have moved more than once since. */
  missed = $state<number | undefined>()
  /** The finished match laid open. */
  reveal: Reveal | undefined = $state.raw()
  private match: Match | undefined = $state.raw()

  private readonly likes: OnlineLikes
  private opening: readonly GameEvent[] = []
  private played: Step[] = []
  private show: Show = (change) => change()
  private queue: Promise<void> = Promise.resolve()
  private waiting = 0
  private closed = false
  /** The newest moment that was laid out. */
  private latest: Moment | undefined
  private looks = 0
  private laid = 0
  private readonly earlier: Past

  constructor(card: TableCard, box: Box, door: Door, likes: OnlineLikes) {
    this.id = card.id
    this.card = card
    this.box = box
    this.door = door
    this.likes = likes
    this.earlier = new Past((step) => `/api/tables/${card.id}/moments/${step}${this.invitation}`)
    notePromise(card)
  }

  /** Something to draw has come. */
  get ready(): boolean {
    return this.sight !== undefined
  }

  get address(): string {
    return `/table/${this.id}${this.card.listed ? '' : this.invitation}`
  }

  private get invitation(): string {
    const { code } = this.likes
    return code === undefined ? '' : `?code=${encodeURIComponent(code)}`
  }

  get sitters(): readonly Sitter[] {
    return this.card.seats.map((seat, at) => ({
      kind: this.playedByBot(at) ? 'bot' : 'human',
      name: seat.kind === 'person' ? seat.person.name : this.likes.botName(at),
    }))
  }

  get names(): readonly string[] {
    return this.sitters.map(({ name }) => name)
  }

  get hearer(): Seat | null {
    return this.seat
  }

  get now(): boolean {
    return this.past === null
  }

  get moves(): readonly unknown[] {
    return this.sending ? [] : this.shown.moves
  }

  get result(): Result | null {
    return (this.sight?.ended?.result ?? null) as Result | null
  }

  get laidOpen(): boolean {
    return this.match !== undefined
  }

  get fairness(): Fairness | null {
    const { numbers } = this.card
    const { reveal, match, result } = this
    const draws = (match?.table as { draws: number } | undefined)?.draws ?? 0
    return {
      commitment: this.card.commitment,
      seed: reveal?.seed,
      parts: { secret: reveal?.secret ?? '', numbers },
      draws,
      check: async () => {
        if (!reveal || !match || unfair(reveal, { ...this.card, ...this.promised }) !== undefined) return false
        // Ended early, it came to nothing that could be compared; that its moves follow was seen when it was laid open.
        return result === null || recordHolds(this.door.game, reveal.record, { result, draws })
      },
    }
  }

  /** What was promised to whoever sits here now: a number given for a seat one got up from again does not count. */
  private get promised(): Partial<Promised> {
    const { commitment, mine } = promiseOf(this.id) ?? {}
    return { ...(commitment !== undefined && { commitment }), ...(mine !== undefined && this.seat !== null && { mine }) }
  }

  get file(): { readonly name: string; readonly text: string } | undefined {
    return this.reveal && { name: `${this.box.id}-${this.id}.grimuar.txt`, text: this.reveal.record }
  }

  words(lang: keyof Door['words']): Words {
    return this.door.words[lang]
  }

  /** Comes to the table; `chat` false hides what is said there. */
  watch(chat: boolean): void {
    const { code, connection } = this.likes
    connection.watch(this.id, {
      ...(code !== undefined && { code }),
      chat,
      seen: (watched, news, opening) => this.seen(watched, news, opening),
      refused: (why) => {
        this.trouble = why
      },
    })
  }

  open(show: Show): void {
    this.show = show
  }

  close(): void {
    this.closed = true
    this.likes.connection.unwatch(this.id)
  }

  act(move: unknown): void {
    if (this.sending) return
    this.refused = null
    this.missed = undefined
    if (!this.now) this.refused = { reason: 'past' }
    else if (this.seat === null) this.refused = { reason: 'watching' }
    // What is still flying was not seen yet: a press now is a second press on what has just been played.
    else if (this.waiting === 0) void this.wish({ do: 'move', match: this.id, move })
  }

  takeBack(): void {
    const { keep, reach, free } = this.undo
    if (keep === undefined || this.sending) return
    this.refused = null
    this.past = null
    void this.wish({ do: reach.steps > 0 || free ? 'undo' : 'ask-undo', match: this.id, keep })
  }

  /** Sends a wish and shows why, if it is not done. */
  async wish(wanted: Parameters<Connection['wish']>[0]): Promise<boolean> {
    if (this.sending) return false // the second press of a double one
    this.sending = true
    const outcome = await this.likes.connection.wish(wanted)
    this.sending = false
    if (outcome.ok) return true
    const refusal = outcome.code === 'refused' ? (outcome.refusal as Refused | undefined) : undefined
    this.refused = refusal ?? { reason: 'told', text: this.likes.why(new Unwilling(outcome.code)) }
    return false
  }

  /** Whether the match would end at once if this seat left it, or voted to end it: nobody is left to object. */
  endsBy(what: 'leave' | 'vote'): boolean {
    const others = this.sight?.seats.filter(({ bot }, at) => bot === null && at !== this.seat) ?? []
    return others.every(({ votes, late }) => what === 'vote' && (votes || late))
  }

  release(): void {}
  lift(): void {}
  lookAgain(): void {}

  goTo(step: number | null): void {
    this.refused = null
    this.past = step === null || step >= this.steps ? null : Math.max(0, step)
    void this.showPast()
  }

  /** Shows what happened since one's own last move. */
  showMissed(): void {
    const { missed } = this
    if (missed === undefined) return
    this.missed = undefined
    this.replaying = true
    this.goTo(missed)
  }

  lookAs(seat: Seat | null): void {
    if (!this.match) return
    this.viewer = seat
    void this.showPast()
  }

  closeReplay(): void {
    this.replaying = false
    this.viewer = this.seat
    this.goTo(null)
  }

  /** The server tells how the match stands, and what led there. */
  private seen(watched: Watched, news: readonly News[], opening: readonly unknown[]): void {
    this.trouble = null
    const first = this.sight === undefined
    if (opening.length) this.opening = opening as readonly GameEvent[]
    if (news[0]?.seq === 1) this.stands(0)
    const undone = this.take(news)
    const last = this.played.at(-1)
    const look: Look = {
      order: ++this.looks,
      watched,
      undone,
      undo: this.undoNow(watched),
      entries: [...entries([{ seat: null, events: this.opening }], -1), ...entries(this.played, 0)],
      moment: {
        step: this.played.length,
        view: watched.sight.view,
        question: questionFor(watched),
        moves: watched.sight.moves,
        last: last?.events ?? this.opening,
        by: last?.seat ?? null,
        over: watched.sight.ended !== null,
      },
    }
    if (first || this.waiting > FEW || document.hidden) {
      this.lay(look)
      return
    }
    const others = news.some(({ deed }) => deed.do === 'move' && deed.seat !== watched.seat)
    this.waiting++
    this.queue = this.queue.then(async () => {
      const late = look.order < this.laid // all was brought up to date meanwhile
      if (!late) await this.layInSight(look)
      this.waiting--
      if (others && !late && this.waiting > 0) await new Promise((wait) => setTimeout(wait, PAUSE[this.likes.pace()]))
    })
  }

  /** A table that cannot be shown in motion is shown all the same, and so is whatever follows. */
  private async layInSight(look: Look): Promise<void> {
    try {
      await this.show(async () => this.lay(look))
    } catch (error) {
      this.lay(look)
      reportError(error)
    }
  }

  /** Puts what happened to the moves that stand; the lines of what was taken back come back. */
  private take(news: readonly News[]): Entry[] {
    const undone: Entry[] = []
    for (const { deed, events } of news) {
      if (deed.do === 'move') {
        this.played.push({ seat: deed.seat, events: events as GameEvent[] })
        undone.length = 0
      } else if (deed.do === 'undo') {
        undone.push(...entries(this.played.slice(deed.keep), deed.keep))
        this.stands(deed.keep)
      }
    }
    return undone
  }

  private stands(keep: number): void {
    this.played.length = keep
    this.earlier.stands(keep)
  }

  /** Lays the table out as it stood when this was seen, unless a later look is already there. */
  private lay(look: Look): void {
    if (this.closed || look.order < this.laid) return
    if (this.laid === 0) this.missed = this.missedIn(look.watched)
    this.laid = look.order
    const { seat, sight } = look.watched
    if (this.viewer === this.seat) this.viewer = seat
    this.seat = seat
    this.sight = sight
    this.steps = look.moment.step
    this.undo = look.undo
    if (!this.match) {
      this.entries = look.entries
      this.undone = look.undone
    }
    this.latest = look.moment
    if (this.past !== null && this.past >= this.steps) this.past = null
    if (this.now) this.shown = look.moment
    if (sight.ended && !this.reveal) void this.layOpen()
  }

  private missedIn({ seat, sight }: Watched): number | undefined {
    const mine = this.played.findLastIndex((step) => step.seat === seat)
    return seat !== null && !sight.ended && mine >= 0 && this.played.length - mine > 2 ? mine + 1 : undefined
  }

  private undoNow({ sight, seat }: Watched): Undo {
    if (seat === null || !sight.undo || sight.request || sight.seats[seat]?.bot != null) return NO_UNDO
    const mine = this.played.findLastIndex((step) => step.seat === seat)
    const others = sight.seats.flatMap(({ bot }, at) => (bot === null && at !== seat ? [at] : []))
    return {
      reach: { steps: sight.undo.steps, stop: sight.undo.stop as UndoReach['stop'] },
      free: others.length === 0,
      keep: mine < 0 ? undefined : mine,
      others,
      remote: true,
    }
  }

  /** Shows the moment that is looked at: from the open record once there is one, from the server before. */
  private async showPast(): Promise<void> {
    const { match, past } = this
    if (match) {
      const moment = momentOf(match, past ?? match.steps.length, this.viewer)
      this.entries = entriesOf(match, this.viewer)
      await this.show(async () => {
        // Also where it was ended early nobody is asked any more.
        this.shown = this.now ? { ...moment, question: null, moves: [], over: true } : moment
      })
      return
    }
    const moment = past === null ? this.latest : this.earlier.at(past)
    if (!moment) return this.bringPast()
    await this.show(async () => {
      if (this.past === past && !this.match) this.shown = moment
    })
  }

  private async bringPast(): Promise<void> {
    const wanted = () => (this.match || this.closed ? null : this.past)
    try {
      await this.earlier.bring(wanted, () => void this.showPast())
    } catch (error) {
      this.refused = { reason: 'told', text: this.likes.why(error) }
    }
  }

  /** The match is over: its record is fetched, and nothing is secret any more. */
  private async layOpen(): Promise<void> {
    try {
      const reveal = await ask<Reveal>('GET', `/api/tables/${this.id}/reveal${this.invitation}`)
      const built = Match.from(this.door.game, readRecord(reveal.record))
      if (this.closed) return
      this.reveal = reveal
      if (!built.ok) return
      this.match = built.match as unknown as Match
      this.entries = entriesOf(this.match, this.viewer)
      if (this.past !== null) void this.showPast()
    } catch (error) {
      this.refused = { reason: 'told', text: this.likes.why(error) }
    }
  }

  private playedByBot(seat: Seat): boolean {
    const plan = this.card.seats[seat]
    return (this.sight?.seats[seat]?.bot ?? (plan?.kind === 'bot' ? plan.level : null)) !== null
  }
}

/** The open question. While a bot plays for us it is not ours to answer. */
function questionFor({ sight, seat }: Watched): Moment['question'] {
  const asked = sight.asked as Moment['question']
  return asked && seat !== null && sight.seats[seat]?.bot != null ? { ...asked, mine: false } : asked
}

/** Moves as lines of the log; the first of them is move `from` + 1. */
function entries(steps: readonly { readonly seat: Seat | null; readonly events: readonly GameEvent[] }[], from: number): Entry[] {
  return steps.flatMap(({ seat, events }, i) => events.map((event) => ({ step: from + i + 1, seat, event, secret: false })))
}
