import { ask, type Seat } from '@grimuar/kernel'
import {
  attackOf,
  bit,
  evocationAt,
  evocationsOf,
  figureOf,
  isMage,
  mageOf,
  moveOf,
  ownerOf,
  placeOf,
  roomFor,
  sum,
} from '../board.ts'
import { give } from '../context.ts'
import type { AttackFrame, CubesFrame } from '../frames.ts'
import { type Burn, FIGURES, type Figure, NONE } from '../ids.ts'
import { lastingBy } from '../lasting.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { Summand } from '../verbs/verb.ts'
import { strike } from './damage.ts'
import { placeCubes } from './instability.ts'
import { attackBy, walkBy } from './moving.ts'

/** The figures that a figure can attack: others in its room that its controller does not own (BR-6.4, BR-8). */
export function targetsOf(
  t: BlackRoseTable,
  { figure, by, not, on }: Pick<AttackFrame, 'figure' | 'by' | 'not' | 'on'>,
): Figure[] {
  const place = placeOf(t, figure)
  if (place === NONE) return []
  const found: Figure[] = []
  for (const other of FIGURES) {
    if (t.figures[other].at !== place || other === figure || ownerOf(other) === by) continue
    if (!(not & bit(other)) && (on === NONE || on === other)) found.push(other)
  }
  return found
}

/** Whether a seat's Mage can attack anybody where it stands. */
export function hasTarget(t: BlackRoseTable, seat: Seat): boolean {
  const place = placeOf(t, figureOf(seat))
  if (place === NONE) return false
  for (const other of FIGURES) if (t.figures[other].at === place && ownerOf(other) !== seat) return true
  return false
}

/** Op `attack`: choose a target, then what burns, then strike. */
export function attack(t: BlackRoseTable, frame: AttackFrame, dealer: BlackRoseDealer): void {
  const { figure, by, target, must } = frame
  const targets = targetsOf(t, frame)
  if (target === NONE) {
    if (targets.length === 0) return
    t.frames.push(frame)
    ask(t, by, { kind: 'attack', figure, targets, must, by: frame.effect })
    return
  }
  const place = placeOf(t, figure)
  if (place === NONE || placeOf(t, target) !== place) return
  const buffs = isMage(figure) && ownerOf(figure) === by ? mageOf(t, by).buffs : []
  const ways: Burn[] = []
  if (buffs.includes('burnFigure') && sum(t.tiles[place].cubes) > 0) ways.push('figure')
  if (buffs.includes('burnRoom') && roomFor(t, place) > 0) ways.push('room')
  if (frame.burn === 'ask' && ways.length) {
    t.frames.push(frame)
    ask(t, by, { kind: 'burn', figure, target, ways })
    return
  }
  if (frame.burn === 'figure') {
    t.frames.push({ ...frame, burn: 'paid' })
    t.frames.push(oneCube('steady', by, { places: [place], must: true }))
    return
  }
  remember(t, frame, target)
  dealer.say({ kind: 'attacked', figure, is: evocationAt(t, figure), target, targetIs: evocationAt(t, target) })
  if (frame.burn === 'room') {
    placeCubes(t, place, 2, by, dealer)
    return
  }
  t.frames.push({ op: 'attacked', figure, by, target })
  const hit = buffs.includes('attackArea') ? targets : [target]
  let n = 0
  for (const part of attackSum(t, frame)) n += part.n
  strike(t, {
    hits: hit.map((one) => ({ figure: one, n })),
    cubes: by,
    src: figure,
    harm: isMage(figure) ? 'attack' : 'evocation',
    effect: null,
  })
}

/** The effect that lets a figure attack knows whom it has attacked. */
function remember(t: BlackRoseTable, { effect }: AttackFrame, target: Figure): void {
  const below = t.frames.at(-1)
  if (effect !== null && below?.op === 'run') give(t, { picked: below.picked | bit(target) })
}

/** One cube leaves a room or changes its colour, as the rules of a figure or of an attack have it. */
function oneCube(purpose: CubesFrame['purpose'], seat: Seat, what: Partial<CubesFrame>): CubesFrame {
  return {
    op: 'cubes',
    purpose,
    seat,
    n: 1,
    must: false,
    figures: [],
    places: [],
    done: 0,
    got: 0,
    missed: 0,
    effect: null,
    ...what,
  }
}

/** The damage of an attack: the printed number of the figure or effect, events, flames. */
export function attackSum(t: BlackRoseTable, { figure, attack: given, physical, burn }: AttackFrame): Summand[] {
  const own = { n: Math.max(attackOf(t, figure), given), by: 'attack' } as const
  const events = physical ? lastingBy(t, 'strongerAttack').map(({ event, rule }) => ({ n: rule.n, by: event })) : []
  return [own, ...events, ...(burn === 'paid' ? [{ n: 1, by: 'flames' } as const] : [])]
}

/** Op `attacked`: what an attack does besides its damage (data §4, TRA07). */
export function attacked(
  t: BlackRoseTable,
  { figure, by, target }: { readonly figure: Figure; readonly by: Seat; readonly target: Figure },
  dealer: BlackRoseDealer,
): void {
  const place = placeOf(t, figure)
  if (place === NONE) return
  if (isMage(figure) && ownerOf(figure) === by && mageOf(t, by).buffs.includes('attackInstability')) {
    placeCubes(t, place, 1, by, dealer)
  }
  if (t.figures[figure].kind === 'cerberus' && placeOf(t, target) === place)
    t.frames.push(oneCube('convert', by, { figures: [target] }))
}

/** Op `act`: an Evocation moves, then attacks or does what it does instead (BR-6.5). */
export function act(
  t: BlackRoseTable,
  { figure, by, part }: { readonly figure: Figure; readonly by: Seat; readonly part: 'move' | 'attack' },
): void {
  const place = placeOf(t, figure)
  if (place === NONE) return
  if (part === 'move') {
    t.frames.push({ op: 'act', figure, by, part: 'attack' })
    t.frames.push(walkBy(figure, moveOf(t, figure), by))
  } else if (t.figures[figure].kind === 'andromeda') ask(t, by, { kind: 'andromeda', figure })
  else if (attackOf(t, figure) > 0) t.frames.push(attackBy(figure, by))
}

/** Evocations of a seat that can act; an Abomination is one of them (data §11, TRA02). */
export function actorsOf(t: BlackRoseTable, seat: Seat): Figure[] {
  const own: Figure[] = []
  for (const figure of evocationsOf(seat)) if (t.figures[figure].kind !== null && moveOf(t, figure) > 0) own.push(figure)
  const mage = figureOf(seat)
  const changed = mageOf(t, seat).buffs.includes('abomination') && placeOf(t, mage) !== NONE
  return changed ? [mage, ...own] : own
}
