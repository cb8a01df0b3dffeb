/** The test language: it builds tables from short texts and reads moves as players say them. */
import { at, type Dice, type Seat } from '@grimuar/kernel'
import { riggedDice, type Talk, talk } from '@grimuar/kernel/testkit'
import { type Layout, layTable, moveOf, nameOf } from './lay.ts'
import { game } from './rules.ts'
import type { ProphecyMove, ProphecyTable } from './table.ts'

export { cardCalled, lettersOf, nameOf, netOf } from './lay.ts'

/** A table laid out, with the values its dice will show. */
export function prophecy({ dice, ...layout }: Layout & { readonly dice?: readonly number[] } = {}): Talk<ProphecyTable> {
  return say(layTable(layout), dice ? riggedDice(dice) : undefined)
}

export function say(t: ProphecyTable, dice?: Dice): Talk<ProphecyTable> {
  return talk(game, t, moveOf, dice ? { dice } : {})
}

function legalMoves(talk: Talk<ProphecyTable>, seat: Seat): readonly ProphecyMove[] {
  return talk.legal(`${seat}`) as readonly ProphecyMove[]
}

/** The cards a seat may go to now, by name, in the order of the ring. */
export function targets(talk: Talk<ProphecyTable>, seat: Seat = 0): string {
  const moves = legalMoves(talk, seat).filter((move) => move.do === 'go')
  return moves.map((move) => nameOf(at(talk.table.ring, move.stop))).join(' ')
}

/** The chains a seat may break now, as places: "left 0-1-2". */
export function breaks(talk: Talk<ProphecyTable>, seat: Seat = 0): string[] {
  return legalMoves(talk, seat)
    .filter((move) => move.do === 'break')
    .map(({ end, level, places }) => `${end} ${places.join('-')}${level === places.length ? '' : ` to ${level}`}`)
    .sort()
}
