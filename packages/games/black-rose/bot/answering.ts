import type { Seat } from '@grimuar/kernel'
import { bit, damageOn, figureOf, ownerOf, placeOf } from '../board.ts'
import type { Instruction } from '../effects.ts'
import type { BlackRoseFrame, RunFrame } from '../frames.ts'
import { FIGURES, type Figure, NONE } from '../ids.ts'
import { codeOf } from '../program.ts'
import { figuresOf, numberOf, pendingFrame } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import { cubesWorth, hitWorth, rivalry, woundWorth } from './worth.ts'

// The worth of instructions of protections and traps, which answer a pending thing. In a plan nothing is pending yet:
// then they are judged by what usually comes.

const USUAL_DAMAGE = 3

/** How much of what is pending would fall on my Mage. */
function incoming(t: BlackRoseTable, run: RunFrame): number {
  const pending = pendingFrame(t, run)
  if (!pending) return USUAL_DAMAGE
  const me = figureOf(run.seat)
  if (pending.op === 'damage') return pending.hits.find(({ figure }) => figure === me)?.n ?? 0
  return pending.op === 'run' ? spellHarm(t, pending, run.seat).damage : 0
}

/** The harm of a pending spell to a Mage: damage, and other harm in power points. */
function spellHarm(t: BlackRoseTable, pending: RunFrame, seat: Seat): { damage: number; other: number } {
  const me = figureOf(seat)
  let damage = 0
  let other = 0
  for (const step of codeOf(pending.effect).slice(pending.at)) {
    if (step.do === 'damage') {
      if (reaches(t, pending, step.to, me)) damage += numberOf(t, pending, step.n)
    } else if (step.do === 'lose' || step.do === 'steal') {
      if (reaches(t, pending, step.who, me)) other += numberOf(t, pending, step.n)
    } else if (step.do === 'convert') {
      if (reaches(t, pending, step.to, me)) other += 0.5
    } else if (step.do === 'tap' || step.do === 'prohibit' || step.do === 'shed' || step.do === 'toCell') {
      if (reaches(t, pending, step.who, me)) other += 0.6
    } else if (step.do === 'kill' && pending.T === me) other += 4
  }
  return { damage, other }
}

function reaches(t: BlackRoseTable, run: RunFrame, who: Parameters<typeof figuresOf>[2], figure: Figure): boolean {
  // Members of `each` are bound one after another: any that is aimed at may be one.
  if (who === 'it') return (run.aimed & bit(figure)) !== 0
  return figuresOf(t, run, who).includes(figure)
}

/** The worth of being spared by the pending thing. */
function spared(t: BlackRoseTable, run: RunFrame): number {
  const pending = pendingFrame(t, run)
  if (pending?.op !== 'run') return woundWorth(t, run.seat, incoming(t, run))
  const { damage, other } = spellHarm(t, pending, run.seat)
  return other + (damage > 0 ? woundWorth(t, run.seat, damage) : 0)
}

/** The worth of preventing another player's pending thing. */
function cancelled(t: BlackRoseTable, run: RunFrame, pending: BlackRoseFrame | undefined): number {
  const other = run.src === NONE ? 0.4 : rivalry(t, run.seat, ownerOf(run.src))
  if (pending?.op !== 'resolve') return 1.2 * other
  const { damage, other: harm } = spellHarm(t, pending.run, run.seat)
  return 1.2 * other + harm + (damage > 0 ? woundWorth(t, run.seat, damage) : 0)
}

/** Figures of others in the Lodge. */
function enemies(t: BlackRoseTable, seat: Seat): number {
  return FIGURES.filter((figure) => placeOf(t, figure) !== NONE && ownerOf(figure) !== seat).length
}

/** The worth of a step that answers something. */
export function answerWorth(t: BlackRoseTable, run: RunFrame, step: Instruction): number {
  const me = run.seat
  const pending = pendingFrame(t, run)
  const back = (n: number) => (run.src === NONE || ownerOf(run.src) === me ? 0 : hitWorth(t, me, run.src, n))
  switch (step.do) {
    case 'ignore':
      return spared(t, run)
    case 'ignoreDamage':
    case 'redirectDamage':
      return woundWorth(t, me, incoming(t, run)) + (step.do === 'redirectDamage' ? 0.6 : 0)
    case 'redirect':
      return spared(t, run) + 0.4
    case 'reduce':
      return woundWorth(t, me, Math.min(step.n, incoming(t, run)))
    case 'cancel':
      return cancelled(t, run, pending)
    case 'reflect':
      return step.mine ? back(incoming(t, run)) : 0.5 * back(Math.min(step.max, incoming(t, run)))
    case 'reflectSpell':
      return 0.5 * back(incoming(t, run))
    case 'gainSuffered':
      return Math.min(step.max, incoming(t, run))
    case 'placeSuffered': {
      const here = placeOf(t, figureOf(me))
      return here === NONE ? 0 : cubesWorth(t, me, here, incoming(t, run))
    }
    case 'echo':
      return Math.min(step.max, incoming(t, run)) * 0.4 * enemies(t, me)
    case 'survive':
      return pending?.op === 'defeat' ? 9 : 3 + damageOn(t, figureOf(me)) / 2
    case 'usurp':
      return 0.9
    case 'afterwards':
      return back(step.n)
    case 'questCard':
      return 1.6
    case 'questPoints':
      return pending?.op === 'quest' ? 2 : 1.8
    case 'forbidQuest':
      return 0.9
    default:
      return 0
  }
}
