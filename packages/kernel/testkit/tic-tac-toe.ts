import {
  ask,
  blankTable,
  type CommonView,
  commonView,
  copyCommon,
  type Game,
  type GameEvent,
  imagineCommon,
  nothingAt,
  type Ranked,
  type Seat,
  type Table,
} from '../index.ts'

// The smallest whole game, and the one to read first to see how a game is written.

export interface Grid extends Table<Turn, Where, Place> {
  cells: (Seat | null)[] // nine, row by row: whose mark stands there
  winner: Seat | null
}

interface Turn {
  readonly op: 'turn'
  readonly seat: Seat
}

interface Where {
  readonly kind: 'where'
}

export interface Place {
  readonly at: number
}

export interface Marked extends GameEvent {
  readonly kind: 'marked'
  readonly seat: Seat
  readonly at: number
}

export interface GridTypes {
  table: Grid
  frame: Turn
  question: Where
  moves: { where: Place }
  event: Marked
  view: CommonView<Turn, Where, Place> & Pick<Grid, 'cells' | 'winner'>
  options: Record<string, never>
  result: Ranked
}

const WHERE: Where = { kind: 'where' }
const PLACES: readonly Place[] = Array.from({ length: 9 }, (_, at) => ({ at }))
const FIRST: Turn = { op: 'turn', seat: 0 }
const SECOND: Turn = { op: 'turn', seat: 1 }
const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => Array.from(line, Number))
/** By cell: the other two cells of each line through it. */
const THROUGH = PLACES.map(({ at }) =>
  LINES.filter((line) => line.includes(at)).map((line) => {
    const [a = at, b = at] = line.filter((cell) => cell !== at)
    return { a, b }
  }),
)

function hasLine(cells: Grid['cells'], at: number, seat: Seat): boolean {
  for (const { a, b } of THROUGH[at] ?? nothingAt(at)) {
    // Added as numbers, not decided one after the other: the processor guesses wrong half as often.
    const isOpen = Number(cells[a] === null) | Number(cells[b] === null)
    if (!isOpen && cells[a] === seat && cells[b] === seat) return true
  }
  return false
}

/** By the bits of free cells: their places. Answers that are listed once and shared cost nothing at every turn. */
const FREE = Array.from({ length: 1 << 9 }, (_, bits) => PLACES.filter(({ at }) => bits & (1 << at)))

function free(cells: Grid['cells']): readonly Place[] {
  let bits = 0
  for (let at = 0; at < 9; at++) bits |= Number(cells[at] === null) << at
  return FREE[bits] ?? nothingAt(bits)
}

/** The three results there are, made once: a search asks for one at the end of every game it plays. */
const [DRAWN, WON_BY_FIRST, WON_BY_SECOND] = [resultOf(null), resultOf(0), resultOf(1)]

function resultOf(winner: Seat | null): Ranked {
  const points = [0, 1].map((seat) => (winner === seat ? 1 : 0))
  return {
    kind: 'ranked',
    ranks: points.map((p) => (winner === null || p ? 1 : 2)),
    scores: points.map((p) => ({ total: p, parts: [{ name: 'line', points: p }] })),
  }
}

export const ticTacToe: Game<GridTypes> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: [2],
  options: {},

  setup(_options, seats) {
    const t: Grid = { ...blankTable(seats), cells: [null, null, null, null, null, null, null, null, null], winner: null }
    t.frames.push(FIRST)
    return t
  },

  copy: (t) => ({ ...copyCommon(t), cells: t.cells.slice(), winner: t.winner }),

  ops: {
    turn: (t, { seat }) => ask(t, seat, WHERE),
  },

  asks: {
    where: {
      answers: (t) => free(t.cells),
      apply(t, _question, { at }, dealer, seat) {
        t.cells[at] = seat
        dealer.say({ kind: 'marked', seat, at })
        if (hasLine(t.cells, at, seat)) t.winner = seat
        else if (t.cells.includes(null)) t.frames.push(seat === 0 ? SECOND : FIRST)
      },
      why: (t, _question, { at }) => (typeof t.cells[at] === 'number' ? { rule: 'TT-1.2', about: { at } } : undefined),
    },
  },

  view: (t, seat) => ({ ...commonView(t, seat), cells: t.cells, winner: t.winner }),

  imagine: (view) => ({ ...imagineCommon(view), cells: view.cells.slice(), winner: view.winner }),

  result: ({ winner }) => (winner === null ? DRAWN : winner === 0 ? WON_BY_FIRST : WON_BY_SECOND),
}
