import { readFileSync } from 'node:fs'
import {
  type AnyTypes,
  answersOf,
  Dealer,
  formFault,
  isForm,
  Match,
  openQuestion,
  play,
  quickDice,
  readOptions,
  readRecord,
  refusal,
  same,
} from '@grimuar/kernel'
import { type Checkpoint, playRandomly, someAnswer } from '@grimuar/kernel/testkit'
import { bend } from '@grimuar/kernel/testkit/refusals'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { describe, expect, test } from 'vitest'
import { positions } from './positions.ts'
import { readable } from './readable.ts'
import { game } from './rules.ts'
import { type BlackRoseTalk, scene } from './talk.ts'

// What a careless or ill-meaning client may send: each is refused with its clause or a plain reason, and nothing changes.

/** Why the first seat that is asked is refused, whatever it sends; the table must stay as it was. */
function refused(t: BlackRoseTalk, move: unknown, seat = openQuestion(t.table, null)?.waiting[0] ?? 0): string {
  const before = JSON.stringify(t.table)
  const why = play(game, t.table, seat, move, new Dealer(quickDice(1)))
  expect(JSON.stringify(t.table)).toBe(before)
  if (!why) return 'nothing'
  return why.reason === 'rule' ? why.rule : why.reason
}

describe('a program', () => {
  const HAND = ['DES01', 'DES02', 'DES03', 'DES04', 'CON01'] as const
  const preparing = () =>
    scene({
      people: [
        { at: 'garden', hand: HAND.join(' ') },
        { at: 'throne', hand: 'NEC01 NEC02' },
      ],
      phase: 'preparation',
      frames: [{ op: 'prepare' }, { op: 'actionPhase' }, { op: 'cleanup', step: 0 }],
    })
  const card = (id: string, side = 'upper', nth = 0) => ({ card: id, side, nth })

  test.each([
    ['five cards', HAND.map((id) => card(id)), 'BR-6.3.1'],
    ['none at all', [], 'BR-6.3.1'],
    ['none in the Quick slot', [null, card('DES01'), card('DES02')], 'BR-6.3.1'],
    ['a hole in the row', [card('DES01'), null, card('DES02')], 'BR-6.3.1'],
    ['a card twice', [card('DES01'), card('DES01')], 'BR-6.3.1'],
    ['a second copy where there is one', [card('DES01'), card('DES01', 'upper', 1)], 'BR-6.3.1'],
    ['a card that is not held', [card('DES01'), card('DES05')], 'BR-6.3.1'],
    ['a card of somebody else', [card('NEC01'), card('DES01')], 'BR-6.3.1'],
    ['the special spell of another Mage', [card('SP-TES'), card('DES01')], 'BR-6.3.1'],
    ['a card that does not exist', [card('DES99'), card('constructor')], 'BR-6.3.1'],
    ['a side that a room trap lacks', [card('CON01', 'lower'), card('DES01')], 'BR-6.3.2'],
    ['a side that no card has', [card('DES01', 'middle'), card('DES02')], 'BR-6.3.1'],
    ['a card with more fields', [{ ...card('DES01'), slot: 3 }, card('DES02')], 'BR-6.3.1'],
    ['no list', { 0: card('DES01'), 1: card('DES02'), length: 2 }, 'BR-6.3.1'],
    ['text', 'DES01 DES02', 'form'],
    ['nothing', null, 'form'],
    ['a very long list', Array.from({ length: 10_000 }, () => card('DES01')), 'BR-6.3.1'],
  ])('%s', (_what, program, clause) => {
    expect(refused(preparing(), program)).toBe(clause)
  })
})

describe('an answer', () => {
  test('a target out of line, and a figure that is no target', () => {
    const area = scene({ people: [{ at: 'abyss', ready: 'DES08' }, { at: 'blackRose' }] })
    area.says('cast quick')
    expect([area.refused('observatory'), refused(area, { do: 'place', place: 99 })]).toEqual(['BR-8.6', 'BR-8.6'])
    const single = scene({ people: [{ at: 'blackRose', ready: 'DES12' }, { at: 'throne' }, { at: 'throne' }, { at: 'forge' }] })
    single.says('cast quick', 'before')
    expect([single.answers, single.refused('3'), single.refused('0')]).toEqual([['1', '2'], 'BR-8.6', 'BR-8.4'])
  })

  test.each([
    ['too little', [0, 1]],
    ['too much', [2, 2]],
    ['more than there is', [3, 0]],
    ['less than nothing', [3, -1]],
    ['halves', [0.5, 1.5]],
    ['one share too few', [2]],
    ['one share too many', [1, 1, 0]],
    ['words', ['1', '1']],
  ])('shares that do not add up: %s', (_what, shares) => {
    const t = scene({ people: [{ at: 'sanctuary', damage: '1:2 rose:2' }, { at: 'garden' }] })
    t.says('move', 'activate')
    expect(t.asked).toBe('cubes 0')
    expect(refused(t, shares)).toMatch(/^BR-/)
    expect(refusal(game, t.table, 0, [1, 1])).toBeUndefined()
  })

  test('a late interrupt, one of somebody who is not asked, and one of nobody at the table', () => {
    const t = scene({ people: [{ at: 'armory' }, { at: 'garden', active: 'CON01' }, { at: 'crypt' }] })
    t.says('move', 'summoner')
    const trap = { do: 'slot', slot: 3 }
    expect(t.asked).toBe('interrupt 1')
    expect([refused(t, trap, 0), refused(t, trap, 2), refused(t, trap, 7)]).toEqual(['not-asked', 'not-asked', 'not-asked'])
    t.play('1 pass')
    expect([refused(t, trap, 1), refused(t, { do: 'pass' }, 1)]).toEqual(['not-asked', 'not-asked'])
  })
})

