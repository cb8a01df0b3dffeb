import { ask, type Seat } from '@grimuar/kernel'
import { bit, cubesOf, figureOf, isEvocation, isKind, isMage, mageOf, ownerOf, placeOf, slotOf } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import { runOf, stepOf } from '../context.ts'
import type { Figures, Instruction, Rooms } from '../effects.ts'
import type { CastDoneFrame, CastFrame, RunFrame } from '../frames.ts'
import { ANYWHERE, inRange } from '../hex.ts'
import { type EffectId, FIGURES, type Figure, NONE, PLACES, type Place, ROSE, type SpellElement } from '../ids.ts'
import { lasting, lasts } from '../lasting.ts'
import { codeOf, effectIdOf, spellEffect } from '../program.ts'
import { condHolds, figuresOf, placesOf, testPlace } from '../sets.ts'
import type { Target } from '../spell.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { strike } from './damage.ts'
import { deed } from './deeds.ts'
import { placeCubes } from './instability.ts'
import { fact } from './lasting-effects.ts'
import { gain } from './power.ts'
import { hold, mayDeclare } from './windows.ts'

/** Op `cast`: a spell of a sheet is revealed and aimed, or a trap or protection becomes active (BR-8). */
export function cast(t: BlackRoseTable, frame: CastFrame, dealer: BlackRoseDealer): void {
  const { seat, owner, slot, from, depth } = frame
  const place = slotOf(t, owner, slot)
  if (place.card === null || (place.state !== 'ready' && frame.symbol === 'ask' && frame.element === null)) return
  const { card, side } = place
  const spell = spellOf(card)
  const effect = sideOf(card, side)
  const waits = spell.roomTrap || effect.type === 'trap' || effect.type === 'protection'
  if (waits) {
    const token = effect.type === 'protection' ? 'protection' : 'trap'
    dealer.reveal()
    if (seat === owner) {
      place.state = 'active'
      place.token = token
      dealer.say({ kind: 'armed', seat, slot, token })
      fact(t, 'castType', { figure: figureOf(seat), place: NONE, n: 1, type: token })
    } else {
      place.state = 'used'
      dealer.say({ kind: 'shown', seat: owner, card })
    }
    return
  }
  place.state = 'used'
  dealer.reveal()
  const element = effect.element === 'any' ? frame.element : effect.element
  const id = effectIdOf(card, side)
  if (element === null) {
    t.frames.push(frame)
    dealer.say({ kind: 'cast', seat, card, side, element: null })
    ask(t, seat, { kind: 'element', by: id })
    return
  }
  place.element = element
  if (effect.element !== 'any' && frame.symbol === 'ask') dealer.say({ kind: 'cast', seat, card, side, element })
  const symbol = spell.instability || (element === 'earth' && lasts(t, 'heavyAir'))
  if (symbol && frame.symbol === 'ask' && symbolMatters(t, seat, id)) {
    t.frames.push({ ...frame, element })
    ask(t, seat, { kind: 'symbol', card })
    return
  }
  const later = symbol && frame.symbol === 'after'
  const run = runOf(id, seat, { owner, slot, element, from, depth: depth + 1 })
  t.frames.push({ op: 'castDone', run, card, side, power: mageOf(t, seat).power, symbol: later, hurts: [] })
  if (symbol && !later) placeSymbol(t, run, dealer)
  if (lasting(t, 'noEffect').some((rule) => rule.element === element)) dealer.say({ kind: 'missed', seat, card })
  else t.frames.push({ op: 'aim', run, second: false })
}

/** The cube of the instability symbol, in the room where the caster is (BR-8). */
export function placeSymbol(t: BlackRoseTable, { seat, from }: RunFrame, dealer: BlackRoseDealer): void {
  const place = from === NONE ? placeOf(t, figureOf(seat)) : from
  if (place !== NONE) placeCubes(t, place, 1, seat, dealer)
}

const MOVES_OR_BUILDS: ReadonlySet<Instruction['do']> = new Set([
  'swap',
  'activate',
  'place',
  'claim',
  'steady',
  'destroy',
  'fromHand',
  'next',
  'placeSuffered',
  'attack',
])

/** "Before or after" is asked only if it can make a difference. */
export function symbolMatters(t: BlackRoseTable, seat: Seat, effect: EffectId): boolean {
  if (placeOf(t, figureOf(seat)) === NONE) return false
  if (movesOrBuilds(effect)) return true
  return cubesOf(t.supply, seat) < FEW_CUBES && codeOf(effect).some((step) => step.do === 'damage')
}
const FEW_CUBES = 8

const movesOrBuilds = ofEffect((effect) =>
  codeOf(effect).some((step) => MOVES_OR_BUILDS.has(step.do) || ((step.do === 'go' || step.do === 'move') && step.who === 'me')),
)

