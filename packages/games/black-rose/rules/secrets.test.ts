import { type Heard, heardBy, type Json, Match, openQuestion, type Seat } from '@grimuar/kernel'
import { type Checkpoint, checkEverything, playRandomly } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { conserved } from '../conserved.ts'
import { readable as game } from '../readable.ts'
import { lay, placeNamed, type Scene } from '../scene.ts'
import { KINDS } from '../soak/occurrences.ts'
import { richTable } from '../soak/rich.ts'
import type { BlackRoseTypes } from '../types.ts'

// Nothing that a seat is sent depends on what it may not know (rules §21): views, questions, answers, what is told, how many
// steps there are, refusals, and how far an undo reaches.

type TheMatch = Match<BlackRoseTypes>
type Watcher = Seat | null
type Said = readonly [Seat, Json]

const PASS = { do: 'pass' }
const NONSENSE: readonly Json[] = [
  { do: 'slot', slot: 3 },
  { do: 'quest', quest: 'Q001' },
  { do: 'card', card: 'DES01' },
  { do: 'end' },
]
const json = (x: unknown): Json => JSON.parse(JSON.stringify(x))

function begin(what: Scene): TheMatch {
  const t = lay(what)
  const names = ['Ala', 'Bo', 'Cyd', 'Dag'].slice(0, t.seats)
  return new Match(game, { seats: t.seats, options: { ...t.options }, names, luck: { kind: 'quick', seed: 7 }, from: json(t) })
}

/** All that a watcher is sent of a match, and whatever it can find out by asking. */
function sent(match: TheMatch, watcher: Watcher): Json {
  const heard = (events: readonly Heard[]) => heardBy(events, watcher)
  return json({
    view: game.view(match.table, watcher),
    question: openQuestion(match.table, watcher) ?? null,
    told: match.steps.map(({ seat, events }) => [seat, heard(events)]),
    refused: watcher === null ? [] : NONSENSE.map((move) => match.refusal(watcher, move) ?? null),
    undo: watcher === null ? null : match.undoReach(watcher),
  })
}

/** Two matches that differ only in what the watchers may not know look alike to them, move by move. */
function looksAlike(one: Scene, other: Scene, watchers: readonly Watcher[], moves: readonly Said[]): void {
  const [a, b] = [begin(one), begin(other)]
  const compare = () => {
    for (const watcher of watchers) expect(sent(a, watcher)).toEqual(sent(b, watcher))
  }
  compare()
  for (const [seat, move] of moves) {
    expect([a.play(seat, move), b.play(seat, move)]).toEqual([undefined, undefined])
    compare()
  }
}

const RED = placeNamed('laboratory')
const place = (at: number): Json => ({ do: 'place', place: at })

