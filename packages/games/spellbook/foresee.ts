import { apply, at, Dealer, legal, startFrom } from '@grimuar/kernel'
import { programOf } from './cards.ts'
import { NONE } from './components.ts'
import { mirage } from './flow/tokens.ts'
import { game, type SpellbookGame } from './rules.ts'
import { type Cast, copy, type SpellbookEvent, type SpellbookMove, type SpellbookTable } from './table.ts'
import { type Fact, factOf, howMuch, isPossible } from './verbs/index.ts'

/**
 * The effect of casting a spell now, instruction by instruction. The real rules run on copies, so that the preview is true; each
 * verb reports its result. If the spell cannot be cast, only the obstacle is told.
 */
export function foresee(t: SpellbookTable, cast: Cast): Fact[] {
  const program = programOf(cast.spell, cast.level, cast.way)
  if (!isPossible(t, cast, program, NONE)) {
    return program.map((step) => factOf(t, cast, step, { least: 0, most: 0 })).filter((fact) => fact.idle)
  }
  // Only Mirage makes a difference between the choices a player has.
  const quiet = tryOut(t, cast, false)
  const lively = tryOut(t, cast, true)
  return program.map((step, i) => {
    const amounts = [quiet, lively].map((tried) =>
      (tried.events[i] ?? []).reduce((sum, event) => sum + howMuch(event, cast, step), 0),
    )
    return factOf(quiet.tables[i] ?? t, cast, step, { least: Math.min(...amounts), most: Math.max(...amounts) })
  })
}

/** The events of each instruction of a spell, and the table before it. */
interface Tried {
  readonly tables: SpellbookTable[]
  readonly events: SpellbookEvent[][]
}

/** Casts a spell on a copy, up to the first question whose answer changes what follows. `wakes`: Mirage is woken where it can be. */
function tryOut(table: SpellbookTable, cast: Cast, wakes: boolean): Tried {
  const tried: Tried = { tables: [], events: [] }
  const watched: SpellbookGame = {
    ...game,
    ops: {
      ...game.ops,
      step(t, frame, dealer) {
        tried.tables[frame.at] = copy(t)
        tried.events[frame.at] = []
        game.ops.step(t, frame, dealer)
      },
    },
  }
  const dice = () => 0
  const hear = (event: SpellbookEvent) => void tried.events.at(-1)?.push(event)
  const position: SpellbookTable = { ...table, ask: null, frames: [{ op: 'step', cast, at: 0 }], over: false }
  const t = startFrom(watched, position, dice, hear)
  const dealer = new Dealer<SpellbookEvent>(dice, hear)
  while (t.ask) {
    const { question, to } = t.ask
    if (OPEN.has(question.kind)) break
    const seat = at(to, 0)
    apply(watched, t, seat, choose(t, legal(watched, t, seat), seat, wakes), dealer)
  }
  return tried
}

/** Questions after which anything may follow. */
const OPEN: ReadonlySet<string> = new Set(['act', 'copy', 'learn', 'raise'])

function choose(t: SpellbookTable, moves: readonly SpellbookMove[], seat: number, wakes: boolean): SpellbookMove {
  const done = moves.find((move) => move.do === 'done')
  const fitting = moves.find((move) => move.do === 'token' && (mirage(t, seat, move.kind) !== undefined) === wakes)
  return done ?? fitting ?? at(moves, 0)
}
