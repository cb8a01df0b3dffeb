import {
  answersOf,
  at,
  type Game,
  type Heard,
  heardBy,
  isForm,
  type Json,
  Match,
  mixSeed,
  openQuestion,
  type Seat,
  viewBetween,
} from '@grimuar/kernel'
import { patch, type ServerMessage } from '@grimuar/protocol'
import { serverMessages } from '@grimuar/protocol/messages'
import { Moment } from '@grimuar/protocol/nouns'
import { Compile } from 'typebox/compile'
import { readEntry, type ServerLogEntry } from '../matches/log-entry.ts'
import { numbersOf, setupOf } from '../matches/setup.ts'
import type { LogRow, RoomRow } from '../store/contract.ts'

const schemas = new Map(Object.entries(serverMessages).map(([type, schema]) => [type, Compile(schema)]))

/** What one seat may know after one log entry, computed by the kernel alone. */
interface MayKnow {
  readonly view: Json
  readonly asked: Json
  readonly moves: Json
  readonly form: Json
  readonly answer: Json // under seal
  readonly standing: number
  readonly events: Json
  readonly entry: Json
  readonly stages: Stages
}

/** What a seat saw while a move was carried out, by the number of events it had heard. */
type Stages = ReadonlyMap<number, Json>

function plain(x: unknown): Json {
  return JSON.parse(JSON.stringify(x ?? null))
}

function begin(game: Game, row: RoomRow): Match {
  const setup = setupOf(row)
  return new Match(game, {
    seats: setup.seats.length,
    options: setup.options,
    names: setup.seats.map(() => ''),
    luck: { kind: 'fair', seed: mixSeed(row.secret, numbersOf(setup)) },
  })
}

/** Applies a log entry to a match. Returns what everyone may know of it, and the one seat that may (null: all). */
function applyEntry(
  match: Match,
  entry: ServerLogEntry,
  between?: (heard: readonly Heard[]) => void,
): { shown: Json; only: Seat | null } {
  switch (entry.do) {
    case 'undo':
      match.keep(entry.seat, entry.keep)
      return { shown: plain(entry), only: null }
    case 'withdraw':
      if (!match.withdraw(entry.seat)) throw new Error('there was nothing to withdraw')
      return { shown: plain(entry), only: null }
    case 'standing':
      return { shown: plain(entry), only: entry.seat }
    case 'move': {
      const { seat, bot } = entry
      const before = openQuestion(match.table, seat)?.answered
      if (match.play(seat, entry.move, between)) throw new Error('a move of the log is not legal')
      if (before && openQuestion(match.table, seat)?.answered) return { shown: { do: 'change', seat }, only: seat }
      return { shown: { do: 'move', seat, ...(bot && { bot }), ...(before && { again: true }) }, only: null }
    }
    default:
      throw new Error(`unexpected log entry ${entry.do}`)
  }
}

/**
 * Replays a match and computes for each log entry that a seat (null: a spectator) is told of everything that it may know; `staged`:
 * also what it saw while moves were carried out. An entry that it is not told of must change nothing for it.
 */
