import { expect, test } from 'vitest'
import { quickDice, start } from '../index.ts'
import { talk } from './talk.ts'
import { ticTacToe } from './tic-tac-toe.ts'

const told = (cells: string) => {
  const { play, table } = talk(ticTacToe, start(ticTacToe, {}, 2, quickDice(1)), (_t, [at]) => ({ at: Number(at) }))
  play(...Array.from(cells, (at, i) => `${i % 2} ${at}`))
  return table
}

test('each of the eight lines wins at once, for either seat', () => {
  for (const line of ['012', '345', '678', '036', '147', '258', '048', '246']) {
    // The other seat's marks, which stand in no line of their own.
    const rest = [...'012345678'].filter((at) => !line.includes(at))
    const [a, b, c] = line
    const others = rest.filter((_, i) => i !== 2)
    const first = told(`${a}${rest[0]}${b}${rest[1]}${c}`)
    expect([first.over, first.winner]).toEqual([true, 0])
    const second = told(`${others[0]}${a}${others[1]}${b}${others[3]}${c}`)
    expect([second.over, second.winner]).toEqual([true, 1])
  }
})

test('the winner is first, the other second', () => {
  expect(ticTacToe.result(told('03142'))).toEqual({
    kind: 'ranked',
    ranks: [1, 2],
    scores: [
      { total: 1, parts: [{ name: 'line', points: 1 }] },
      { total: 0, parts: [{ name: 'line', points: 0 }] },
    ],
  })
})

test('a full grid without a line is shared', () => {
  const t = told('012435768')
  expect([t.over, t.winner]).toEqual([true, null])
  expect(ticTacToe.result(t).ranks).toEqual([1, 1])
})
