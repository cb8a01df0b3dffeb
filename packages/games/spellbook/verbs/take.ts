import { ask, type Seat } from '@grimuar/kernel'
import { type SpellId, spellOf } from '../cards.ts'
import { colourOf, kindOf, LEVELS, NONE, POOL_LIMIT, runeOf } from '../components.ts'
import { familiarRoom, kindsIn, takeToken, WITH_COLOUR, WITH_RUNE } from '../flow/tokens.ts'
import { tokenMoves, tokensOrDone } from '../moves.ts'
import { areaOf, type Cast, type SpellbookTable, type TakeQuestion } from '../table.ts'
import { because, lies, rule } from '../why.ts'
import type { Instruction } from './steps.ts'
import { type Amount, type AskingVerb, type FactOf, moved, named, poolAfter } from './verb.ts'

export interface TakeFact extends FactOf<'take'> {
  readonly n: Amount
  readonly of: number // altar tokens to choose from
  readonly to: 'pool' | 'familiar'
  readonly full: boolean // there is no room for any
  readonly empty: boolean // nothing at all lies on the altar
}

/** A number of tokens of the altar goes into the pool, or straight onto the familiar's board. */
export const take: AskingVerb<'take', TakeFact, 'take'> = {
  could: (t, cast, step, paid) =>
    (step.to === 'pool' ? poolAfter(t, cast.seat, paid) < POOL_LIMIT : familiarRoom(t, cast.seat) > 0) &&
    takeable(t, cast.seat, takeQuestion(cast, step)) !== 0,
  do: (t, cast, step) => askTake(t, cast.seat, takeQuestion(cast, step)),
  asks: {
    take: {
      forced: true,
      answers(t, q, seat) {
        const kinds = takeable(t, seat, q)
        return q.upTo ? tokensOrDone(kinds) : tokenMoves(kinds)
      },
      apply(t, q, move, dealer, seat) {
        if (move.do === 'done') return
        takeToken(t, dealer, seat, move.kind, q.to, q.by)
        if (q.left > 1) askTake(t, seat, { ...q, left: q.left - 1, colour: q.alike ? colourOf(move.kind) : NONE })
      },
      why: because((t, q, move) => {
        if (move.do !== 'token') return rule('SB-3.6')
        if (!lies(t.altar, move.kind)) return rule('SB-4.8')
        if (q.rune !== NONE && runeOf(move.kind) !== q.rune) return rule(namesCardRune(q.by) ? 'SB-7.9' : 'SB-9.10')
        return rule(q.stored ? 'SB-11.7' : 'SB-9.8')
      }),
    },
  },
  usesCardRune: ({ which }) => which.rune === 'card',
  counts: (event, { seat, spell }) => moved(event, 'altar', 'pool', spell, seat) + moved(event, 'altar', 'familiar', spell, seat),
  preview(t, cast, step, counted) {
    const kinds = takeable(t, cast.seat, takeQuestion(cast, step))
    const of = t.altar.filter((token) => kinds & (1 << kindOf(token))).length
    const full = !hasRoom(t, cast.seat, step.to)
    // If none had to be taken, none were.
    const n = step.which.upTo ? { least: 0, most: full ? 0 : Math.min(step.n, of) } : counted
    return { verb: 'take', idle: full || of === 0, n, of, to: step.to, full, empty: t.altar.length === 0 }
  },
}

function takeQuestion({ spell, rune }: Cast, { n, which, to }: Instruction<'take'>): TakeQuestion {
  return {
    kind: 'take',
    left: n,
    rune: which.rune === undefined ? NONE : named(which.rune, rune),
    colour: NONE,
    alike: which.colour === 'same',
    stored: which.colour === 'stored',
    upTo: which.upTo ?? false,
    to,
    by: spell,
  }
}

/** The altar's kinds that answer a question, as bits. */
function takeable(t: SpellbookTable, seat: Seat, q: TakeQuestion): number {
  let kinds = kindsIn(t.altar)
  if (q.rune !== NONE) kinds &= WITH_RUNE[q.rune]
  if (q.colour !== NONE) kinds &= WITH_COLOUR[q.colour]
  if (q.stored) kinds &= storedColours(t, seat)
  return kinds
}

/** All kinds of the colours on a seat's familiar board, as bits. */
function storedColours(t: SpellbookTable, seat: Seat): number {
  let kinds = 0
  for (const token of areaOf(t, seat).familiar) kinds |= WITH_COLOUR[colourOf(kindOf(token))]
  return kinds
}

function hasRoom(t: SpellbookTable, seat: Seat, to: 'pool' | 'familiar'): boolean {
  return to === 'pool' ? areaOf(t, seat).pool.length < POOL_LIMIT : familiarRoom(t, seat) > 0
}

/** Asks which token to take, if there is one and room for it. */
export function askTake(t: SpellbookTable, seat: Seat, q: TakeQuestion): void {
  if (hasRoom(t, seat, q.to) && takeable(t, seat, q) !== 0) ask(t, seat, q)
}

/** Whether a spell's tokens are named by the rune on its card rather than by the card itself. */
function namesCardRune(spell: SpellId): boolean {
  const { levels } = spellOf(spell)
  return LEVELS.some((level) =>
    levels[level].ways.some((way) => way.some((step) => step.do === 'take' && step.which.rune === 'card')),
  )
}
