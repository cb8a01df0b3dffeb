import { parseArgs } from 'node:util'
import { boxOf } from '../packages/games/index.ts'
import {
  answersOf,
  heardBy,
  isForm,
  Match,
  openQuestion,
  quickDice,
  readRecord,
  type Seat,
  writeRecord,
} from '../packages/kernel/index.ts'
import { DeltaEncoder, PatchCache } from '../packages/server/matches/delta-encoder.ts'
import { askedOf } from '../packages/server/matches/match-view.ts'

// What a match of Black Rose costs a server: node scripts/black-rose-cost.ts [--games 10] [--players 4]
// The size of what a seat is sent for one step, as the server writes it, and the time it takes to fold a record.

const { values } = parseArgs({ options: { games: { type: 'string', default: '10' }, players: { type: 'string', default: '4' } } })
const seats = Number(values.players)
const box = boxOf('black-rose')
if (!box) throw new Error('Black Rose is not in the catalogue')
const [game, bot] = await Promise.all([box.rules(), box.bot()])

/** All that a seat may see, as the server puts it together for people in all seats. */
function viewFor(match: Match, seat: Seat) {
  const { table } = match
  const answers = answersOf(game, table, seat)
  return {
    view: game.view(table, seat),
    asked: askedOf(table, seat),
    moves: isForm(answers) ? [] : answers.slice(),
    form: isForm(answers) ? answers : null,
    answer: null,
    interrupt: table.ask?.window !== undefined && table.ask.to.includes(seat),
    order: null,
    undo: null,
    request: null,
    seats: [],
    ended: null,
  }
}

/** Milliseconds of processor time for folding a record, once the code is warm. */
function foldTime(text: string): number {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.cpuUsage()
    const read = Match.from(game, readRecord(text))
    const { user, system } = process.cpuUsage(began)
    if (!read.ok) throw new Error(read.problem)
    times.push((user + system) / 1000)
  }
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? 0
}
const ROUNDS = 7

const sizes: number[] = []
let steps = 0
let folding = 0
const names = Array.from({ length: seats }, (_, seat) => `${seat}`)
for (let seed = 1; seed <= Number(values.games); seed++) {
  const match = new Match(game, { seats, options: {}, names, luck: { kind: 'quick', seed } })
  const encoders = names.map((_, seat) => new DeltaEncoder(viewFor(match, seat)))
  for (let n = 0; !match.table.over; n++) {
    const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
    const move = bot.policy(game.view(match.table, seat), seat, answersOf(game, match.table, seat), quickDice(n))
    match.play(seat, JSON.parse(JSON.stringify(move)))
    const heard = match.steps.at(-1)?.events ?? []
    const cache = new PatchCache()
    for (const [to, encoder] of encoders.entries()) {
      const patch = encoder.next(viewFor(match, to), cache)
      sizes.push(`{"type":"update","seq":1000,"events":${JSON.stringify(heardBy(heard, to))},"patch":${patch ?? ''}}`.length)
    }
  }
  const text = writeRecord(match.record)
  steps += match.steps.length
  folding += foldTime(text)
}
sizes.sort((a, b) => a - b)
const mean = sizes.reduce((sum, n) => sum + n, 0) / sizes.length
const share = (of: number) => sizes[Math.floor(sizes.length * of)] ?? 0
console.log(`${values.games} games of the policy, ${seats} players, ${(steps / Number(values.games)).toFixed(0)} steps each`)
console.log(
  `a step's message to a seat: ${mean.toFixed(0)} bytes in the mean, half below ${share(0.5)}, nine of ten below ${share(0.9)}`,
)
console.log(`folding a record: ${((1500 * folding) / steps).toFixed(1)} ms of processor time for 1,500 steps`)
