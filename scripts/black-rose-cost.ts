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
import { StageRecorder } from '../packages/server/rooms/stage-recorder.ts'

// The costs of a match of Black Rose for a server: node scripts/black-rose-cost.ts [--games 10] [--players 4] [--game wonder-book]
// The size of what a seat is sent for one step, as the server writes it, without and with what is seen between events; the time to
// apply a step and write its messages, and to fold a record.

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'black-rose' },
    games: { type: 'string', default: '10' },
    players: { type: 'string', default: '4' },
  },
})
const seats = Number(values.players)
const box = boxOf(values.game)
if (!box) throw new Error(`${values.game} is not in the catalogue`)
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

/** Plays a match of the policy and writes all messages about it. Returns its record, and what the messages cost. */
function playMatch(seed: number, staged: boolean) {
  const match = new Match(game, { seats, options: {}, names, luck: { kind: 'quick', seed } })
  const encoders = new Map(names.map((_, seat) => [seat, new DeltaEncoder(viewFor(match, seat))]))
  const sizes: number[] = []
  let working = 0
  for (let n = 0; !match.table.over; n++) {
    const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
    const move = JSON.parse(
      JSON.stringify(bot.policy(game.view(match.table, seat), seat, answersOf(game, match.table, seat), quickDice(n))),
    )
    const began = process.cpuUsage()
    const recorder = staged ? new StageRecorder({ match, table: match.table }, encoders) : undefined
    match.play(seat, move, recorder?.between)
    const events = match.steps.at(-1)?.events ?? []
    const cache = new PatchCache()
    for (const [to, encoder] of encoders) {
      const heard = heardBy(events, to)
      const stages = recorder?.textFor(to, heard.length)
      const patch = encoder.next(viewFor(match, to), cache)
      const text = `{"type":"update","seq":1000,"events":${JSON.stringify(heard)},"patch":${patch ?? ''}}`
      sizes.push(text.length + (stages ? `,"stages":${stages}`.length : 0))
    }
    const { user, system } = process.cpuUsage(began)
    working += user + system
  }
  return { match, sizes, working }
}

const names = Array.from({ length: seats }, (_, seat) => `${seat}`)
const count = Number(values.games)
for (const staged of [false, true]) {
  const sizes: number[] = []
  let [steps, folding, working] = [0, 0, 0]
  for (let seed = 1; seed <= count; seed++) {
    const played = playMatch(seed, staged)
    sizes.push(...played.sizes)
    steps += played.match.steps.length
    working += played.working
    if (!staged) folding += foldTime(writeRecord(played.match.record))
  }
  sizes.sort((a, b) => a - b)
  const mean = sizes.reduce((sum, n) => sum + n, 0) / sizes.length
  const share = (of: number) => sizes[Math.floor(sizes.length * of)] ?? 0
  if (!staged) console.log(`${count} games of the policy, ${seats} players, ${(steps / count).toFixed(0)} steps each`)
  console.log(
    `a step's message to a seat, ${staged ? 'with' : 'without'} stages: ${mean.toFixed(0)} bytes in the mean, half below ${share(0.5)}, ` +
      `nine of ten below ${share(0.9)}, the longest ${share(1 - 1e-9)}`,
  )
  console.log(`applying a step and writing its messages: ${(working / steps / 1000).toFixed(3)} ms of processor time`)
  if (!staged) console.log(`folding a record: ${((1500 * folding) / steps).toFixed(1)} ms of processor time for 1,500 steps`)
}
