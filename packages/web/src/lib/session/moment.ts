import {
  type Game,
  type GameEvent,
  type Heard,
  heardBy,
  legal,
  type Match,
  type OpenQuestion,
  openQuestion,
  type Seat,
} from '@grimuar/kernel'

/** The table as one seat sees it after some step: all that is drawn. */
export interface Moment {
  /** How many moves stand before it. */
  readonly step: number
  readonly view: unknown
  readonly question: OpenQuestion | null
  /** What the looking seat may do; empty for the past. */
  readonly moves: readonly unknown[]
  /** What the last step told the looking seat. */
  readonly last: readonly GameEvent[]
  /** Who made the last step. */
  readonly by: Seat | null
  readonly over: boolean
}

/** Draws nothing and changes nothing: a copy of the table is looked at, so that later moves cannot change what is shown. */
export function momentOf(match: Match, step: number, viewer: Seat | null): Moment {
  const game: Game = match.game
  const now = step === match.steps.length
  const table = now ? game.copy(match.table) : match.at(step)
  const question = openQuestion(table, viewer)
  const before = match.steps[step - 1]
  return {
    step,
    view: game.view(table, viewer),
    question,
    moves: now && viewer !== null && question?.mine ? legal(game, table, viewer) : [],
    last: heardBy(before?.events ?? match.opening, viewer),
    by: before?.seat ?? null,
    over: table.over,
  }
}

/** The moment a link asks for, and whose eyes it is to be seen through. */
export interface Asked {
  readonly step: number
  /** Undefined: one's own. */
  readonly eyes: Seat | null | undefined
}

/** Reads the moment out of an address; undefined where it names none. */
export function askedIn(query: { get(name: string): string | null }): Asked | undefined {
  const step = query.get('step')
  const eyes = query.get('eyes')
  if (step === null || !/^\d{1,6}$/.test(step)) return undefined
  return { step: Number(step), eyes: eyes === 'all' ? null : eyes !== null && /^\d{1,2}$/.test(eyes) ? Number(eyes) : undefined }
}

/** One line of the log before it is put into words. */
export interface Entry {
  readonly step: number
  readonly seat: Seat | null
  readonly event: GameEvent
  /** Told to some seats only. */
  readonly secret: boolean
}

/** Everything a seat heard, in order; or only what it heard after the first `from` moves. */
export function entriesOf(match: Match, viewer: Seat | null, from?: number): Entry[] {
  const heard = (events: readonly Heard[], step: number, seat: Seat | null): Entry[] =>
    events
      .filter((h) => !h.to || (viewer !== null && h.to.includes(viewer)))
      .map((h) => ({ step, seat, event: h.event, secret: h.to !== undefined }))
  const opening = from === undefined ? heard(match.opening, 0, null) : []
  const first = from ?? 0
  return [...opening, ...match.steps.slice(first).flatMap((s, i) => heard(s.events, first + i + 1, s.seat))]
}
