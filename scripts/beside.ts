import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Contender, measure, median, type Pace } from '../packages/cli/bench/measure.ts'
import { peer } from '../packages/cli/bench/peer.ts'

// Random play here beside that of another checkout, by turns in one process: node scripts/beside.ts DIR [--games spellbook,towers]
// [--rounds 60] [--seconds 0.05]. Only the games that are measured are played; left out, all of them and tic-tac-toe. DIR needs
// node_modules with links to its own packages. With "boardgame.io" for DIR, tic-tac-toe is measured beside that.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    rounds: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '0.05' },
  },
})
const here = resolve(import.meta.dirname, '..')
const there = positionals[0] ?? ''
const wanted = there === 'boardgame.io' ? ['tic-tac-toe'] : values.games?.split(',')

/** Random play of a checkout, with its own kernel and its own loop. */
async function contendersOf(dir: string): Promise<Contender[]> {
  const load = (path: string) => import(pathToFileURL(resolve(dir, 'packages', path)).href)
  const [{ randomPlay }, { ticTacToe }, { catalogue }, { defaults }] = await Promise.all([
    load('cli/bench/random-play.ts'),
    load('kernel/testkit/tic-tac-toe.ts'),
    load('games/index.ts'),
    load('kernel/index.ts'),
  ])
  const all: Contender[] = [randomPlay(ticTacToe, {}, 2)]
  for (const box of catalogue) {
    // Before rules, words and checks were loaded apart, a box had all of them behind one door.
    const { game, benchOptions = {} } = box.rules ? { game: await box.rules(), ...(await box.checks()) } : await box.load()
    const options = box.rules ? benchOptions : { ...defaults(game.options), ...benchOptions }
    all.push(randomPlay(game, options, Math.max(...game.seats)))
  }
  return wanted ? all.filter(({ name }) => wanted.includes(name)) : all
}

async function others(): Promise<Contender[]> {
  if (there !== 'boardgame.io') {
    if (!existsSync(`${there}/packages`)) throw new Error(`"${there}" is no checkout`)
    return contendersOf(resolve(there))
  }
  const other = peer()
  return other ? [{ ...other, name: 'tic-tac-toe' }] : []
}

const load = [loadavg()[0] ?? 0]
const ours = await contendersOf(here)
const theirs = await others()
const paces = measure(
  ours.flatMap((one) => [one, ...theirs.filter(({ name }) => name === one.name)]),
  Number(values.rounds),
  Number(values.seconds),
)
for (const { name } of ours) {
  const [one, other] = paces.filter((pace) => pace.name === name)
  if (!one) continue
  // A game that only this checkout has is played all the same: the kernel gets slower the more games it has met.
  console.log(other ? comparison(one, other) : `${name}: ${Math.round(one.median)} decisions/s`)
}
load.push(loadavg()[0] ?? 0)
console.log(`load ${load.map((n) => n.toFixed(1)).join(' to ')}`)

function comparison(one: Pace, other: Pace): string {
  const ratios = one.rounds.map((pace, round) => pace / (other.rounds[round] ?? pace)).sort((a, b) => a - b)
  const half = [1, 3].map((quarter) => ratios[Math.floor((ratios.length * quarter) / 4)]?.toFixed(2)).join(' to ')
  const speeds = `${Math.round(one.median)} and ${Math.round(other.median)} decisions/s`
  return `${one.name}: ${speeds}, ratio ${median(ratios).toFixed(2)} (half of the rounds ${half})`
}
