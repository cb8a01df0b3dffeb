import type { Seat } from '@grimuar/kernel'
import type { SlotView } from '../../view.ts'
import { countOf, cubeWords, evocationsOf, figureWords, lifeOf, mageAt, type RoseProps } from '../derived.ts'

/** The public things of a player, in words. */
export function sheetWords(props: Pick<RoseProps, 'view' | 'words' | 'names'>, of: Seat): string {
  const { view, names } = props
  const { text } = props.words
  const { board } = text
  const mage = mageAt(view, of)
  if (!mage) return ''
  const cubes = view.figures.find((_, figure) => figure === of)?.cubes ?? []
  const parts = [board.points(mage.power)]
  if (mage.mage) parts.push(text.mages[mage.mage].name)
  if (mage.school) parts.push(text.schools[mage.school])
  const hurt = cubeWords(text, names, cubes)
  parts.push(board.hurt(countOf(cubes), lifeOf(view, 'mage')) + (hurt.length ? ` (${hurt.join(', ')})` : ''))
  parts.push(...mage.slots.flatMap((slot, i) => (slot.state === 'empty' ? [] : [`${text.slots[i]}: ${slotWords(props, slot)}`])))
  parts.push(text.actions(mage.actions), `${board.hand}: ${mage.handSize}`)
  parts.push(...evocationsOf(view, of).map((evocation) => figureWords(text, view, names, evocation)))
  parts.push(board.done(mage.done.length), board.trophies(countOf(mage.trophies)), board.rooms(mage.tokens.length))
  if (view.crown === of) parts.push(board.crown)
  if (mage.noMove) parts.push(board.noMove)
  if (mage.noActivate) parts.push(board.noActivate)
  return parts.join('; ')
}

function slotWords({ words: { text } }: Pick<RoseProps, 'words'>, slot: SlotView): string {
  if (slot.token) return text.tokens[slot.token]
  return slot.card ? text.spells[slot.card] : text.board.faceDown
}
