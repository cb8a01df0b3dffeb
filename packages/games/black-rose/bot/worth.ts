import type { Seat } from '@grimuar/kernel'
import {
  attackOf,
  cubesOf,
  damageOn,
  figureOf,
  holesOf,
  isMage,
  lifeOf,
  mageOf,
  moveOf,
  ownerOf,
  placeOf,
  roomFor,
  sum,
} from '../board.ts'
import { GOAL, ROOM_CARDS } from '../components.ts'
import { awardsFor } from '../flow/damage.ts'
import { within } from '../hex.ts'
import { type EvocationId, FIGURES, type Figure, NONE, OWNERS, type Owner, type Place, ROSE } from '../ids.ts'
import type { BlackRoseTable } from '../table.ts'
import { others } from './known.ts'
import { questBonus } from './quests.ts'

// What things are worth, in power points of my own at the end.

const CUBE = 0.4 // a cube of mine on a Mage: twelve give five points, a trophy and a lost activation
const WOUND = 0.3 // a cube of anybody on my Mage
const TROPHY = 1.5
const TEMPO = 1 // a Mage sent to the Cell must walk back
const FALL = 3 // my own Mage falls

/** How much the loss of a point by another is a gain to me. */
export function rivalry(t: BlackRoseTable, me: Seat, other: Owner): number {
  if (other === ROSE) return roseWeight(t)
  if (t.seats === 2) return 0.7
  const lead = (seat: Seat) => mageOf(t, seat).power + 2 * mageOf(t, seat).done.length
  const first = others(t, me).every((seat) => lead(seat) <= lead(other))
  return first ? 0.45 : 0.25
}

/** The Black Rose shares her points with nobody: what she gains hurts more the nearer she is to the end, and ahead. */
export function roseWeight(t: BlackRoseTable): number {
  const best = Math.max(...t.mages.map(({ power }) => power))
  return 0.15 + 0.35 * (t.rose.power / GOAL) + (t.rose.power > best ? 0.25 : 0)
}

const EVOCATION_WORTH: { readonly [E in EvocationId]: number } = {
  landsknecht: 1.4,
  boneKnight: 2.4,
  divineAltar: 0.7,
  mutatedAltar: 0.7,
  cerberus: 1.8,
  andromeda: 1.6,
  malacoda: 2.1,
  infamy: 4,
}

export function summonWorth(kind: EvocationId): number {
  return EVOCATION_WORTH[kind]
}

/** What an Evocation in play is still worth to its owner. */
export function evocationWorth(t: BlackRoseTable, figure: Figure): number {
  const { kind } = t.figures[figure]
  if (kind === null || kind === 'mage') return 0
  return EVOCATION_WORTH[kind] * (1 - (0.5 * damageOn(t, figure)) / lifeOf(t, figure))
}

/** The worth of n damage by `me` on a figure to me; cubes beyond its life are lost. */
export function hitWorth(t: BlackRoseTable, me: Seat, figure: Figure, n: number): number {
  const owner = ownerOf(figure)
  if (owner === me) return isMage(figure) ? -woundWorth(t, me, n) : -0.3 * n
  const left = lifeOf(t, figure) - damageOn(t, figure)
  const placed = Math.min(n, left, cubesOf(t.supply, me))
  if (placed <= 0) return 0
  const falls = placed >= left
  if (!isMage(figure)) {
    const share = falls ? 1 : (0.4 * placed) / lifeOf(t, figure)
    return evocationWorth(t, figure) * share * (0.2 + rivalry(t, me, owner)) + (falls ? questBonus(t, me, 'killedEvocation') : 0)
  }
  const full = (damageOn(t, figure) + placed) / lifeOf(t, figure)
  let worth = placed * CUBE * (0.75 + 0.5 * full) + questBonus(t, me, 'hit', placed) + questBonus(t, me, 'hitMages', 1) / 2
  if (falls) worth += defeatWorth(t, me, figure, placed)
  return worth
}

/** The worth of a Mage's defeat to me, with n more of my cubes on it. */
export function defeatWorth(t: BlackRoseTable, me: Seat, figure: Figure, placed: number): number {
  const victim = ownerOf(figure)
  const cubes = t.figures[figure].cubes.map((n, owner) => (owner === me ? n + placed : n))
  let worth = TROPHY + TEMPO * (0.4 + rivalry(t, me, victim)) + questBonus(t, me, 'trophy') + questBonus(t, me, 'trophies', 9)
  if (OWNERS.every((owner) => owner === me || cubesOf(cubes, owner) === 0)) worth += questBonus(t, me, 'soleDefeat')
  for (const { owner, n } of awardsFor(cubes, victim)) worth += owner === me ? n : -n * rivalry(t, me, owner)
  return worth
}

