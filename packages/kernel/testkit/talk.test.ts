import { expect, test } from 'vitest'
import { quickDice, start } from '../index.ts'
import { highCard } from './high-card.ts'
import { riggedDice, talk } from './talk.ts'
import { ticTacToe } from './tic-tac-toe.ts'

const fresh = () => start(ticTacToe, {}, 2, quickDice(1))
const parse = (_t: unknown, words: readonly string[]) => ({ at: Number(words[0]) })
const grid = () => talk(ticTacToe, fresh(), parse, { names: ['cross', 'nought'] })

test('a match is told in lines, by seat or by name', () => {
  const { play, table, events, legal } = grid()
  play('0 0', 'nought 3', 'cross 1', '1 4')
  expect(legal('cross')).toHaveLength(5)
  expect(legal('nought')).toEqual([])
  play('cross 2')
  expect([table.winner, table.over]).toEqual([0, true])
  expect(events.at(-1)).toEqual({ kind: 'marked', seat: 0, at: 2 })
})

test('a refusal is the clause, or the kernel’s reason', () => {
  const { play, refuse } = grid()
  play('cross 4')
  expect(refuse('nought 4')).toBe('TT-1.2')
  expect(refuse('nought 9')).toBe('no-such-answer')
  expect(refuse('cross 0')).toBe('not-asked')
  play('nought 0', 'cross 3', 'nought 8', 'cross 5')
  expect(refuse('nought 1')).toBe('over')
})

test('a line that does not do what the test says fails', () => {
  const { play, refuse } = grid()
  expect(() => refuse('cross 4')).toThrow('"cross 4" ({"at":4}) is legal')
  play('cross 4')
  expect(() => play('nought 4')).toThrow('"nought 4" ({"at":4}) is refused: TT-1.2')
  for (const line of ['knight 4', '2 4', '']) expect(() => play(line)).toThrow('nobody at this table')
})

test('what each hears', () => {
  const t = start(highCard, {}, 2, quickDice(1))
  const card = (_t: unknown, [word]: readonly string[]) => ({ card: word === 'nothing' ? null : Number(word) })
  const { play, heard, table } = talk(highCard, t, card, { dice: riggedDice([0, 0]) })
  const [mine, theirs] = t.hands as [number[], number[]]
  play(`0 ${mine[0]}`, `1 ${theirs[0]}`)
  play(`${table.ask?.to[0]} nothing`)
  expect(heard(null).map((e) => e.kind)).toEqual(['shown'])
  expect(heard(0).map((e) => e.kind)).toEqual(['shown', 'drew'])
})

test('rigged dice give what they are given, again for the same draw, and fail clearly', () => {
  const dice = riggedDice([3, 0, 9])
  expect([dice(10, 6), dice(11, 2), dice(10, 6)]).toEqual([3, 0, 3])
  expect(() => dice(12, 6)).toThrow('draw 12 is rigged to give 9, but goes from 0 to 5')
  expect(() => dice(13, 6)).toThrow('draw 13 (of 6) was not expected: the dice are rigged for 3 draws only')
  expect(() => riggedDice([-1])(0, 6)).toThrow('rigged to give -1')
  const then = riggedDice([1], () => 5)
  expect([then(0, 6), then(1, 6), then(2, 6)]).toEqual([1, 5, 5])
})

test('a draw nobody expected fails', () => {
  const t = start(highCard, {}, 2, quickDice(1))
  const { play } = talk(highCard, t, (_t, [word]) => ({ card: word === 'nothing' ? null : Number(word) }))
  play(`0 ${t.hands[0]![0]}`, `1 ${t.hands[1]![0]}`)
  expect(() => play(`${t.ask?.to[0]} nothing`)).toThrow('was not expected')
})
