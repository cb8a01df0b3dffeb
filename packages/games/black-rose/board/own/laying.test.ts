import type { Form } from '@grimuar/kernel'
import { blankDraft, isComplete } from '@grimuar/ui/draft'
import { expect, test } from 'vitest'
import type { SpellId } from '../../ids.ts'
import type { Prepared } from '../../questions.ts'
import { type Held, heldCards, lay, programOf, slotOf, turned } from './laying.ts'

/** The form of a hand in which the last card is a room trap, with one side only. */
function formOf(...hand: SpellId[]): Form {
  const items: Prepared[] = heldCards(hand).flatMap(({ card, copy }): Prepared[] =>
    card === 'CON01'
      ? [{ card, side: 'upper', nth: copy }]
      : [
          { card, side: 'upper', nth: copy },
          { card, side: 'lower', nth: copy },
        ],
  )
  const groups = heldCards(hand).map(({ card, copy }) => ({
    of: items.flatMap((item, i) => (item.card === card && item.nth === copy ? [i] : [])),
    max: 1,
  }))
  return { form: 'row', items, min: 2, max: 4, groups }
}

const form = formOf('DES03', 'DES03', 'DES07', 'CON01')
const held = (card: SpellId, copy = 0): Held => ({ card, copy })
const laid = (draft: ReturnType<typeof blankDraft>) => programOf(form, draft).map(({ card, side }) => `${card} ${side}`)

test('BR-6.3.1 slots are filled from the left: a later one is refused', () => {
  expect(lay(form, blankDraft(form), held('DES03'), 'upper', 1)).toBeUndefined()
  const quick = lay(form, blankDraft(form), held('DES03'), 'lower', 0)
  expect(quick && laid(quick)).toEqual(['DES03 lower'])
})

test('a card laid on another sends that one back to the hand', () => {
  const one = lay(form, blankDraft(form), held('DES03'), 'upper', 0) ?? blankDraft(form)
  const other = lay(form, one, held('DES07'), 'upper', 0) ?? one
  expect(laid(other)).toEqual(['DES07 upper'])
  expect(slotOf(form, other, held('DES03'))).toBeUndefined()
})

test('a card that lies in a slot moves to another one, and the rest stay in order', () => {
  let draft = blankDraft(form)
  for (const [slot, card] of (['DES03', 'DES07', 'CON01'] as const).entries()) {
    draft = lay(form, draft, held(card), 'upper', slot) ?? draft
  }
  draft = lay(form, draft, held('CON01'), 'upper', 0) ?? draft
  expect(laid(draft)).toEqual(['CON01 upper', 'DES03 upper', 'DES07 upper'])
  expect(isComplete(form, draft)).toBe(true)
})

test('two copies of a card are told apart', () => {
  let draft = lay(form, blankDraft(form), held('DES03', 1), 'upper', 0) ?? blankDraft(form)
  expect(slotOf(form, draft, held('DES03', 0))).toBeUndefined()
  draft = lay(form, draft, held('DES03', 0), 'lower', 1) ?? draft
  expect(laid(draft)).toEqual(['DES03 upper', 'DES03 lower'])
})

test('a card turns in its slot; a room trap has one side only', () => {
  let draft = lay(form, blankDraft(form), held('DES07'), 'upper', 0) ?? blankDraft(form)
  draft = lay(form, draft, held('CON01'), 'upper', 1) ?? draft
  draft = turned(form, turned(form, draft, held('DES07')), held('CON01'))
  expect(laid(draft)).toEqual(['DES07 lower', 'CON01 upper'])
})
