import type { Box } from '@grimuar/contract'
import {
  ask,
  blankTable,
  commonView,
  copyCommon,
  type Game,
  type GameEvent,
  next,
  type Ranked,
  type Seat,
  type Table,
} from '@grimuar/kernel'
import { boxed } from '../testkit/toys.ts'

// A game that never ends and never grows, so that two servers can do the same work for any time: nine places in a ring;
// players in turn mark any place that does not have their mark.

interface Ring extends Table<Turn, Where, Mark> {
  places: (Seat | null)[]
}

interface Turn {
  readonly op: 'turn'
  readonly seat: Seat
}

interface Where {
  readonly kind: 'where'
}

interface Mark {
  readonly at: number
}

interface Marked extends GameEvent {
  readonly kind: 'marked'
  readonly seat: Seat
  readonly at: number
}

const PLACES: readonly Mark[] = Array.from({ length: 9 }, (_, at) => ({ at }))

interface RingTypes {
  table: Ring
  frame: Turn
  question: Where
  moves: { where: Mark }
  event: Marked
  view: unknown
  options: Record<string, never>
  result: Ranked
}

const ring: Game<RingTypes> = {
  id: 'ring',
  version: 1,
  open: true,
  oneView: true,
  seats: [2],
  options: {},
  setup(_options, seats) {
    const t: Ring = { ...blankTable(seats), places: Array(9).fill(null) }
    next(t, { op: 'turn', seat: 0 })
    return t
  },
  copy: (t) => ({ ...copyCommon(t), places: t.places.slice() }),
  ops: { turn: (t, { seat }) => ask(t, seat, { kind: 'where' }) },
  asks: {
    where: {
      answers: (t, _question, seat) => PLACES.filter(({ at }) => t.places[at] !== seat),
      apply(t, _question, { at }, dealer, seat) {
        t.places[at] = seat
        dealer.say({ kind: 'marked', seat, at })
        next(t, { op: 'turn', seat: 1 - seat })
      },
    },
  },
  view: (t, seat) => ({ common: commonView(t, seat), places: t.places }),
  imagine: () => {
    throw new Error('nothing is hidden in this game')
  },
  result: (t) => ({ kind: 'ranked', ranks: Array(t.seats).fill(1), scores: [] }),
}

export const catalogue: readonly Box[] = [boxed(ring)]
