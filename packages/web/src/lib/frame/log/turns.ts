import type { NamedThing, Words } from '@grimuar/contract'
import type { GameEvent, Seat } from '@grimuar/kernel'
import type { LogLine, Snapshot } from '#lib/session/snapshot.ts'
import { type Reader, sentenceOf, type WrittenLine, written } from './written.ts'

/** The lines of one turn, or of what comes before the first one or between two. */
export interface Turn {
  readonly key: string
  /** The seat of the turn; null if it belongs to no single seat, undefined if there is no turn. */
  readonly seat: Seat | null | undefined
  readonly gains: string
  /** The line that announces it, where the game has one; it is not among `lines`. */
  readonly opening: WrittenLine | undefined
  readonly lines: readonly WrittenLine[]
}

/** The lines that each turn has, as the viewer may know them. */
function split(lines: readonly LogLine[], words: Words): { seat: Seat | null | undefined; lines: LogLine[] }[] {
  const turns: { seat: Seat | null | undefined; lines: LogLine[] }[] = []
  for (const line of lines) {
    const seat = words.turnOf?.(line.event)
    const last = turns.at(-1)
    if (!last || seat !== undefined || words.rank?.(line.event) === 'part') turns.push({ seat, lines: [line] })
    else last.lines.push(line)
  }
  return turns
}

/** The log turn by turn. Turns that tell nothing are left out. */
export function turnsOf(lines: readonly LogLine[], reader: Reader): Turn[] {
  const { words } = reader
  let before = 0
  return split(lines, words).flatMap(({ seat, lines }) => {
    const all = written(lines, reader, before)
    before += lines.length
    const [first] = all
    if (!first) return []
    const announced = first.event === lines[0]?.event && (seat !== undefined || words.rank?.(first.event) === 'part')
    const gains = seat === undefined ? '' : gainsOf(lines, seat, words)
    return [{ key: first.key, seat, gains, opening: announced ? first : undefined, lines: announced ? all.slice(1) : all }]
  })
}

/** The steps at which turns have begun, in order. */
export function turnBegins(lines: readonly LogLine[], words: Words): number[] {
  return [...new Set(split(lines, words).flatMap(({ seat, lines }) => (typeof seat === 'number' ? (lines[0]?.step ?? []) : [])))]
}

function gainsOf(lines: readonly LogLine[], seat: Seat | null, words: Words): string {
  return (
    words.gains?.(
      lines.map(({ event }) => event),
      seat,
    ) ?? ''
  )
}

/** All that the seat which moved last has done in its turn up to the moment that is shown. */
export function eventsOfTurn({ step, last, by, before }: Snapshot, lines: readonly LogLine[], words: Words): GameEvent[] {
  // While a move is carried out, its events are not in the log yet.
  const earlier = before ? step : step - 1
  const end = lines.findLastIndex((line) => line.step <= earlier) + 1
  const start = lines.slice(0, end).findLastIndex((line) => line.seat !== by || words.turnOf?.(line.event) !== undefined) + 1
  return [...lines.slice(start, end).map(({ event }) => event), ...last]
}

/** The actions of another player since the viewer's last move. */
export interface RivalNews {
  readonly seat: Seat
  /** The number of moves before the first of theirs: a replay begins there. */
  readonly from: number
  /** Their gains; if there are none, their last action. */
  readonly news: string
}

/** The step of the last move of a seat; undefined if it has not moved. */
export function lastMoveOf(seat: Seat | null, lines: readonly LogLine[]): number | undefined {
  return seat === null ? undefined : lines.findLast((line) => line.seat === seat)?.step
}

/** The actions of each rival since the viewer's last move, in order. */
export function newsSince(lines: readonly LogLine[], reader: Reader): RivalNews[] {
  const { words, viewer } = reader
  const last = lastMoveOf(viewer, lines)
  if (last === undefined) return []
  const theirs = new Map<Seat, { from: number; since: LogLine[] }>()
  for (const { seat, lines: all } of split(lines, words)) {
    const since = all.filter(({ step }) => step > last)
    if (typeof seat !== 'number' || seat === viewer || since.length === 0) continue
    // A turn is announced by the move before it.
    const known = theirs.get(seat) ?? { from: Math.max(last, all[0]?.step ?? 0), since: [] }
    theirs.set(seat, { ...known, since: [...known.since, ...since] })
  }
  return [...theirs].flatMap(([seat, { from, since }]) => {
    const gains = gainsOf(since, seat, words)
    if (gains) return [{ seat, from, news: gains }]
    const told = since.filter((line) => sentenceOf(line, reader) !== undefined)
    const action = told.findLast(({ event }) => words.rank?.(event) !== 'effect') ?? told.at(-1)
    const news = action && sentenceOf(action, reader)
    return news ? [{ seat, from, news }] : []
  })
}

/** A piece of a sentence; `at` is set if it names a thing of the board. */
export interface SentencePart {
  readonly text: string
  readonly at?: string
}

/** Splits a sentence at the names of things. Of the forms of a name, the longest counts. */
export function partsOf(sentence: string, things: readonly NamedThing[]): SentencePart[] {
  let parts: SentencePart[] = [{ text: sentence }]
  for (const { at, forms } of things) {
    const named = forms.filter((form) => form && sentence.includes(form)).sort((a, b) => b.length - a.length)[0]
    if (named === undefined) continue
    const found = parts.findIndex((part) => part.at === undefined && part.text.includes(named))
    const part = parts[found]
    if (!part) continue
    const start = part.text.indexOf(named)
    const cut = [{ text: part.text.slice(0, start) }, { text: named, at }, { text: part.text.slice(start + named.length) }]
    parts = [...parts.slice(0, found), ...cut.filter(({ text }) => text), ...parts.slice(found + 1)]
  }
  return parts
}