function mayKnow(game: Game, row: RoomRow, log: readonly LogRow[], seat: Seat | null, staged = false): MayKnow[] {
  const match = begin(game, row)
  const knowledge = (events: Json, entry: Json, stages: Stages = new Map()): MayKnow => {
    const { table } = match
    const answers = seat === null || table.over ? [] : answersOf(game, table, seat)
    const { ask } = table
    return {
      view: plain(game.view(table, seat)),
      asked: plain(table.over ? null : openQuestion(table, seat)),
      moves: plain(isForm(answers) ? [] : answers),
      form: plain(isForm(answers) ? answers : null),
      answer: plain(seat === null ? null : ask?.sealed?.[ask.to.indexOf(seat)]),
      standing: match.steps.length,
      events,
      entry,
      stages,
    }
  }
  const known = [knowledge(plain(heardBy(match.opening, seat)), null)]
  for (const row of log) {
    const entry = readEntry(row.entry)
    const stages = new Map<number, Json>()
    const between = (heard: readonly Heard[]) => {
      const told = heardBy(heard, seat).length
      if (told > 0 && !match.table.ask && !stages.has(told)) stages.set(told, plain(viewBetween(game, match.table, seat)))
    }
    const { shown, only } = applyEntry(match, entry, staged ? between : undefined)
    const events = entry.do === 'move' && (only === null || only === seat) ? (match.steps.at(-1)?.events ?? []) : []
    const now = knowledge(only === null ? plain(heardBy(events, seat)) : [], shown, stages)
    if (only === null || only === seat) known.push(now)
    else if (!alike({ ...now, events: 0, entry: 0, stages: 0 }, { ...known.at(-1), events: 0, entry: 0, stages: 0 }))
      throw new Error(`seat ${seat} sees something of ${JSON.stringify(shown)}`)
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
  const match = begin(game, row)
  for (const each of log) applyEntry(match, readEntry(each.entry))
  const standing = match.steps.map(
    ({ seat, move }, i): LogRow => ({ seq: i + 1, at: 0, key: null, entry: { do: 'move', seat, move } }),
  )
  const known = mayKnow(game, row, standing, seat)
  for (const { step, text } of shown) {
    if (text.includes(row.secret)) return `the secret of the dice: ${text}`
    const moment: Moment = JSON.parse(text)
    if (!moments.Check(moment)) return `not a moment: ${text}`
    const { view, asked, events } = at(known, step)
    const by = step === 0 ? null : at(match.steps, step - 1).seat
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
  const staged = received.some((text) => text.includes('"stages":'))
  const known = mayKnow(game, row, log, seat, staged)
  let matchView: Json = null
  for (const text of received) {
    if (text.includes(row.secret)) return `the secret of the dice: ${text}`
    const message: ServerMessage = JSON.parse(text)
    if (!schemas.get(message.type)?.Check(message)) return `not a message of the protocol: ${text}`
    if (message.type === 'snapshot') {
      matchView = plain(message.match)
      const problem = differs(matchView, at(known, message.seq))
      if (problem) return `at ${message.seq}: ${problem}`
      if (message.seat !== seat) return `seat ${message.seat} instead of ${seat}`
      for (const update of message.updates) {
        const { events, entry } = at(known, update.seq)
        if (!alike(update.events, events) || !alike(update.entry, entry))
          return `another update at ${update.seq}: ${JSON.stringify(update)}`
      }
      if (message.opening.length && !alike(message.opening, known[0]?.events)) return `another opening: ${text}`
    } else if (message.type === 'update') {
      const now = at(known, message.seq)
      const wrong = wrongStage((matchView as { view: Json }).view, message.stages ?? [], now)
      if (wrong) return `at ${message.seq}: ${wrong}`
      matchView = patch(matchView, message.patch)
      const problem = differs(matchView, now)
      if (problem) return `at ${message.seq}: ${problem}`
      if (!alike(message.events, now.events)) return `other events at ${message.seq}: ${JSON.stringify(message.events)}`
      if (!alike(message.entry, now.entry)) return `another entry at ${message.seq}: ${JSON.stringify(message.entry)}`
    } else if (message.type === 'chat' || message.type === 'refused') return `unexpected: ${text}`
  }
  return undefined
}

/** The first mistake in what a seat was sent of a move while it was carried out. */
function wrongStage(
  before: Json,
  stages: NonNullable<(ServerMessage & { type: 'update' })['stages']>,
  known: MayKnow,
): string | undefined {
  let view = before
  let told = 0
  for (const stage of stages) {
    view = patch(view, stage.patch)
    if (stage.events <= told) return `a stage that tells nothing: ${JSON.stringify(stage)}`
    told = stage.events
    const right = known.stages.get(told)
    if (right === undefined || !alike(view, right))
      return `another stage: ${JSON.stringify(view)} instead of ${JSON.stringify(right)}`
  }
  return undefined
}

function differs(matchView: Json, known: MayKnow): string | undefined {
  const { view, asked, moves, form, answer, undo } = matchView as { [field: string]: Json }
  if (!alike(view, known.view)) return `another view: ${JSON.stringify(view)} instead of ${JSON.stringify(known.view)}`
  if (!alike(asked, known.asked)) return `another question: ${JSON.stringify(asked)}`
  if (!alike(form, known.form)) return `another form: ${JSON.stringify(form)}`
  if (!alike(answer, known.answer)) return `another answer: ${JSON.stringify(answer)}`
  const { standing } = (undo ?? known) as { standing?: number }
  if (standing !== known.standing) return `another number of moves: ${standing}`
  return alike(moves, known.moves) ? undefined : `other moves: ${JSON.stringify(moves)}`
}

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && alike(Reflect.get(a, key), Reflect.get(b, key)))
  )
}
