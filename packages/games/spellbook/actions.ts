import type { Seat } from '@grimuar/kernel'
import { addStore, addTake, castMove, DRAW, learnMove } from './asks/moves.ts'
import {
  COLOURS,
  type Colour,
  colourOf,
  KIND,
  levelOf,
  MIDDAY,
  MORNING,
  NONE,
  type Phase,
  POOL_LIMIT,
  type Program,
  type Rune,
  type RuneMark,
  runeOf,
  runeOn,
  type SpellId,
  type Step,
  spellOf,
  type Token,
  type Which,
} from './cards.ts'
import { canDraw, familiarRoom, kindsIn, mirage, WITH_COLOUR, WITH_RUNE } from './flow/tokens.ts'
import { bestLevel, purse, TRIOS } from './payment.ts'
import { areaOf, type SpellbookMove, type SpellbookTable } from './table.ts'

// What a player could do now. An action that would change nothing is no action (SB-3.5).

/** A token a spell has just cost, or is about to: what follows is judged without it. NONE: nothing is paid. */
type Paid = Rune

/** The primary actions of a phase, each with its token or its spell. */
export function addPrimaries(t: SpellbookTable, seat: Seat, phase: Phase, moves: SpellbookMove[]): void {
  const area = areaOf(t, seat)
  if (phase === MORNING) {
    if (area.pool.length >= POOL_LIMIT) return
    addTake(moves, kindsIn(t.altar))
    if (canDraw(t)) moves.push(DRAW)
  } else if (phase === MIDDAY) {
    if (familiarRoom(t, seat) > 0) addStore(moves, kindsIn(area.pool))
  } else addLearnable(t, seat, TRIOS.wilds, TRIOS.rune, moves)
}

/** Every spell and level a seat can pay for. */
export function addLearnable(t: SpellbookTable, seat: Seat, wilds: number, rune: Rune, moves: SpellbookMove[]): void {
  const area = areaOf(t, seat)
  if (area.pool.length < 3) return
  const held = purse(area.pool)
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (area.levels[colour] !== 0) continue
    const best = bestLevel(held, colour, wilds, rune)
    for (let level = 3; level <= best; level++) moves.push(learnMove(colour, level))
  }
}

/** Whether a learned spell may be used today: from the day after it was learned. */
export function isReady(t: SpellbookTable, seat: Seat, colour: Colour): boolean {
  const area = areaOf(t, seat)
  return area.levels[colour] !== 0 && (area.since[colour] as number) < t.day
}

/** Where two levels do the same, the effect is offered once, as that of the higher. */
export function isDoubled(spell: SpellId, level: number, owned: number): boolean {
  return level < owned && levelOf(spell, level).ways[0] === levelOf(spell, level + 1).ways[0]
}

/** The own spells that offer an action in a phase, level by level. */
export function addCasts(t: SpellbookTable, seat: Seat, phase: Phase, moves: SpellbookMove[]): void {
  const area = areaOf(t, seat)
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const owned = area.levels[colour] as number
    if (owned === 0) continue
    const spell = t.spells[colour] as SpellId
    if (spellOf(spell).phase !== phase || (area.since[colour] as number) >= t.day) continue
    const rune = runeOn(area.cards[colour] as Token)
    for (let level = 3; level <= owned; level++) {
      const { ways } = levelOf(spell, level)
      if (ways.length === 0 || isDoubled(spell, level, owned)) continue
      for (let way = 0; way < ways.length; way++) {
        if (isPossible(t, seat, spell, ways[way] as Program, rune, NONE)) moves.push(castMove(colour, level, way))
      }
    }
  }
}

/** All that Clone may copy of a phase. Primary actions too, but not in a solo game. */
export function copies(t: SpellbookTable, seat: Seat, phase: Phase, clone: SpellId): SpellbookMove[] {
  const moves: SpellbookMove[] = []
  if (t.opponent === null) addPrimaries(t, seat, phase, moves)
  forEachCopy(t, seat, phase, clone, NONE, (move) => {
    moves.push(move)
    return false
  })
  return moves
}

