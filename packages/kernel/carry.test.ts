import { describe, expect, test } from 'vitest'
import {
  ask,
  begunElsewhere,
  blankTable,
  type CarryChoice,
  type CommonView,
  carriedOptions,
  commonView,
  copyCommon,
  defaults,
  type Game,
  imagineCommon,
  type Json,
  Match,
  type Question,
  readOptions,
  readRecord,
  type Shared,
  type Table,
  writeRecord,
} from './index.ts'
import { checkEverything } from './testkit/invariants.ts'
import { playRandomly } from './testkit/random-play.ts'
import { seeded, seeds } from './testkit/seeds.ts'

// A campaign of three chapters: in each the team finds a number of sparks, and what it has goes on to the next.

/** A type, not an interface, so that it counts as JSON. */
type Saga = { readonly chapter: number; readonly sparks: number }

type Act = { readonly op: 'act' }
type Find = { readonly sparks: number }

interface SagaTable extends Table<Act, Question, Find> {
  chapter: number
  sparks: number
  found: number
}

function readSaga(given: Json): Saga | undefined {
  if (typeof given !== 'object' || given === null || !('chapter' in given) || !('sparks' in given)) return undefined
  const { chapter, sparks } = given
  if (Object.keys(given).length !== 2 || typeof chapter !== 'number' || typeof sparks !== 'number') return undefined
  return [1, 2, 3].includes(chapter) && Number.isInteger(sparks) && sparks >= 0 ? { chapter, sparks } : undefined
}

const saga: CarryChoice<Saga> = {
  kind: 'carry',
  default: { chapter: 1, sparks: 0 },
  read: readSaga,
  samples: [
    { chapter: 2, sparks: 1 },
    { chapter: 3, sparks: 7 },
  ],
}

interface SagaTypes {
  table: SagaTable
  frame: Act
  question: Question
  moves: { find: Find }
  event: { kind: string }
  view: CommonView<Act, Question, Find> & Pick<SagaTable, 'chapter' | 'sparks' | 'found'>
  options: { saga: CarryChoice<Saga> }
  result: Shared
}

const leaves = (t: SagaTable): { chapter: number; sparks: number } | undefined =>
  t.found > 0 && t.chapter < 3 ? { chapter: t.chapter + 1, sparks: t.sparks + t.found } : undefined

const game: Game<SagaTypes> = {
  id: 'saga',
  version: 1,
  seats: [1, 2],
  options: { saga },
  setup: (options, seats) => ({ ...blankTable(seats), ...options.saga, found: 0, frames: [{ op: 'act' }] }),
  copy: (t) => ({ ...copyCommon(t), chapter: t.chapter, sparks: t.sparks, found: t.found }),
  ops: { act: (t) => ask(t, 0, { kind: 'find' }) },
  asks: {
    find: { answers: () => [{ sparks: 0 }, { sparks: 2 }], apply: (t, _q, { sparks }) => Object.assign(t, { found: sparks }) },
  },
  view: (t, seat) => ({ ...commonView(t, seat), chapter: t.chapter, sparks: t.sparks, found: t.found }),
  imagine: (v) => ({ ...imagineCommon(v), chapter: v.chapter, sparks: v.sparks, found: v.found }),
  result: (t) => ({ kind: 'shared', won: t.found > 0 }),
  undo: 'team',
  leaves,
  follow(t) {
    const left = leaves(t)
    return left && { saga: left }
  },
}

function chapter(options: Json): Match<SagaTypes> {
  return new Match(game, { seats: 1, options, names: ['a'], luck: { kind: 'quick', seed: 1 } })
}

describe('a match that begins with what another left', () => {
  test('plays a campaign chapter by chapter, and its record holds what it began with', () => {
    let match = chapter({})
    for (const expected of [
      { chapter: 1, sparks: 0 },
      { chapter: 2, sparks: 2 },
      { chapter: 3, sparks: 4 },
    ]) {
      expect(match.table).toMatchObject(expected)
      match.play(0, { sparks: 2 })
      const again = Match.from(game, readRecord(writeRecord(match.record)))
      expect(again.ok && again.match.table).toEqual(match.table)
      const next = game.follow?.(match.table)
      if (expected.chapter === 3) expect(next).toBeUndefined()
      else match = chapter(next ?? null)
    }
  })

  test('leaves nothing where it is lost', () => {
    const match = chapter({})
    match.play(0, { sparks: 0 })
    expect([game.result(match.table), game.leaves?.(match.table)]).toEqual([{ kind: 'shared', won: false }, undefined])
  })

  test('reads it strictly', () => {
    const wrong: Json[] = [
      null,
      [],
      {},
      { chapter: 4, sparks: 0 },
      { chapter: 1, sparks: -1 },
      { chapter: 1, sparks: 0, more: 1 },
    ]
    for (const bad of wrong) {
      expect(readOptions(game.options, { saga: bad })).toEqual({
        ok: false,
        problem: 'option "saga" is not what a match leaves',
      })
      expect(() => chapter({ saga: bad })).toThrow('is not what a match leaves')
    }
    expect(defaults(game.options)).toEqual({ saga: { chapter: 1, sparks: 0 } })
    expect(carriedOptions(game.options)).toEqual(['saga'])
    expect(begunElsewhere(game.options, { saga: { chapter: 2, sparks: 0 } })).toEqual(['saga'])
    expect(begunElsewhere(game.options, { saga: { sparks: 0, chapter: 1 } })).toEqual([])
    expect(begunElsewhere(game.options, { other: 1 })).toEqual([])
  })

  test(seeded('is met in every state by random play'), () => {
    const met = new Set<number>()
    for (const seed of seeds(8, 2)) {
      const { table } = playRandomly(game, { seed, checks: [checkEverything(game)] })
      met.add(table.chapter)
    }
    expect([...met].sort()).toEqual([2, 3])
  })
})
