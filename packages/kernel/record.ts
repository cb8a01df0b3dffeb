import { isSeed } from './fair.ts'
import type { Json, Seat } from './table.ts'

/** Where a match's chance comes from. */
export type Luck = { readonly kind: 'fair'; readonly seed: string } | { readonly kind: 'quick'; readonly seed: number }

/**
 * One line of a match's log: a move, an undo that keeps the first `keep` moves that then stood, or a sealed answer taken back
 * while others were still awaited.
 */
export type LogEntry =
  | { readonly seat: Seat; readonly move: Json }
  | { readonly seat: Seat; readonly keep: number }
  | { readonly seat: Seat; readonly withdraw: true }

/** A whole match as data: replaying it gives the same table on any machine. */
export interface MatchRecord {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Json
  readonly names: readonly string[]
  readonly luck: Luck
  /** The table it begins from, where that is not the game's own set-up: a position. */
  readonly from?: Json
  readonly entries: readonly LogEntry[]
}

const TITLE = 'grimuar record 1'
const MAX_ENTRIES = 100_000
const MAX_SEATS = 16
/** Room for sixteen long names. Data nested deeper than a line of this length cannot be written again everywhere. */
const MAX_LINE = 8192
/** A whole table is longer. */
const MAX_POSITION = 500_000

export function writeRecord(r: MatchRecord): string {
  return [...recordLines(r)].join('')
}

/** The lines of a record one after another, for those who must not write a long one in one go. */
export function* recordLines(r: MatchRecord): Generator<string> {
  yield `${TITLE}\n`
  yield `game ${r.game}\n`
  yield `version ${r.version}\n`
  yield `seats ${r.seats}\n`
  yield `options ${JSON.stringify(r.options)}\n`
  yield `names ${JSON.stringify(r.names)}\n`
  yield `luck ${r.luck.kind} ${r.luck.seed}\n`
  if (r.from !== undefined) yield `from ${JSON.stringify(r.from)}\n`
  yield 'moves\n'
  for (const entry of r.entries) yield `${writeEntry(entry)}\n`
}

function writeEntry(e: LogEntry): string {
  if ('keep' in e) return `${e.seat} undo ${e.keep}`
  return 'withdraw' in e ? `${e.seat} withdraw` : `${e.seat} ${JSON.stringify(e.move)}`
}

/** A fault of a record, for screens that have their own words for it. */
export type RecordFault =
  | 'line-too-long' // facts: [limit]
  | 'title'
  | 'game'
  | 'version'
  | 'seats' // facts: [most seats]
  | 'options'
  | 'names' // facts: [how many there must be]
  | 'luck'
  | 'position'
  | 'moves'
  | 'too-many-moves' // facts: [limit]
  | 'seat-out-of-range' // facts: [highest seat]
  | 'undo' // facts: [how many moves stand there]
  | 'withdraw'
  | 'json'
  | 'other-game' // facts: [its id]
  | 'other-version' // facts: [the record's, ours]
  | 'players' // facts: [how many it has]
  | 'setting'
  | 'move' // facts: [which one, the clause that forbids it or '']

/** The place where a record is broken: in words for its author, and as a fault with its facts. */
export interface RecordProblem {
  readonly ok: false
  readonly line: number
  readonly problem: string
  readonly fault: RecordFault
  readonly facts: readonly (string | number)[]
}

/** `lines[i]` is the line of entry i, for problems found later. */
export type RecordRead = { readonly ok: true; readonly record: MatchRecord; readonly lines: readonly number[] } | RecordProblem