/** The printed part of an effect never changes, so it is computed once. */
function ofEffect<X>(workOut: (effect: EffectId) => X): (effect: EffectId) => X {
  const known = new Map<EffectId, X>()
  return (effect) => {
    const before = known.get(effect)
    if (before !== undefined) return before
    const found = workOut(effect)
    known.set(effect, found)
    return found
  }
}

/** A range as events change it (E020, E039). */
function rangeOf(t: BlackRoseTable, range: number, element: SpellElement | null): number {
  if (range === ANYWHERE) return range
  const [dust] = lasting(t, 'shorterRange')
  const short = dust && range >= dust.from ? range - 1 : range
  return element === 'air' && lasts(t, 'heavyAir') ? Math.min(short, 1) : short
}

/** Every legal target of an effect: figures, or rooms (BR-8). */
export function targetsFor(t: BlackRoseTable, run: RunFrame): { figures: Figure[]; places: Place[] } {
  const none = { figures: [], places: [] }
  const target = spellEffect(run.effect)?.target
  if (!target || (target.kind !== 'one' && target.kind !== 'area')) return none
  const from = run.from === NONE ? placeOf(t, figureOf(run.seat)) : run.from
  const range = rangeOf(t, target.range, run.element)
  if (from === NONE && range !== ANYWHERE) return none
  const reach = range === ANYWHERE || from === NONE ? PLACES : inRange(range, from)
  if (target.kind === 'area') {
    const { where } = target
    return { figures: [], places: where === null ? reach.slice() : reach.filter((place) => testPlace(t, run, place, where)) }
  }
  const figures: Figure[] = []
  for (const figure of FIGURES) if (fitsTarget(t, run, figure, target.who, reach)) figures.push(figure)
  return { figures, places: [] }
}

function fitsTarget(
  t: BlackRoseTable,
  run: RunFrame,
  figure: Figure,
  who: Extract<Target, { kind: 'one' }>['who'],
  reach: readonly Place[],
): boolean {
  const place = placeOf(t, figure)
  if (place === NONE || !reach.includes(place) || run.picked & bit(figure)) return false
  const mine = ownerOf(figure) === run.seat
  switch (who) {
    case 'own':
      return mine && !isMage(figure)
    case 'ownUndead':
      return mine && isKind(t, figure, 'undead')
    case 'undead':
      return isKind(t, figure, 'undead')
    case 'mage':
      return !mine && isMage(figure)
    case 'evocation':
      return !mine && isEvocation(t, figure)
    case 'figure':
      return !mine
  }
}

/** Op `aim`: choose a target; a spell without one is spent (BR-8). */
export function aim(
  t: BlackRoseTable,
  { run, second }: { readonly run: RunFrame; readonly second: boolean },
  dealer: BlackRoseDealer,
): void {
  const effect = spellEffect(run.effect)
  if (!effect) return
  const { target } = effect
  const missed = () => {
    const slot = run.slot === NONE ? null : slotOf(t, run.owner, run.slot).card
    if (slot) dealer.say({ kind: 'missed', seat: run.seat, card: slot })
  }
  if (target.kind === 'special' && target.cond !== null && !condHolds(t, run, target.cond)) missed()
  else if (target.kind === 'one' || target.kind === 'area') {
    const { figures, places } = targetsFor(t, run)
    if (figures.length || places.length) {
      t.frames.push({ op: 'aim', run, second })
      ask(t, run.seat, { kind: 'target', by: run.effect, figures, places, may: second })
    } else if (second) resolveSoon(t, run)
    else missed()
  } else resolveSoon(t, run)
}

/** Targets are named: traps on casting may come. */
export function resolveSoon(t: BlackRoseTable, run: RunFrame): void {
  hold(t, 'cast', { op: 'resolve', run })
}

/** Op `resolve`: whom it was aimed at is fixed; protections of those may come. */
export function resolve(t: BlackRoseTable, { run }: { readonly run: RunFrame }): void {
  const aimed = stepOf(run, run.at)
  aimed.aimed = aimedMages(t, run)
  if (spellEffect(run.effect)?.unanswerable || (isAreaEffect(run.effect) && lasts(t, 'noAreaProtections'))) t.frames.push(aimed)
  else hold(t, 'targeted', aimed)
}

export function isAreaEffect(effect: EffectId): boolean {
  const kind = spellEffect(effect)?.target.kind
  return kind === 'area' || kind === 'everybody'
}

