import { type CommonView, commonView, type Dice, imagineCommon, type Seat, sorted, stream } from '@grimuar/kernel'
import { type AnyMove, type Card, DECK, type SamplerFrame, type SamplerQuestion, type SamplerTable } from './table.ts'

/** What one seat sees: other people's cards are only counted. */
export interface SamplerView
  extends Pick<
    SamplerTable,
    'mode' | 'rounds' | 'round' | 'chapter' | 'lead' | 'sparks' | 'shadow' | 'used' | 'plans' | 'packed' | 'coins'
  > {
  common: CommonView<SamplerFrame, SamplerQuestion, AnyMove>
  hand: readonly Card[]
  handSizes: readonly number[]
}

export function view(t: SamplerTable, seat: Seat | null): SamplerView {
  return {
    common: commonView(t, seat),
    mode: t.mode,
    rounds: t.rounds,
    round: t.round,
    chapter: t.chapter,
    lead: t.lead,
    sparks: t.sparks,
    shadow: t.shadow,
    used: t.used,
    plans: t.plans,
    packed: t.packed,
    coins: t.coins,
    hand: seat === null ? [] : sorted(t.hands[seat] ?? []),
    handSizes: t.hands.map((hand) => hand.length),
  }
}

export function imagine(v: SamplerView, seat: Seat, dice: Dice): SamplerTable {
  const roll = stream(dice)
  const unknown = DECK.slice()
  for (const card of [...v.hand, ...v.used]) unknown.splice(unknown.indexOf(card), 1)
  const deal = (count: number): Card[] => Array.from({ length: count }, () => unknown.splice(roll(unknown.length), 1)).flat()
  return {
    ...imagineCommon(v.common),
    mode: v.mode,
    rounds: v.rounds,
    round: v.round,
    chapter: v.chapter,
    lead: v.lead,
    sparks: v.sparks.map((sparks) => ({ ...sparks })),
    shadow: { ...v.shadow },
    hands: v.handSizes.map((size, s) => (s === seat ? v.hand.slice() : deal(size))),
    deck: unknown,
    used: v.used.slice(),
    plans: v.plans.map((plan) => plan.slice()),
    packed: v.packed.slice(),
    coins: v.coins.slice(),
  }
}
