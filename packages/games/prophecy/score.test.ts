import { describe, expect, test } from 'vitest'
import { LAST_ROUND } from './cards/index.ts'
import { majority, markersOn, result, runeGoalPoints, scores, templeGoalPoints } from './score.ts'
import { prophecy } from './talk.ts'

const table = (p: Parameters<typeof prophecy>[0]) => prophecy(p).table
const total = (t: ReturnType<typeof table>) => result(t).scores.map((s) => s.total)

describe('goals', () => {
  test('PR-10.1 most markers 4, second most 2', () => {
    expect(majority([3, 1, 2, 0])).toEqual([4, 0, 2, 0])
    const t = table({ seats: 4, goals: 'blue red green', spaces: { blue: '0012.', red: '333..', yellow: '11111' } })
    expect(templeGoalPoints(t, 2)).toEqual([4, 1, 1, 0])
    // Yellow is no goal of this game.
    expect(total(t)).toEqual([4, 1, 1, 4])
  })

  test('PR-10.2 a tie for most shares six, and nobody is second', () => {
    expect(majority([2, 2, 1])).toEqual([3, 3, 0])
    expect(majority([1, 1, 1, 0])).toEqual([2, 2, 2, 0])
    expect(majority([1, 1, 1, 1])).toEqual([1, 1, 1, 1])
  })

  test('PR-10.3 a tie for second shares two', () => {
    expect(majority([3, 1, 1, 0])).toEqual([4, 1, 1, 0])
    expect(majority([2, 1, 1, 1])).toEqual([4, 0, 0, 0])
  })

  test('PR-10.4 without a marker nothing', () => {
    expect(majority([0, 0, 0])).toEqual([0, 0, 0])
    expect(majority([1, 0, 0])).toEqual([4, 0, 0])
  })

  test('PR-10.5 1, 2, 4, 7 or 11 points for different runes', () => {
    const points = ['dawn', 'dawn dune', 'dawn dune wind', 'dawn dune wind scales', 'dawn dune wind scales key'].map(
      (runes) => runeGoalPoints(table({ players: [{ runes }, {}, {}, {}] }))[0],
    )
    expect(points).toEqual([1, 2, 4, 7, 11])
    expect(runeGoalPoints(table({ seats: 4 }))).toEqual([0, 0, 0, 0])
  })

  test('PR-10.6 three cards of one kind are one kind', () => {
    expect(runeGoalPoints(table({ players: [{ runes: 'dune dune dune' }, {}, {}, {}] }))[0]).toBe(1)
  })

  test('PR-12.2 the ghost’s markers win places like anybody’s', () => {
    const t = table({ seats: 2, goals: 'red blue', spaces: { red: 'X0.g.', blue: 'X.01g' } })
    expect(markersOn(t, 0)).toEqual([1, 0, 1])
    expect(templeGoalPoints(t, 0)).toEqual([3, 0])
    expect(templeGoalPoints(t, 2)).toEqual([2, 2])
    const second = table({ seats: 2, goals: 'red blue', spaces: { red: 'X00g1' } })
    expect(templeGoalPoints(second, 0)).toEqual([4, 1])
  })

  test('PR-12.6 the ghost itself has no score, no crystals and no runes', () => {
    const t = table({ seats: 2, spaces: { red: 'X..g.' } })
    expect(scores(t)).toHaveLength(2)
    expect(result(t).ranks).toHaveLength(2)
    expect(t.players).toHaveLength(2)
  })
})

describe('the end', () => {
  const almost = { markers: 1, curses: 20, net: 'RYY' }
  const spaces = { red: '0000.' }

  test('PR-11.1 after the fifth marker the round is finished, and then the game ends', () => {
    const t = prophecy({
      players: [{ at: 'W5', ...almost }, { at: 'W1' }, { at: 'red' }, { at: 'W6' }],
      spaces,
      dice: [0],
    })
    t.play('0 go green')
    t.play('0 take', '0 put G n5', '0 end')
    expect(t.table.over).toBe(false)
    const last = prophecy({
      players: [{ at: 'yellow', ...almost }, { at: 'W1' }, { at: 'W6' }, { at: 'W9' }],
      spaces,
      dice: [0],
    })
    last.play('0 go blue', '0 break left n0 n1 n2')
    expect(last.events).toContainEqual({ kind: 'lastRound', seat: 0 })
    last.play('1 go W2', '2 go W8')
    expect(last.table.over).toBe(false)
    last.play('3 go W10')
    expect(last.table.over).toBe(true)
    // 20 and 3 for curses, 4 each for the red and the blue goal, 1 for a rune.
    expect(result(last.table).scores[0]?.total).toBe(32)
    expect(last.events.map((e) => e.kind).slice(-2)).toEqual(['goals', 'end'])
  })

  test('PR-11.1 a fifth marker of the last player ends the game at once', () => {
    const t = prophecy({
      players: [{ at: 'W1' }, { at: 'W3' }, { at: 'W6' }, { at: 'yellow', ...almost }],
      spaces: { red: '3333.' },
      turn: 3,
      dice: [0],
    })
    t.play('3 go blue', '3 break left n0 n1 n2')
    expect(t.table.over).toBe(true)
  })

  test('PR-11.2 all points count, beyond 50 too, and crystals none', () => {
    const t = table({
      players: [{ curses: 47, runes: 'dawn dune wind' }, { curses: 50, net: 'RRRR RRRR' }, {}, {}],
      goals: 'red blue green',
      spaces: { blue: '0....' },
    })
    expect(total(t)).toEqual([55, 50, 0, 0])
    expect(result(t).ranks).toEqual([1, 2, 4, 3])
    expect(result(t).tieBreak).toBeUndefined()
  })

  test('PR-11.3 in a tie more coloured crystals win', () => {
    const t = table({ players: [{ curses: 9, net: 'RYC' }, { curses: 9, net: 'RCCC CC' }, {}, {}] })
    expect(result(t)).toMatchObject({ ranks: [1, 2, 4, 3], tieBreak: 'coloured' })
  })

  test('PR-11.4 then more colourless ones', () => {
    const t = table({ players: [{ curses: 9, net: 'RYC' }, { curses: 9, net: 'RYCC' }, {}, {}] })
    expect(result(t)).toMatchObject({ ranks: [2, 1, 4, 3], tieBreak: 'clear' })
  })

  test('PR-11.5 then the later last turn', () => {
    const t = table({ players: [{ curses: 9, net: 'RYC' }, { curses: 9, net: 'RBC' }, {}, {}] })
    expect(result(t)).toMatchObject({ ranks: [2, 1, 4, 3], tieBreak: 'later' })
  })

  test('PR-11.6 after round 60 the game is over in any case', () => {
    const at = (round: number) => {
      const t = prophecy({ players: [{ at: 'W3' }, { at: 'W6' }, { at: 'W5' }, { at: 'W1' }], turn: 3, round })
      t.play('3 go W2')
      return t
    }
    const [before, last] = [at(LAST_ROUND - 1), at(LAST_ROUND)]
    expect([LAST_ROUND, before.table.over, last.table.over]).toEqual([60, false, true])
    expect(before.events).toContainEqual({ kind: 'roundLimit', round: 60 }) // announced as the last round begins
    expect(at(LAST_ROUND - 2).events.some((event) => event.kind === 'roundLimit')).toBe(false)
  })
})
