/** A program being prepared: cards of the hand laid into the four slots. The order of the draft is the order of the slots. */
import type { Form } from '@grimuar/kernel'
import { add, type Draft, remove, usedOf } from '@grimuar/ui/draft'
import { SIDES, type Side, type SpellId } from '../../ids.ts'
import type { Prepared } from '../../questions.ts'

/** A card held in the hand: there may be copies of it. */
export interface Held {
  readonly card: SpellId
  readonly copy: number // 0, 1, 2
}

export function heldId({ card, copy }: Held): string {
  return `${card}:${copy}`
}

/** The cards of a hand, copies told apart. */
export function heldCards(hand: readonly SpellId[]): Held[] {
  return hand.map((card, i) => ({ card, copy: hand.slice(0, i).filter((other) => other === card).length }))
}

/** The cards in the slots, Quick first. */
export function programOf(form: Form, draft: Draft): readonly Prepared[] {
  return draft.order.flatMap((item) => preparedOf(form.items[item]))
}

/** The slot in which a card lies; undefined while it is in the hand. */
export function slotOf(form: Form, draft: Draft, held: Held): number | undefined {
  const slot = programOf(form, draft).findIndex(({ card, nth }) => card === held.card && nth === held.copy)
  return slot < 0 ? undefined : slot
}

/** Lays a card in a slot. A card that lies there goes back to the hand. Beyond the next free slot nothing is laid: undefined. */
export function lay(form: Form, draft: Draft, held: Held, side: Side, slot: number): Draft | undefined {
  const from = slotOf(form, draft, held)
  const item = from === undefined ? itemFor(form, draft, held, side) : draft.order[from]
  if (item === undefined) return draft
  const rest = from === undefined ? draft : remove(form, draft, item)
  if (slot > rest.order.length) return undefined
  const there = from === undefined ? rest.order[slot] : undefined
  return add(form, there === undefined ? rest : remove(form, rest, there), item, slot)
}

/** Turns a card that lies in a slot. A room trap has one side only and stays as it is. */
export function turned(form: Form, draft: Draft, held: Held): Draft {
  const slot = slotOf(form, draft, held)
  const item = slot === undefined ? undefined : draft.order[slot]
  const side = slot === undefined ? undefined : programOf(form, draft)[slot]?.side
  if (item === undefined || side === undefined) return draft
  const without = remove(form, draft, item)
  const other = itemFor(form, without, held, otherSide(side))
  return other === undefined ? draft : add(form, without, other, slot)
}

export function otherSide(side: Side): Side {
  return SIDES.find((other) => other !== side) ?? side
}

/** The item for this side of a card, if it can still be entered. */
export function itemFor(form: Form, draft: Draft, held: Held, side: Side): number | undefined {
  const found = form.items.findIndex((item, i) => {
    const [prepared] = preparedOf(item)
    return prepared?.card === held.card && prepared.nth === held.copy && prepared.side === side && usedOf(draft, i) === 0
  })
  return found < 0 ? undefined : found
}

function preparedOf(item: unknown): Prepared[] {
  return isPrepared(item) ? [item] : []
}

function isPrepared(item: unknown): item is Prepared {
  return typeof item === 'object' && item !== null && 'card' in item && 'side' in item && 'nth' in item
}