/** The Mages an effect is aimed at: its target, or everyone in the rooms that its text reaches now; never its caster. */
export function aimedMages(t: BlackRoseTable, run: RunFrame): number {
  let bits = 0
  if (spellEffect(run.effect)?.target.kind === 'one') {
    for (const figure of [run.T, run.it]) if (figure !== NONE && isMage(figure)) bits |= bit(figure)
  } else {
    for (const step of reaching(run.effect)) {
      for (const figure of reached(t, run, step)) if (isMage(figure)) bits |= bit(figure)
    }
  }
  return bits & ~bit(figureOf(run.seat))
}

/** The steps of an effect that speak of figures or rooms. */
const reaching = ofEffect((effect) =>
  codeOf(effect).filter((step) => namedFigures(step) !== undefined || namedRooms(step) !== undefined),
)

function reached(t: BlackRoseTable, run: RunFrame, step: Instruction): readonly Figure[] {
  const named = namedFigures(step)
  if (named !== undefined) return figuresOf(t, run, named)
  const rooms = namedRooms(step)
  if (rooms === undefined) return []
  const places = placesOf(t, run, rooms)
  return FIGURES.filter((figure) => {
    const place = placeOf(t, figure)
    return place !== NONE && places.includes(place)
  })
}

/** The figures a step speaks of. */
function namedFigures(step: Instruction): Figures | undefined {
  switch (step.do) {
    case 'damage':
    case 'heal':
    case 'convert':
      return step.to
    case 'lose':
    case 'steal':
    case 'move':
    case 'go':
    case 'toCell':
    case 'act':
    case 'unsummon':
    case 'hold':
    case 'shed':
    case 'peek':
    case 'prohibit':
    case 'tap':
    case 'discardQuest':
    case 'takeFrom':
      return step.who
    case 'each':
      return step.of
    default:
      return undefined
  }
}

/** The rooms a step speaks of. */
function namedRooms(step: Instruction): Rooms | undefined {
  switch (step.do) {
    case 'place':
    case 'claim':
    case 'steady':
    case 'destroy':
    case 'summon':
    case 'activate':
    case 'lock':
      return step.at
    case 'paint':
    case 'mirror':
      return 'R'
    default:
      return undefined
  }
}

/** Op `castDone`: the spell is resolved; what counts spells and follows them comes now. */
export function castDone(t: BlackRoseTable, frame: CastDoneFrame, dealer: BlackRoseDealer): void {
  const { run, card, side, symbol, hurts } = frame
  const { seat, element } = run
  const m = mageOf(t, seat)
  const effect = sideOf(card, side)
  if (symbol) placeSymbol(t, run, dealer)
  const before = m.deeds.cast.at(-1)
  countCast(t, seat, element)
  if (effect.type === 'boost' && lasting(t, 'moreForBoost').some((rule) => rule.element === element)) gain(t, seat, 1, dealer)
  const points = m.power - frame.power
  if (effect.type === 'boost') hold(t, 'castBoost', { op: 'boosted', seat, points })
  fact(t, 'castType', { figure: figureOf(seat), place: NONE, n: 1, type: effect.type })
  if (element !== null && element === before && lasts(t, 'sameElement')) {
    gain(t, seat, 1, dealer)
    roseHurts(t, seat)
  }
  if (effect.type === 'combat' && lasts(t, 'combatHurts')) roseHurts(t, seat)
  for (const { seat: by, n } of hurts) {
    strike(t, { hits: [{ figure: figureOf(seat), n }], cubes: by, src: figureOf(by), harm: 'trap', effect: null })
  }
}

export function roseHurts(t: BlackRoseTable, seat: Seat, n = 1): void {
  strike(t, { hits: [{ figure: figureOf(seat), n }], cubes: ROSE, src: NONE, harm: 'rose', effect: null })
}

/** A spell of this element has been resolved (BR-13). */
export function countCast(t: BlackRoseTable, seat: Seat, element: SpellElement | null): void {
  if (element === null) return
  const m = mageOf(t, seat)
  m.deeds.cast.push(element)
  if (m.quests.length === 0) return
  deed(t, seat, 'cast')
  deed(t, seat, 'castPair')
  deed(t, seat, 'castDifferent')
  deed(t, seat, 'castSame')
}

/** Op `symbol`: the cube comes after the effect. */
export function symbol(t: BlackRoseTable, { run }: { readonly run: RunFrame }, dealer: BlackRoseDealer): void {
  placeSymbol(t, run, dealer)
}

/** Op `triggered`: a trap or protection has resolved. */
export function triggered(t: BlackRoseTable, { seat, trap }: { readonly seat: Seat; readonly trap: boolean }): void {
  if (trap && lasts(t, 'combatHurts')) {
    t.frames.push({ op: 'triggered', seat, trap: false })
    roseHurts(t, seat)
  } else mayDeclare(t, seat)
}