function canCopy(t: SpellbookTable, seat: Seat, phase: Phase, clone: SpellId, paid: Paid): boolean {
  if (t.opponent === null) {
    // Only a copied morning costs a token: there is room in the pool then, and something to draw in the tray.
    if (paid !== NONE) return true
    const moves: SpellbookMove[] = []
    addPrimaries(t, seat, phase, moves)
    if (moves.length > 0) return true
  }
  return forEachCopy(t, seat, phase, clone, paid, () => true)
}

/** Walks over the spells that can be copied until told to stop; of several owners with the same effect, the next one in turn. */
function forEachCopy(
  t: SpellbookTable,
  seat: Seat,
  phase: Phase,
  clone: SpellId,
  paid: Paid,
  found: (move: SpellbookMove) => boolean,
): boolean {
  const area = areaOf(t, seat)
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const spell = t.spells[colour] as SpellId
    if (spell === clone || spellOf(spell).phase !== phase) continue
    if (t.opponent) {
      if (area.levels[colour] !== 0) continue
      const rune = runeOn(area.cards[spellOf(clone).colour] as Token)
      const { ways } = levelOf(spell, SOLO_COPY_LEVEL)
      for (let way = 0; way < ways.length; way++) {
        if (!isPossible(t, seat, spell, ways[way] as Program, rune, paid)) continue
        if (found({ do: 'copy', colour, level: SOLO_COPY_LEVEL, way, owner: NONE })) return true
      }
      continue
    }
    const offered: number[] = []
    const best = bestOf(t, seat, colour)
    for (let i = 1; i < t.seats; i++) {
      const owner = (seat + i) % t.seats
      const theirs = areaOf(t, owner)
      const rune = runeOn(theirs.cards[colour] as Token)
      for (let level = 3; level <= (theirs.levels[colour] as number); level++) {
        const { ways } = levelOf(spell, level)
        if (ways.length === 0 || isDoubled(spell, level, best)) continue
        for (let way = 0; way < ways.length; way++) {
          const program = ways[way] as Program
          const same = ((usesCardRune(program) ? rune : 0) * 3 + level) * 2 + way
          if (offered.includes(same)) continue
          offered.push(same)
          if (!isPossible(t, seat, spell, program, rune, paid)) continue
          if (found({ do: 'copy', colour, level, way, owner })) return true
        }
      }
    }
  }
  return false
}

/** In a solo game Clone copies this level of a spell not yet learned. */
export const SOLO_COPY_LEVEL = 4

/** The highest level another player has of a spell. */
function bestOf(t: SpellbookTable, seat: Seat, colour: Colour): number {
  let best = 0
  for (let s = 0; s < t.seats; s++) if (s !== seat) best = Math.max(best, areaOf(t, s).levels[colour] as number)
  return best
}

function usesCardRune(program: Program): boolean {
  for (const step of program) {
    if (step.do === 'learn' || (step.do === 'store' && step.alike === 'cardRune')) return true
    if (step.do === 'take' && step.which.rune === 'card') return true
  }
  return false
}

/** Whether a program can be paid for and would then change something. */
export function isPossible(t: SpellbookTable, seat: Seat, spell: SpellId, program: Program, rune: Rune, paid: Paid): boolean {
  let price = paid
  for (let i = 0; i < program.length; i++) {
    const step = program[i] as Step
    if (step.do === 'pay') {
      price = named(step.rune, rune)
      if (countRune(areaOf(t, seat).pool, price) <= (paid === price ? 1 : 0)) return false
    } else if (could(t, seat, spell, step, rune, price)) return true
  }
  return false
}

/** The rune a card names, or the one that lies on it. */
export function named(mark: RuneMark | undefined, onCard: Rune): Rune {
  return mark === undefined ? NONE : mark === 'card' ? onCard : mark
}

