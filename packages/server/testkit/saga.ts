import {
  ask,
  askAny,
  blankTable,
  type CarryChoice,
  type CommonView,
  commonView,
  copyCommon,
  type Game,
  imagineCommon,
  type Json,
  type Question,
  type Shared,
  type Table,
} from '@grimuar/kernel'

/** What chapters of the saga leave. */
type Saga = { readonly story: string; readonly chapter: number; readonly sparks: number }
type Find = { readonly sparks: number }
interface SagaTable extends Table<{ readonly op: 'act' }, Question, Find> {
  saga: Saga
  found: number[]
}
interface SagaTypes {
  table: SagaTable
  frame: { readonly op: 'act' }
  question: Question
  moves: { find: Find }
  event: { kind: string }
  view: CommonView<{ readonly op: 'act' }, Question, Find> & Pick<SagaTable, 'saga' | 'found'>
  options: { hard: { kind: 'flag'; default: boolean }; saga: CarryChoice<Saga> }
  result: Shared
}

function readSaga(given: Json): Saga | undefined {
  if (typeof given !== 'object' || given === null || !('chapter' in given) || !('sparks' in given)) return undefined
  const { chapter, sparks } = given
  return typeof chapter === 'number' && typeof sparks === 'number' && chapter <= 3
    ? { story: 'stones', chapter, sparks }
    : undefined
}

/** A campaign of three chapters: in each the team decides together how many sparks it finds; without any it loses. */
export const saga: Game<SagaTypes> = {
  id: 'saga',
  version: 1,
  seats: [1, 2, 3],
  options: {
    hard: { kind: 'flag', default: false },
    saga: {
      kind: 'carry',
      default: { story: 'stones', chapter: 1, sparks: 0 },
      read: readSaga,
      samples: [],
      shown: ({ chapter }) => chapter,
      place: ({ story, chapter }) => ({ story, chapter }),
      missing: (given) => (readSaga(given) ? [] : ['chapter 4']),
    },
  },
  setup: (options, seats) => ({ ...blankTable(seats), saga: options.saga, found: [], frames: [{ op: 'act' }, { op: 'act' }] }),
  copy: (t) => ({ ...copyCommon(t), saga: t.saga, found: t.found.slice() }),
  ops: {
    act: (t) => {
      const everyone = Array.from({ length: t.seats }, (_, seat) => seat)
      if (t.seats === 1) ask(t, 0, { kind: 'find' })
      else askAny(t, everyone, { kind: 'find' })
    },
  },
  asks: {
    find: {
      weighty: true,
      answers: () => [{ sparks: 0 }, { sparks: 1 }, { sparks: 2 }],
      apply: (t, _q, { sparks }) => void t.found.push(sparks),
    },
  },
  view: (t, seat) => ({ ...commonView(t, seat), saga: t.saga, found: t.found.slice() }),
  imagine: (v) => ({ ...imagineCommon(v), saga: v.saga, found: v.found.slice() }),
  result: (t) => ({ kind: 'shared', won: sum(t.found) > 0 }),
  undo: 'team',
  leaves: (t) =>
    sum(t.found) > 0 ? { ...t.saga, chapter: t.saga.chapter + 1, sparks: t.saga.sparks + sum(t.found) } : undefined,
  follow: (t) => (sum(t.found) > 0 ? { saga: { ...t.saga, chapter: t.saga.chapter + 1, sparks: sum(t.found) } } : undefined),
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
