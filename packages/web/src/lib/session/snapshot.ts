import {
  answersOf,
  type Form,
  type Game,
  type GameEvent,
  type Heard,
  heardBy,
  isForm,
  type Match,
  type OpenQuestion,
  openQuestion,
  type Seat,
} from '@grimuar/kernel'

/** Everything the frame draws of a match: the table after some step, as one seat sees it. */
export interface Snapshot {
  /** How many moves had been made. */
  readonly step: number
  readonly view: unknown
  readonly question: OpenQuestion | null
  /** The viewer's legal moves; empty for past steps, and if there is a form. */
  readonly moves: readonly unknown[]
  /** The form that the viewer fills in; none for past steps, and if moves are listed. */
  readonly form?: Form
  /** The viewer's sealed answer, while others are still awaited. */
  readonly answer?: unknown
  /** Whether the open question lets the viewer interrupt something. */
  readonly interrupt?: boolean
  /** The events of the last step that the viewer may know. */
  readonly last: readonly GameEvent[]
  /** The seat that made the last step; null before the first. */
  readonly by: Seat | null
  readonly over: boolean
  /** While a move is shown event by event: what was drawn before it. The bar and whose turn it is change last. */
  readonly before?: Snapshot
}

/** The snapshot of a match before anything is known of it. */
export const BLANK: Snapshot = { step: 0, view: undefined, question: null, moves: [], last: [], by: null, over: false }

/** The match after `step` steps, for one viewer. It holds a copy of the table, so later moves do not change it. */
export function snapshotOf(match: Match, step: number, viewer: Seat | null): Snapshot {
  const game: Game = match.game
  const now = step === match.steps.length
  const table = now ? game.copy(match.table) : match.at(step)
  const question = openQuestion(table, viewer)
  const before = match.steps[step - 1]
  const answers = now && viewer !== null && question?.mine ? answersOf(game, table, viewer) : []
  const ask = table.ask
  return {
    step,
    view: game.view(table, viewer),
    question,
    moves: isForm(answers) ? [] : answers,
    ...(isForm(answers) && { form: answers }),
    ...(question?.answered && { answer: ask.sealed[ask.to.indexOf(viewer)] }),
    ...(question?.mine && ask.window !== undefined && { interrupt: true }),
    last: heardBy(before?.events ?? match.opening, viewer),
    by: before?.seat ?? null,
    over: table.over,
  }
}

/** The step a link points to, and the seat whose view it shows. */
export interface LinkedStep {
  readonly step: number
  /** Null: a spectator's view. Undefined: the reader's own view. */
  readonly viewer: Seat | null | undefined
  /** Whether nothing of later steps is told. */
  readonly hidesLater: boolean
}

/** The part of an address that names a step of a match; empty for the present. */
export function stepQuery(step: number | null, hidesLater: boolean): string {
  return step === null ? '' : `?step=${step}${hidesLater ? '&spoilers=no' : ''}`
}

/** Reads the step from a page's address; undefined if the address names none. */
export function linkedStepIn(query: { get(name: string): string | null }): LinkedStep | undefined {
  const step = query.get('step')
  const eyes = query.get('eyes')
  if (step === null || !/^\d{1,6}$/.test(step)) return undefined
  return {
    step: Number(step),
    hidesLater: query.get('spoilers') === 'no',
    viewer: eyes === 'all' ? null : eyes !== null && /^\d{1,2}$/.test(eyes) ? Number(eyes) : undefined,
  }
}

/** One line of the log on screen, before it is written in a language. */
export interface LogLine {
  readonly step: number
  readonly seat: Seat | null
  readonly event: GameEvent
  /** Whether only some seats know this event. */
  readonly secret: boolean
}

/** All events the viewer may know, in order; with `from`, only those after the first `from` moves. */
export function logLinesOf(match: Match, viewer: Seat | null, from?: number): LogLine[] {
  const linesOf = (events: readonly Heard[], step: number, seat: Seat | null): LogLine[] =>
    events
      .filter((h) => !h.to || (viewer !== null && h.to.includes(viewer)))
      .map((h) => ({ step, seat, event: h.event, secret: h.to !== undefined }))
  const opening = from === undefined ? linesOf(match.opening, 0, null) : []
  const first = from ?? 0
  return [...opening, ...match.steps.slice(first).flatMap((s, i) => linesOf(s.events, first + i + 1, s.seat))]
}
