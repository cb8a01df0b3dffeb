import type { WonderQuestion } from '../../asks/questions.ts'
import { NOVELTIES, type Novelty } from '../../text/board.ts'
import type { WonderView } from '../../view.ts'

/** All novelties that are on the table now. */
export function noveltiesIn(v: WonderView, question: WonderQuestion | undefined): Novelty[] {
  const isThere: { readonly [N in Novelty]: boolean } = {
    wyrm: v.wyrms.length > 0,
    reroll: question?.kind === 'pick' && question.purpose === 'reroll',
    stack: v.stacks.some(({ cards }) => cards.length > 1),
    ally: v.units.some(({ kind }) => kind === 'ally'),
    boss: v.units.some(({ kind, hearts }) => kind === 'boss' && hearts > 0),
    aura: v.aura !== null,
  }
  return NOVELTIES.filter((novelty) => isThere[novelty])
}