/** How many bent moves are tried; the long run is GRIMUAR_MUTATIONS=100000 npx vitest run packages/games/black-rose/bad-input. */
const MUTATIONS = Number(process.env.GRIMUAR_MUTATIONS ?? 600)
const AT_ONCE = 8

test(seeded(`${MUTATIONS} mutated moves are refused without a trace, unless they are legal`), { timeout: 3_600_000 }, () => {
  let tried = 0
  let legal = 0
  const mutate = ({ table, chance, seen }: Checkpoint) => {
    const seat = openQuestion(table, null)?.waiting[0]
    if (seat === undefined || tried >= MUTATIONS) return
    const before = JSON.stringify(table)
    const answers = answersOf<AnyTypes>(game, table, seat)
    for (let n = 0; n < AT_ONCE; n++) {
      const earlier = seen[chance(seen.length || 1)]?.move
      const move = bend(chance(3) ? someAnswer(answers, chance) : earlier, chance)
      tried++
      if (isForm(answers) ? !formFault(answers, move) : answers.some((answer) => same(answer, move))) legal++
      else if (!play(game, table, seat, move, new Dealer(quickDice(1)))) throw new Error(`taken: ${JSON.stringify(move)}`)
    }
    if (JSON.stringify(table) !== before) throw new Error('a refused move changed the table')
  }
  const kinds = Object.values(positions)
  for (const seed of seeds(MUTATIONS, 0)) {
    if (tried >= MUTATIONS) break
    const { table: from, seats, options } = kinds[seed % kinds.length]?.() ?? {}
    const begin = seed % 2 && from && seats && options ? { from, seats, options } : {}
    playRandomly(readable, { seed, ...begin, checks: [mutate], maxDecisions: 5000 })
  }
  expect(tried).toBeGreaterThanOrEqual(MUTATIONS)
  expect(legal, 'most of them are not legal').toBeLessThan(tried / 2)
})

describe('a record', () => {
  const whole = readFileSync(new URL('./records/two-chosen.txt', import.meta.url), 'utf8')
  const fault = (record: string) => {
    const read = Match.from(game, readRecord(record))
    return read.ok ? 'nothing' : read.fault
  }

  test.each([
    ['another game', (record: string) => record.replace('game black-rose', 'game towers'), 'other-game'],
    ['a later version', (record: string) => record.replace('version 1', 'version 2'), 'other-version'],
    ['five players', (record: string) => record.replace('seats 2', 'seats 5').replace('"Bolek"', '"b","c","d","e"'), 'players'],
    ['a setting that does not exist', (record: string) => record.replace('"life":"12"', '"life":"99"'), 'setting'],
    ['a Mage twice', (record: string) => record.replace('1 {"mage":"nero"}', '1 {"mage":"jafar"}'), 'move'],
    ['a move of the wrong seat', (record: string) => record.replace('0 {"mage":"jafar"}', '1 {"mage":"jafar"}'), 'move'],
    [
      'a seat that nobody has',
      (record: string) => record.replace('0 {"mage":"jafar"}', '4 {"mage":"jafar"}'),
      'seat-out-of-range',
    ],
    ['half a line', (record: string) => record.replace('{"mage":"jafar"}', '{"mage":"ja'), 'json'],
    ['no title', (record: string) => record.replace('grimuar record 1', 'a letter'), 'title'],
    ['nothing broken', (record: string) => record, 'nothing'],
  ])('%s', (_what, broken, expected) => {
    expect(fault(broken(whole))).toBe(expected)
  })
})

test.each([
  [{ life: 12 }, 'life'],
  [{ life: '13' }, 'life'],
  [{ overkill: 'yes' }, 'overkill'],
  [{ setup: null }, 'setup'],
  [{ players: 2 }, 'players'],
  [JSON.parse('{ "__proto__": {} }'), '__proto__'],
  [['random'], 'object'],
  ['random', 'object'],
])('wrong options are refused with their name: %j', (options, named) => {
  const read = readOptions(game.options, options)
  expect(read.ok ? 'taken' : read.problem).toContain(named)
})
