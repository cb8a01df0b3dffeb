import {
  type AnyTypes,
  answersOf,
  apply,
  at,
  Dealer,
  type Dice,
  fillings,
  type Game,
  type GameTypes,
  isForm,
  quickDice,
  type Table,
} from '../index.ts'

/** How much can happen in a number of decisions. */
export interface Count {
  readonly tables: number // tables that differ
  readonly paths: number // ways of getting to them
}

/** Counts what is reachable in exactly `depth` decisions. Chance is whatever `dice` says. */
export function count<G extends GameTypes>(game: Game<G>, table: G['table'], depth: number, dice?: Dice): Count {
  return at(counts(game, table, depth, dice), depth)
}

/** The same for every depth from 0 on. */
export function counts<G extends GameTypes>(game: Game<G>, table: G['table'], depth: number, dice: Dice = quickDice(0)): Count[] {
  const ladder: Count[] = [{ tables: 1, paths: 1 }]
  // Equal tables have an equal future, so each is walked on from once, with the number of ways that led to it.
  let level: Reached[] = [{ table, paths: 1 }]
  for (let d = 1; d <= depth; d++) {
    const reached = new Map<string, Reached>()
    for (const { table, paths } of level) {
      for (const after of afterOneDecision(game, table, dice)) {
        const written = JSON.stringify(after)
        const before = reached.get(written)
        if (before) before.paths += paths
        else reached.set(written, { table: after, paths })
      }
    }
    level = [...reached.values()]
    ladder.push({ tables: level.length, paths: level.reduce((sum, { paths }) => sum + paths, 0) })
  }
  return ladder
}

interface Reached {
  readonly table: Table
  paths: number
}

function* afterOneDecision(game: Game, t: Table, dice: Dice): Generator<Table> {
  for (const seat of t.ask?.to ?? []) {
    const answers = answersOf<AnyTypes>(game, t, seat)
    for (const move of isForm(answers) ? fillings(answers) : answers) {
      const after = game.copy(t)
      apply<AnyTypes>(game, after, seat, move, new Dealer(dice))
      yield after
    }
  }
}
