import { ask, type Seat } from '@grimuar/kernel'
import { addLearnable, canLearn, whyNotLearned } from '../actions.ts'
import type { SpellId } from '../cards.ts'
import type { Rune } from '../components.ts'
import type { LearnMove, SpellbookTable } from '../table.ts'
import { because } from '../why.ts'
import type { AskingVerb, FactOf } from './verb.ts'

export interface LearnFact extends FactOf<'learn'> {
  readonly spells: readonly SpellId[]
}

/** A spell is learned; some tokens of the card's rune may stand for its colour. */
export const learn: AskingVerb<'learn', LearnFact, 'learn'> = {
  could: (t, { seat, rune }, { wilds }) => canLearn(t, seat, wilds, rune),
  do(t, { seat, spell, rune }, { wilds }) {
    if (canLearn(t, seat, wilds, rune)) ask(t, seat, { kind: 'learn', wilds, rune, by: spell })
  },
  asks: {
    learn: {
      forced: true,
      answers: (t, { wilds, rune }, seat) => learnable(t, seat, wilds, rune),
      apply(t, { wilds, rune, by }, { colour, level }, _dealer, seat) {
        ask(t, seat, { kind: 'pay', colour, level, wilds, rune, by })
      },
      why: because((t, _q, move, seat) => whyNotLearned(t, move, seat, 'SB-13.10')),
    },
  },
  usesCardRune: () => true,
  preview(t, { seat, rune }, { wilds }) {
    const spells = new Set(learnable(t, seat, wilds, rune).map(({ colour }) => t.spells[colour]))
    return { verb: 'learn', idle: spells.size === 0, spells: [...spells] }
  },
}

function learnable(t: SpellbookTable, seat: Seat, wilds: number, rune: Rune): LearnMove[] {
  const moves: LearnMove[] = []
  addLearnable(t, seat, wilds, rune, moves)
  return moves
}
