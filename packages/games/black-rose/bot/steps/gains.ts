import { mageOf, ownerOf } from '../../board.ts'
import { QUEST_LIMIT } from '../../components.ts'
import type { Instruction } from '../../effects.ts'
import { NONE } from '../../ids.ts'
import { numberOf } from '../../sets.ts'
import type { BlackRoseTable } from '../../table.ts'
import { rivalry, roseWeight } from '../worth.ts'
import { type Ahead, mages } from './ahead.ts'

/** What a step for power, quests and events is worth. Undefined for other steps. */
export function gainWorth(t: BlackRoseTable, run: Ahead, step: Instruction): number | undefined {
  const me = run.seat
  switch (step.do) {
    case 'power':
      return numberOf(t, run, step.n)
    case 'lose':
    case 'steal': {
      const n = numberOf(t, run, step.n)
      if (step.who === 'me') return -Math.min(n, mageOf(t, me).power)
      let got = 0
      let worth = 0
      for (const figure of mages(t, run, step.who)) {
        const seat = ownerOf(figure)
        const lost = Math.min(n, mageOf(t, seat).power)
        got += step.do === 'steal' ? lost : Math.min(1, lost)
        worth += lost * (rivalry(t, me, seat) + (step.do === 'steal' ? 1 : 0))
      }
      run.got = got
      return worth
    }
    case 'rose':
      return -roseWeight(t) * (step.n > 0 ? step.n : Math.max(step.n, -t.rose.power))
    case 'crown':
      return t.crown === me ? 0.2 : 0.9
    case 'drawQuest':
    case 'takeQuest':
      return mageOf(t, me).quests.length < QUEST_LIMIT ? 1.3 : 0.3
    case 'completeQuest':
      return step.zone === 'seen' || mageOf(t, me).quests.length > 0 ? 3.2 : 0
    case 'pastQuest':
      return 1.6
    case 'discardQuest':
      return step.who === 'me' ? -1 : mages(t, run, step.who).length * (rivalry(t, me, t.crown) - roseWeight(t) * t.moon + 0.4)
    case 'takeFrom':
      return 0.8
    case 'stealQuest':
      return run.T !== NONE && mageOf(t, ownerOf(run.T)).done.length > 0 ? 1.5 : 0
    case 'loseQuest':
      return -1.5
    case 'lookQuests':
    case 'lookEvents':
      return 0.2
    case 'playEvent':
      return -1.5 * roseWeight(t)
    case 'discardEvent':
      return eventWorth(t, step.points, run)
    default:
      return undefined
  }
}

function eventWorth(t: BlackRoseTable, points: 'rose' | 'none' | 'half', run: Ahead): number {
  const there = t.events.some((event) => event !== null)
  run.got = there ? 1 : 0
  if (!there) return 0
  return points === 'half' ? 1 - roseWeight(t) : points === 'none' ? roseWeight(t) : -roseWeight(t)
}
