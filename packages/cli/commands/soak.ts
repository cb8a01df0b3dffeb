import { setImmediate } from 'node:timers/promises'
import { type Bot, type Box, type Checks, rulesFor, type Soak } from '@grimuar/contract'
import { type Choice, type Game, isForm, type Json, quickDice, type Schema } from '@grimuar/kernel'
import {
  type Check,
  checkEverything,
  playRandomly,
  type RandomPlay,
  RandomPlayFailure,
  someAnswer,
} from '@grimuar/kernel/testkit'
import { type Arguments, CliError, type Command } from '../command.ts'
import { boxNamed } from '../game-arguments.ts'
import { ProgressBar } from '../progress.ts'

const GAMES = 100_000
const EVERY = 200

export const soak: Command = {
  summary: 'Plays many random games in every mode there is, and checks all that must hold.',
  positionals: ['<game>'],
  options: {
    games: { value: 'N', help: `how many games (default ${GAMES})` },
    every: { value: 'N', help: `the costly checks are made at one decision in so many (default ${EVERY})` },
    bot: { help: "the game's own bot plays, instead of chance" },
    minutes: { value: 'N', help: 'stops after so many minutes, and tells what was played until then' },
    seed: { value: 'N', help: 'the first game has this seed, each next one the next (default 0)' },
  },
  notes:
    'After every decision: components conserved, limits held, a legal move or an end. At one in so many also: copies that share\n' +
    'nothing, views that tell nothing hidden, refusals that change nothing. Seeds go through all numbers of players and options.\n' +
    'A game that counts what can occur lists what never did.',
  run: runSoak,
}

async function runSoak(args: Arguments): Promise<number> {
  const box = boxNamed(args.positionals[0]!)
  const [game, own] = await Promise.all([box.rules(), box.checks()])
  const most = args.count('games', 1, 1_000_000_000) ?? GAMES
  const minutes = args.count('minutes', 1, 100_000) ?? Number.POSITIVE_INFINITY
  const every = args.count('every', 1, 1_000_000) ?? EVERY
  const first = args.count('seed', 0, 999_999_999) ?? 0
  const soaking = own.soak?.()
  const bot = args.has('bot') ? await box.bot() : undefined
  const checks = [checksOf(game, own, every), ...(soaking ? [seenBy(soaking)] : [])]
  const bar = new ProgressBar(most)
  const began = performance.now()
  let games = 0
  let decisions = 0
  let longest = 0
  for (let seed = first, paused = began; games < most && paused - began < minutes * 60_000; seed++) {
    try {
      const played = await playOne({ box, game, checks, soaking, bot }, seed)
      games++
      decisions += played
      longest = Math.max(longest, played)
    } catch (error) {
      bar.clear()
      if (!(error instanceof RandomPlayFailure)) throw error
      console.error(error.record)
      throw new CliError(`${error.message} (the record above leads there)`, 1)
    }
    if (performance.now() - paused < 100) continue
    bar.show(games, `${number(decisions)} decisions`)
    await setImmediate() // lets Node handle Ctrl-C
    paused = performance.now()
  }
  bar.clear()
  const seconds = (performance.now() - began) / 1000
  console.log(
    `${game.id}: ${number(games)} ${bot ? 'games of the bot' : 'random games'}, ${number(decisions)} decisions, all is as it must be`,
  )
  console.log(`modes     ${number(Math.min(games, modesOf(game)))} of ${number(modesOf(game))}`)
  console.log(`length    ${(decisions / games).toFixed(1)} decisions (at most ${number(longest)})`)
  console.log(`checks    the quick ones after every decision, the costly ones at one in ${every}`)
  console.log(`speed     ${number(decisions / seconds)} decisions/s, ${seconds.toFixed(1)} s in all`)
  if (soaking) tellMissing(soaking)
  return 0
}

interface SoakRun {
  readonly box: Box
  readonly game: Game
  readonly checks: readonly Check[]
  readonly soaking: Soak | undefined
  readonly bot: Bot | undefined
}

/** One game, in the mode of its seed; the number of its decisions. */
async function playOne({ box, game, checks, soaking, bot }: SoakRun, seed: number): Promise<number> {
  const mode = modeOf(game, seed)
  const from = soaking?.from(seed, mode.seats, mode.options)
  const rules = from === undefined ? game : await rulesFor(box, { from })
  const player: RandomPlay['player'] = (t, seat, answers, choose) => {
    const listed = isForm(answers) || !soaking ? answers : soaking.among(t, answers, seed)
    if (!bot) return someAnswer(listed, choose)
    return JSON.parse(JSON.stringify(bot.policy(game.view(t, seat), seat, answers, quickDice(choose(0x40000000)))))
  }
  return playRandomly(rules, { seed, ...mode, ...(from !== undefined && { from }), checks, player }).decisions
}

function seenBy(soaking: Soak): Check {
  return ({ table, events, chance }) =>
    soaking.see(
      table,
      events.map(({ event }) => event),
      chance,
    )
}

function tellMissing(soaking: Soak): void {
  const missing = Object.entries(soaking.missing())
  if (missing.length === 0) console.log('occurred  everything that can')
  for (const [kind, names] of missing) console.log(`missing   ${names.length} of ${kind}: ${names.join(', ')}`)
}

function checksOf(game: Game, { conserved, shared = [] }: Checks, every: number): Check {
  return checkEverything(game, { ...(conserved ? { conserved } : {}), every, shared })
}

/** The number of seats and the options for a seed. Consecutive seeds differ, and `modesOf` consecutive seeds cover every mode. */
export function modeOf(game: Game, seed: number): { seats: number; options: { [name: string]: Json } } {
  let left = seed
  const turn = <X>(wheel: readonly X[]): X => {
    const shown = wheel[left % wheel.length] as X
    left = Math.floor(left / wheel.length)
    return shown
  }
  const seats = turn(game.seats)
  const options: { [name: string]: Json } = {}
  for (const [name, choice] of Object.entries(game.options as Schema)) {
    const values = wheelsOf(choice).map(turn)
    options[name] = choice.kind === 'list' ? values : (values[0] ?? null)
  }
  return { seats, options }
}

/** The number of modes of a game: all combinations of seats and options. */
export function modesOf(game: Game): number {
  const wheels = Object.values(game.options as Schema).flatMap(wheelsOf)
  return wheels.reduce((product, wheel) => product * wheel.length, game.seats.length)
}

function wheelsOf(choice: Choice): readonly (readonly Json[])[] {
  switch (choice.kind) {
    case 'flag':
      return [[true, false]]
    case 'pick':
      return [choice.from]
    case 'count':
      return [Array.from({ length: choice.max - choice.min + 1 }, (_, i) => choice.min + i)]
    case 'list':
      return choice.slots
    case 'carry':
      return [[choice.default, ...choice.samples]]
  }
}

function number(n: number): string {
  return Math.round(n).toLocaleString('en-US')
}
