import { amount, maxHearts } from '../heroes.ts'
import type { Condition } from '../story/language/conditions.ts'
import type { WonderTable } from '../table.ts'
import { goalOf } from './tasks.ts'

// The team's chance to win the chapter, judged by the pages that have been read.

/** How much of a part of the goal is done, from 0 to 1; undefined if that cannot be told. */
function shareOf(t: WonderTable, part: Condition): number | undefined {
  const done = (n: number, all: number) => (all > 0 ? Math.min(1, n / all) : 1)
  switch (part.is) {
    case 'used':
      return done(part.of.filter((n) => t.used.includes(n)).length, part.of.length)
    case 'count': {
      const shares = Object.entries(part.of).map(([id, n]) => done(t.counters[id] ?? 0, amount(t, n)))
      return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
    }
    case 'defeated':
      return done(t.defeated, amount(t, part.of))
    case 'unit_down':
      return hurt(t, part.of, 0)
    case 'unit_hearts':
      return hurt(t, part.of[0], amount(t, part.of[1]))
    case 'all_in':
      return done(t.heroes.filter(({ out, area }) => !out && area === part.of).length, t.heroes.length)
    default:
      return undefined
  }
}

function hurt(t: WonderTable, id: string, to: number): number | undefined {
  const unit = t.units.find((one) => one.id === id)
  return unit && unit.max > to ? Math.min(1, (unit.max - unit.hearts) / (unit.max - to)) : undefined
}

/** How much of the goal is done, from 0 to 1. */
function progressOf(t: WonderTable): number {
  const shares = goalOf(t)
    .map((part) => shareOf(t, part))
    .filter((share) => share !== undefined)
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

interface Assets {
  readonly fate: number // tokens, without those that unconscious heroes will cost
  readonly hearts: number // as a share of all
  readonly sparks: number // of a hero
  readonly wyrms: number // for each hero
}

function assetsOf(t: WonderTable): Assets {
  let hearts = 0
  let all = 0
  let out = 0
  let sparks = 0
  for (const h of t.heroes) {
    const most = maxHearts(t, h)
    all += most
    sparks += h.sparks
    // An unconscious hero wakes with all hearts.
    hearts += h.out ? most : h.hearts
    if (h.out) out++
  }
  const n = Math.max(1, t.heroes.length)
  return { fate: t.fate - out, hearts: all > 0 ? hearts / all : 1, sparks: sparks / n, wyrms: t.wyrms.length / n }
}

/** By a logistic fit to 1,166 rounds of chapters V and VI on hard, with four heroes. */
const CHANCE = { base: -2, fate: 0.9, hearts: 1.35, sparks: 0.15, wyrms: -0.7, progress: 2.2 } as const

/** The chance to win the chapter. An imagined table that ended at an unread page is judged as it stands. */
export function chanceOf(t: WonderTable): number {
  if (t.end === 'won') return 1
  if (t.end === 'lost') return 0
  const { fate, hearts, sparks, wyrms } = assetsOf(t)
  if (fate <= 0) return 0
  const progress = t.objective === 0 ? 1 : progressOf(t)
  const sum =
    CHANCE.base +
    CHANCE.fate * fate +
    CHANCE.hearts * hearts +
    CHANCE.sparks * sparks +
    CHANCE.wyrms * wyrms +
    CHANCE.progress * progress
  return 1 / (1 + Math.exp(-sum))
}
