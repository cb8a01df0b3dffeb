import type { AskRule, RuleRef, Seat } from '@grimuar/kernel'
import { addCasts, addPrimaries, canAct, doPrimary, isDoubled, isReady, whyNoPrimary } from '../actions.ts'
import { levelOf, spellOf } from '../cards.ts'
import { NONE, type Phase } from '../components.ts'
import { cast, ownCast } from '../flow/spells.ts'
import { SKIP } from '../moves.ts'
import { areaOf, type CastMove, type PrimaryMove, type SkipMove, type SpellbookTable } from '../table.ts'
import type { SpellbookTypes } from '../types.ts'
import { isPossible, whyImpossible } from '../verbs/index.ts'
import { because, rule } from '../why.ts'

/** The action of a phase: a primary one, a learned spell, or nothing. */
export const act: AskRule<SpellbookTypes, 'act'> = {
  forced: true,
  answers(t, { phase, must }, seat) {
    const moves = actions(t, seat, phase)
    if (!must) moves[moves.length] = SKIP
    return moves
  },
  apply(t, { phase, left }, move, dealer, seat) {
    if (move.do === 'skip') {
      if (dealer.isHeard) dealer.say({ kind: canAct(t, seat, phase, isPossible) ? 'skip' : 'pass', seat, phase })
      return
    }
    if (left > 1) t.frames.push({ op: 'phase', phase, left: left - 1 })
    if (move.do === 'cast') cast(t, ownCast(t, seat, move))
    else doPrimary(t, dealer, seat, move, NONE)
  },
  // Only a phase is skipped, and not where an action is owed.
  why: because(
    (t, q, move, seat) => (move.do === 'cast' ? whyNoCast(t, q.phase, move, seat) : whyNoPrimary(t, q.phase, move, seat)),
    { skip: 'SB-7.6' },
  ),
}

function actions(t: SpellbookTable, seat: Seat, phase: Phase): (PrimaryMove | CastMove | SkipMove)[] {
  const moves: (PrimaryMove | CastMove | SkipMove)[] = []
  addPrimaries(t, seat, phase, moves)
  addCasts(t, seat, phase, isPossible, moves)
  return moves
}

function whyNoCast(t: SpellbookTable, phase: Phase, move: CastMove, seat: Seat): RuleRef | undefined {
  const spell = t.spells[move.colour]
  const owned = areaOf(t, seat).levels[move.colour]
  const { ways } = levelOf(spell, move.level)
  if (owned === 0) return rule('SB-7.1')
  if (spellOf(spell).phase === null) return rule('SB-7.5')
  if (spellOf(spell).phase !== phase) return rule('SB-7.2')
  if (!isReady(t, seat, move.colour)) return rule('SB-7.3')
  if (move.level > owned) return rule('SB-7.4')
  if (ways.length === 0) return rule('SB-7.11')
  const program = ways[move.way]
  if (program === undefined) return undefined
  if (isDoubled(spell, move.level, owned)) return rule('SB-7.12')
  return rule(whyImpossible(t, ownCast(t, seat, move), program))
}