/** Reads a record from any text; a fault is returned with its line. */
export function readRecord(text: string): RecordRead {
  const lines = text.split(/\r\n|\n|\r/)
  let at = 0
  const fail = (fault: RecordFault, problem: string, facts: readonly number[] = [], line = at): RecordProblem => {
    return { ok: false, line, problem, fault, facts }
  }
  /** The next line that is neither blank nor a comment. (To trim takes a byte order mark off, too.) */
  const nextLine = (): string | undefined => {
    while (at < lines.length) {
      const line = lines[at++]?.trim()
      if (line && !line.startsWith('#')) return line
    }
    return undefined
  }
  const field = (name: string): string | undefined => {
    const line = nextLine()
    return line?.startsWith(`${name} `) ? line.slice(name.length + 1).trim() : undefined
  }

  const long = lines.findIndex((line) => line.length > (line.startsWith('from ') ? MAX_POSITION : MAX_LINE))
  if (long >= 0) return fail('line-too-long', `a line has at most ${MAX_LINE} characters`, [MAX_LINE], long + 1)
  if (nextLine() !== TITLE) return fail('title', `a record begins with the line "${TITLE}"`, [], Math.max(at, 1))
  const game = field('game')
  if (!game || !/^[a-z][a-z0-9-]{0,39}$/.test(game)) return fail('game', 'expected "game" and the id of a game')
  const version = count(field('version'), 1, 1_000_000)
  if (version === undefined) return fail('version', 'expected "version" and a whole number')
  const seats = count(field('seats'), 1, MAX_SEATS)
  if (seats === undefined) return fail('seats', `expected "seats" and a number from 1 to ${MAX_SEATS}`, [MAX_SEATS])
  const options = json(field('options'))
  if (options === undefined) return fail('options', 'expected "options" and JSON')
  const names = namesFrom(json(field('names')))
  if (names?.length !== seats) {
    return fail('names', `expected "names" and a JSON list of ${seats} names`, [seats])
  }
  const luck = luckFrom(field('luck'))
  if (!luck) return fail('luck', 'expected "luck fair" and 64 hexadecimal digits, or "luck quick" and a whole number')
  let line = nextLine()
  let from: Json | undefined
  if (line?.startsWith('from ')) {
    from = json(line.slice(5))
    if (from === undefined) return fail('position', 'expected "from" and a table as JSON')
    line = nextLine()
  }
  if (line !== 'moves') return fail('moves', 'expected the line "moves"')

  const entries: LogEntry[] = []
  const where: number[] = []
  let standing = 0
  for (line = nextLine(); line !== undefined; line = nextLine()) {
    if (entries.length >= MAX_ENTRIES) return fail('too-many-moves', `more than ${MAX_ENTRIES} moves`, [MAX_ENTRIES])
    const space = line.indexOf(' ')
    const seat = count(line.slice(0, space), 0, seats - 1)
    if (space < 0 || seat === undefined)
      return fail('seat-out-of-range', `expected a seat from 0 to ${seats - 1} and a move`, [seats - 1])
    const rest = line.slice(space + 1).trim()
    if (rest.startsWith('undo ')) {
      const keep = count(rest.slice(5), 0, standing - 1)
      if (keep === undefined) return fail('undo', `cannot undo: ${standing} moves stand here`, [standing])
      standing = keep
      entries.push({ seat, keep })
    } else if (rest === 'withdraw') {
      if (standing === 0) return fail('withdraw', 'there is no answer to take back here')
      standing--
      entries.push({ seat, withdraw: true })
    } else {
      const move = json(rest)
      if (move === undefined) return fail('json', 'a move must be JSON')
      standing++
      entries.push({ seat, move })
    }
    where.push(at)
  }
  const record: MatchRecord = { game, version, seats, options, names, luck, ...(from === undefined ? {} : { from }), entries }
  return { ok: true, record, lines: where }
}

function count(text: string | undefined, min: number, max: number): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined
  const n = Number(text)
  return n >= min && n <= max ? n : undefined
}

function namesFrom(given: Json | undefined): string[] | undefined {
  if (!Array.isArray(given)) return undefined
  const names = given.filter((name) => typeof name === 'string' && name.length <= 80)
  return names.length === given.length ? names : undefined
}

function json(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function luckFrom(text: string | undefined): Luck | undefined {
  const [kind, seed, more] = text?.split(' ') ?? []
  if (seed === undefined || more !== undefined) return undefined
  if (kind === 'fair' && isSeed(seed)) return { kind, seed }
  const n = kind === 'quick' ? count(seed, 0, 999_999_999) : undefined
  return n === undefined ? undefined : { kind: 'quick', seed: n }
}
