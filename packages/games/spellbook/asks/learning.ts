import type { AskRule, RuleRef, Seat } from '@grimuar/kernel'
import { colourOf, EVERY_RUNE, runeOf, TRIO } from '../components.ts'
import { askSave, learn } from '../flow/spells.ts'
import { kindsIn, saveToken } from '../flow/tokens.ts'
import { tokenMoves } from '../moves.ts'
import { kindCounts, payments, purse } from '../payment.ts'
import { areaOf, type PayQuestion, type SpellbookMove, type SpellbookTable } from '../table.ts'
import type { SpellbookTypes } from '../types.ts'
import { because, becauseOfToken, rule } from '../why.ts'

/** What to spend on a spell. */
export const pay: AskRule<SpellbookTypes, 'pay'> = {
  forced: true,
  answers: (t, q, seat) => payments(areaOf(t, seat).pool, q.colour, q.level, q.wilds, q.rune),
  apply: (t, q, move, dealer, seat) => learn(t, dealer, seat, q, move),
  why: because(whyNotPaid),
}

/** Communion: which discarded tokens the familiar gets. */
export const save: AskRule<SpellbookTypes, 'save'> = {
  forced: true,
  answers: (t, { from }) => tokenMoves(kindsIn(from ? t.tray.slice(from) : t.tray)),
  apply(t, { left, from, by }, { kind }, dealer, seat) {
    saveToken(t, dealer, seat, kind, from, by)
    askSave(t, seat, left - 1, from, by)
  },
  why: becauseOfToken(() => 'SB-4.8'),
}

/** Why tokens do not add up to a price. A single touched token (`do: 'token'`) is judged for itself. */
function whyNotPaid(t: SpellbookTable, q: PayQuestion, move: SpellbookMove, seat: Seat): RuleRef {
  const { pool } = areaOf(t, seat)
  const { runes } = purse(pool)
  const kinds = kindCounts(pool)
  if (move.do === 'token') {
    if (kinds[move.kind] === 0) return rule('SB-4.8')
    if (q.wilds > 0) return rule('SB-13.10')
    return rule(runes[runeOf(move.kind)] < TRIO ? 'SB-6.3' : 'SB-6.1')
  }
  if (move.do !== 'pay') return rule('SB-3.6')
  const { card, reals, wilds } = move
  for (const kind of [card, ...reals, ...wilds]) {
    kinds[kind]--
    if (kinds[kind] < 0) return rule('SB-4.8')
  }
  if (colourOf(card) !== q.colour) return rule('SB-6.5')
  if (reals.some((kind) => colourOf(kind) !== q.colour)) return rule('SB-6.2')
  if (q.wilds > 0) return rule(wilds.length > q.wilds || wilds.some((kind) => runeOf(kind) !== q.rune) ? 'SB-13.10' : 'SB-6.1')
  const broken = EVERY_RUNE.some((rune) => wilds.filter((kind) => runeOf(kind) === rune).length % TRIO !== 0)
  return rule(broken ? 'SB-6.3' : 'SB-6.1')
}
