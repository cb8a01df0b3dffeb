import { expect, test } from 'vitest'
import type { Castable } from '../../foresee.ts'
import { type BlackRoseTalk, scene } from '../../talk.ts'
import { en } from '../../text/whole.en.ts'
import { speak } from '../../text/words.ts'
import { view } from '../../view.ts'
import { castLines } from './cast-lines.ts'

const words = speak(en)
const names = ['Ada', 'Ben', 'Cyd']

/** What seat 0 is told of a spell. */
function told(t: BlackRoseTalk, card: Castable['card'], side: Castable['side'] = 'upper', slot: Castable['slot'] = 0): string[] {
  return castLines({ view: view(t.table, 0), seat: 0, names, words }, { card, side, slot })
}

const { aim } = en.board

test('a ready spell: the cube of its symbol, then its targets, the worst hit first', () => {
  const t = scene({
    people: [
      { at: 'blackRose', ready: 'DES03.lower' },
      { at: 'throne', damage: '0:9' },
      { at: 'oracle', evocations: 'landsknecht:oracle' },
    ],
  })
  expect(told(t, 'DES03', 'lower')).toEqual([
    'Black Rose Room instability 0 → 1 of 10',
    'Oracle Room: Tessa 0 → 2 of 12; Landsknecht 0 → 2 of 3; instability 0 → 2 of 6',
    'Throne Room: Rebecca 9 → 11 of 12; instability 0 → 1 of 8',
  ])
})

test('a card of the hand, while programs are prepared: as if it were cast from where one stands', () => {
  const people = [{ at: 'forge', hand: 'DES03 DES08' }, { at: 'garden' }] as const
  const t = scene({ people, phase: 'study', frames: [{ op: 'prepare' }, { op: 'actionPhase' }] })
  expect(told(t, 'DES08')).toEqual(['Forge instability 0 → 1 of 4', 'Garden: Rebecca 0 → 4 of 12'])
  expect(t.table.ask?.question.kind).toBe('prepare')
  expect(t.hand(0)).toBe('DES03 DES08')
})

test('targets with which the same happens share a line', () => {
  const t = scene({ people: [{ at: 'forge', ready: 'DIV07' }, { at: 'cell' }] })
  expect(told(t, 'DIV07')).toEqual([
    'Forge instability 0 → 1 of 4',
    `Mirrors Room, Oracle Room, Throne Room ${aim.moreTargets(4)}: Ada +1`,
  ])
})

test('effects of every target are told once, before the targets with more effects', () => {
  const t = scene({ people: [{ at: 'blackRose', ready: 'DES03', quests: 'Q021' }, { at: 'throne' }] })
  expect(told(t, 'DES03')).toEqual([
    'Black Rose Room instability 0 → 1 of 10',
    aim.quest(en.quests['Q021']),
    'Throne Room: Rebecca 0 → 3 of 12',
  ])
})

test('a combat spell without anybody in reach says so', () => {
  const t = scene({ people: [{ at: 'forge', ready: 'DES03' }, { at: 'cell' }] })
  expect(told(t, 'DES03')).toEqual(['Forge instability 0 → 1 of 4', aim.nobody])
})

test('a spell of any element: what is asked first', () => {
  const t = scene({ people: [{ at: 'forge', ready: 'CON08' }, { at: 'throne' }] })
  expect(told(t, 'CON08')).toEqual([aim.next('Magic Door: choose an element')])
})

test('hidden traps and protections of others are named as a possibility, and change nothing else', () => {
  const lines = (active: string) =>
    told(
      scene({
        people: [
          { at: 'blackRose', ready: 'DES08' },
          { at: 'throne', active },
        ],
      }),
      'DES08',
    )
  expect(lines('CON01')).toEqual(lines('DES10'))
  expect(lines('CON01').at(-1)).toBe(aim.answerable)
})

test('traps and protections wait, so nothing is foreseen of them', () => {
  const t = scene({ people: [{ at: 'forge', ready: 'DES10' }, { at: 'forge' }] })
  expect(told(t, 'DES10')).toEqual([])
})
