import { bit, cubesOf, damageOn, figureOf, isKind, isMage, lifeOf, ownerOf, sum } from '../../board.ts'
import type { Instruction } from '../../effects.ts'
import type { RunFrame } from '../../frames.ts'
import { lasting, lasts } from '../../lasting.ts'
import { spellEffect } from '../../program.ts'
import { figuresOf, numberOf, placesOf } from '../../sets.ts'
import type { BlackRoseTable } from '../../table.ts'
import { questBonus } from '../quests.ts'
import { claimWorth, cubesWorth, defeatWorth, evocationWorth, healWorth, hitWorth, woundWorth } from '../worth.ts'
import type { Ahead } from './ahead.ts'

/** More damage by the events on the board, once for each casting. */
function moreDamage(t: BlackRoseTable, run: RunFrame): number {
  const spell = spellEffect(run.effect)
  if (!spell) return 0
  return lasting(t, 'moreDamage').filter(({ element }) =>
    element === null ? spell.type === 'combat' : element === (run.element ?? spell.element),
  ).length
}

/** What a step that places or takes cubes is worth. Undefined for other steps. */
export function harmWorth(t: BlackRoseTable, run: Ahead, step: Instruction): number | undefined {
  const me = run.seat
  switch (step.do) {
    case 'damage': {
      const n = numberOf(t, run, step.n)
      const more = n > 0 ? moreDamage(t, run) : 0
      let worth = 0
      let hitMages = 0
      for (const figure of figuresOf(t, run, step.to)) {
        if (ownerOf(figure) === me || run.unhurt & bit(figure)) continue
        const printed = step.altars !== undefined && isKind(t, figure, 'altar') ? step.altars : n
        const full = printed > 0 && !(run.bonus & bit(figure)) ? printed + more : printed
        if (full <= 0) continue
        worth += hitWorth(t, me, figure, full)
        if (isMage(figure)) hitMages++
        run.hit |= bit(figure)
        run.bonus |= bit(figure)
        run.got = full
      }
      return hitMages > 1 ? worth + questBonus(t, me, 'hitMages', hitMages) : worth
    }
    case 'roseDamage': {
      const n = numberOf(t, run, step.n)
      return sum(
        figuresOf(t, run, step.to).map((f) => (ownerOf(f) === me ? (isMage(f) ? -woundWorth(t, me, n) : -0.2 * n) : 0.1)),
      )
    }
    case 'heal': {
      if (lasts(t, 'noHealing')) return 0
      const figures = figuresOf(t, run, step.to).filter((figure) => damageOn(t, figure) > 0)
      run.got = figures.length
      return sum(figures.map((figure) => healWorth(t, me, figure, numberOf(t, run, step.n))))
    }
    case 'healColour':
      return lasts(t, 'noHealing') ? 0 : healWorth(t, me, figureOf(me), Math.max(...t.figures[figureOf(me)].cubes))
    case 'convert': {
      const n = numberOf(t, run, step.n)
      let worth = 0
      let got = 0
      for (const figure of figuresOf(t, run, step.to)) {
        const foreign = Math.min(n, damageOn(t, figure) - cubesOf(t.figures[figure].cubes, me))
        got += foreign
        worth += foreign * (isMage(figure) ? 0.45 : 0.1)
        run.missed = n - foreign
      }
      run.got = got
      return worth
    }
    case 'transfer': {
      const n = Math.min(numberOf(t, run, step.n), damageOn(t, figureOf(me)))
      run.got = n
      const [to] = figuresOf(t, run, 'T')
      return to === undefined ? 0 : n * 0.3 + hitWorth(t, me, to, n) * 0.5
    }
    case 'fade': {
      const [figure] = figuresOf(t, run, 'T')
      if (figure === undefined || !isMage(figure)) return 0
      // A figure that falls before the end of the turn has no cubes left that could fade.
      return damageOn(t, figure) + run.got >= lifeOf(t, figure) ? 0 : -0.32 * Math.min(step.n, run.got)
    }
    case 'kill': {
      const [figure] = figuresOf(t, run, 'T')
      if (figure === undefined) return 0
      return isMage(figure) ? defeatWorth(t, me, figure, 0) : evocationWorth(t, figure)
    }
    case 'place':
      return sum(placesOf(t, run, step.at).map((place) => cubesWorth(t, me, place, numberOf(t, run, step.n))))
    case 'rosePlace':
      return sum(placesOf(t, run, step.at).map((place) => (cubesOf(t.tiles[place].cubes, me) > 0 ? -0.2 : 0.05)))
    case 'claim':
      return sum(placesOf(t, run, step.at).map((place) => claimWorth(t, me, place, numberOf(t, run, step.n))))
    case 'steady': {
      let got = 0
      let foreign = 0
      for (const place of placesOf(t, run, step.at)) {
        const { cubes } = t.tiles[place]
        const n = Math.min(numberOf(t, run, step.n), sum(cubes))
        got += n
        foreign += Math.min(n, sum(cubes) - cubesOf(cubes, me))
      }
      run.got = got
      return 0.2 * foreign - 0.4 * (got - foreign)
    }
    case 'destroy':
      return placesOf(t, run, step.at).length > 0 ? 3 : 0
    default:
      return undefined
  }
}
