import { setImmediate } from 'node:timers/promises'
import { type Interval, type Player, wilson } from '@grimuar/bots'
import type { Checks } from '@grimuar/contract'
import {
  answersOf,
  apply,
  Dealer,
  type Game,
  hasWon,
  type Json,
  quickDice,
  readOptions,
  start,
  type Table,
} from '@grimuar/kernel'
import { FIGHTERS, fighterOf } from '../arena/fighter.ts'
import { type Arguments, CliError, type Command } from '../command.ts'
import { boxNamed } from '../game-arguments.ts'
import { ProgressBar } from '../progress.ts'
import { grid } from '../sheet.ts'

const GAMES = 1000
const ATTEMPTS = 60 // at one chapter; a chapter that is never won is called unwinnable
const DECISIONS = 20_000

export const campaign: Command = {
  summary: 'Lets bots play whole campaigns, chapter after chapter, and counts how they go.',
  positionals: ['simulate'],
  options: {
    game: { value: 'ID', help: 'which game (default wonder-book)' },
    games: { value: 'N', help: `how many campaigns (default ${GAMES})` },
    players: { value: 'N,…', help: 'how many play; several with commas (default: every number)' },
    player: { value: 'NAME', help: `who plays every hero: ${FIGHTERS.join(', ')} (default policy)` },
    difficulty: { value: 'D,…', help: 'several with commas (default normal)' },
    seed: { value: 'N', help: 'the first campaign has this seed, each next one the next (default 1)' },
    json: { help: 'prints the result as JSON' },
  },
  notes:
    'A chapter that is lost is tried again until it is won; what is counted are first tries. Teams are named by what the game\n' +
    'tells of them. Ties are decided by the usual way.',
  run: runCampaign,
}

/** The results of first tries at one chapter. */
interface ChapterTally {
  chapter: number
  tries: number
  won: number
  winRate: Interval
  score: number // mean, lost tries counted as 0
  attempts: number // mean number until it was won
  counts: { [name: string]: number } // how often something happened
}

interface Report {
  players: number
  difficulty: string
  campaigns: number
  chapters: ChapterTally[]
  teams: { team: string; tries: number; firstTries: number }[] // how many first tries at chapters, and the share that was won
  total: number // mean score of a whole campaign
}

async function runCampaign(args: Arguments): Promise<number> {
  if (args.positionals[0] !== 'simulate') throw new CliError('only "campaign simulate" is known')
  const box = boxNamed(args.text('game') ?? 'wonder-book')
  const [game, bot, checks] = await Promise.all([box.rules(), box.bot(), box.checks()])
  if (!game.follow) throw new CliError(`${game.id} has no campaigns`)
  const player = await fighterOf(args.text('player') ?? 'policy', game, bot)
  const games = args.count('games', 1, 1_000_000) ?? GAMES
  const seed = args.count('seed', 0, 999_999_999) ?? 1
  const players = args.text('players')?.split(',').map(Number) ?? game.seats
  const difficulties = args.text('difficulty')?.split(',') ?? ['normal']
  const wrong = players.find((n) => !game.seats.includes(n))
  if (wrong !== undefined) throw new CliError(`${game.id} is for ${game.seats.join(', ')} players, not ${wrong}`)
  const bar = new ProgressBar(games * players.length * difficulties.length)
  const reports: Report[] = []
  let done = 0
  for (const difficulty of difficulties) {
    for (const seats of players) {
      const tally = new Tally(seats, difficulty)
      for (let i = 0; i < games; i++) {
        playCampaign({ game, player, checks, seats, difficulty, seed: seed + i }, tally)
        bar.show(++done, `${seats} players, ${difficulty}`)
        await setImmediate() // lets Node handle Ctrl-C
      }
      reports.push(tally.report())
    }
  }
  bar.clear()
  if (args.has('json'))
    console.log(JSON.stringify({ game: game.id, version: game.version, player: player.name, seed, reports }, null, 2))
  else for (const report of reports) print(report)
  return 0
}

interface Campaign {
  readonly game: Game
  readonly player: Player
  readonly checks: Checks
  readonly seats: number
  readonly difficulty: string
  readonly seed: number
}

function playCampaign({ game, player, checks, seats, difficulty, seed }: Campaign, tally: Tally): void {
  let options: Json | undefined = { difficulty, ties: 'usual' }
  tally.begin()
  for (let chapter = 0; options !== undefined; chapter++) {
    for (let attempt = 0; ; attempt++) {
      if (attempt >= ATTEMPTS) throw new CliError(`chapter ${chapter + 1} was never won in ${ATTEMPTS} tries (seed ${seed})`, 1)
      const counts = new Map<string, number>()
      const t = playChapter({ game, player, seats, options, seed: seed * 10_000 + chapter * 100 + attempt }, (event) => {
        const name = checks.tally?.(event)
        if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
      })
      const result = game.result(t)
      const won = t.over && hasWon(result, 0)
      if (attempt === 0) tally.firstTry(chapter, won, result.scores?.[0]?.total ?? 0, counts)
      if (!won) continue
      tally.wonAfter(chapter, attempt + 1, result.scores?.[0]?.total ?? 0)
      options = game.follow?.(t)
      break
    }
  }
}

