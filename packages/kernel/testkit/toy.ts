import {
  type AskRule,
  blankTable,
  commonView,
  type Frame,
  type Game,
  next,
  type Question,
  type Table,
  type WindowRule,
} from '../index.ts'

/** A table that only remembers what happened to it. */
export interface ToyTable extends Table<Frame & { [about: string]: any }, Question & { [about: string]: any }, any> {
  log: string[]
}

export interface ToyParts {
  /** What is to happen, in order. */
  readonly first: readonly (Frame & { [about: string]: any })[]
  readonly ops?: Game<ToyTable>['ops']
  readonly asks?: { readonly [kind: string]: AskRule<ToyTable, any, any, any> }
  readonly windows?: { readonly [name: string]: WindowRule<ToyTable, any, any> }
}

/** A game of a few lines, for trying the kernel itself. */
export function toy({ first, ops = {}, asks = {}, windows = {} }: ToyParts): Game<ToyTable> {
  const copy = (t: ToyTable): ToyTable => ({
    seats: t.seats,
    frames: t.frames.slice(),
    ask: t.ask,
    draws: t.draws,
    over: t.over,
    log: t.log.slice(),
  })
  return {
    id: 'toy',
    version: 1,
    seats: [1, 2, 3, 4],
    options: {},
    setup(_options, seats) {
      const t: ToyTable = { ...blankTable(seats), log: [] }
      next(t, ...first)
      return t
    },
    copy,
    ops,
    asks,
    windows,
    view: (t, seat) => ({ ...commonView(t, seat), log: t.log }),
    imagine: (view) => copy(view),
    result: (t) => ({
      ranks: Array(t.seats).fill(1),
      scores: Array.from({ length: t.seats }, () => ({ total: 0, parts: [] })),
    }),
  }
}
