import { commitment, type Match, openQuestion, type Seat, type Step } from '@grimuar/kernel'
import { recordHolds } from './check.ts'
import type { Fairness, Undo } from './match-session.ts'
import { keptBefore, noUndo } from './session-history.svelte.ts'

/** The people who share a device. */
interface Company {
  readonly people: readonly Seat[]
  /** Several people share it and see the same. */
  readonly isOpen: boolean
  /** The viewer's answer was given by their standing order. */
  readonly answeredByOrder: boolean
  readonly isOrdered: (step: Step) => boolean
}

/** The effect of an undo by the viewer in a match on this device. */
export function undoOf(match: Match, viewer: Seat | null, { people, isOpen, answeredByOrder, isOrdered }: Company): Undo {
  if (viewer === null) return noUndo(false)
  const { settled, steps } = match
  // A sealed answer is taken back without asking anybody.
  const sealed = openQuestion(match.table, viewer)?.answered === true && !answeredByOrder
  const reach = sealed ? { steps: 1, stop: match.undoReach(viewer).stop } : match.undoReach(viewer)
  const decides = (who: Seat) => who === viewer || (isOpen && people.includes(who))
  const mine = steps.findLastIndex((step) => decides(step.seat) && !isOrdered(step))
  const last = match.team && reach.steps > 0 ? steps.length - 1 : mine
  return {
    reach,
    free: sealed || isOpen || people.every((person) => person === viewer),
    keep: keptBefore(last, settled),
    others: people.filter((person) => person !== viewer),
    remote: false,
  }
}

/** Everything needed to check the dice of a match on this device; null if its dice were not fair. */
export function fairnessOf(match: Match, shown: string | undefined, record: string): Fairness | null {
  const { luck } = match.beginning
  if (luck.kind !== 'fair') return null
  const { game, table } = match
  const { draws } = table
  const hash = shown ?? commitment(luck.seed)
  const result = table.over ? game.result(table) : null
  return {
    commitment: hash,
    seed: result ? luck.seed : undefined,
    parts: undefined,
    draws,
    check: async () => result !== null && recordHolds(game, record, { result, draws }) && commitment(luck.seed) === hash,
  }
}
