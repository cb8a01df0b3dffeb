import { availableParallelism, loadavg } from 'node:os'
import { habitsOf, learned } from '@grimuar/bots'
import { catalogue } from '@grimuar/games'
import type { Game, Json } from '@grimuar/kernel'
import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { gameAnalysis } from '../bench/analyses.ts'
import { environmentPlay } from '../bench/environment.ts'
import { type Contender, measure, type Pace, WARMING } from '../bench/measure.ts'
import { peer, peerSearch } from '../bench/peer.ts'
import { randomPlay } from '../bench/random-play.ts'
import { gameSearch, toySearch } from '../bench/searches.ts'
import type { Command } from '../command.ts'
import { grid } from '../sheet.ts'

const ROUNDS = 5
/** The iterations of a search of tic-tac-toe: what boardgame.io's bot uses if it is told nothing. */
const TOY_ITERATIONS = 1000

/** Contenders that are measured in turns. */
interface Section {
  readonly title: string
  readonly unit: string
  readonly contenders: readonly Contender[]
  /** Says how many times as fast the first one is as the second. */
  readonly compared?: boolean
}

export const bench: Command = {
  summary:
    'Measures how fast rules, searches, analyses and environments of every game are, and our toy game beside another engine.',
  positionals: [],
  options: {
    seconds: { value: 'N', help: `seconds for each contender, in ${ROUNDS} rounds (default 5)` },
    json: { help: 'prints the result as JSON' },
  },
  notes: 'One core, no checks, nobody listening; seconds are of processor time, and the middle of the rounds counts.',
  async run(args) {
    const seconds = args.count('seconds', 1, 3600) ?? 5
    const load = [loadavg()[0] ?? 0]
    const measured: Measured[] = []
    // The games are only made ready when the engines have been measured: that plays them, and then no code is compiled for one game alone.
    for (const sections of [engines, ofGames]) measured.push(...measureAll(await sections(), seconds, args.has('json')))
    load.push(loadavg()[0] ?? 0)
    const machine = { node: process.version, processors: availableParallelism(), load }
    if (args.has('json')) console.log(JSON.stringify({ ...machine, seconds, measured }, null, 2))
    else
      console.log(`load ${load.map((n) => n.toFixed(1)).join(' to ')} on ${machine.processors} processors, Node ${machine.node}`)
    return 0
  },
}

/** What was measured in a section. */
interface Measured extends Pick<Section, 'title' | 'unit'> {
  readonly paces: readonly Pace[]
  readonly ratio: number | undefined
}

function measureAll(sections: readonly Section[], seconds: number, quiet: boolean): Measured[] {
  const contenders = sections.reduce((sum, section) => sum + section.contenders.length, 0)
  if (!quiet) console.error(`measuring for about ${Math.round((seconds + 4 * WARMING) * contenders)} seconds…`)
  return sections.map((section) => {
    const paces = measure(section.contenders, ROUNDS, seconds / ROUNDS)
    if (!quiet) tell(section, paces)
    return { title: section.title, unit: section.unit, paces, ratio: section.compared ? ratioOf(paces) : undefined }
  })
}

/** Measured first: each begins with code compiled for itself alone. */
function engines(): Section[] {
  const [other, otherSearch] = [peer(), peerSearch(TOY_ITERATIONS)]
  return [
    {
      title: 'tic-tac-toe, random play',
      unit: 'decisions/s',
      contenders: [{ ...randomPlay(ticTacToe, {}, 2), name: 'our kernel' }, ...(other ? [other] : [])],
      compared: true,
    },
    {
      title: 'tic-tac-toe, search',
      unit: 'iterations/s',
      contenders: [toySearch(TOY_ITERATIONS), ...(otherSearch ? [otherSearch] : [])],
      compared: true,
    },
  ]
}

async function ofGames(): Promise<Section[]> {
  const loaded = catalogue.map((box) => Promise.all([box.rules(), box.bot(), box.checks()]))
  const games = (await Promise.all(loaded)).map(([game, bot, { benchOptions = {} }]) => ({ game, bot, options: benchOptions }))
  const most = (game: Game) => Math.max(...game.seats)
  return [
    {
      title: 'random play',
      unit: 'decisions/s',
      contenders: games.map(({ game, options }) => named(randomPlay(game, options, most(game)), most(game), options)),
    },
    {
      title: 'search',
      unit: 'iterations/s',
      contenders: games
        .filter(({ game, bot }) => habitsOf(game, bot).searches)
        .map(({ game, bot, options }) => named(gameSearch(game, bot, options, 2), 2, options)),
    },
    {
      title: 'analysis',
      unit: 'turns and decisions/s',
      contenders: await Promise.all(
        games
          .filter(({ game, bot }) => habitsOf(game, bot).searches)
          .map(async ({ game, bot, options }) => named(gameAnalysis(game, await learned(game, bot), options, 2), 2, options)),
      ),
    },
    {
      title: 'grimuar env',
      unit: 'steps/s',
      contenders: games.flatMap(({ game, bot, options }) =>
        [true, false].map((view) => named(environmentPlay(game, bot, options, 2, view), 2, options)),
      ),
    },
  ]
}

function named(contender: Contender, seats: number, options: { readonly [name: string]: Json }): Contender {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`)
  return { ...contender, name: [contender.name, `${seats} players`, ...chosen].join(', ') }
}

function ratioOf([ours, theirs]: readonly Pace[]): number | undefined {
  return ours && theirs ? ours.median / theirs.median : undefined
}

function tell({ title, unit, compared }: Section, paces: readonly Pace[]): void {
  const row = ({ name, median, rounds }: Pace) => [
    name,
    count(median),
    `${count(Math.min(...rounds))} – ${count(Math.max(...rounds))}`,
  ]
  console.log(`${grid([[title, unit, 'rounds'], ...paces.map(row)])}\n`)
  if (!compared) return
  const ratio = ratioOf(paces)
  if (ratio !== undefined) console.log(`${paces[0]?.name} is ${ratio.toFixed(0)} times as fast as ${paces[1]?.name}\n`)
  else console.log('boardgame.io is not installed here ("npm ci" with development dependencies brings it): not compared\n')
}

function count(n: number): string {
  return Math.round(n).toLocaleString('en-US')
}
