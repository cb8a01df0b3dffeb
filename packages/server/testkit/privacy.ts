import { type Game, heardBy, type Json, legal, Match, mixSeed, openQuestion, type Seat, type Table } from '@grimuar/kernel'
import { type Patch, patch, type ServerMessage } from '@grimuar/protocol'
import { serverMessages } from '@grimuar/protocol/messages'
import { Moment } from '@grimuar/protocol/nouns'
import { Compile } from 'typebox/compile'
import type { ServerLogEntry } from '../matches/log-entry.ts'
import { numbersOf, setupOf } from '../matches/setup.ts'
import type { LogRow, RoomRow } from '../store/contract.ts'

const schemas = new Map(Object.entries(serverMessages).map(([type, schema]) => [type, Compile(schema)]))

/** What one seat may know after one log entry, computed by the kernel alone. */
interface MayKnow {
  readonly view: Json
  readonly asked: Json
  readonly moves: Json
  readonly events: Json
  readonly entry: Json
}

const plain = (x: unknown) => JSON.parse(JSON.stringify(x ?? null)) as Json

/** Replays a finished match and computes for each log entry everything that a seat (null: a spectator) may know. */
function mayKnow(game: Game, row: RoomRow, log: readonly LogRow[], seat: Seat | null): MayKnow[] {
  const setup = setupOf(row)
  const match = new Match(game, {
    seats: setup.seats.length,
    options: setup.options,
    names: setup.seats.map(() => ''),
    luck: { kind: 'fair', seed: mixSeed(row.secret, numbersOf(setup)) },
  })
  const knowledge = (events: Json, entry: Json): MayKnow => {
    const table = match.table as Table
    return {
      view: plain(game.view(table, seat)),
      asked: plain(table.over ? null : openQuestion(table, seat)),
      moves: plain(seat === null || table.over ? [] : legal(game, table, seat)),
      events,
      entry,
    }
  }
  const known = [knowledge(plain(heardBy(match.opening, seat)), null)]
  for (const { entry: json } of log) {
    const entry = json as unknown as ServerLogEntry
    if (entry.do === 'undo') match.keep(entry.seat, entry.keep)
    else if (entry.do !== 'move' || match.play(entry.seat, entry.move)) throw new Error(`unexpected log entry ${entry.do}`)
    const { move: _move, ...publicPart } = entry as ServerLogEntry & { move?: Json }
    const step = match.steps.at(-1)
    known.push(knowledge(entry.do === 'move' ? plain(heardBy(step?.events ?? [], seat)) : [], plain(publicPart)))
  }
  return known
}

const moments = Compile(Moment)

/** Checks the earlier moments that a seat was sent. Returns the first mistake in one line; undefined if there is none. */
export function findWrongMoment(
  game: Game,
  row: RoomRow,
  log: readonly LogRow[],
  seat: Seat | null,
  shown: readonly { readonly step: number; readonly text: string }[],
): string | undefined {
  const standing: LogRow[] = []
  for (const each of log) {
    const entry = each.entry as unknown as ServerLogEntry
    if (entry.do === 'undo') standing.length = entry.keep
    else if (entry.do === 'move') standing.push(each)
  }
  const known = mayKnow(game, row, standing, seat)
  for (const { step, text } of shown) {
    if (text.includes(row.secret)) return `the secret of the dice: ${text}`
    const moment = JSON.parse(text) as Moment
    if (!moments.Check(moment)) return `not a moment: ${text}`
    const { view, asked, events, entry } = known[step] as MayKnow
    const by = (entry as { seat?: Seat } | null)?.seat ?? null
    const over = step === standing.length && row.state === 'over'
    const right = { step, standing: standing.length, seat, view, asked, last: events, by, over }
    if (!alike(moment, right)) return `at ${step}: ${text} instead of ${JSON.stringify(right)}`
  }
  return undefined
}

/** Checks the messages that a seat was sent. Returns the first leak or mistake in one line; undefined if there is none. */
export function findLeak(
  game: Game,
  row: RoomRow,
  log: readonly LogRow[],
  seat: Seat | null,
  received: readonly string[],
): string | undefined {
  const known = mayKnow(game, row, log, seat)
  let matchView: Json = null
  for (const text of received) {
    if (text.includes(row.secret)) return `the secret of the dice: ${text}`
    const message = JSON.parse(text) as ServerMessage
    if (!schemas.get(message.type)?.Check(message)) return `not a message of the protocol: ${text}`
    if (message.type === 'snapshot') {
      matchView = plain(message.match)
      const problem = differs(matchView, known[message.seq] as MayKnow)
      if (problem) return `at ${message.seq}: ${problem}`
      if (message.seat !== seat) return `seat ${message.seat} instead of ${seat}`
      for (const update of message.updates) {
        const { events, entry } = known[update.seq] as MayKnow
        if (!alike(update.events, events) || !alike(update.entry, entry))
          return `another update at ${update.seq}: ${JSON.stringify(update)}`
      }
      if (message.opening.length && !alike(message.opening, known[0]?.events)) return `another opening: ${text}`
    } else if (message.type === 'update') {
      matchView = patch(matchView, message.patch as Patch | undefined)
      const now = known[message.seq] as MayKnow
      const problem = differs(matchView, now)
      if (problem) return `at ${message.seq}: ${problem}`
      if (!alike(message.events, now.events)) return `other events at ${message.seq}: ${JSON.stringify(message.events)}`
      if (!alike(message.entry, now.entry)) return `another entry at ${message.seq}: ${JSON.stringify(message.entry)}`
    } else if (message.type === 'chat' || message.type === 'refused') return `unexpected: ${text}`
  }
  return undefined
}

function differs(matchView: Json, known: MayKnow): string | undefined {
  const { view, asked, moves } = matchView as { view: Json; asked: Json; moves: Json }
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