/** The cost of n damage on my own Mage. */
export function woundWorth(t: BlackRoseTable, me: Seat, n: number): number {
  const figure = figureOf(me)
  const left = lifeOf(t, figure) - damageOn(t, figure)
  if (n >= left) return Math.max(0, left) * WOUND + FALL
  return n * WOUND * (0.7 + 0.8 * ((damageOn(t, figure) + n) / lifeOf(t, figure)))
}

/** What healing is worth to me. */
export function healWorth(t: BlackRoseTable, me: Seat, figure: Figure, n: number): number {
  const healed = Math.min(n, damageOn(t, figure))
  if (ownerOf(figure) !== me) return -healed * (isMage(figure) ? 0.15 : 0.05)
  if (!isMage(figure)) return healed * 0.15
  return healed * WOUND * (0.7 + 0.8 * (damageOn(t, figure) / lifeOf(t, figure)))
}

/** The worth of n of my instability cubes in a room. */
export function cubesWorth(t: BlackRoseTable, me: Seat, place: Place, n: number): number {
  const placed = Math.min(n, roomFor(t, place), cubesOf(t.supply, me))
  if (placed <= 0) return 0
  const { cubes, room } = t.tiles[place]
  const mine = cubesOf(cubes, me) + placed
  const most = Math.max(...OWNERS.map((owner) => (owner === me ? 0 : cubesOf(cubes, owner))))
  const free = holesOf(t.tiles[place]) - sum(cubes) - placed
  const worth = ROOM_CARDS[room].worth
  const quests = questBonus(t, me, 'cubesInRoom', mine)
  if (free <= 0) return quests + (mine > most ? worth + questBonus(t, me, 'tokenWon') : 0.1)
  const hopeless = mine + free <= most
  return quests + (hopeless ? 0 : (worth * placed * (mine > most ? 0.9 : 0.5)) / holesOf(t.tiles[place]))
}

/** The worth of converting n foreign cubes in a room to mine. */
export function claimWorth(t: BlackRoseTable, me: Seat, place: Place, n: number): number {
  const { cubes, room, destroyed } = t.tiles[place]
  if (destroyed) return 0
  const foreign = sum(cubes) - cubesOf(cubes, me)
  const claimed = Math.min(n, foreign)
  const worth = (ROOM_CARDS[room].worth * claimed * 1.2) / holesOf(t.tiles[place])
  return worth + questBonus(t, me, 'cubesInRoom', cubesOf(cubes, me) + claimed)
}

/** The best blow a figure could strike from its place, or after n steps. */
export function attackWorth(t: BlackRoseTable, me: Seat, figure: Figure, steps: number, attack: number): number {
  const from = placeOf(t, figure)
  return from === NONE ? 0 : blowFrom(t, me, figure, from, steps, attack)
}

export function blowFrom(t: BlackRoseTable, me: Seat, figure: Figure, from: Place, steps: number, attack: number): number {
  const near = within(steps, from)
  const n = Math.max(attack, attackOf(t, figure))
  let best = 0
  if (n === 0) return best
  for (const other of FIGURES) {
    const place = placeOf(t, other)
    if (place === NONE || other === figure || ownerOf(other) === me || !near.includes(place)) continue
    best = Math.max(best, blowWorth(t, me, figure, other, n))
  }
  return best
}

/** What an attack on a figure is worth. */
export function blowWorth(t: BlackRoseTable, me: Seat, figure: Figure, target: Figure, n: number): number {
  const quest = isMage(figure) && isMage(target) && ownerOf(figure) === me ? questBonus(t, me, 'attackHit') : 0
  return hitWorth(t, me, target, n) + quest
}

/** The worth of an Evocation's action to its controller. */
export function actWorth(t: BlackRoseTable, me: Seat, figure: Figure): number {
  if (t.figures[figure].kind === 'andromeda') return 0.7
  if (t.figures[figure].kind === 'infamy') return 1.6
  return attackWorth(t, me, figure, moveOf(t, figure), 0) || 0.05
}
