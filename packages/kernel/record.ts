import { isSeed } from './fair.ts'
import type { Json, Seat } from './table.ts'

/** Where a match's chance comes from. */
export type Luck = { readonly kind: 'fair'; readonly seed: string } | { readonly kind: 'quick'; readonly seed: number }

/** One line of a match's log. An undo keeps the first `keep` moves that then stood. */
export type LogEntry = { readonly seat: Seat; readonly move: Json } | { readonly seat: Seat; readonly keep: number }

/** A whole match as data: replaying it gives the same table on any machine. */
export interface MatchRecord {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: Json
  readonly names: readonly string[]
  readonly luck: Luck
  readonly entries: readonly LogEntry[]
}

const TITLE = 'grimuar record 1'
const MAX_ENTRIES = 100_000
const MAX_SEATS = 16
/** Room for sixteen long names. Data nested deeper than a line of this length cannot be written again everywhere. */
const MAX_LINE = 8192

export function writeRecord(r: MatchRecord): string {
  return `${[
    TITLE,
    `game ${r.game}`,
    `version ${r.version}`,
    `seats ${r.seats}`,
    `options ${JSON.stringify(r.options)}`,
    `names ${JSON.stringify(r.names)}`,
    `luck ${r.luck.kind} ${r.luck.seed}`,
    'moves',
    ...r.entries.map((e) => ('keep' in e ? `${e.seat} undo ${e.keep}` : `${e.seat} ${JSON.stringify(e.move)}`)),
  ].join('\n')}\n`
}

/** What is wrong with a record, for screens that say it in words of their own. */
export type RecordFault =
  | 'long' // a line is: how many characters it may have
  | 'title'
  | 'game'
  | 'version'
  | 'seats' // how many there may be
  | 'options'
  | 'names' // how many there must be
  | 'luck'
  | 'moves'
  | 'many' // moves there are: how many there may be
  | 'seat' // the last one there is
  | 'undo' // how many moves stand there
  | 'json'
  | 'other-game' // which one it is of
  | 'other-version' // which one it follows, which one is here
  | 'players' // how many it has
  | 'setting'
  | 'move' // which one is not legal, by which clause ('' where it is none)

/** Where a record is broken: in words for whoever wrote it, and as a fault with its facts. */
export interface RecordProblem {
  readonly ok: false
  readonly line: number
  readonly problem: string
  readonly fault: RecordFault
  readonly facts: readonly (string | number)[]
}

/** `lines[i]` is the line of entry i, for problems found later. */
export type RecordRead = { readonly ok: true; readonly record: MatchRecord; readonly lines: readonly number[] } | RecordProblem

/** Reads a record from any text whatever; what is wrong comes back with its line. */
export function readRecord(text: string): RecordRead {
  const lines = text.split(/\r\n|\n|\r/)
  let at = 0
  const fail = (fault: RecordFault, problem: string, facts: readonly number[] = [], line = at): RecordProblem => {
    return { ok: false, line, problem, fault, facts }
  }
  /** The next line that is neither blank nor a comment. (To trim takes a byte order mark off, too.) */
  const nextLine = (): string | undefined => {
    while (at < lines.length) {
      const line = (lines[at++] as string).trim()
      if (line !== '' && !line.startsWith('#')) return line
    }
    return undefined
  }
  const field = (name: string): string | undefined => {
    const line = nextLine()
    return line?.startsWith(`${name} `) ? line.slice(name.length + 1).trim() : undefined
  }

  const long = lines.findIndex((line) => line.length > MAX_LINE)
  if (long >= 0) return fail('long', `a line has at most ${MAX_LINE} characters`, [MAX_LINE], long + 1)
  if (nextLine() !== TITLE) return fail('title', `a record begins with the line "${TITLE}"`, [], Math.max(at, 1))
  const game = field('game')
  if (!game || !/^[a-z][a-z0-9-]{0,39}$/.test(game)) return fail('game', 'expected "game" and the id of a game')
  const version = count(field('version'), 1, 1_000_000)
  if (version === undefined) return fail('version', 'expected "version" and a whole number')
  const seats = count(field('seats'), 1, MAX_SEATS)
  if (seats === undefined) return fail('seats', `expected "seats" and a number from 1 to ${MAX_SEATS}`, [MAX_SEATS])
  const options = json(field('options'))
  if (options === undefined) return fail('options', 'expected "options" and JSON')
  const names = json(field('names'))
  if (!Array.isArray(names) || names.length !== seats || !names.every((n) => typeof n === 'string' && n.length <= 80)) {
    return fail('names', `expected "names" and a JSON list of ${seats} names`, [seats])
  }
  const luck = luckFrom(field('luck'))
  if (!luck) return fail('luck', 'expected "luck fair" and 64 hexadecimal digits, or "luck quick" and a whole number')
  if (nextLine() !== 'moves') return fail('moves', 'expected the line "moves"')

  const entries: LogEntry[] = []
  const where: number[] = []
  let standing = 0
  for (let line = nextLine(); line !== undefined; line = nextLine()) {
    if (entries.length >= MAX_ENTRIES) return fail('many', `more than ${MAX_ENTRIES} moves`, [MAX_ENTRIES])
    const space = line.indexOf(' ')
    const seat = count(line.slice(0, space), 0, seats - 1)
    if (space < 0 || seat === undefined) return fail('seat', `expected a seat from 0 to ${seats - 1} and a move`, [seats - 1])
    const rest = line.slice(space + 1).trim()
    if (rest.startsWith('undo ')) {
      const keep = count(rest.slice(5), 0, standing - 1)
      if (keep === undefined) return fail('undo', `cannot undo: ${standing} moves stand here`, [standing])
      standing = keep
      entries.push({ seat, keep })
    } else {
      const move = json(rest)
      if (move === undefined) return fail('json', 'a move must be JSON')
      standing++
      entries.push({ seat, move })
    }
    where.push(at)
  }
  return { ok: true, record: { game, version, seats, options, names: names as string[], luck, entries }, lines: where }
}

function count(text: string | undefined, min: number, max: number): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined
  const n = Number(text)
  return n >= min && n <= max ? n : undefined
}

function json(text: string | undefined): Json | undefined {
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Json
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
