import type { Form, Seat } from '@grimuar/kernel'
import { add, blankDraft, type Draft, filled, isComplete, limitOf, remove, toggle } from '@grimuar/ui/draft'
import type { Side } from '../../ids.ts'
import type { Prepared } from '../../questions.ts'
import type { RoseProps } from '../derived.ts'
import { type Held, heldId, itemFor, lay, otherSide, programOf, slotOf, turned } from './laying.ts'

/**
 * The form that is being filled in on the board. Table and Own are two parts of one board, so they share it. It lasts while the same
 * seat is asked the same question, whatever else happens, and also while its sealed answer is taken back.
 */
class Drafts {
  private kept: { readonly key: string; readonly draft: Draft } = $state.raw({ key: '', draft: { used: [], order: [] } })
  /** The card that was pressed first and goes where is pressed next. */
  picked: string | null = $state(null)
  /** The slot that was pressed too early. */
  early: number | null = $state(null)
  /** The sides of cards in the hand that were turned before they were laid. */
  private sides: { readonly [id: string]: Side } = $state.raw({})

  of(props: Asked): Draft {
    return props.form && this.kept.key === keyOf(props) ? this.kept.draft : blank(props.form)
  }

  private set(props: Asked, draft: Draft): void {
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

  clear(props: Asked): void {
    this.set(props, blank(props.form))
    this.picked = null
  }

  // Programs.

  /** The cards in the slots, Quick first. */
  program(props: Asked): readonly Prepared[] {
    return props.form ? programOf(props.form, this.of(props)) : []
  }

  sideOf(held: Held): Side {
    return this.sides[heldId(held)] ?? 'upper'
  }

  slotOf(props: Asked, held: Held): number | undefined {
    return props.form ? slotOf(props.form, this.of(props), held) : undefined
  }

  lay(props: Asked, held: Held, slot: number): void {
    if (!props.form) return
    const draft = lay(props.form, this.of(props), held, this.sideOf(held), slot)
    if (draft) {
      this.set(props, draft)
      this.picked = null
    } else this.early = slot
  }

  /** Takes the card of a slot back into the hand; those behind it move up. */
  takeOut(props: Asked, slot: number): void {
    const item = this.of(props).order[slot]
    if (props.form && item !== undefined) this.set(props, remove(props.form, this.of(props), item))
  }

  /** Turns a card, in its slot or still in the hand. */
  turn(props: Asked, held: Held): void {
    const { form } = props
    if (!form) return
    if (this.slotOf(props, held) !== undefined) this.set(props, turned(form, this.of(props), held))
    else if (itemFor(form, this.of(props), held, otherSide(this.sideOf(held))) !== undefined) {
      this.sides = { ...this.sides, [heldId(held)]: otherSide(this.sideOf(held)) }
    }
  }
}

/** The question that a draft belongs to. */
type Asked = Pick<RoseProps, 'form' | 'question'> & { readonly seat: Seat | null }

function keyOf({ form, question, seat }: Asked): string {
  return JSON.stringify([seat, question?.question, form])
}

function blank(form: Form | null): Draft {
  return form ? blankDraft(form) : { used: [], order: [] }
}

export const drafts = new Drafts()
