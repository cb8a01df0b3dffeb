import { ask } from '@grimuar/kernel'
import { bit, figureOf, isKind, isMage, ownerOf } from '../board.ts'
import { give } from '../context.ts'
import { QUEST_CARDS } from '../decks.ts'
import type { Instruction } from '../effects.ts'
import { isAreaEffect, roseHurts } from '../flow/casting.ts'
import { strike } from '../flow/damage.ts'
import { type Aftermath, type Harm, type Hit, type RunFrame, UNASKED } from '../frames.ts'
import { type EffectId, type Figure, NONE, ROSE } from '../ids.ts'
import { lasting, lastingBy, lasts } from '../lasting.ts'
import { spellEffect } from '../program.ts'
import { figuresOf, numberOf } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import { jump } from './control.ts'
import type { Blow, Verbs } from './verb.ts'

/** The kind of damage of an effect. */
export function harmOf(effect: EffectId): Harm {
  const spell = spellEffect(effect)
  if (spell) return spell.type
  return effect in QUEST_CARDS ? 'quest' : 'room'
}

function victims(t: BlackRoseTable, run: RunFrame, step: Instruction<'damage'>): readonly Figure[] {
  return figuresOf(t, run, step.to).filter((figure) => ownerOf(figure) !== run.seat && !(run.unhurt & bit(figure)))
}

/** Whether an event makes this effect stronger: once for each figure and casting. */
function isStronger(run: RunFrame, element: string | null): boolean {
  return element === null ? spellEffect(run.effect)?.type === 'combat' : element === run.element
}

function bonusOf(t: BlackRoseTable, run: RunFrame): number {
  if (!spellEffect(run.effect)) return 0
  return lasting(t, 'moreDamage').filter(({ element }) => isStronger(run, element)).length
}

/** The printed number for a figure. */
function printedFor(t: BlackRoseTable, run: RunFrame, step: Instruction<'damage'>, figure: Figure): number {
  return step.altars !== undefined && isKind(t, figure, 'altar') ? step.altars : numberOf(t, run, step.n)
}

/** Blood Price (E051): once for each casting of a combat spell, a cube on oneself for one more damage to a Mage. */
function askPrice(t: BlackRoseTable, run: RunFrame, struck: readonly Hit[]): boolean {
  if (run.price !== UNASKED || spellEffect(run.effect)?.type !== 'combat' || !lasts(t, 'bloodPrice')) return false
  const figures = struck.flatMap(({ figure }) => (isMage(figure) ? [figure] : []))
  if (figures.length === 0) return false
  jump(t, -1)
  ask(t, run.seat, { kind: 'figure', by: run.effect, figures, may: true, purpose: 'bloodPrice' })
  return true
}

function payPrice(t: BlackRoseTable, run: RunFrame, struck: Hit[]): void {
  const at = struck.findIndex(({ figure }) => figure === run.price)
  const hit = struck[at]
  if (hit) struck[at] = { figure: hit.figure, n: hit.n + 1 }
  give(t, { price: NONE })
}

export const harm: Verbs<'damage' | 'roseDamage'> = {
  damage: {
    could: (t, run, step) => numberOf(t, run, step.n) > 0 && victims(t, run, step).length > 0,
    touches: victims,
    preview(t, run, step) {
      const events = spellEffect(run.effect) ? lastingBy(t, 'moreDamage').filter(({ rule }) => isStronger(run, rule.element)) : []
      return victims(t, run, step).flatMap((figure): Blow[] => {
        const printed = printedFor(t, run, step, figure)
        if (printed <= 0) return []
        const more = run.bonus & bit(figure) ? [] : events.map(({ event }) => ({ n: 1, by: event }))
        const price = run.price === figure ? lastingBy(t, 'bloodPrice').map(({ event }) => ({ n: 1, by: event })) : []
        return [{ figure, sum: [{ n: printed, by: run.effect }, ...more, ...price.slice(0, 1)] }]
      })
    },
    do(t, run, step) {
      const more = bonusOf(t, run)
      const hits: Hit[] = victims(t, run, step).map((figure) => {
        const printed = printedFor(t, run, step, figure)
        return { figure, n: printed > 0 && !(run.bonus & bit(figure)) ? printed + more : printed }
      })
      const struck = hits.filter((hit) => hit.n > 0)
      if (askPrice(t, run, struck)) return
      if (run.price !== NONE && run.price !== UNASKED) payPrice(t, run, struck)
      let bonus = run.bonus
      for (const { figure } of struck) bonus |= bit(figure)
      give(t, { got: 0, bonus })
      const spell = spellEffect(run.effect)
      const back = spell?.type === 'protection' && step.to === 'src' && run.src !== NONE
      const mirrored: Aftermath[] = struck
        .filter(({ figure }) => run.mirrored & bit(figure))
        .map(({ figure }) => ({ does: 'reflect', figure, max: MOST, cubes: run.seat, alone: 0 }))
      strike(t, {
        hits: struck,
        cubes: back ? ownerOf(run.src) : run.seat,
        src: figureOf(run.seat),
        harm: harmOf(run.effect),
        effect: run.effect,
        after: mirrored,
        counts: true,
        alone: step.alone ?? 0,
        answerable: !spell?.unanswerable && !(isAreaEffect(run.effect) && lasts(t, 'noAreaProtections')),
      })
      if (run.price !== NONE && run.price !== UNASKED) roseHurts(t, run.seat)
    },
  },

  roseDamage: {
    could: (t, run, step) => figuresOf(t, run, step.to).length > 0,
    preview: (t, run, step) =>
      figuresOf(t, run, step.to).map((figure) => ({ figure, sum: [{ n: numberOf(t, run, step.n), by: run.effect }] })),
    do(t, run, step) {
      const n = numberOf(t, run, step.n)
      const hits = figuresOf(t, run, step.to).map((figure) => ({ figure, n }))
      give(t, { got: 0 })
      strike(t, { hits, cubes: ROSE, src: NONE, harm: 'rose', effect: run.effect, counts: true })
    },
  },
}
const MOST = 99
