import { ask, type Seat } from '@grimuar/kernel'
import { NONE, POOL_LIMIT, TRACK_SPACES } from '../components.ts'
import { announceEnd, draw, kindsIn, pull } from '../flow/tokens.ts'
import { tokenMoves } from '../moves.ts'
import { areaOf, type Cast, type SpellbookTable } from '../table.ts'
import { becauseOfToken } from '../why.ts'
import { askTake } from './take.ts'
import { type Amount, type AskingVerb, canDrawAfter, type FactOf, moved, type Verb } from './verb.ts'

export interface OthersFact extends FactOf<'othersTake' | 'othersDraw'> {
  readonly n: Amount
  readonly of: number // other players
  readonly alone: boolean // the token goes to the opponent's lower area
}

/** Each other player takes an altar token; alone, one is chosen for the opponent's lower area, as for its track each night. */
export const othersTake: AskingVerb<'othersTake', OthersFact & FactOf<'othersTake'>, 'tribute'> = {
  could: (t, { seat }) => t.altar.length > 0 && othersHaveRoom(t, seat),
  do(t, cast) {
    if (t.opponent === null) t.frames.push({ op: 'others', cast, at: 1 })
    else if (t.altar.length > 0) ask(t, cast.seat, { kind: 'tribute', to: 'lower', by: cast.spell })
  },
  asks: {
    tribute: {
      forced: true,
      answers: (t) => tokenMoves(kindsIn(t.altar)),
      apply(t, { to, by }, { kind }, dealer, seat) {
        if (!t.opponent) throw new Error('only a game alone has an opponent who is given tokens')
        const token = pull(t.altar, kind)
        t.opponent[to].push(token)
        dealer.say({ kind: 'moved', seat, tokens: [token], from: 'altar', to, by })
        if (t.opponent.track.length === TRACK_SPACES) announceEnd(t, dealer, seat, 'track')
      },
      why: becauseOfToken(() => 'SB-4.8'),
    },
  },
  counts: (event, { spell }) => moved(event, 'altar', 'pool', spell) + moved(event, 'altar', 'lower', spell),
  preview: (t, _cast, _step, n) => ({ verb: 'othersTake', ...facts(t, n) }),
}

/** Each other player draws a token; alone, one goes to the opponent's lower area. */
export const othersDraw: Verb<'othersDraw', OthersFact & FactOf<'othersDraw'>> = {
  could: (t, { seat }, _step, paid) => canDrawAfter(t, paid) && othersHaveRoom(t, seat),
  do(t, { seat, spell }, _step, dealer) {
    if (t.opponent) draw(t, dealer, 1, 'lower', seat, spell)
    else for (let i = 1; i < t.seats; i++) draw(t, dealer, 1, 'pool', (seat + i) % t.seats, spell)
  },
  counts: (event, { spell }) => moved(event, 'bag', 'pool', spell) + moved(event, 'bag', 'lower', spell),
  preview: (t, _cast, _step, n) => ({ verb: 'othersDraw', ...facts(t, n) }),
}

function facts(t: SpellbookTable, n: Amount) {
  return { idle: n.most === 0, n, of: t.seats - 1, alone: t.opponent !== null }
}

/** Frame `others`: one player after another takes a token. */
export function others(t: SpellbookTable, { cast, at }: { readonly cast: Cast; readonly at: number }): void {
  if (at + 1 < t.seats) t.frames.push({ op: 'others', cast, at: at + 1 })
  askTake(t, (cast.seat + at) % t.seats, {
    kind: 'take',
    left: 1,
    rune: NONE,
    colour: NONE,
    alike: false,
    stored: false,
    upTo: false,
    to: 'pool',
    by: cast.spell,
  })
}

function othersHaveRoom(t: SpellbookTable, seat: Seat): boolean {
  if (t.opponent) return true
  for (let s = 0; s < t.seats; s++) if (s !== seat && areaOf(t, s).pool.length < POOL_LIMIT) return true
  return false
}
