import { type Dice, type Form, type Seat, stream } from '@grimuar/kernel'
import { mageOf } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import type { Side, SpellId } from '../ids.ts'
import type { Prepared } from '../questions.ts'
import type { BlackRoseTable } from '../table.ts'
import { programBonus } from './quests.ts'
import { planWorth } from './spells.ts'

// Preparation: which cards, with which side, in which slot.

interface Choice {
  readonly item: Prepared
  readonly worth: number
}

const WORTHLESS = 0.15 // a spell still moves its owner by a room when it is discarded

/** The best program that can be laid from the hand. `mood` is how much of it is left to chance, from 0 to 1. */
export function prepare(
  t: BlackRoseTable,
  seat: Seat,
  { items, min, max }: Form<Prepared>,
  dice: Dice,
  mood: number,
): readonly Prepared[] {
  const cards = choicesByCard(t, seat, items, dice, mood)
  let best: readonly Choice[] = []
  let most = Number.NEGATIVE_INFINITY
  const chosen: Choice[] = []
  const walk = (from: number, worth: number): void => {
    if (chosen.length >= min) {
      const program = chosen.map(({ item }) => item)
      const all = worth + programBonus(t, seat, program)
      if (all > most) {
        most = all
        best = chosen.slice()
      }
    }
    if (chosen.length === max) return
    for (let i = from; i < cards.length; i++) {
      for (const choice of cards[i] ?? []) {
        chosen.push(choice)
        walk(i + 1, worth + Math.max(choice.worth, WORTHLESS) - KEPT)
        chosen.pop()
      }
    }
  }
  walk(0, 0)
  return inOrder(best)
}
const MOOD = 0.8 // programs are secret: a player who always lays the best one is predictable
const WHIM = 2 // added to the worth of one in WHIMS sides, so that it is sometimes laid although little speaks for it
const WHIMS = 25
const KEPT = 0.05 // a card kept back is one card more next turn

/** By card of the hand, the sides worth considering: the better one, and the other if it has another element or type. */
function choicesByCard(
  t: BlackRoseTable,
  seat: Seat,
  items: readonly Prepared[],
  dice: Dice,
  mood: number,
): readonly (readonly Choice[])[] {
  const roll = stream(dice)
  const worths = new Map<string, number>()
  const worthOf = (card: SpellId, side: Side): number => {
    const key = `${card}${side}`
    const known = worths.get(key)
    if (known !== undefined) return known
    const worth = planWorth(t, seat, card, side) + mood * ((MOOD * roll(100)) / 100 + (roll(WHIMS) === 0 ? WHIM : 0))
    worths.set(key, worth)
    return worth
  }
  const byCard: Choice[][] = []
  for (const item of items) {
    const last = byCard.at(-1)
    const choice = { item, worth: worthOf(item.card, item.side) }
    const same = last?.[0]
    if (last && same && same.item.card === item.card && same.item.nth === item.nth) last.push(choice)
    else byCard.push([choice])
  }
  const quests = mageOf(t, seat).quests.length > 0
  return byCard.map((sides) => {
    const [a, b] = sides
    if (!a || !b) return sides
    const [better, worse] = a.worth >= b.worth ? [a, b] : [b, a]
    return quests && differs(better.item, worse.item) ? [better, worse] : [better]
  })
}

function differs(a: Prepared, b: Prepared): boolean {
  const [x, y] = [sideOf(a.card, a.side), sideOf(b.card, b.side)]
  return x.element !== y.element || x.type !== y.type
}

/** Traps and protections go first, so that they wait long; the most flexible of the rest is the Quick Spell. */
function inOrder(chosen: readonly Choice[]): readonly Prepared[] {
  const early = ({ item }: Choice): number => {
    const { type } = sideOf(item.card, item.side)
    if (spellOf(item.card).roomTrap || type === 'trap') return 0
    return type === 'protection' ? 1 : 2
  }
  const sorted = chosen.toSorted((a, b) => early(a) - early(b) || b.worth - a.worth)
  // The Quick Spell can be cast at any time: the best of those that need a target.
  const quick = sorted.findIndex((choice) => early(choice) === 2)
  const first = sorted[quick < 0 ? 0 : quick]
  if (!first) return []
  return [first, ...sorted.filter((choice) => choice !== first)].map(({ item }) => item)
}
