import type { Seat } from '@grimuar/kernel'
import { mageOf, ownerOf, sum } from '../../board.ts'
import type { Instruction } from '../../effects.ts'
import { figuresOf, numberOf } from '../../sets.ts'
import type { BlackRoseTable } from '../../table.ts'
import { rivalry } from '../worth.ts'
import { type Ahead, CARD, mages } from './ahead.ts'

/** What a step for cards and sheets is worth. Undefined for other steps. */
export function cardStepWorth(t: BlackRoseTable, run: Ahead, step: Instruction): number | undefined {
  const me = run.seat
  switch (step.do) {
    case 'draw':
      return CARD * numberOf(t, run, step.n)
    case 'library':
      return 0.45 * step.n
    case 'recall':
      return CARD * Math.min(step.n, mageOf(t, me).memories.length)
    case 'recallAny':
      return mageOf(t, me).memories.length > 0 ? 0.5 * step.n : 0
    case 'look':
      return 0.6 * step.take
    case 'search':
      return 0.6
    case 'fromPile':
      return 0.6
    case 'reshuffle':
      return 0.1
    case 'discard': {
      run.got = Math.min(step.n, mageOf(t, me).hand.length)
      return -0.3 * run.got
    }
    case 'shed':
      return shedWorth(t, run, step)
    case 'peek':
      return 0.15 * mages(t, run, step.who).length
    case 'showNext':
      return 0.9
    case 'swapCard':
      return 0.4
    case 'fromHand':
    case 'cover':
      return mageOf(t, me).hand.length > 0 ? (step.do === 'cover' ? 0.5 : 1.1) : 0
    case 'next':
      return nextWorth(t, run, step)
    case 'forgotten':
      return 2.2
    case 'tradePile':
      return 0.2
    case 'prohibit':
      return mages(t, run, step.who).length * (step.next ? 1 : 0.4)
    case 'tap':
      return sum(
        mages(t, run, step.who).map(
          (f) => 0.5 * Math.min(step.n, mageOf(t, ownerOf(f)).actions) * (0.4 + rivalry(t, me, ownerOf(f))),
        ),
      )
    case 'untap':
      return mageOf(t, me).actions < 2 ? 1 : 0
    case 'buff':
      return BUFF_WORTH[step.buff]
    case 'nameType':
      return 0.1
    default:
      return undefined
  }
}

const BUFF_WORTH = {
  attack3: 0.4,
  attackArea: 0.4,
  attackInstability: 0.4,
  moveAndAttack: 0.7,
  abomination: 1.1,
  burnRoom: 0.4,
  burnFigure: 0.4,
} as const

function shedWorth(t: BlackRoseTable, run: Ahead, { who, zone, may }: Instruction<'shed'>): number {
  let worth = 0
  let got = 0
  for (const figure of mages(t, run, who)) {
    const seat = ownerOf(figure)
    const { slots } = mageOf(t, seat)
    const ready = slots.some(({ state }, slot) => state === 'ready' && (zone === 'quick') === (slot === 0))
    // While programs are laid the sheets are empty: there will be spells on them.
    if (!ready && !slots.every(({ state }) => state === 'empty')) continue
    if (!may) got++
    worth += may ? 0.3 : 0.9 * (0.4 + rivalry(t, run.seat, seat))
  }
  run.got = got
  return worth
}

function nextWorth(t: BlackRoseTable, run: Ahead, { who, asMe }: Instruction<'next'>): number {
  const ready = (seat: Seat) => mageOf(t, seat).slots.some(({ state }) => state === 'ready')
  if (who === 'me') return ready(run.seat) ? 0.6 : 0
  const [figure] = figuresOf(t, run, who)
  if (figure === undefined || !ready(ownerOf(figure))) return 0
  return asMe ? 1.4 : -0.3
}
