import { at } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { conserved } from './conserved.ts'
import type { ProphecyTable } from './table.ts'
import { prophecy } from './talk.ts'

const sound = () =>
  prophecy({
    players: [
      { at: 'red', net: 'CRY', runes: 'dawn' },
      { at: 'W1', net: 'CC' },
    ],
    covered: { 2: 'RY' },
  }).table

const WRONGS: readonly [string, (t: ProphecyTable) => void][] = [
  ['24 crystals of kind 0', (t) => t.players[0]?.net.fill(-1, 0, 1)],
  ['8 crystals of kind 1', (t) => t.supply.splice(1, 1, 9)],
  ['no fewer than no crystals', (t) => [t.supply.splice(5, 1, -1), t.hand.splice(5, 1, 7)]],
  ['only crystals on nets', (t) => Object.assign(t.players[0]?.net ?? [], { 0: 6 })],
  ['at most three crystals on special places', (t) => Object.assign(t.players[1] as object, { reserve: 4 })],
  ['a free field on every upgrade card', (t) => t.covered[0]?.fill(true)],
  ['5 cards of rune 0', (t) => t.players[1]?.runes.splice(0, 1, 1)],
  ['as many unseen runes as cards in the piles', (t) => t.piles.splice(0, 1, 2)],
  ['a rune turned up on every temple', (t) => [t.faceUp.splice(1, 1, -1), t.unseen.splice(1, 1, 5)]],
  ['5 markers of seat 1', (t) => t.spaces[0]?.splice(0, 1, 1)],
  ['one pawn to a card', (t) => Object.assign(t, { ghost: t.players[0]?.pawn })],
  ['its cards in the ring, each once', (t) => t.ring.splice(0, 1, at(t.ring, 1))],
  ['its goals', (t) => t.goals.push(4)],
]

test('a sound table is left in peace', () => {
  conserved(sound())
})

test.each(WRONGS)('what is wrong is noticed: %s', (words, harm) => {
  const t = sound()
  harm(t)
  expect(() => conserved(t)).toThrow(words)
})
