import type { RuleRef, Seat } from '@grimuar/kernel'
import { isDoubled, isReady } from '../actions.ts'
import {
  COLOURS,
  colourOf,
  EVENING,
  KINDS,
  kindOf,
  levelOf,
  MIDDAY,
  MORNING,
  NONE,
  POOL_LIMIT,
  RUNES,
  runeOf,
  type SpellId,
  spellOf,
  type Token,
  TRIO,
} from '../cards.ts'
import { canDraw, familiarRoom, kindsIn } from '../flow/tokens.ts'
import { purse } from '../payment.ts'
import { areaOf, type PayQuestion, type SpellbookMove, type SpellbookQuestion, type SpellbookTable } from '../table.ts'

const rule = (id: string): RuleRef => ({ rule: id })

/** Which clause forbids a move that is no answer; undefined for what makes no sense at all. */
export function why(t: SpellbookTable, q: SpellbookQuestion, move: SpellbookMove, seat: Seat): RuleRef | undefined {
  if (!isSensible(move)) return undefined
  // Once begun, an action is carried through (SB-3.6); only a phase is skipped, and not where an action is owed (SB-7.6).
  if (move.do === 'skip') return rule(q.kind === 'act' ? 'SB-7.6' : 'SB-3.6')
  if (move.do === 'done') return rule(q.kind === 'give' || q.kind === 'get' ? 'SB-10.10' : 'SB-3.6')
  switch (q.kind) {
    case 'act':
      return move.do === 'cast' ? whyNoCast(t, q.phase, move, seat) : whyNoPrimary(t, q.phase, move, seat)
    case 'copy':
      return whyNoCopy(t, q, move, seat)
    case 'learn':
      return whyNotLearned(t, move, seat, 'SB-13.10')
    case 'raise':
      return rule('SB-12.10')
    case 'pay':
      return whyNotPaid(t, q, move, seat)
    default:
      return whyNotToken(t, q, move, seat)
  }
}

/** Moves come from anywhere: only those whose numbers mean something are worth a reason. */
function isSensible(move: SpellbookMove): boolean {
  const within = (x: unknown, from: number, to: number) => Number.isInteger(x) && (x as number) >= from && (x as number) < to
  const isKind = (x: unknown) => within(x, 0, KINDS)
  switch (move.do) {
    case 'take':
    case 'store':
    case 'token':
      return isKind(move.kind)
    case 'learn':
    case 'cast':
    case 'copy':
      return within(move.colour, 0, COLOURS.length) && within(move.level, 3, 6)
    case 'raise':
      return within(move.colour, 0, COLOURS.length)
    case 'pay':
      return isKind(move.card) && [move.reals, move.wilds].every((kinds) => Array.isArray(kinds) && kinds.every(isKind))
    case 'draw':
    case 'skip':
    case 'done':
      return true
    default:
      return false
  }
}

