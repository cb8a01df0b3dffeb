import { setImmediate } from 'node:timers/promises'
import { type ContestResult, contest, PLAYERS, type Player, playerOf, type Standing } from '@grimuar/bots'
import type { Bot, Door } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'
import { type Command, Complaint, didYouMean, type Given } from '../command.ts'
import { Inspector } from '../inspector.ts'
import { ProgressBar } from '../progress.ts'
import { grid } from '../sheet.ts'
import { boxNamed, optionsFrom } from '../shelf.ts'

export const simulate: Command = {
  summary: 'Lets bots play many games and counts who wins.',
  places: ['<game>'],
  options: {
    games: { value: 'N', help: 'how many games (default 1000)' },
    seats: {
      value: 'A,B,…',
      help: `who sits where: ${PLAYERS.join(', ')} (default: policy everywhere); one name fills all seats`,
    },
    players: { value: 'N', help: 'how many play' },
    options: { value: 'k=v,…', help: "the game's options" },
    seed: { value: 'N', help: 'the first game has this seed, each next one the next (default 1)' },
    rotate: { help: 'everyone moves one seat on after every game' },
    check: { help: 'checks everything that must hold after every decision (slow)' },
    json: { help: 'prints the result as JSON' },
  },
  run: runSimulate,
}

async function runSimulate(given: Given): Promise<number> {
  const box = boxNamed(given.places[0]!)
  const [door, bot] = await Promise.all([box.load('en'), box.bot()])
  const { game } = door
  const games = given.count('games', 1, 1_000_000_000) ?? 1000
  const seed = given.count('seed', 0, 999_999_999) ?? 1
  const players = playersFrom(game, bot, given)
  const options = optionsFrom(game, given.text('options'))
  const inspector = given.has('check') ? new Inspector(game, await box.checks(), options) : undefined
  const bar = new ProgressBar(games)
  let stopped = false
  const stop = () => {
    stopped = true
  }
  process.once('SIGINT', stop)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  try {
    const played = contest({
      game,
      options,
      players,
      games,
      seed,
      rotate: given.has('rotate'),
      ...(inspector ? { watch: inspector.watch } : {}),
    })
    let step = played.next()
    for (let rested = performance.now(); !step.done; step = played.next(stopped)) {
      if (performance.now() - rested < 100) continue
      const { games, decisions } = step.value
      bar.show(games, `${short(decisions / seconds())} decisions/s`)
      await setImmediate() // so that Ctrl-C is heard
      rested = performance.now()
    }
    bar.clear()
    report(door, step.value, seconds(), given, seed, options)
    if (stopped) console.error(`stopped after ${step.value.games} of ${games} games`)
    return stopped ? 130 : 0
  } catch (error) {
    bar.clear()
    if (!inspector) throw error
    console.error(inspector.record)
    throw new Complaint(`${inspector.where}: ${(error as Error).message} (the record above leads there)`, 1)
  } finally {
    process.off('SIGINT', stop)
  }
}

/** Who sits where, from --seats and --players. */
function playersFrom(game: Game, bot: Bot, given: Given): Player[] {
  const names = given.text('seats')?.split(',') ?? ['policy']
  const players = names.map((name) => {
    const player = playerOf(name, bot)
    if (!player) throw new Complaint(`unknown player "${name}"${didYouMean(name, PLAYERS)}`)
    return player
  })
  const wanted = given.count('players', 1, 16) ?? (players.length > 1 ? players.length : game.seats[0]!)
  if (players.length > 1 && players.length !== wanted) {
    throw new Complaint(`--seats names ${players.length} players and --players says ${wanted}`)
  }
  if (!game.seats.includes(wanted)) {
    throw new Complaint(`${game.id} is for ${game.seats.join(', ')} players, not ${wanted}`)
  }
  return Array.from({ length: wanted }, (_, s) => players[s] ?? players[0]!)
}

function report(door: Door, result: ContestResult, seconds: number, given: Given, seed: number, options: object): void {
  const decisionsPerSecond = Math.round(result.decisions / seconds)
  if (given.has('json')) {
    const { id: game, version } = door.game
    const checked = given.has('check')
    console.log(JSON.stringify({ game, version, options, seed, checked, ...result, seconds, decisionsPerSecond }, null, 2))
    return
  }
  const role = (s: Standing) => (s.seat < 0 ? 'all seats' : (door.words.role?.(s.seat) ?? `seat ${s.seat + 1}`))
  const rows = [...result.seats, ...(given.has('rotate') ? result.players : [])].map((s) => [
    role(s),
    s.player,
    `${s.wins}`,
    `${s.draws}`,
    `${s.losses}`,
    percent(s.winRate.share),
    `${percent(s.winRate.low)} – ${percent(s.winRate.high)}`,
    s.meanScore.toFixed(2),
  ])
  console.log(`${door.game.id}: ${result.games} games${given.has('check') ? ', everything checked after every decision' : ''}\n`)
  console.log(grid([['', 'player', 'won', 'drawn', 'lost', 'win rate', '95 % interval', 'mean score'], ...rows]))
  const { lengths, rounds } = result
  console.log(`\nlength    ${lengths.mean.toFixed(1)} decisions (${lengths.min} to ${lengths.max})`)
  if (rounds) console.log(`rounds    ${rounds.mean.toFixed(1)} (${rounds.min} to ${rounds.max})`)
  console.log(`speed     ${short(decisionsPerSecond)} decisions/s, ${seconds.toFixed(1)} s in all`)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function short(n: number): string {
  return Math.round(n).toLocaleString('en-US')
}
