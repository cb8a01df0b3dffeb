import { answersOf, apply, Dealer, isForm, openQuestion, quickDice } from '@grimuar/kernel'
import { playRandomly } from '@grimuar/kernel/testkit'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { expect, test } from 'vitest'
import { foresee } from './foresee.ts'
import type { AnyMove } from './questions.ts'
import { game } from './rules.ts'
import { placeNamed } from './scene.ts'
import { type BlackRoseTalk, scene } from './talk.ts'
import type { BlackRoseEvent } from './told.ts'
import { view } from './view.ts'

const MOVE: AnyMove = { do: 'move' }
const ATTACK: AnyMove = { do: 'attack' }
const ACTIVATE: AnyMove = { do: 'activate' }

/** What seat 0 would foresee. */
const ahead = (t: BlackRoseTalk, ...moves: AnyMove[]) => foresee(view(t.table, 0), 0, moves)
const kinds = (t: BlackRoseTalk, ...moves: AnyMove[]) => ahead(t, ...moves).events.map(({ kind }) => kind)

test('the damage of a spell is foreseen with what adds to it', () => {
  // E040: fire spells do one more damage.
  const t = scene({ people: [{ at: 'blackRose', ready: 'DES03' }, { at: 'throne' }], moon: 2, events: 'E040 - -' })
  t.says('cast quick')
  const { events, blows } = ahead(t, { do: 'place', place: placeNamed('throne') })
  expect(blows).toEqual([
    {
      figure: 1,
      sum: [
        { n: 3, by: 'DES03.upper' },
        { n: 1, by: 'E040' },
      ],
    },
  ])
  expect(events).toContainEqual({ kind: 'hit', figure: 1, is: null, n: 4, by: 0 })
  expect(t.damage(1)).toBe('')
})

test('a defeat is foreseen with its awards, its trophy and the Moon it brings', () => {
  const t = scene({
    people: [
      { at: 'forge', power: 5 },
      { at: 'forge', damage: '0:6 1:5' },
    ],
  })
  const { events, blows } = ahead(t, ATTACK, ATTACK, { do: 'figure', figure: 1 })
  expect(blows.map(({ figure, sum }) => [figure, sum[0]?.by])).toEqual([[1, 'attack']])
  expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['hit', 'defeated', 'power', 'moon', 'toCell']))
  expect(events.find(({ kind }) => kind === 'defeated')).toMatchObject({ seat: 1, by: 0, trophy: 0 })
})

test('a quest that would be met is foreseen', () => {
  // Q062: four cubes on one Mage by one effect.
  const t = scene({
    people: [{ at: 'blackRose', ready: 'DES03', quests: 'Q062' }, { at: 'throne' }],
    moon: 2,
    events: 'E040 - -',
  })
  t.says('cast quick')
  const there = ahead(t, { do: 'place', place: placeNamed('throne') })
  const elsewhere = ahead(t, { do: 'place', place: placeNamed('mirrors') })
  expect(elsewhere.quests).toEqual([])
  expect(there.quests).toEqual(['Q062'])
  t.says('throne')
  expect(t.answers).toContain('Q062')
})

test('the foreseen effect happens if nobody interferes', () => {
  const t = scene({ people: [{ at: 'forge', ready: 'DES02.lower' }, { at: 'forge' }, { at: 'garden' }] })
  t.says('cast quick')
  const { events, next } = ahead(t, { do: 'figure', figure: 1 })
  const before = t.events.length
  t.says('1')
  expect(t.events.slice(before)).toEqual(events)
  expect(t.table.ask?.question ?? null).toEqual(next)
})

test('the effect of an interrupt is foreseen, as if the other asked players passed', () => {
  const t = scene({
    people: [
      { at: 'treasure' },
      { at: 'throne', active: 'CON01' },
      { at: 'garden', active: 'CON11', evocations: 'landsknecht:laboratory' },
    ],
  })
  t.says('move', 'laboratory')
  expect(t.table.ask?.to).toEqual([1, 2])
  const { events } = foresee(view(t.table, 1), 1, [{ do: 'slot', slot: 3 }])
  const hit = events.flatMap((event) => (event.kind === 'hit' ? [[event.figure, event.n]] : []))
  expect(hit).toEqual([
    [0, 3],
    [10, 3],
  ])
})

test('traps and protections of others are not foreseen, and do not stop it', () => {
  const t = scene({
    people: [
      { at: 'blackRose', ready: 'DES02' },
      { at: 'throne', active: 'DES10 CON01' },
    ],
  })
  t.says('cast quick')
  expect(kinds(t, { do: 'place', place: placeNamed('throne') })).toContain('hit')
})

test('it stops where chance decides: which cards are drawn is not told', () => {
  const t = scene({ people: [{ at: 'bibliotheca' }, { at: 'throne' }] })
  const { events } = ahead(t, MOVE, ACTIVATE)
  expect(events.some(({ kind }) => kind === 'activated')).toBe(true)
  expect(events.some(({ kind }) => kind === 'cards')).toBe(false)
})

test('it depends on nothing that the one who looks cannot see', () => {
  const seen = (hand: string, active: string) => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'DES02' },
        { at: 'throne', hand, active },
      ],
    })
    t.says('cast quick')
    return ahead(t, { do: 'place', place: placeNamed('throne') })
  }
  expect(seen('NEC01 NEC02', 'DES10')).toEqual(seen('ILL01 DIV05', 'TRA03'))
})

test('a far walk is foreseen as far as it can be made', () => {
  const t = scene({ people: [{ at: 'forge' }, { at: 'throne' }] })
  expect(kinds(t, MOVE, { do: 'place', place: placeNamed('throne') }, ACTIVATE)[0]).toBe('physical')
})

test(seeded('in whole games, what is foreseen of a press is how it goes, as long as nobody has a trap or protection'), () => {
  let presses = 0
  let told = 0
  for (const seed of seeds(3, 1)) {
    let n = 0
    playRandomly(game, {
      seed,
      seats: 2 + (seed % 3),
      checks: [
        ({ table }) => {
          const [seat] = openQuestion(table, null)?.waiting ?? []
          const hidden = table.mages.some(({ slots }, of) => of !== seat && slots.some(({ token }) => token !== null))
          const answers = seat === undefined ? [] : answersOf(game, table, seat)
          if (seat === undefined || hidden || isForm(answers)) return
          const moves = answers.filter((move) => 'do' in move && (move.do === 'place' || move.do === 'figure'))
          const move = moves[n++ % (moves.length || 1)]
          if (move === undefined || n % 5) return
          const { events } = foresee(view(table, seat), seat, [move])
          const happens: BlackRoseEvent[] = []
          const dealer = new Dealer<BlackRoseEvent>(quickDice(n), (event, to) => to === undefined && happens.push(event))
          const copy = game.copy(table)
          apply(game, copy, seat, move, dealer)
          for (let i = 0; i < 9 && copy.ask?.question.kind === 'declare' && copy.ask.to.includes(seat); i++)
            apply(game, copy, seat, { do: 'pass' }, dealer)
          expect(events).toEqual(happens.slice(0, events.length))
          presses++
          told += events.length
        },
      ],
    })
  }
  expect(presses).toBeGreaterThan(50)
  expect(told).toBeGreaterThan(presses)
})
