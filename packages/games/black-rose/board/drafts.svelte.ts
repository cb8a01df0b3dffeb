import type { Form, Seat } from '@grimuar/kernel'
import { add, blankDraft, type Draft, filled, isComplete, limitOf, remove, toggle, usedOf } from '@grimuar/ui/draft'
import { SIDES, type Side, type SpellId } from '../ids.ts'
import type { Prepared } from '../types.ts'
import type { RoseProps } from './sight.ts'

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

/**
 * The form that is being filled in on the board. Table and Own are two parts of one board, so they share it. It lasts as long as the same
 * seat is asked the same, whatever else happens at the table, and also while its sealed answer is taken back.
 */
class Drafts {
  private kept: { readonly key: string; readonly draft: Draft } = $state.raw({ key: '', draft: { used: [], order: [] } })
  /** The card that was pressed first and goes where is pressed next. */
  picked: string | null = $state(null)
  /** The sides of cards in the hand that were turned before they were laid. */
  private turned: { readonly [id: string]: Side } = $state.raw({})
  /** The slot that was pressed too early. */
  early: number | null = $state(null)

  of(props: Asked): Draft {
    return props.form && this.kept.key === keyOf(props) ? this.kept.draft : blank(props.form)
  }

  set(props: Asked, draft: Draft): void {
    this.early = null
    this.kept = { key: keyOf(props), draft }
  }

  toggle(props: Asked, item: number): void {
    if (props.form) this.set(props, toggle(props.form, this.of(props), item))
  }

  /** One more, or one fewer, of an item of shares. */
  change(props: Asked, item: number, by: 1 | -1): void {
    if (props.form) this.set(props, (by > 0 ? add : remove)(props.form, this.of(props), item))
  }

  isFull(props: Asked, item: number): boolean {
    return props.form !== null && limitOf(props.form, this.of(props), item) !== undefined
  }

  isComplete(props: Asked): boolean {
    return props.form !== null && isComplete(props.form, this.of(props))
  }

  filled(props: Asked): unknown[] {
    return props.form ? filled(props.form, this.of(props)) : []
  }

  // Programs.

  sideOf(held: Held): Side {
    return this.turned[heldId(held)] ?? 'upper'
  }

  /** The slot in which a card lies; undefined while it is in the hand. */
  slotOf(props: Asked, held: Held): number | undefined {
    const laid = this.program(props).flatMap(({ card }, slot) => (card === held.card ? [slot] : []))
    return laid[held.copy]
  }

  /** What lies in the slots, Quick first. */
  program(props: Asked): readonly Prepared[] {
    const { form } = props
    return form ? this.of(props).order.flatMap((item) => preparedOf(form.items[item])) : []
  }

  /** Lays a card in a slot. A card that lies there goes back to the hand. Beyond the next free slot nothing is laid. */
  lay(props: Asked, held: Held, slot: number): void {
    const { form } = props
    if (!form) return
    const from = this.slotOf(props, held)
    let draft = this.of(props)
    const item = from === undefined ? this.itemFor(form, draft, held.card, this.sideOf(held)) : draft.order[from]
    if (item === undefined) return
    const length = draft.order.length - (from === undefined ? 0 : 1)
    if (slot > length) {
      this.early = slot
      return
    }
    if (from !== undefined) draft = remove(form, draft, item)
    const there = draft.order[slot]
    if (there !== undefined && from === undefined) draft = remove(form, draft, there)
    this.set(props, add(form, draft, item, slot))
    this.picked = null
  }

  /** Takes the card of a slot back into the hand; those behind it move up. */
  takeOut(props: Asked, slot: number): void {
    const item = this.of(props).order[slot]
    if (props.form && item !== undefined) this.set(props, remove(props.form, this.of(props), item))
  }

  /** Turns a card, in its slot or still in the hand. A room trap has one side only and stays as it is. */
  turn(props: Asked, held: Held): void {
    const { form } = props
    if (!form) return
    const slot = this.slotOf(props, held)
    const side = slot === undefined ? this.sideOf(held) : (this.program(props)[slot]?.side ?? 'upper')
    const other = SIDES.find((known) => known !== side) ?? side
    const draft = this.of(props)
    if (slot === undefined) {
      if (this.itemFor(form, draft, held.card, other) !== undefined) this.turned = { ...this.turned, [heldId(held)]: other }
      return
    }
    const item = draft.order[slot]
    if (item === undefined) return
    const without = remove(form, draft, item)
    const next = this.itemFor(form, without, held.card, other)
    if (next !== undefined) this.set(props, add(form, without, next, slot))
  }

  clear(props: Asked): void {
    this.set(props, blank(props.form))
    this.picked = null
  }

  /** The first item for this side of a card that can still be entered. */
  private itemFor(form: Form, draft: Draft, card: SpellId, side: Side): number | undefined {
    const found = form.items.findIndex((item, i) => {
      const [prepared] = preparedOf(item)
      return prepared?.card === card && prepared.side === side && usedOf(draft, i) === 0
    })
    return found < 0 ? undefined : found
  }
}

/** What a draft belongs to. */
type Asked = Pick<RoseProps, 'form' | 'question'> & { readonly seat: Seat | null }

function keyOf({ form, question, seat }: Asked): string {
  return JSON.stringify([seat, question?.question, form])
}

function blank(form: Form | null): Draft {
  return form ? blankDraft(form) : { used: [], order: [] }
}

/** An item of a program. */
function preparedOf(item: unknown): Prepared[] {
  return isPrepared(item) ? [item] : []
}

function isPrepared(item: unknown): item is Prepared {
  return typeof item === 'object' && item !== null && 'card' in item && 'side' in item
}

export const drafts = new Drafts()
