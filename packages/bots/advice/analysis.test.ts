import type { Bot } from '@grimuar/contract'
import { ask, type Form, listed, Match } from '@grimuar/kernel'
import { type Grid, ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { type ToyTable, toy } from '@grimuar/kernel/testkit/toy'
import { describe, expect, test } from 'vitest'
import { random } from '../player.ts'
import { judge, tasksOf } from './analysis.ts'
import { analysisOf, turningPoints } from './balance.ts'

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => Array.from(line, Number))

/** Plays by chance, but takes a win that it sees. */
const bot: Bot = {
  policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
  quick: (t: Grid, seat, answers, dice) => {
    const wins = (at: number) =>
      LINES.some((line) => line.includes(at) && line.every((cell) => cell === at || t.cells[cell] === seat))
    return listed(answers).find(({ at }) => wins(at)) ?? bot.policy(t, seat, answers, dice)
  },
  evaluate: () => 0.5,
  turn: (t: Grid) => t.cells.filter((cell) => cell !== null).length,
  horizon: () => 9,
}

function played(...places: number[]): Match {
  const match = new Match(ticTacToe, { seats: 2, options: {}, names: ['A', 'B'], luck: { kind: 'quick', seed: 1 } })
  for (const [i, at] of places.entries()) {
    const refused = match.play(i % 2, { at })
    if (refused) throw new Error(`move ${i + 1} was refused`)
  }
  return match
}

// The second player does not block 0, 1, 2, and the first one wins.
const lost = played(0, 4, 1, 8, 2)
const judgements = tasksOf(lost, bot).map((task) => judge(lost, bot, task))
const analysis = analysisOf(lost, judgements)

describe('the analysis of a match', () => {
  test('judges every turn and every decision', () => {
    expect(tasksOf(lost, bot).filter(({ kind }) => kind === 'turn').length).toBe(5)
    expect(
      tasksOf(lost, bot)
        .filter(({ kind }) => kind === 'decision')
        .map(({ step }) => step),
    ).toEqual([0, 1, 2, 3, 4])
    expect(tasksOf(lost, { ...bot, small: () => true }).some(({ kind }) => kind === 'decision')).toBe(false)
  })

  test('is the same in whatever order its pieces are judged', () => {
    const again = tasksOf(lost, bot)
      .toReversed()
      .map((task) => judge(lost, bot, task))
    expect(analysisOf(lost, again)).toEqual(analysis)
  })

  test('finds the mistake that lost the game, and the better move', () => {
    const mistake = analysis.decisions.find(({ step }) => step === 3)
    expect(mistake).toMatchObject({ seat: 1, better: { at: 2 } })
    expect(mistake?.loss).toBeGreaterThan(0.3)
    expect(turningPoints(analysis, 1, 3)).toContainEqual(expect.objectContaining({ kind: 'decision', step: 3 }))
    expect(turningPoints(analysis, 0, 3).some(({ kind }) => kind === 'decision')).toBe(false)
  })

  test('gives chances that add up to 1 and end with the result', () => {
    for (const { chances } of analysis.turns) expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1)
    expect(analysis.turns.at(-1)).toMatchObject({ step: 5, chances: [1, 0] })
  })

  test('tells luck, own decisions and those of others apart, so that they add up to the end', () => {
    for (const { start, luck, own, rivals, end } of analysis.balances) expect(start + luck + own + rivals).toBeCloseTo(end)
    const [winner, loser] = analysis.balances
    expect(loser?.own).toBeLessThan(-0.3)
    expect(winner?.rivals).toBeCloseTo(-(loser?.own ?? 0))
    expect(loser?.mistakes).toBeGreaterThan(0)
    expect((loser?.good ?? 0) + (loser?.weaker ?? 0) + (loser?.mistakes ?? 0)).toBe(2)
  })
})

