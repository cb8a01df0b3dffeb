import type { Seat } from '@grimuar/kernel'
import { cubesOf, damageOn, evocationsOf, figureOf, holesOf, mageOf, sum } from '../board.ts'
import { isForgotten, ROOM_CARDS } from '../components.ts'
import { PLACES } from '../ids.ts'
import { scoresOf } from '../score.ts'
import type { BlackRoseTable } from '../table.ts'
import { questPromise } from './phases.ts'
import { evocationWorth } from './worth.ts'

// A seat's chance to win, at the beginning of a turn.

/** The facts of a seat by which a table is judged. */
const ASSETS = [
  'power',
  'quests', // the points at the end for completed ones
  'trophies', // the same
  'rooms',
  'crown',
  'damage', // on the own Mage
  'hand',
  'promise', // of active quests
  'cubes', // in rooms, as parts of what these are worth
  'evocations',
  'forgotten', // Forgotten spells in hand
] as const
type Asset = (typeof ASSETS)[number]

/** Points at the end for each, by least squares over 2,373 turns of games between policies. */
const WORTH: { readonly [A in Asset]: number } = {
  power: 1.2,
  quests: 0.6,
  trophies: 0.3,
  rooms: 1.1,
  crown: 0.9,
  damage: -0.5,
  hand: 0.2,
  promise: 0.45,
  cubes: 0.3,
  evocations: 0.3,
  forgotten: 3.5,
}

/** The standard deviation of the final lead: at the start, and less with each point of the leader. */
const SPREAD = 14
const SPREAD_LESS = 0.25
/** A normal distribution as a logistic one. */
const LOGISTIC = 0.55

function assetsOf(t: BlackRoseTable, seat: Seat): { readonly [A in Asset]: number } {
  const m = mageOf(t, seat)
  const score = scoresOf(t)[seat]
  const part = (name: string) => score?.parts.find((one) => one.name === name)?.points ?? 0
  let cubes = 0
  for (const place of PLACES) {
    const tile = t.tiles[place]
    if (!tile.destroyed) cubes += (ROOM_CARDS[tile.room].worth * cubesOf(tile.cubes, seat)) / holesOf(tile)
  }
  return {
    power: part('power'),
    quests: part('quests'),
    trophies: part('trophies'),
    rooms: part('rooms'),
    crown: part('crown'),
    damage: damageOn(t, figureOf(seat)),
    hand: m.hand.length,
    promise: sum(m.quests.map((quest) => questPromise(t, seat, quest))),
    cubes,
    evocations: sum(evocationsOf(seat).map((figure) => evocationWorth(t, figure))),
    forgotten: m.hand.filter(isForgotten).length,
  }
}

/** The points that a seat may expect at the end, but for a number that is the same for all. */
function prospect(t: BlackRoseTable, seat: Seat): number {
  const assets = assetsOf(t, seat)
  return sum(ASSETS.map((asset) => assets[asset] * WORTH[asset]))
}

/** The chance of a seat to end ahead of the best other, the Black Rose included. */
export function chanceOf(t: BlackRoseTable, seat: Seat): number {
  const prospects = t.mages.map((_, one) => prospect(t, one))
  const rose = t.rose.power * WORTH.power
  const best = Math.max(rose, ...prospects.filter((_, other) => other !== seat))
  const leads = Math.max(t.rose.power, ...t.mages.map(({ power }) => power))
  const spread = Math.max(4, SPREAD - SPREAD_LESS * leads)
  return 1 / (1 + Math.exp((best - (prospects[seat] ?? 0)) / (LOGISTIC * spread)))
}
