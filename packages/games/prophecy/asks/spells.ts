import { next, type RuleRef, type Seat } from '@grimuar/kernel'
import { CLEAR, REARRANGE_PRICE } from '../cards/index.ts'
import {
  crystalsOn,
  type ProphecyDealer,
  type ProphecyFrame,
  type ProphecyMove,
  type ProphecyTable,
  playerOf,
  type SpellMove,
} from '../table.ts'
import { exchangePrice, REARRANGE_NEEDS } from './moves.ts'

/** Does what may be done at any time of one's turn. `again` is asked afterwards. */
export function spell(t: ProphecyTable, move: SpellMove, again: ProphecyFrame, dealer: ProphecyDealer): void {
  const seat = t.turn
  t.frames.push(again)
  if (move.do === 'cast') {
    const price = move.spell === 'rearrange' ? REARRANGE_PRICE : exchangePrice(t, seat)
    dealer.say({ kind: 'cast', seat, spell: move.spell, price })
    const pay = { op: 'pay', left: price, price: move.spell, field: -1 } as const
    if (move.spell === 'rearrange') next<ProphecyFrame>(t, pay, { op: 'swap' })
    else next<ProphecyFrame>(t, pay, FROM_SPELL, { op: 'place' })
  } else {
    t.tapped = true
    const player = playerOf(t, seat)
    player.reserve -= move.count
    t.supply[CLEAR] += move.count
    dealer.say({ kind: 'tap', seat, count: move.count })
    t.frames.push({ op: 'place' })
    for (let i = 0; i < move.count; i++) t.frames.push(FROM_RESERVE)
  }
}

const FROM_SPELL = { op: 'choose', among: 'all', from: 'spell', optional: false, trade: 0, not: -1 } as const
const FROM_RESERVE = { op: 'choose', among: 'all', from: 'reserve', optional: true, trade: 0, not: -1 } as const

/** Why a spell cannot be cast now. */
export function whyNoSpell(t: ProphecyTable, move: ProphecyMove, seat: Seat): RuleRef | undefined {
  if (move.do === 'cast') {
    const crystals = crystalsOn(playerOf(t, seat).net)
    if (move.spell === 'rearrange') return tooFew('PR-8.2', REARRANGE_NEEDS, crystals)
    if (move.spell === 'exchange') return tooFew('PR-8.4', exchangePrice(t, seat), crystals)
  }
  if (move.do === 'tap') return { rule: 'PR-13.7' }
  return undefined
}

/** With enough crystals, something else than their number is in the way. */
function tooFew(rule: string, needed: number, crystals: number): RuleRef {
  return crystals < needed ? { rule, about: { needed, crystals } } : { rule }
}