/** Each of two players keeps two of three stones, the second one after a question with one answer; the larger sum wins. */
const stones = toy({
  first: [{ op: 'keep', seat: 0 }, { op: 'nod' }, { op: 'keep', seat: 1 }],
  ops: { keep: (t, { seat }) => ask(t, seat, { kind: 'keep' }), nod: (t) => ask(t, 1, { kind: 'nod' }) },
  asks: {
    keep: {
      answers: (): Form<number> => ({ form: 'set', items: [1, 2, 3], min: 2, max: 2 }),
      apply: (t, _question, kept: number[], _dealer, seat) =>
        void t.log.push(`${seat}: ${kept.reduce((sum, stone) => sum + stone)}`),
    },
    nod: { answers: (): Form<number> => ({ form: 'set', items: [0], min: 1, max: 1 }), apply: () => {} },
  },
  result: (t) => {
    const sums = [0, 1].map((seat) => Number(t.log.find((line) => line.startsWith(`${seat}:`))?.slice(3) ?? 0))
    const scores = sums.map((total) => ({ total, parts: [] }))
    return { kind: 'ranked', ranks: sums.map((sum) => (sum === Math.max(...sums) ? 1 : 2)), scores }
  },
})

test('a decision that is filled into a form is judged like one from a list', () => {
  const keeper: Bot = {
    policy: (view, seat, answers, dice) => random.decide({ view: () => view, seat, answers, dice }),
    evaluate: () => 0.5,
    turn: (t: ToyTable) => t.log.length,
    horizon: () => 2,
  }
  const match = new Match(stones, { seats: 2, options: {}, names: ['A', 'B'], luck: { kind: 'quick', seed: 1 } })
  for (const [seat, move] of [
    [0, [1, 3]],
    [1, [0]],
    [1, [1, 2]],
  ] as const)
    expect(match.play(seat, [...move])).toBeUndefined()
  const tasks = tasksOf(match, keeper)
  // The form that can be filled in one way only is no decision.
  expect(tasks.flatMap(({ kind, step }) => (kind === 'decision' ? [step] : []))).toEqual([0, 2])
  const mistake = judge(match, keeper, { kind: 'decision', step: 2 })
  expect(mistake).toMatchObject({ seat: 1, better: [2, 3], loss: 1, value: 1 })
})

/** A turn of two moves each: a stone, then a second one of the rest; the larger sum wins. */
const pairs = toy({
  first: [0, 0, 1, 1].map((seat) => ({ op: 'keep', seat })),
  ops: { keep: (t, { seat }) => ask(t, seat, { kind: 'keep' }) },
  asks: {
    keep: {
      answers: () => [1, 2, 3],
      apply: (t, _question, stone: number, _dealer, seat) => void t.log.push(`${seat}: ${stone}`),
    },
  },
  result: (t) => {
    const sums = [0, 1].map((seat) =>
      t.log.filter((line) => line.startsWith(`${seat}:`)).reduce((sum, line) => sum + Number(line.slice(3)), 0),
    )
    const scores = sums.map((total) => ({ total, parts: [] }))
    return { kind: 'ranked', ranks: sums.map((sum) => (sum === Math.max(...sums) ? 1 : 2)), scores }
  },
})

test('a better move goes on to the end of the turn as the policy would', () => {
  const careful: Bot = {
    policy: (_view, _seat, answers) => listed(answers).at(1),
    evaluate: () => 0.5,
    turn: (t: ToyTable) => Math.floor(t.log.length / 2),
    horizon: () => 2,
  }
  const match = new Match(pairs, { seats: 2, options: {}, names: ['A', 'B'], luck: { kind: 'quick', seed: 1 } })
  for (const [seat, move] of [
    [0, 2],
    [0, 2],
    [1, 1],
    [1, 3],
  ] as const)
    expect(match.play(seat, move)).toBeUndefined()
  expect(judge(match, careful, { kind: 'decision', step: 2 })).toMatchObject({ seat: 1, better: 3, line: [2] })
  // The last move of a turn has nothing after it.
  const late = new Match(pairs, { seats: 2, options: {}, names: ['A', 'B'], luck: { kind: 'quick', seed: 1 } })
  for (const [seat, move] of [
    [0, 2],
    [0, 2],
    [1, 2],
    [1, 1],
  ] as const)
    expect(late.play(seat, move)).toBeUndefined()
  const judged = judge(late, careful, { kind: 'decision', step: 3 })
  expect(judged).toMatchObject({ seat: 1, better: 3 })
  expect(judged).not.toHaveProperty('line')
})