/** Whether a step would do anything now, or once the price is paid. */
function could(t: SpellbookTable, seat: Seat, spell: SpellId, step: Step, rune: Rune, paid: Paid): boolean {
  const area = areaOf(t, seat)
  const size = area.pool.length - (paid === NONE ? 0 : 1)
  const drawable = paid !== NONE || canDraw(t)
  switch (step.do) {
    case 'draw':
      return size < POOL_LIMIT && drawable
    case 'drawUntil':
      return size < step.n && drawable
    case 'pour':
      return drawable
    case 'discard':
      return size > 0
    case 'take':
      return (
        (step.to === 'pool' ? size < POOL_LIMIT : familiarRoom(t, seat) > 0) &&
        takeable(t, seat, step.which, named(step.which.rune, rune)) !== 0
      )
    case 'swap':
      return size > 0 && canSwap(t, seat, step.with)
    case 'store':
      return familiarRoom(t, seat) > 0 && storable(t, seat, step.n, step.alike, rune) !== 0
    case 'sweep':
      return t.altar.length > 0
    case 'raise':
      return raisable(t, seat, spell).length > 0
    case 'learn': {
      const moves: SpellbookMove[] = []
      addLearnable(t, seat, step.wilds, rune, moves)
      return moves.length > 0
    }
    case 'copy':
      return canCopy(t, seat, step.phase, spell, paid)
    case 'othersTake':
      return t.altar.length > 0 && othersHaveRoom(t, seat)
    case 'othersDraw':
      return drawable && othersHaveRoom(t, seat)
    case 'act':
      return canAct(t, seat, step.phase)
    case 'pay':
    case 'settle':
      return false
  }
}

/** The altar's kinds that may be taken, as bits. */
export function takeable(t: SpellbookTable, seat: Seat, which: Which, rune: Rune): number {
  let kinds = kindsIn(t.altar)
  if (rune !== NONE) kinds &= WITH_RUNE[rune] as number
  if (which.colour === 'stored') kinds &= storedColours(t, seat)
  return kinds
}

/** All kinds of the colours on a seat's familiar board, as bits. */
export function storedColours(t: SpellbookTable, seat: Seat): number {
  let kinds = 0
  for (const token of areaOf(t, seat).familiar) kinds |= WITH_COLOUR[colourOf(KIND[token] as number)] as number
  return kinds
}

/** A swap of two alike tokens changes nothing, unless it wakes Mirage. */
function canSwap(t: SpellbookTable, seat: Seat, place: 'altar' | 'familiar'): boolean {
  const area = areaOf(t, seat)
  const there = place === 'altar' ? t.altar : area.familiar
  if (there.length === 0 || area.pool.length === 0) return false
  const kinds = kindsIn(there) | kindsIn(area.pool)
  if ((kinds & (kinds - 1)) !== 0) return true
  return place === 'altar' && area.pool.length < POOL_LIMIT && canDraw(t) && mirage(t, seat, 31 - Math.clz32(kinds)) !== undefined
}

/** The pool's kinds that a storing spell may begin with, as bits: those of which there are enough. */
export function storable(t: SpellbookTable, seat: Seat, n: number, alike: 'colour' | 'cardRune', rune: Rune): number {
  const { pool } = areaOf(t, seat)
  if (alike === 'cardRune') return countRune(pool, rune) >= n ? kindsIn(pool) & (WITH_RUNE[rune] as number) : 0
  let enough = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    let count = 0
    for (const token of pool) if (colourOf(KIND[token] as number) === colour) count++
    if (count >= n) enough |= WITH_COLOUR[colour] as number
  }
  return kindsIn(pool) & enough
}

/** The colours of the learned spells another one may raise. */
export function raisable(t: SpellbookTable, seat: Seat, by: SpellId): Colour[] {
  const { levels } = areaOf(t, seat)
  const found: Colour[] = []
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const level = levels[colour] as number
    if (level !== 0 && level < 5 && t.spells[colour] !== by) found.push(colour)
  }
  return found
}

function othersHaveRoom(t: SpellbookTable, seat: Seat): boolean {
  if (t.opponent) return true
  for (let s = 0; s < t.seats; s++) if (s !== seat && areaOf(t, s).pool.length < POOL_LIMIT) return true
  return false
}

export function countRune(pool: readonly Token[], rune: Rune): number {
  let count = 0
  for (const token of pool) if (runeOf(KIND[token] as number) === rune) count++
  return count
}

/** Whether any action of a phase is open to a seat. */
export function canAct(t: SpellbookTable, seat: Seat, phase: Phase): boolean {
  const moves: SpellbookMove[] = []
  addPrimaries(t, seat, phase, moves)
  if (moves.length === 0) addCasts(t, seat, phase, moves)
  return moves.length > 0
}
