import { CLEAR, COLOURS, KIND_OF, RUNES, type RuneId, TABLETS } from '../cards/index.ts'
import { active, cardOf, fieldsOf, type ProphecyDealer, type ProphecyFrame, type ProphecyTable, type Realm } from '../table.ts'
import { gains } from './crystals.ts'

/** The rune of the card the active player stands on, and how many cards of it they have. */
function resonating(t: Pick<Realm, 'ring' | 'players' | 'turn'>): { rune: RuneId; count: number } {
  const rune = TABLETS[cardOf(t, t.turn)]
  return { rune, count: active(t).runes[rune] }
}

/** Whether the active player's next upgrade here begins with clearing the card (PR-9.7). */
export function clearsFirst(t: Pick<Realm, 'ring' | 'players' | 'turn'>): boolean {
  const { rune, count } = resonating(t)
  const special = RUNES[rune].special
  return count > 0 && special?.does === 'clear' && special.on === KIND_OF[cardOf(t, t.turn)]
}

/** The additions of runic resonance when crystals are taken here; its frames go between taking and placing. */
export function resonance(t: ProphecyTable, dealer: ProphecyDealer): ProphecyFrame[] {
  const { rune, count } = resonating(t)
  if (count === 0) return []
  const card = cardOf(t, t.turn)
  const { gives, any, special } = RUNES[rune]
  const does = special?.on === KIND_OF[card] ? special?.does : undefined
  if (does === 'clear') return [] // it has already, before the upgrade
  dealer.say({ kind: 'resonance', seat: t.turn, rune, card, count })
  const frames: ProphecyFrame[] = []
  for (let i = 0; i < count; i++) {
    if (does === 'extra') frames.push(EXTRA)
    else frames.push(...gains(t, gives, any, 'rune'))
  }
  return frames
}

/** PR-9.8: one may take it, and it may repeat a colour. */
const EXTRA = { op: 'choose', among: 'colours', from: 'rune', optional: true, trade: 0, not: -1 } as const

/** PR-9.7: clears the upgrade card before it is used, where the rune for it is there. */
export function clearByRune(t: ProphecyTable, dealer: ProphecyDealer): void {
  if (!clearsFirst(t)) return
  const { rune, count } = resonating(t)
  dealer.say({ kind: 'resonance', seat: t.turn, rune, card: cardOf(t, t.turn), count })
  clearCard(t, dealer)
}

/** Returns all crystals on the upgrade card the active player stands on to the supply. */
export function clearCard(t: ProphecyTable, dealer: ProphecyDealer): void {
  const card = cardOf(t, t.turn)
  const fields = fieldsOf(t, card)
  const cleared = COLOURS.filter((colour) => fields[colour - 1])
  if (cleared.length === 0) return
  fields.fill(false)
  t.supply[CLEAR] += cleared.length
  dealer.say({ kind: 'clear', card, fields: cleared })
}