function whyNoPrimary(t: SpellbookTable, phase: number, move: SpellbookMove, seat: Seat): RuleRef {
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

function whyNotLearned(t: SpellbookTable, move: SpellbookMove, seat: Seat, otherwise: string): RuleRef {
  if (move.do !== 'learn') return rule('SB-3.6')
  const area = areaOf(t, seat)
  if (area.levels[move.colour] !== 0) return rule('SB-6.6')
  const hasColour = area.pool.some((token) => colourOf(kindOf(token)) === move.colour)
  return rule(hasColour ? otherwise : 'SB-6.4')
}

function whyNoCast(
  t: SpellbookTable,
  phase: number,
  move: Extract<SpellbookMove, { do: 'cast' }>,
  seat: Seat,
): RuleRef | undefined {
  const spell = t.spells[move.colour] as SpellId
  const owned = areaOf(t, seat).levels[move.colour] as number
  const { ways } = levelOf(spell, move.level)
  if (owned === 0) return rule('SB-7.1')
  if (spellOf(spell).phase === null) return rule('SB-7.5')
  if (spellOf(spell).phase !== phase) return rule('SB-7.2')
  if (!isReady(t, seat, move.colour)) return rule('SB-7.3')
  if (move.level > owned) return rule('SB-7.4')
  if (ways.length === 0) return rule('SB-7.11')
  if (ways[move.way] === undefined) return undefined
  if (isDoubled(spell, move.level, owned)) return rule('SB-7.12')
  return rule(ways[move.way]?.[0]?.do === 'pay' ? 'SB-7.10' : ways[move.way]?.[0]?.do === 'store' ? 'SB-11.10' : 'SB-3.5')
}

function whyNoCopy(t: SpellbookTable, q: Extract<SpellbookQuestion, { kind: 'copy' }>, move: SpellbookMove, seat: Seat): RuleRef {
  if (move.do !== 'copy' && move.do !== 'cast') {
    return t.opponent ? rule('SB-16.12') : whyNoPrimary(t, q.phase, move, seat)
  }
  const spell = t.spells[move.colour] as SpellId
  if (spell === q.by || spellOf(spell).phase !== q.phase) return rule('SB-12.14')
  if (t.opponent) return rule('SB-16.12')
  const others = t.areas.map((area, owner) => (owner === seat ? 0 : (area.levels[move.colour] as number)))
  const best = Math.max(...others)
  if (best === 0) return rule('SB-12.14')
  return rule(move.level > best ? 'SB-12.16' : 'SB-3.5')
}

/** Why tokens do not add up to a price. A single touched token (`do: 'token'`) is judged for itself. */
function whyNotPaid(t: SpellbookTable, q: PayQuestion, move: SpellbookMove, seat: Seat): RuleRef {
  const held = purse(areaOf(t, seat).pool)
  if (move.do === 'token') {
    if (held.kinds[move.kind] === 0) return rule('SB-4.8')
    if (q.wilds > 0) return rule('SB-13.10')
    return rule((held.runes[runeOf(move.kind)] as number) < TRIO ? 'SB-6.3' : 'SB-6.1')
  }
  if (move.do !== 'pay') return rule('SB-3.6')
  const { card, reals, wilds } = move
  const left = held.kinds.slice()
  for (const kind of [card, ...reals, ...wilds]) {
    left[kind] = (left[kind] as number) - 1
    if ((left[kind] as number) < 0) return rule('SB-4.8')
  }
  if (colourOf(card) !== q.colour) return rule('SB-6.5')
  if (reals.some((kind) => colourOf(kind) !== q.colour)) return rule('SB-6.2')
  if (q.wilds > 0) return rule(wilds.length > q.wilds || wilds.some((kind) => runeOf(kind) !== q.rune) ? 'SB-13.10' : 'SB-6.1')
  const byRune = RUNES.map((_, rune) => wilds.filter((kind) => runeOf(kind) === rune).length)
  return rule(byRune.some((n) => n % TRIO !== 0) ? 'SB-6.3' : 'SB-6.1')
}

/** Why a token is not one that the question asks for. */
function whyNotToken(
  t: SpellbookTable,
  q: Exclude<SpellbookQuestion, { kind: 'act' | 'copy' | 'learn' | 'raise' | 'pay' }>,
  move: SpellbookMove,
  seat: Seat,
): RuleRef {
  if (move.do !== 'token') return rule('SB-3.6')
  const area = areaOf(t, seat)
  const { kind } = move
  const lies = (tokens: readonly Token[]) => (kindsIn(tokens) & (1 << kind)) !== 0
  switch (q.kind) {
    case 'take':
      if (!lies(t.altar)) return rule('SB-4.8')
      if (q.rune !== NONE && runeOf(kind) !== q.rune) return rule(namesCardRune(q.by) ? 'SB-7.9' : 'SB-9.10')
      return rule(q.stored ? 'SB-11.7' : 'SB-9.8')
    case 'discard':
      return rule(lies(area.pool) ? 'SB-7.10' : 'SB-4.8')
    case 'store':
      return rule(!lies(area.pool) ? 'SB-4.8' : q.rune === NONE ? 'SB-11.10' : 'SB-7.9')
    default:
      return rule('SB-4.8')
  }
}

/** Whether a spell's tokens are named by the rune on its card rather than by the card itself. */
function namesCardRune(spell: SpellId): boolean {
  return spellOf(spell).levels.some((level) =>
    level.ways.some((way) => way.some((step) => step.do === 'take' && step.which.rune === 'card')),
  )
}
