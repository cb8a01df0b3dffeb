import {
  type AskRule,
  blankTable,
  type CommonView,
  commonView,
  copyCommon,
  type Frame,
  type Game,
  type GameEvent,
  imagineCommon,
  next,
  type Ops,
  type Question,
  type Result,
  type Schema,
  type Table,
  type WindowRule,
} from '../index.ts'

/** A frame or question of a toy may be about anything. */
type About = { readonly [about: string]: any }
export type ToyFrame = Frame & About
export type ToyQuestion = Question & About

/** A table that only remembers what happened to it. */
export interface ToyTable extends Table<ToyFrame, ToyQuestion, any> {
  log: string[]
}

export interface ToyTypes {
  table: ToyTable
  frame: ToyFrame
  question: ToyQuestion
  moves: any
  event: GameEvent
  view: CommonView<ToyFrame, ToyQuestion, any> & { log: readonly string[] }
  options: Schema
  result: Result
}

export interface ToyParts {
  /** What is to happen, in order. */
  readonly first: readonly ToyFrame[]
  readonly ops?: { readonly [op: string]: Ops<ToyTypes>[string] }
  readonly asks?: { readonly [kind: string]: AskRule<ToyTypes> }
  readonly windows?: { readonly [name: string]: WindowRule<ToyTypes> }
  readonly undo?: 'own' | 'team'
  readonly result?: (t: ToyTable) => Result
}

/** A game of a few lines, for trying the kernel itself. */
export function toy({ first, ops = {}, asks = {}, windows = {}, undo = 'own', result }: ToyParts): Game<ToyTypes> {
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
    copy: (t) => ({ ...copyCommon(t), log: t.log.slice() }),
    ops,
    asks,
    windows,
    undo,
    view: (t, seat) => ({ ...commonView(t, seat), log: t.log }),
    imagine: (view) => ({ ...imagineCommon(view), log: view.log.slice() }),
    result:
      result ??
      ((t) => ({
        kind: 'ranked',
        ranks: Array(t.seats).fill(1),
        scores: Array.from({ length: t.seats }, () => ({ total: 0, parts: [] })),
      })),
  }
}
