import type { Bot, LevelHabits } from '@grimuar/contract'
import { type AnyTypes, answersOf, listed, quickDice, start } from '@grimuar/kernel'
import { type Grid, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { expect, test } from 'vitest'
import { LEVELS, loadLevel, loadPlayer, PLAYERS, SEATED } from './levels.ts'
import type { Player } from './player.ts'

const levels: LevelHabits = { slips: 30, strong: { iterations: 100 }, master: { iterations: 100, passes: 3 } }

/** Its policy always takes the last cell; all tables look the same to it. */
const bot: Bot = {
  policy: (_view, _seat, answers) => listed(answers).at(-1),
  evaluate: () => 0.5,
  turn: (t: Grid) => t.cells.filter((cell) => cell !== null).length,
  levels,
}

const t = start<AnyTypes>(ticTacToe, {}, 2, quickDice(1))
const answers = listed(answersOf<AnyTypes>(ticTacToe, t, 0))

function decide(player: Player | undefined, seed: number): unknown {
  return player?.decide({ seat: 0, answers, dice: quickDice(seed), view: () => ticTacToe.view(t, 0) })
}

/** How often a player takes another cell than the policy, of 600 decisions. */
function strays(player: Player | undefined): number {
  return Array.from({ length: 600 }, (_, seed) => decide(player, seed)).filter((move) => move !== answers.at(-1)).length
}

test('the third level of a table decides as casual as often as its bot says, and the policy is still a player', async () => {
  const casual = strays(await loadPlayer('casual', ticTacToe, bot))
  const third = strays(await loadLevel('policy', ticTacToe, bot))
  expect(third).toBeGreaterThan(casual * 0.2)
  expect(third).toBeLessThan(casual * 0.4)
  expect(strays(await loadPlayer('policy', ticTacToe, bot))).toBe(0)
  const { levels: _, ...plain } = bot
  expect(strays(await loadLevel('policy', ticTacToe, plain))).toBe(0)
})

test('the softened levels give away as much of a win as their bot says', async () => {
  const leaning: Bot = { ...bot, evaluate: ({ cells }: Grid, seat) => (cells.at(-1) === seat ? 0.55 : 0.5) }
  const cool: Bot = { ...leaning, levels: { ...levels, heats: { beginner: 0.02, casual: 0.005 } } }
  const straysOf = async (level: string, by: Bot) => strays(await loadPlayer(level, ticTacToe, by))
  expect(await straysOf('beginner', leaning)).toBeGreaterThan(400)
  expect(await straysOf('beginner', cool)).toBeGreaterThan(150)
  expect(await straysOf('casual', cool)).toBeLessThan(20)
})

test('a level that searches leaves as many decisions to the policy as its bot says', async () => {
  const leaning: Bot = { ...bot, levels: { strong: { iterations: 20, slips: 60 }, master: { iterations: 20 } } }
  const lasts = async (level: string) => {
    const player = await loadPlayer(level, ticTacToe, leaning)
    return Array.from({ length: 300 }, (_, seed) => decide(player, seed)).filter((move) => move === answers.at(-1)).length
  }
  const [slipping, searching] = [await lasts('strong'), await lasts('master')]
  expect(slipping - searching * 0.4).toBeGreaterThan(300 * 0.5)
  expect(slipping - searching * 0.4).toBeLessThan(300 * 0.7)
})

test('a level searches as much as its bot says', async () => {
  let judged = 0
  const counting: Bot = {
    ...bot,
    evaluate: () => {
      judged++
      return 0.5
    },
  }
  const judgedBy = async (level: string) => {
    judged = 0
    decide(await loadPlayer(level, ticTacToe, counting), 1)
    return judged
  }
  const [strong, master] = [await judgedBy('strong'), await judgedBy('master')]
  expect(strong).toBeGreaterThan(70)
  expect(strong).toBeLessThanOrEqual(100)
  expect(master).toBe(3 * strong)
})

test('a table may name every level, and nothing that is no player', async () => {
  expect(SEATED).toEqual([...LEVELS, 'random'])
  for (const level of SEATED) expect(await loadLevel(level, ticTacToe, bot)).toBeDefined()
  for (const name of PLAYERS) expect(await loadPlayer(name, ticTacToe, bot)).toBeDefined()
  expect(await loadLevel('toString', ticTacToe, bot)).toBeUndefined()
})
