import { ask, type Seat } from '@grimuar/kernel'
import { type Colour, colourOf, EVERY_COLOUR, kindOf, NONE, type Rune } from '../components.ts'
import { familiarRoom, kindsIn, storeToken, WITH_COLOUR, WITH_RUNE } from '../flow/tokens.ts'
import { tokenMoves } from '../moves.ts'
import { areaOf, type Cast, type SpellbookTable } from '../table.ts'
import { becauseOfToken, lies } from '../why.ts'
import { countRune } from './cost.ts'
import type { Instruction } from './steps.ts'
import { type Amount, type AskingVerb, type FactOf, moved } from './verb.ts'

export interface StoreFact extends FactOf<'store'> {
  readonly n: Amount
  /** The tokens that may be stored: of the card's rune, or of one of some colours. */
  readonly rune: Rune | null
  readonly colours: readonly Colour[]
  readonly lacks: 'tokens' | 'room' | null
}

/** A number of alike pool tokens goes onto the familiar's board. All must be there, but only what fits is stored (SB-11.10). */
export const store: AskingVerb<'store', StoreFact, 'store'> = {
  could: (t, cast, step) => lacking(t, cast, step) === null,
  do(t, cast, step) {
    const { seat, spell, rune } = cast
    const { n, alike } = step
    if (lacking(t, cast, step) === null)
      ask(t, seat, { kind: 'store', left: n, colour: NONE, rune: alike === 'cardRune' ? rune : NONE, by: spell })
  },
  asks: {
    store: {
      forced: true,
      answers(t, q, seat) {
        const kinds = kindsIn(areaOf(t, seat).pool)
        if (q.colour !== NONE) return tokenMoves(kinds & WITH_COLOUR[q.colour])
        if (q.rune !== NONE) return tokenMoves(kinds & WITH_RUNE[q.rune])
        let enough = 0
        for (const colour of EVERY_COLOUR) if (hasColour(t, seat, colour, q.left)) enough |= WITH_COLOUR[colour]
        return tokenMoves(kinds & enough)
      },
      apply(t, q, { kind }, dealer, seat) {
        storeToken(t, dealer, seat, kind, q.by)
        if (q.left === 1 || familiarRoom(t, seat) === 0) return
        ask(t, seat, { ...q, left: q.left - 1, colour: q.rune === NONE ? colourOf(kind) : NONE })
      },
      why: becauseOfToken((t, q, kind, seat) =>
        !lies(areaOf(t, seat).pool, kind) ? 'SB-4.8' : q.rune === NONE ? 'SB-11.10' : 'SB-7.9',
      ),
    },
  },
  why: (t, cast, step) => (lacking(t, cast, step) === 'room' ? 'SB-4.5' : 'SB-11.10'),
  usesCardRune: ({ alike }) => alike === 'cardRune',
  counts: (event, { seat, spell }) => moved(event, 'pool', 'familiar', spell, seat),
  preview(t, cast, step, n) {
    const lacks = lacking(t, cast, step)
    const rune = step.alike === 'cardRune' ? cast.rune : null
    const colours = rune === null ? EVERY_COLOUR.filter((colour) => hasColour(t, cast.seat, colour, step.n)) : []
    return { verb: 'store', idle: lacks !== null, n, rune, colours, lacks }
  },
}

function lacking(t: SpellbookTable, { seat, rune }: Cast, { n, alike }: Instruction<'store'>): StoreFact['lacks'] {
  const enough =
    alike === 'cardRune'
      ? countRune(areaOf(t, seat).pool, rune) >= n
      : EVERY_COLOUR.some((colour) => hasColour(t, seat, colour, n))
  return !enough ? 'tokens' : familiarRoom(t, seat) === 0 ? 'room' : null
}

/** Whether a pool holds n tokens of a colour. */
function hasColour(t: SpellbookTable, seat: Seat, colour: Colour, n: number): boolean {
  let count = 0
  for (const token of areaOf(t, seat).pool) if (colourOf(kindOf(token)) === colour) count++
  return count >= n
}
