import { expect, test } from 'vitest'
import { mageOf } from './board.ts'
import { conserved } from './conserved.ts'
import { CELL, NONE } from './ids.ts'
import { lay } from './scene.ts'
import type { BlackRoseTable } from './table.ts'

const sound = () =>
  lay({
    people: [
      { at: 'forge', hand: 'DES01 DES02', active: 'CON01', quests: 'Q001 Q002', damage: '1:3', evocations: 'malacoda:crypt' },
      { at: 'garden', hand: 'NEC01', done: 'Q003', tokens: 'oracle' },
    ],
    cubes: { garden: '0:2' },
    events: 'E001',
  })

const WRONGS: readonly [string, (t: BlackRoseTable) => void][] = [
  ['26 cubes of each owner (owner 0 has 25)', (t) => t.supply.splice(0, 1, 23)],
  ['26 cubes of each owner (owner 1 has 27)', (t) => Object.assign(t.tiles[2].cubes, { 1: 1 })],
  ['no debts of cubes', (t) => [t.supply.splice(4, 1, -1), Object.assign(t.tiles[2].cubes, { 4: 27 })]],
  ['at most 4 cubes in room 9', (t) => [t.supply.splice(1, 1, 20), Object.assign(t.tiles[9].cubes, { 1: 3 })]],
  ['at most 0 cubes in room', (t) => Object.assign(t.tiles[9], { destroyed: true })],
  ['3 copies of DES01 (there are 2)', (t) => mageOf(t, 0).hand.shift()],
  ['3 copies of NEC06 (there are 4)', (t) => mageOf(t, 1).memories.push('NEC06')],
  [
    '1 copies of FOR03 (there are 0)',
    (t) => Object.assign(t.forgotten, { rest: t.forgotten.rest.filter((card) => card !== 'FOR03') }),
  ],
  ['copies of SP-TES', (t) => mageOf(t, 0).memories.push('SP-TES')],
  ['1 of Q003 (there are 0)', (t) => mageOf(t, 1).done.pop()],
  ['0 of Q032 (there are 1)', (t) => t.questsGone.push('Q032')],
  ['at most 2 active quests (seat 0 has 3)', (t) => mageOf(t, 0).quests.push(...mageOf(t, 1).done.splice(0))],
  ['only active quests to declare', (t) => Object.assign(mageOf(t, 0), { met: [{ quest: 'Q009', figure: NONE, place: NONE }] })],
  ['E001 once (there are 2)', (t) => t.eventsGone.push('E001')],
  ['E001 once (there are 0)', (t) => t.events.fill(null)],
  ['at most 7 cards in a hand', (t) => mageOf(t, 0).hand.push(...t.decks.transmutation.splice(0, 6))],
  ['the hand of seat 0 in order', (t) => mageOf(t, 0).hand.reverse()],
  ['at most 1 of infamy', (t) => [t.figures[4], t.figures[5]].map((figure) => Object.assign(figure, { kind: 'infamy', at: 1 }))],
  ['in play or not', (t) => Object.assign(t.figures[4], { kind: null })],
  ['no Evocation in a Cell', (t) => Object.assign(t.figures[4], { at: CELL })],
  ['no more damage than life', (t) => [t.supply.splice(1, 1, 13), Object.assign(t.figures[0].cubes, { 1: 13 })]],
  ['no negative power', (t) => Object.assign(mageOf(t, 0), { power: -1 })],
  ['at most two physical actions', (t) => Object.assign(mageOf(t, 0), { actions: 3 })],
  ['a card in every slot that is not empty', (t) => Object.assign(mageOf(t, 1).slots[0] ?? {}, { state: 'ready' })],
  ['a token on every active spell', (t) => Object.assign(mageOf(t, 0).slots[3] ?? {}, { token: null })],
  ['at most 10 trophies', (t) => mageOf(t, 0).trophies.splice(1, 1, 11)],
  ['a token won for each room destroyed', (t) => mageOf(t, 1).tokens.pop()],
  ['forge once (there are 2)', (t) => Object.assign(t.tiles[17], { room: 'forge' })],
  [
    'beside the Throne Room',
    (t) => [Object.assign(t.tiles[3], { room: 'crypt' }), Object.assign(t.tiles[17], { room: 'throne' })],
  ],
]

test('a sound table is left in peace', () => {
  conserved(sound())
})

test.each(WRONGS)('what is wrong is noticed: %s', (words, harm) => {
  const t = sound()
  harm(t)
  expect(() => conserved(t)).toThrow(words)
})
