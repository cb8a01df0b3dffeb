import { type Game, heardBy, type Json, legal, Match, mixSeed, openQuestion, type Seat, type Table } from '@grimuar/kernel'
import { type Patch, patch, type Word } from '@grimuar/protocol'
import { words } from '@grimuar/protocol/messages'
import { Moment } from '@grimuar/protocol/nouns'
import { Compile } from 'typebox/compile'
import type { Entry } from '../matches/log-entry.ts'
import { numbersOf, setupOf } from '../matches/setup.ts'
import type { LogRow, TableRow } from '../store/contract.ts'

const schemas = new Map(Object.entries(words).map(([say, schema]) => [say, Compile(schema)]))

/** What one seat may know after one entry, worked out by the kernel alone. */
interface MayKnow {
  readonly view: Json
  readonly asked: Json
  readonly moves: Json
  readonly events: Json
  readonly deed: Json
}

const plain = (x: unknown) => JSON.parse(JSON.stringify(x ?? null)) as Json

/** Plays a finished match again and works out, for each entry, all that a seat (null: a spectator) may know. */
function mayKnow(game: Game, row: TableRow, log: readonly LogRow[], seat: Seat | null): MayKnow[] {
  const setup = setupOf(row)
  const match = new Match(game, {
    seats: setup.seats.length,
    options: setup.options,
    names: setup.seats.map(() => ''),
    luck: { kind: 'fair', seed: mixSeed(row.secret, numbersOf(setup)) },
  })
  const look = (events: Json, deed: Json): MayKnow => {
    const table = match.table as Table
    return {
      view: plain(game.view(table, seat)),
      asked: plain(table.over ? null : openQuestion(table, seat)),
      moves: plain(seat === null || table.over ? [] : legal(game, table, seat)),
      events,
      deed,
    }
  }
  const known = [look(plain(heardBy(match.opening, seat)), null)]
  for (const { entry: json } of log) {
    const entry = json as unknown as Entry
    if (entry.do === 'undo') match.keep(entry.seat, entry.keep)
    else if (entry.do !== 'move' || match.play(entry.seat, entry.move)) throw new Error(`unforeseen entry ${entry.do}`)
    const { move: _move, ...deed } = entry as Entry & { move?: Json }
    const step = match.steps.at(-1)
    known.push(look(entry.do === 'move' ? plain(heardBy(step?.events ?? [], seat)) : [], plain(deed)))
  }
  return known
}

const moments = Compile(Moment)

/** What is wrong with the moments a seat was shown of a match with such a log, in a line; undefined where all is well. */
export function misremembered(
  game: Game,
  row: TableRow,
  log: readonly LogRow[],
  seat: Seat | null,
  shown: readonly { readonly step: number; readonly text: string }[],
): string | undefined {
  const standing: LogRow[] = []
  for (const each of log) {
    const entry = each.entry as unknown as Entry
    if (entry.do === 'undo') standing.length = entry.keep
    else if (entry.do === 'move') standing.push(each)
  }
  const known = mayKnow(game, row, standing, seat)
  for (const { step, text } of shown) {
    if (text.includes(row.secret)) return `the secret of the dice: ${text}`
    const moment = JSON.parse(text) as Moment
    if (!moments.Check(moment)) return `no moment: ${text}`
    const { view, asked, events, deed } = known[step] as MayKnow
    const by = (deed as { seat?: Seat } | null)?.seat ?? null
    const over = step === standing.length && row.state === 'over'
    const right = { step, standing: standing.length, seat, view, asked, last: events, by, over }
    if (!alike(moment, right)) return `at ${step}: ${text} instead of ${JSON.stringify(right)}`
  }
  return undefined
}

/** What a witness has heard that it should not have, in a line; undefined where all is well. */
export function indiscretion(
  game: Game,
  row: TableRow,
  log: readonly LogRow[],
  seat: Seat | null,
  heard: readonly string[],
): string | undefined {
  const known = mayKnow(game, row, log, seat)
  let sight: Json = null
  for (const text of heard) {
    if (text.includes(row.secret)) return `the secret of the dice: ${text}`
    const word = JSON.parse(text) as Word
    if (!schemas.get(word.say)?.Check(word)) return `not a message of the protocol: ${text}`
    if (word.say === 'match') {
      sight = plain(word.sight)
      const problem = differs(sight, known[word.seq] as MayKnow)
      if (problem) return `at ${word.seq}: ${problem}`
      if (word.seat !== seat) return `seat ${word.seat} instead of ${seat}`
      for (const news of word.news) {
        const { events, deed } = known[news.seq] as MayKnow
        if (!alike(news.events, events) || !alike(news.deed, deed)) return `other news at ${news.seq}: ${JSON.stringify(news)}`
      }
      if (word.opening.length && !alike(word.opening, known[0]?.events)) return `another opening: ${text}`
    } else if (word.say === 'step') {
      sight = patch(sight, word.sight as Patch | undefined)
      const now = known[word.seq] as MayKnow
      const problem = differs(sight, now)
      if (problem) return `at ${word.seq}: ${problem}`
      if (!alike(word.events, now.events)) return `other events at ${word.seq}: ${JSON.stringify(word.events)}`
      if (!alike(word.deed, now.deed)) return `another deed at ${word.seq}: ${JSON.stringify(word.deed)}`
    } else if (word.say === 'chat' || word.say === 'refused') return `unforeseen: ${text}`
  }
  return undefined
}

function differs(sight: Json, known: MayKnow): string | undefined {
  const { view, asked, moves } = sight as { view: Json; asked: Json; moves: Json }
  if (!alike(view, known.view)) return `another view: ${JSON.stringify(view)} instead of ${JSON.stringify(known.view)}`
  if (!alike(asked, known.asked)) return `another question: ${JSON.stringify(asked)}`
  return alike(moves, known.moves) ? undefined : `other moves: ${JSON.stringify(moves)}`
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && alike(a[key as never], b[key as never]))
  )
}
