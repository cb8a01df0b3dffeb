import { apply, Dealer, type Seat } from '@grimuar/kernel'
import type { AnyMove, WonderQuestion } from './asks/questions.ts'
import type { WonderEvent } from './events.ts'
import { game } from './rules.ts'
import type { WonderTable } from './table.ts'
import { imagine, type WonderView } from './view.ts'

/** The effect of a move, as far as the read pages tell. */
export interface Foresight {
  /** The certain effects: everything up to the first draw, question, unread page or end of the turn. */
  readonly events: readonly WonderEvent[]
  /** Dice that are rolled then; 0 if none are. */
  readonly dice: number
  /** Successes those dice must show; 0 if no number is asked for. */
  readonly need: number
  /** The damage to enemies if all dice succeed and are assigned well. */
  readonly best: { readonly stunned: number; readonly defeated: number; readonly hearts: number } // hearts: of bosses
  /** A page comes that nobody has read. */
  readonly page: boolean
  /** The next question to the same seat before the turn goes on. */
  readonly asks: WonderQuestion | null
}

/** The frames at which the effect of a move is over and the round goes on. */
const ENDS: readonly WonderEvent['kind'][] = ['turnEnd', 'turn', 'phase']
/** A die that shows this is a success in every roll. */
const SUCCESS = 0
const MOST = 20 // picks of one action

/** Tries a move on an imagined table, on which every die is a success. */
export function foresee(v: WonderView, seat: Seat, move: AnyMove): Foresight {
  const t = imagine(v)
  const certain: WonderEvent[] = []
  const lucky: WonderEvent[] = []
  let isCertain = true
  let isOver = false
  let dice = 0
  let need = 0
  const dealer = new Dealer<WonderEvent>(
    () => {
      isCertain = false
      const waiting = t.frames.at(-2)
      if (waiting?.op === 'tested') need = waiting.need
      return SUCCESS
    },
    (event) => {
      // At an unread page nothing more is known.
      isOver ||= t.end === 'unread' || ENDS.includes(event.kind)
      if (isOver) return
      if (!isCertain && event.kind === 'rolled' && dice === 0) dice = event.dice.length
      const heard = isCertain ? certain : lucky
      heard.push(event)
    },
  )
  apply(game, t, seat, move, dealer)
  const asks = isCertain && !isOver ? (t.ask?.question ?? null) : null
  for (let n = 0; n < MOST && !isOver && t.end === ''; n++) {
    const target = targetIn(t)
    const by = t.ask?.to[0]
    if (target === undefined || by === undefined || (isCertain && asks !== null)) break
    apply(game, t, by, target, dealer)
  }
  return {
    events: certain,
    dice,
    need,
    best: {
      stunned: count(lucky, 'stunned'),
      defeated: count(lucky, 'defeated'),
      hearts: lucky.reduce((sum, event) => sum + (event.kind === 'unitHearts' ? Math.max(0, -event.change) : 0), 0),
    },
    page: t.end === 'unread' && isCertain,
    asks: asks?.kind === 'act' ? null : asks,
  }
}

/** The best target for damage: a stunned enemy, else the first. */
function targetIn({ ask, wyrms }: WonderTable): AnyMove | undefined {
  const question = ask?.question
  if (question?.kind !== 'pick' || (question.purpose !== 'attack' && question.purpose !== 'hit')) return undefined
  const { from } = question
  return from.find((pick) => 'wyrm' in pick && wyrms.some(({ id, stunned }) => id === pick.wyrm && stunned)) ?? from[0]
}

function count(events: readonly WonderEvent[], outcome: 'stunned' | 'defeated'): number {
  return events.filter((event) => event.kind === 'damaged' && event.outcome === outcome).length
}

/** The chance that n dice show at least a number of successes: each die succeeds with chance one half. */
export function chanceOf(dice: number, need: number): number {
  let ways = 0
  for (let faces = 0; faces < 2 ** dice; faces++) if (ones(faces) >= need) ways++
  return ways / 2 ** dice
}

function ones(bits: number): number {
  let n = 0
  for (let rest = bits; rest > 0; rest >>= 1) n += rest & 1
  return n
}