describe('what is sent does not depend on hidden cards', () => {
  test('BR-21.13 a fitting and an unfitting trap under the same token', () => {
    const table = (active: string): Scene => ({ people: [{ at: 'throne' }, { at: 'garden', active }, { at: 'crypt' }] })
    const enter: Said[] = [
      [0, { do: 'move' }],
      [0, place(RED)],
      [1, PASS],
      [0, { do: 'end' }],
      [1, PASS],
    ]
    looksAlike(table('CON01'), table('CON11'), [0, 2, null], enter)
    looksAlike(table('CON01'), table('CON07'), [0, 2, null], enter)
  })

  test('BR-21.13 a fitting and an unfitting protection under the same token, in every moment of a blow', () => {
    const table = (active: string): Scene => ({
      people: [{ at: 'blackRose', ready: 'NEC06' }, { at: 'throne', active }, { at: 'cell' }],
    })
    const blow: Said[] = [
      [0, { do: 'cast', slot: 0 }],
      [1, PASS],
      [1, PASS],
      [1, PASS],
    ]
    looksAlike(table('ILL09'), table('ILL10.lower'), [0, 2, null], blow)
    looksAlike(table('FOR04'), table('FOR04.lower'), [0, 2, null], blow)
  })

  test('BR-21.7 a hidden quest whose condition is met, and one that is not', () => {
    const table = (quests: string): Scene => ({
      people: [{ at: 'blackRose', ready: 'NEC06', quests }, { at: 'throne' }, { at: 'cell' }],
    })
    const water: Said[] = [
      [0, { do: 'cast', slot: 0 }],
      [0, { do: 'move' }],
      [0, { do: 'end' }],
      [0, PASS],
    ]
    const met = begin(table('Q022'))
    met.play(0, { do: 'cast', slot: 0 })
    expect(met.table.mages[0]?.met).toHaveLength(1)
    looksAlike(table('Q022'), table('Q019'), [1, 2, null], water)
  })

  test('BR-21.7 a quest of this room, and one of another', () => {
    const table = (quests: string): Scene => ({
      people: [{ at: 'altar', quests, damage: '1:1' }, { at: 'throne' }, { at: 'crypt' }],
    })
    const activate: Said[] = [
      [0, { do: 'move' }],
      [0, { do: 'activate' }],
      [0, PASS],
    ]
    looksAlike(table('Q009'), table('Q001'), [1, 2, null], activate)
  })

  test('BR-21.10 a hand that was peeked at, to those who did not look; and what was in it', () => {
    const table = (hand: string, grimoire: string): Scene => ({
      people: [{ at: 'blackRose', ready: 'CON06', hand: 'ILL02 NEC03' }, { at: 'throne', hand, grimoire }, { at: 'cell' }],
    })
    const peek: Said[] = [
      [0, { do: 'cast', slot: 0 }],
      [0, { do: 'yes' }],
      [0, { do: 'card', card: 'ILL02' }],
    ]
    looksAlike(table('DES01 NEC07', 'DES05'), table('DES02 DES05', 'NEC08'), [2, null], peek)
    // A hand from which nothing may be taken: the looker learns it, the others only that nothing was exchanged.
    looksAlike(table('NEC07', 'SP-REB'), table('SP-REB', 'NEC07'), [2, null], peek.slice(0, 2))
  })

  test('BR-23.44 the Armory with a protection in the hand, and without', () => {
    const table = (hand: string): Scene => ({ people: [{ at: 'armory', ready: 'DES03', hand }, { at: 'crypt' }] })
    const declines: Said[] = [
      [0, { do: 'move' }],
      [0, { do: 'activate' }],
      [0, PASS],
    ]
    looksAlike(table('DES10 DES01'), table('DES02 DES01'), [1, null], declines)
  })

  test('BR-39.18 Tides of Ink with a card that may be given, and without', () => {
    const table = (hand: string, grimoire: string): Scene => ({
      people: [{ mage: 'nero', hand, grimoire }, {}],
      phase: 'rose',
      events: 'E018',
      piles: 'ILL02 NEC01',
      frames: [{ op: 'phaseEvents', slot: 0, phase: 'rose' }, { op: 'prepare' }],
    })
    looksAlike(table('DES01', 'SP-NER'), table('SP-NER', 'DES01'), [1, null], [[0, { do: 'yes' }]])
  })

  test('BR-21.5 programs with other cards and sides, until they are cast', () => {
    const table = (ready: string): Scene => ({ people: [{ at: 'throne', ready }, { at: 'crypt' }] })
    const walk: Said[] = [
      [0, { do: 'move' }],
      [0, place(0)],
      [0, { do: 'end' }],
    ]
    looksAlike(table('DES03 CON01 NEC06'), table('NEC12.lower DES10 CON05'), [1, null], walk)
  })
})

test('BR-9.7 no undo crosses an interrupt, sprung or let pass', () => {
  for (const answer of [PASS, { do: 'slot', slot: 3 }]) {
    const match = begin({ people: [{ at: 'throne' }, { at: 'garden', active: 'CON01' }] })
    match.play(0, { do: 'move' })
    expect(match.undoReach(0).steps).toBe(1)
    match.play(0, place(RED))
    match.play(1, answer)
    expect([match.undoReach(0).steps, match.undoReach(1).steps]).toEqual([0, 0])
  }
})

describe('every kind of question', () => {
  /** A tie, which the crown holder breaks: rare in random games. */
  const tie = (): Scene => {
    const people = [
      { power: 30, actions: 0 }, // and the crown
      { power: 31, actions: 0 },
    ]
    return { people, moon: 3, frames: [{ op: 'end' }] }
  }

  test('BR-21.1 is put, answered and refused without telling anything hidden', () => {
    const left = new Map(KINDS.map((kind) => [kind, CHECKS]))
    const costly = checkEverything(game, { conserved, shared: SHARED })
    const check = (point: Checkpoint<BlackRoseTypes['table']>) => {
      const kind = point.table.ask?.question.kind
      const n = kind === undefined ? 0 : (left.get(kind) ?? 0)
      if (kind === undefined || n === 0) return
      if (n === 1) left.delete(kind)
      else left.set(kind, n - 1)
      costly(point)
    }
    const options = {
      setup: 'choose',
      life: '12',
      forTheCrown: false,
      overkill: false,
      overload: false,
      extraTurns: false,
    } as const
    for (let seed = 0; seed < CHECKS; seed++) playRandomly(game, { seed, seats: 2, from: json(lay(tie())), checks: [check] })
    for (let seed = 0; seed < 300 && left.size; seed++) {
      const seats = 2 + (seed % 3)
      const from = seed % 8 === 0 ? {} : { from: json(richTable(options, seats, seed)) }
      playRandomly(game, { seed, seats, options, ...from, checks: [check] })
    }
    expect([...left.keys()]).toEqual([])
  }, 60_000)
})

const CHECKS = 2
const SHARED = ['options', 'watchers', 'peeks', 'rooms', 'met', 'top', 'bottom']