interface ChapterPlay {
  readonly game: Game
  readonly player: Player
  readonly seats: number
  readonly options: Json
  readonly seed: number
}

function playChapter({ game, player, seats, options, seed }: ChapterPlay, hear: (event: { kind: string }) => void): Table {
  const read = readOptions(game.options, options)
  if (!read.ok) throw new CliError(read.problem, 1)
  const dice = quickDice(seed)
  const t: Table = start(game, read.options, seats, dice, hear)
  const dealer = new Dealer(dice, hear)
  for (let n = 0; !t.over && n < DECISIONS; n++) {
    const seat = t.ask?.to[0] ?? 0
    const move = player.decide({
      seat,
      answers: answersOf(game, t, seat),
      dice: quickDice(seed ^ (n * 7919)),
      view: () => game.view(t, seat),
    })
    apply(game, t, seat, move, dealer)
  }
  return t
}

/** Adds up campaigns. */
class Tally {
  private readonly players: number
  private readonly difficulty: string
  private campaigns = 0
  private total = 0
  private readonly chapters: (Omit<ChapterTally, 'winRate'> & { wins: number })[] = []
  private readonly teams = new Map<string, { tries: number; won: number }>()

  constructor(players: number, difficulty: string) {
    this.players = players
    this.difficulty = difficulty
  }

  begin(): void {
    this.campaigns++
  }

  firstTry(chapter: number, won: boolean, score: number, counts: ReadonlyMap<string, number>): void {
    this.chapters[chapter] ??= { chapter: chapter + 1, tries: 0, won: 0, score: 0, attempts: 0, counts: {}, wins: 0 }
    const row = this.chapters[chapter]
    row.tries++
    if (won) row.won++
    row.score += won ? score : 0
    for (const [name, n] of counts) row.counts[name] = (row.counts[name] ?? 0) + n
    // A team may change between chapters, so each try counts for the players of that try.
    const heroes = [...counts.keys()].flatMap((name) => (name.startsWith('hero ') ? [name.slice(5)] : []))
    const name = heroes.sort().join(' + ')
    const team = this.teams.get(name) ?? { tries: 0, won: 0 }
    this.teams.set(name, { tries: team.tries + 1, won: team.won + (won ? 1 : 0) })
  }

  wonAfter(chapter: number, attempts: number, score: number): void {
    const row = this.chapters[chapter]
    if (row) row.attempts += attempts
    this.total += score
  }

  report(): Report {
    return {
      players: this.players,
      difficulty: this.difficulty,
      campaigns: this.campaigns,
      chapters: this.chapters.map(({ wins: _wins, ...row }) => ({
        ...row,
        winRate: wilson(row.won, row.tries),
        score: row.score / row.tries,
        attempts: row.attempts / row.tries,
      })),
      teams: [...this.teams]
        .map(([team, { tries, won }]) => ({ team, tries, firstTries: won / tries }))
        .sort((a, b) => b.firstTries - a.firstTries),
      total: this.total / this.campaigns,
    }
  }
}

function print({ players, difficulty, campaigns, chapters, teams, total }: Report): void {
  console.log(`\n${players} players, ${difficulty}: ${campaigns} campaigns, ${total.toFixed(1)} points in all\n`)
  const rows = chapters.map(({ chapter, tries, winRate, score, attempts, counts }) => [
    `chapter ${chapter}`,
    percent(winRate.share),
    `${percent(winRate.low)} – ${percent(winRate.high)}`,
    score.toFixed(1),
    attempts.toFixed(2),
    ((counts['rounds'] ?? 0) / tries).toFixed(1),
    ((counts['knock-outs'] ?? 0) / tries).toFixed(1),
  ])
  console.log(grid([['', 'first try', '95 % interval', 'points', 'tries', 'rounds', 'knock-outs'], ...rows]))
  const [best, worst] = [teams[0], teams.at(-1)]
  if (best && worst)
    console.log(
      `\nstrongest  ${best.team} (${percent(best.firstTries)})\nweakest    ${worst.team} (${percent(worst.firstTries)})`,
    )
  for (const { chapter, counts, tries } of chapters) {
    const met = Object.entries(counts).filter(([name]) => /^(option|ending|epilogue|finale) /.test(name))
    const line = met
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([name, n]) => `${name} ${percent(n / tries)}`)
    if (line.length) console.log(`chapter ${chapter}  ${line.join(', ')}`)
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
