import { ask, nothingAt, type RuleRef, type Seat } from '@grimuar/kernel'
import { EVERY_SPELL, levelOf, type SpellId, spellOf } from './cards.ts'
import {
  type Colour,
  colourOf,
  EVENING,
  EVERY_COLOUR,
  kindOf,
  LEVELS,
  type LevelNumber,
  MIDDAY,
  MORNING,
  NONE,
  type None,
  type Owned,
  type Phase,
  POOL_LIMIT,
  type Rune,
  runeOf,
} from './components.ts'
import { canDraw, draw, familiarRoom, kindsIn, storeToken, takeToken } from './flow/tokens.ts'
import { addStore, addTake, castMove, DRAW, learnMove } from './moves.ts'
import { bestLevel, purse, TRIOS } from './payment.ts'
import {
  areaOf,
  type Cast,
  type CastMove,
  type DrawMove,
  type LearnMove,
  type PrimaryMove,
  type SpellbookDealer,
  type SpellbookMove,
  type SpellbookTable,
  type StoreMove,
  type TakeMove,
} from './table.ts'
import type { Program } from './verbs/steps.ts'
import { rule } from './why.ts'

// The actions of a phase: the primary ones and the learned spells. An action that would change nothing is no action (SB-3.5).

/** Whether a program can be paid for and would then change something; `paid` is the rune of a token it was paid for with already. */
export type IsPossible = (t: SpellbookTable, cast: Cast, program: Program, paid: Rune | None) => boolean

/** The primary actions of a phase, each with its token or its spell. */
export function addPrimaries<M>(t: SpellbookTable, seat: Seat, phase: Phase, moves: (M | PrimaryMove)[]): void {
  const area = areaOf(t, seat)
  if (phase === MORNING) {
    if (area.pool.length >= POOL_LIMIT) return
    addTake<M | StoreMove | LearnMove | DrawMove>(moves, kindsIn(t.altar))
    if (canDraw(t)) moves[moves.length] = DRAW
  } else if (phase === MIDDAY) {
    if (familiarRoom(t, seat) > 0) addStore<M | TakeMove | LearnMove | DrawMove>(moves, kindsIn(area.pool))
  } else addLearnable(t, seat, TRIOS.wilds, TRIOS.rune, moves)
}

/** Whether there is a primary action in a phase. */
export function hasPrimary(t: SpellbookTable, seat: Seat, phase: Phase): boolean {
  const { pool } = areaOf(t, seat)
  if (phase === MORNING) return pool.length < POOL_LIMIT && (t.altar.length > 0 || canDraw(t))
  if (phase === MIDDAY) return familiarRoom(t, seat) > 0 && pool.length > 0
  return canLearn(t, seat, TRIOS.wilds, TRIOS.rune)
}

/** Does a primary action; `by` is the spell that copies it. */
export function doPrimary(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, move: PrimaryMove, by: SpellId | None): void {
  if (move.do === 'take') takeToken(t, dealer, seat, move.kind, 'pool', by)
  else if (move.do === 'draw') draw(t, dealer, 2, 'pool', seat, by)
  else if (move.do === 'store') storeToken(t, dealer, seat, move.kind, by)
  else ask(t, seat, { kind: 'pay', colour: move.colour, level: move.level, ...TRIOS, by })
}

/** Every spell and level a seat can pay for. */
export function addLearnable<M>(t: SpellbookTable, seat: Seat, wilds: number, rune: Rune | None, moves: (M | LearnMove)[]): void {
  const area = areaOf(t, seat)
  if (area.pool.length < 3) return
  const held = purse(area.pool)
  for (const colour of EVERY_COLOUR) {
    if (area.levels[colour] !== 0) continue
    const best = bestLevel(held, colour, wilds, rune)
    for (const level of LEVELS) if (level <= best) moves.push(learnMove(colour, level))
  }
}

/** Whether a seat can pay for any spell. */
export function canLearn(t: SpellbookTable, seat: Seat, wilds: number, rune: Rune | None): boolean {
  const area = areaOf(t, seat)
  if (area.pool.length < 3) return false
  const held = purse(area.pool)
  for (const colour of EVERY_COLOUR) {
    if (area.levels[colour] === 0 && bestLevel(held, colour, wilds, rune) !== 0) return true
  }
  return false
}

