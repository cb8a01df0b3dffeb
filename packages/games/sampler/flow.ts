import { ask, askAny, askEach, at, next, type Ops, openWindow, type Seat, type WindowRule } from '@grimuar/kernel'
import { drawCard, type SamplerTable, SHRINES, type Shrine, total, type Work } from './table.ts'
import type { SamplerTypes } from './types.ts'

const WORTH: { readonly [W in Work]: number } = { climb: 2, dig: 2, sing: 1, trade: 1, rest: 0 }
const STORM = 2
const HARD = 4 // what the cave asks for
const DIE = 6

/** The sparks of a plan: what is done right after a rest counts double (SA-2.2). */
export function worthOf(plan: readonly Work[]): number {
  return plan.reduce((sum, work, i) => sum + WORTH[work] * (plan[i - 1] === 'rest' ? 2 : 1), 0)
}

export function coinsOn(t: Pick<SamplerTable, 'coins'>, shrine: Shrine): number {
  return t.coins[SHRINES.indexOf(shrine)] ?? 0
}

/** What is added to the roll in the cave (SA-6.2). */
export function caveBonus(t: Pick<SamplerTable, 'coins' | 'packed'>): number {
  return coinsOn(t, 'star') + (t.packed.some((supply) => supply === 'lamp' || supply === 'torch') ? 1 : 0)
}

export function everySeat(t: { seats: number }): Seat[] {
  return Array.from({ length: t.seats }, (_, seat) => seat)
}

export const ops: Ops<SamplerTypes> = {
  round(t, _frame, dealer) {
    if (t.round === t.rounds) return
    t.round++
    t.lead = (t.lead + 1) % t.seats
    t.plans = t.plans.map(() => [])
    t.packed = []
    t.coins.fill(0)
    dealer.say({ kind: 'round', round: t.round, lead: t.lead })
    next(t, { op: 'work' }, { op: 'pack' }, { op: 'share' }, { op: 'gather' }, { op: 'path' }, { op: 'round' })
    askEach(t, everySeat(t), { kind: 'plan' })
  },

  work(t, _frame, dealer) {
    for (const [seat, plan] of t.plans.entries()) {
      const sparks = worthOf(plan)
      at(t.sparks, seat).work += sparks
      dealer.say({ kind: 'worked', seat, plan: plan.slice(), sparks })
    }
  },

  pack: (t) => ask(t, t.lead, { kind: 'pack' }),
  share: (t) => ask(t, t.lead, { kind: 'share' }),

  gather(t) {
    const power = STORM + t.chapter - 1 - (t.packed.includes('cloak') ? 1 : 0)
    openWindow(t, 'storm', { op: 'storm', power })
  },

  storm(t, { power }, dealer) {
    const lead = at(t.sparks, t.lead)
    const taken = Math.min(power, total(lead))
    lead.storm -= taken
    t.shadow.storm += taken
    dealer.say({ kind: 'storm', seat: t.lead, taken })
    if (t.deck.length) drawCard(t, t.lead, dealer)
  },

  path: (t) => askAny(t, everySeat(t), { kind: 'path' }),

  page(t, { path }, dealer) {
    dealer.final()
    const roll = path === 'cave' ? dealer.roll(t, DIE) + 1 : 0
    const good = path === 'bridge' || roll + caveBonus(t) >= HARD
    if (good) for (const sparks of t.sparks) sparks.page += path === 'cave' ? 2 : 1
    else t.shadow.page += 3
    dealer.say({ kind: 'page', path, roll, good })
  },
}

/** Everyone with cards in hand may ward the storm off: who holds a ward is not for others to know (SA-5.2). */
export const storm: WindowRule<SamplerTypes> = {
  speakers(t, pending) {
    if (pending.op !== 'storm' || pending.power <= 0) return []
    return everySeat(t)
      .map((seat) => (t.lead + seat) % t.seats)
      .filter((seat) => t.hands[seat]?.length)
  },
  question: (_t, pending, id) => ({ kind: 'ward', id, power: pending.op === 'storm' ? pending.power : 0 }),
}
