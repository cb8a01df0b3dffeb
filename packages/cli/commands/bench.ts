import { catalogue } from '@grimuar/games'
import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { type Contender, measure, type Pace } from '../bench/measure.ts'
import { peer } from '../bench/peer.ts'
import { randomPlay } from '../bench/random-play.ts'
import type { Command } from '../command.ts'
import { grid } from '../sheet.ts'

const ROUNDS = 5

export const bench: Command = {
  summary: 'Measures how fast the rules are: random play of every game, and our kernel beside another engine.',
  positionals: [],
  options: {
    seconds: { value: 'N', help: `seconds for each contender, in ${ROUNDS} rounds (default 5)` },
    json: { help: 'prints the result as JSON' },
  },
  notes: 'One core, no checks, nobody listening; seconds are of processor time, and the middle of the rounds counts.',
  async run(args) {
    const seconds = args.count('seconds', 1, 3600) ?? 5
    const each = seconds / ROUNDS
    if (!args.has('json')) console.error(`measuring for about ${Math.round(seconds * (catalogue.length + 2) + 1)} seconds…`)
    const other = peer()
    const [ours, theirs] = measure([randomPlay(ticTacToe, {}, 2), ...(other ? [other] : [])], ROUNDS, each)
    const games = measure(await players(), ROUNDS, each) // after the engines: each of these begins with code compiled for itself alone
    const ratio = theirs ? ours!.median / theirs.median : undefined
    if (args.has('json'))
      console.log(JSON.stringify({ node: process.version, seconds, games, ticTacToe: { ours, theirs, ratio } }, null, 2))
    else tell(games, ours!, theirs, ratio)
    return 0
  },
}

async function players(): Promise<Contender[]> {
  const loaded = catalogue.map((box) => Promise.all([box.rules(), box.checks()]))
  return (await Promise.all(loaded)).map(([game, { benchOptions = {} }]) => {
    const seats = Math.max(...game.seats)
    const chosen = Object.entries(benchOptions).map(([name, value]) => `${name} ${value}`)
    const name = [game.id, `${seats} players`, ...chosen].join(', ')
    return { ...randomPlay(game, benchOptions, seats), name }
  })
}

function tell(games: readonly Pace[], ours: Pace, theirs: Pace | undefined, ratio: number | undefined): void {
  const row = ({ name, median, rounds }: Pace) => [
    name,
    count(median),
    `${count(Math.min(...rounds))} – ${count(Math.max(...rounds))}`,
  ]
  console.log(grid([['random play', 'decisions/s', 'rounds'], ...games.map(row)]))
  console.log(
    `\n${grid([['tic-tac-toe', 'decisions/s', 'rounds'], row({ ...ours, name: 'our kernel' }), ...(theirs ? [row(theirs)] : [])])}`,
  )
  if (ratio !== undefined) console.log(`\nour kernel is ${ratio.toFixed(0)} times as fast as boardgame.io`)
  else console.log('\nboardgame.io is not installed here ("npm ci" with development dependencies brings it): not compared')
}

function count(n: number): string {
  return Math.round(n).toLocaleString('en-US')
}
