import { apply, at, type By, by, Dealer, legal, type Seat } from '@grimuar/kernel'
import { CLEAR, isTemple, KINDS, type Kind, SPACE_POINTS, spaceFor } from './cards/index.ts'
import { cursesFor } from './curses.ts'
import { reach } from './reach.ts'
import { game } from './rules.ts'
import { crystalsOn, NONE, type ProphecyEvent, type ProphecyMove, type ProphecyTable, playerOf, type Stop } from './table.ts'
import { imagine, type ProphecyView } from './view.ts'

/** The gain of a visit to a card, with the resonance of runes and the effects of the net. */
export interface Visit {
  /** Crystals that come to the hand. */
  readonly gains: By<Kind, number>
  /** Crystals of a colour of one's choice besides. */
  readonly any: number
  /** How many of them would find no place on the net. */
  readonly surplus: number
  /** The points of the best curse that could be broken there; 0 if there is none, or the way costs crystals. */
  readonly curse: number
}

/**
 * The gain of a seat if it goes to a card and takes there; for the card it stands on, only the taking. The real rules run on a
 * copy. Undefined if the seat does not decide that now, or if the card alone gives nothing.
 */
export function foreseeVisit(v: ProphecyView, seat: Seat, stop: Stop): Visit | undefined {
  const { ask } = v.common
  const { pawn } = playerOf(v, seat)
  if (!ask?.to.includes(seat) || ask.question.kind !== (stop === pawn ? 'act' : 'go')) return undefined
  if (stop === pawn ? v.took || v.broke : at(reach(v, seat), stop) === NONE) return undefined
  const tried = new Trial(imagine(v), seat)
  if (stop !== pawn) tried.apply({ do: 'go', stop })
  tried.take()
  const { gains, any, surplus } = tried
  const curse = stop === pawn || at(reach(v, seat), stop) === 0 ? bestCurse(v, seat, stop) : 0
  return gains.some((n) => n > 0) || any > 0 || curse > 0 ? { gains, any, surplus, curse } : undefined
}

function bestCurse(v: ProphecyView, seat: Seat, stop: Stop): number {
  const card = at(v.ring, stop)
  const curses = isTemple(card) ? cursesFor(v, seat, card) : []
  return Math.max(0, ...curses.map(({ end, level }) => at(SPACE_POINTS, spaceFor(end, level))))
}

/** A table on which something is tried out, and what came to the hand there. */
class Trial {
  readonly gains: By<Kind, number> = by(KINDS, () => 0)
  any = 0
  /** Crystals that went back to the supply at once. */
  private lost = 0
  private readonly table: ProphecyTable
  private readonly seat: Seat
  /** The crystal that was chosen for the player, and is not known yet. */
  private chosen: Kind | undefined

  constructor(table: ProphecyTable, seat: Seat) {
    this.table = table
    this.seat = seat
  }

  readonly apply = (move: ProphecyMove): void => {
    this.chosen = move.do === 'choose' ? move.crystal : undefined
    apply(game, this.table, this.seat, move, new Dealer<ProphecyEvent>(() => 0, this.hear))
  }

  /** Pays and takes until crystals are placed, or until another decision is needed. */
  take(): void {
    for (let ask = this.table.ask; ask?.to.includes(this.seat); ask = this.table.ask) {
      const moves = legal(game, this.table, this.seat)
      const next = stepOn(ask.question.kind, moves, this.table)
      if (!next) return
      this.apply(next)
    }
  }

  /** How many crystals have no place. */
  get surplus(): number {
    const { hand, turn } = this.table
    const { net } = playerOf(this.table, turn)
    const held = hand.reduce((sum, n) => sum + n, 0)
    return this.lost + Math.max(0, held - (net.length - crystalsOn(net)))
  }

  private readonly hear = (event: ProphecyEvent): void => {
    if (event.kind === 'surplus') this.lost += event.crystals.length
    if (event.kind !== 'gain' || event.seat !== this.seat) return
    for (const crystal of event.crystals) {
      if (crystal === this.chosen) {
        this.any++
        this.chosen = undefined
      } else this.gains[crystal]++
    }
  }
}

/** The answer that leads on to the taking; what is paid or chosen makes no difference to how much is taken. */
function stepOn(asked: string, moves: readonly ProphecyMove[], t: ProphecyTable): ProphecyMove | undefined {
  switch (asked) {
    case 'pay':
      return moves[0]
    case 'act':
      return t.took || t.broke ? undefined : moves.find((move) => move.do === 'take' || move.do === 'trade')
    case 'choose':
      return moves.find((move) => move.do === 'choose' && move.crystal !== CLEAR)
    default:
      return undefined
  }
}
