import { plainText } from '@grimuar/contract'
import { ROOM_CARDS } from '../../components.ts'
import { ADJACENT, distance } from '../../hex.ts'
import type { Place } from '../../ids.ts'
import { countOf, cubeWords, figureWords, placeOf, type RoseProps, type Standee, standees } from '../derived.ts'
import type { Meaning } from './pointing.ts'

/** A room in words: its name, its content, and the effect of pressing it; if there is none, all details and its neighbours. */
export function roomWords(props: RoseProps, place: Place, meaning?: Meaning): string {
  const { view, names, seat } = props
  const { text } = props.words
  const { board } = text
  const tile = view.tiles[place]
  const { holes, worth } = ROOM_CARDS[tile.room]
  const here = placeOf(view, seat)
  const figures = standees(view).filter(({ at }) => at === place)
  const name = board.room(text.rooms[tile.room].name, tile.destroyed ? board.ruin : text.colours[tile.colour])
  const parts = [name]
  if (!tile.destroyed) {
    const cubes = cubeWords(text, names, tile.cubes)
    parts.push(board.filled(countOf(tile.cubes), holes) + (cubes.length ? ` (${cubes.join(', ')})` : ''))
    parts.push(tile.used ? board.used : board.usable)
    if (tile.acts !== tile.room) parts.push(board.acts(text.rooms[tile.acts].name))
  }
  if (figures.length) parts.push(board.standHere(figures.map((of) => figureWords(text, view, names, of)).join(', ')))
  if (here === place) parts.push(board.here)
  else if (here !== undefined) parts.push(board.steps(distance(here, place)))
  if (!meaning) {
    if (!tile.destroyed && text.details) parts.push(plainText(text.details.rooms[tile.acts]))
    if (!tile.destroyed) parts.push(board.worth(worth))
    parts.push(board.neighbours(ADJACENT[place].map((next) => text.rooms[view.tiles[next].room].name).join(', ')))
  } else {
    const said = effectOf(props, meaning)
    if (said) parts.unshift(said)
  }
  return parts.join('; ')
}

/** A figure on the Lodge in words: the effect of pressing it, its name and its wounds. */
export function standeeWords(props: RoseProps, of: Standee, meaning: Meaning): string {
  const said = effectOf(props, meaning)
  const words = figureWords(props.words.text, props.view, props.names, of)
  if (!said) return words
  // A target is called by its name: that need not be said twice.
  return words.startsWith(said) ? words.replace(`${said}, `, `${said}; `) : `${said}; ${words}`
}

function effectOf({ words, view, question }: RoseProps, { how, moves: [first] }: Meaning): string | undefined {
  return how === 'legal' && question && first ? words.move(view, question.question, first) : undefined
}
