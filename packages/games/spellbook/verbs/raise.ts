import { ask, type Seat } from '@grimuar/kernel'
import type { SpellId } from '../cards.ts'
import { type Colour, EVERY_COLOUR, levelAbove } from '../components.ts'
import { moveCard } from '../flow/spells.ts'
import { raiseMove } from '../moves.ts'
import { areaOf, type SpellbookTable } from '../table.ts'
import { because, rule } from '../why.ts'
import type { AskingVerb, FactOf } from './verb.ts'

export interface RaiseFact extends FactOf<'raise'> {
  readonly spells: readonly SpellId[]
}

/** Another learned spell moves up by a level. */
export const raise: AskingVerb<'raise', RaiseFact, 'raise'> = {
  could: (t, { seat, spell }) => raisable(t, seat, spell).length > 0,
  do(t, { seat, spell }) {
    if (raisable(t, seat, spell).length > 0) ask(t, seat, { kind: 'raise', by: spell })
  },
  asks: {
    raise: {
      forced: true,
      answers: (t, q, seat) => raisable(t, seat, q.by).map(raiseMove),
      apply(t, _q, { colour }, dealer, seat) {
        const level = areaOf(t, seat).levels[colour]
        if (level !== 0) moveCard(t, dealer, seat, colour, levelAbove(level))
      },
      why: because(() => rule('SB-12.10')),
    },
  },
  preview(t, { seat, spell }) {
    const spells = raisable(t, seat, spell).map((colour) => t.spells[colour])
    return { verb: 'raise', idle: spells.length === 0, spells }
  },
}

/** The colours of the learned spells another one may raise. */
function raisable(t: SpellbookTable, seat: Seat, by: SpellId): Colour[] {
  const { levels } = areaOf(t, seat)
  return EVERY_COLOUR.filter((colour) => levels[colour] !== 0 && levels[colour] !== 5 && t.spells[colour] !== by)
}
