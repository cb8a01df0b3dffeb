import { setImmediate } from 'node:timers/promises'
import { type ContestResult, contest, loadPlayer, PLAYERS, type Player, type Standing } from '@grimuar/bots'
import type { Bot, Door } from '@grimuar/contract'
import type { Game, Json } from '@grimuar/kernel'
import { type Arguments, CliError, type Command, didYouMean } from '../command.ts'
import { boxNamed, optionsFrom } from '../game-arguments.ts'
import { Inspector } from '../inspector.ts'
import { ProgressBar } from '../progress.ts'
import { grid } from '../sheet.ts'

export const simulate: Command = {
  summary: 'Lets bots play many games and counts who wins.',
  positionals: ['<game>'],
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

async function runSimulate(args: Arguments): Promise<number> {
  const box = boxNamed(args.positionals[0]!)
  const [door, bot] = await Promise.all([box.load('en'), box.bot()])
  const { game } = door
  const games = args.count('games', 1, 1_000_000_000) ?? 1000
  const seed = args.count('seed', 0, 999_999_999) ?? 1
  const players = await playersFrom(game, bot, args)
  const options = optionsFrom(game, args.text('options'))
  const inspector = args.has('check') ? new Inspector(game, await box.checks(), options) : undefined
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
      rotate: args.has('rotate'),
      ...(inspector ? { watch: inspector.watch } : {}),
    })
    let step = played.next()
    for (let paused = performance.now(); !step.done; step = played.next(stopped)) {
      if (performance.now() - paused < 100) continue
      const { games, decisions } = step.value
      bar.show(games, `${short(decisions / seconds())} decisions/s`)
      await setImmediate() // lets Node handle Ctrl-C
      paused = performance.now()
    }
    bar.clear()
    report(door, step.value, seconds(), args, seed, options)
    if (stopped) console.error(`stopped after ${step.value.games} of ${games} games`)
    return stopped ? 130 : 0
  } catch (error) {
    bar.clear()
    if (!inspector) throw error
    console.error(inspector.record)
    throw new CliError(`${inspector.where}: ${(error as Error).message} (the record above leads there)`, 1)
  } finally {
    process.off('SIGINT', stop)
  }
}

/** The players in seat order, from --seats and --players. */
async function playersFrom(game: Game, bot: Bot, args: Arguments): Promise<Player[]> {
  const names = args.text('seats')?.split(',') ?? ['policy']
  const players: Player[] = []
  for (const name of names) {
    const player = await loadPlayer(name, game, bot)
    if (!player) throw new CliError(`unknown player "${name}"${didYouMean(name, PLAYERS)}`)
    players.push(player)
  }
  const wanted = args.count('players', 1, 16) ?? (players.length > 1 ? players.length : game.seats[0]!)
  if (players.length > 1 && players.length !== wanted) {
    throw new CliError(`--seats names ${players.length} players and --players says ${wanted}`)
  }
  if (!game.seats.includes(wanted)) {
    throw new CliError(`${game.id} is for ${game.seats.join(', ')} players, not ${wanted}`)
  }
  return Array.from({ length: wanted }, (_, s) => players[s] ?? players[0]!)
}

function report(door: Door, result: ContestResult, seconds: number, args: Arguments, seed: number, options: Json): void {
  const decisionsPerSecond = Math.round(result.decisions / seconds)
  if (args.has('json')) {
    const { id: game, version } = door.game
    const checked = args.has('check')
    console.log(JSON.stringify({ game, version, options, seed, checked, ...result, seconds, decisionsPerSecond }, null, 2))
    return
  }
  const role = (s: Standing) => (s.seat < 0 ? 'all seats' : (door.words.role?.(s.seat) ?? `seat ${s.seat + 1}`))
  const named = [...result.seats, ...(args.has('rotate') ? result.players : [])].map((s) => ({
    s,
    role: role(s),
    name: s.player,
  }))
  const rivals = result.rivals.map((s) => ({ s, role: 'no seat', name: door.words.rival?.(s.player) ?? s.player }))
  const rows = [...named, ...rivals].map(({ s, role, name }) => [
    role,
    name,
    `${s.wins}`,
    `${s.draws}`,
    `${s.losses}`,
    percent(s.winRate.share),
    `${percent(s.winRate.low)} – ${percent(s.winRate.high)}`,
    s.meanScore.toFixed(2),
  ])
  console.log(`${door.game.id}: ${result.games} games${args.has('check') ? ', everything checked after every decision' : ''}\n`)
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
