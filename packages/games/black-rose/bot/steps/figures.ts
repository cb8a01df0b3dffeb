import { cubesOf, damageOn, evocationsOf, isEvocation, isMage, isMovable, ownerOf, placeOf, poolOf, sum } from '../../board.ts'
import type { Instruction } from '../../effects.ts'
import { FIGURES, NONE } from '../../ids.ts'
import { figuresOf, placesOf } from '../../sets.ts'
import type { BlackRoseTable } from '../../table.ts'
import { questBonus } from '../quests.ts'
import { actWorth, evocationWorth, rivalry, summonWorth } from '../worth.ts'
import { type Ahead, mages } from './ahead.ts'

/** What a step that moves, summons or binds figures, or changes rooms, is worth. Undefined for other steps. */
export function figureWorth(t: BlackRoseTable, run: Ahead, step: Instruction): number | undefined {
  const me = run.seat
  switch (step.do) {
    case 'go':
      return goWorth(t, run, step)
    case 'swap':
      return 0.2
    case 'toCell': {
      const figures = mages(t, run, step.who)
      return sum(figures.map((f) => 0.9 - (step.healed ? 0.4 * cubesOf(t.figures[f].cubes, me) - 0.1 * damageOn(t, f) : 0)))
    }
    case 'act':
      return sum(
        figuresOf(t, run, step.who)
          .filter((figure) => step.control || evocationsOf(me).includes(figure))
          .map((figure) => actWorth(t, me, figure)),
      )
    case 'summon': {
      const at = placesOf(t, run, step.at)
      run.it = NONE
      if (poolOf(t, step.kind) === 0 || at.length === 0) return 0
      const own = evocationsOf(me).filter((figure) => t.figures[figure].kind !== null).length
      const quests = questBonus(t, me, 'summoned') + (own < 3 ? questBonus(t, me, 'evocations', own + 1) : 0)
      return quests + summonWorth(step.kind) * (own < 3 ? 1 : 0.3)
    }
    case 'unsummon': {
      let got = 0
      let worth = 0
      for (const figure of figuresOf(t, run, step.who)) {
        if (!isEvocation(t, figure)) continue
        got++
        const owner = ownerOf(figure)
        worth += owner === me ? -evocationWorth(t, figure) : evocationWorth(t, figure) * (0.2 + rivalry(t, me, owner))
      }
      run.got = got
      return worth
    }
    case 'replace':
      return run.it === NONE || poolOf(t, step.kind) === 0 ? 0 : summonWorth(step.kind) - evocationWorth(t, run.it) + 0.3
    case 'hold':
      return 0.35 * mages(t, run, step.who).length
    case 'lock':
      return 0.12 * placesOf(t, run, step.at).filter((place) => !t.tiles[place].used).length
    case 'paint':
      return 0.1
    case 'mirror':
      return 0.2
    default:
      return undefined
  }
}

function goWorth(t: BlackRoseTable, run: Ahead, { who, to }: Instruction<'go'>): number {
  const [place] = placesOf(t, run, to)
  if (place === undefined) return 0
  const figures = figuresOf(t, run, who).filter((figure) => isMovable(t, figure))
  if (who === 'me') {
    // The next instructions act at the place where I have gone.
    const near = FIGURES.filter((figure) => isMage(figure) && ownerOf(figure) !== run.seat && placeOf(t, figure) === place)
    return figures.length === 0 ? 0 : 0.1 + 0.1 * near.length
  }
  return 0.15 * figures.length
}