/** Whether a learned spell may be used today: from the day after it was learned. */
export function isReady(t: SpellbookTable, seat: Seat, colour: Colour): boolean {
  const area = areaOf(t, seat)
  return area.levels[colour] !== 0 && area.since[colour] < t.day
}

/** Where two levels do the same, the effect is offered once, as that of the higher. */
export function isDoubled(spell: SpellId, level: Owned, owned: Owned): boolean {
  if (level === 0 || level === 5 || level >= owned) return false
  return levelOf(spell, level).ways[0] === levelOf(spell, level === 3 ? 4 : 5).ways[0]
}

/** A way of a level that can be chosen. */
interface Offer {
  readonly way: number
  readonly level: LevelNumber
  readonly program: Program
  readonly move: CastMove
}

/** What a spell known at a level offers, level by level; looked up at every turn, so it is listed once. */
const OFFERS: readonly { readonly [owned in LevelNumber]: readonly Offer[] }[] = EVERY_SPELL.map((spell) => ({
  3: offersOf(spell, 3),
  4: offersOf(spell, 4),
  5: offersOf(spell, 5),
}))

function offersOf(spell: SpellId, owned: LevelNumber): Offer[] {
  return LEVELS.filter((level) => level <= owned && !isDoubled(spell, level, owned)).flatMap((level) =>
    levelOf(spell, level).ways.map((program, way) => {
      return { way, level, program, move: castMove(spellOf(spell).colour, level, way) }
    }),
  )
}

/** The own spells that offer an action in a phase, level by level. */
export function addCasts<M>(t: SpellbookTable, seat: Seat, phase: Phase, isPossible: IsPossible, moves: (M | CastMove)[]): void {
  const { levels, cards, since } = areaOf(t, seat)
  for (const colour of EVERY_COLOUR) {
    const owned = levels[colour]
    const card = cards[colour]
    if (owned === 0 || card === NONE || since[colour] >= t.day) continue
    const spell = t.spells[colour]
    if (spellOf(spell).phase !== phase) continue
    const rune = runeOf(kindOf(card))
    for (const { way, level, program, move } of (OFFERS[spell] ?? nothingAt(spell))[owned]) {
      if (isPossible(t, { seat, spell, level, way, rune, card: colour }, program, NONE)) moves.push(move)
    }
  }
}

/** Whether any action of a phase is open to a seat. */
export function canAct(t: SpellbookTable, seat: Seat, phase: Phase, isPossible: IsPossible): boolean {
  if (hasPrimary(t, seat, phase)) return true
  const casts: CastMove[] = []
  addCasts(t, seat, phase, isPossible, casts)
  return casts.length > 0
}

/** Which clause forbids a primary action that is no answer. */
export function whyNoPrimary(t: SpellbookTable, phase: Phase, move: SpellbookMove, seat: Seat): RuleRef {
  const area = areaOf(t, seat)
  switch (move.do) {
    case 'take':
    case 'draw':
      if (phase !== MORNING) return rule(move.do === 'take' ? 'SB-5.1' : 'SB-5.2')
      if (area.pool.length >= POOL_LIMIT) return rule('SB-4.1')
      return rule(move.do === 'draw' && !canDraw(t) ? 'SB-4.4' : 'SB-4.8')
    case 'store':
      if (phase !== MIDDAY) return rule('SB-5.3')
      return rule(familiarRoom(t, seat) === 0 ? 'SB-4.5' : 'SB-4.8')
    case 'learn':
      return phase === EVENING ? whyNotLearned(t, move, seat, 'SB-6.1') : rule('SB-5.4')
    default:
      return rule('SB-3.2')
  }
}

/** Which clause forbids learning; `otherwise` where the price is all that is wrong. */
export function whyNotLearned(t: SpellbookTable, move: SpellbookMove, seat: Seat, otherwise: string): RuleRef {
  if (move.do !== 'learn') return rule('SB-3.6')
  const area = areaOf(t, seat)
  if (area.levels[move.colour] !== 0) return rule('SB-6.6')
  const hasColour = area.pool.some((token) => colourOf(kindOf(token)) === move.colour)
  return rule(hasColour ? otherwise : 'SB-6.4')
}
