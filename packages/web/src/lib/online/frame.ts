import type { GameEvent, Seat } from '@grimuar/kernel'
import type { MatchView, ViewStage, Watched } from '@grimuar/protocol'
import type { Undo } from '../session/match-session.ts'
import type { LogLine, Snapshot } from '../session/snapshot.ts'
import type { Stage } from '../session/stages.ts'

/** A standing move with the events that this seat heard. */
export interface ShownStep {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
}

/** Everything that is shown of the match after some log entry. */
export interface Frame {
  /** Number of this frame, counted from 1. */
  readonly order: number
  readonly watched: Watched
  readonly moment: Snapshot
  /** The stages of the last move. */
  readonly stages: readonly Stage[]
  readonly entries: readonly LogLine[]
  readonly undone: readonly LogLine[]
  readonly undo: Undo
}

/** The open question. While a bot plays this seat, the question is not ours to answer. */
export function questionFor({ match, seat }: Watched): Snapshot['question'] {
  const asked = match.asked as Snapshot['question']
  return asked && seat !== null && match.seats[seat]?.bot != null ? { ...asked, mine: false } : asked
}

/** The parts of the frame for a form, for the player's own sealed answer and for an interrupt. */
export function sealedParts({ form, asked, answer, interrupt }: MatchView) {
  // While a bot plays the seat, its answer is not told.
  const given = asked?.answered && answer !== null
  return { ...(form && { form }), ...(given && { answer }), ...(interrupt && { interrupt }) }
}

/** The stages of a move with the events that each of them tells. */
export function stagesOf(stages: readonly ViewStage[], events: readonly GameEvent[]): Stage[] {
  return stages.map(({ view, events: told }, i) => ({
    view,
    last: events.slice(0, told),
    told: events.slice(stages[i - 1]?.events ?? 0, told),
  }))
}

/** The stages of a move that are shown before the bar asks the next question. The next player may decide while the last pieces still fly. */
export function stagesBeforeBar({ moment: { view, last, question }, stages }: Frame): readonly Stage[] {
  return question?.mine ? stages : [...stages, { view, last, told: last.slice(stages.at(-1)?.last.length ?? 0) }]
}

/** The log lines of steps; the first of them is step `from` + 1. */
export function entries(
  steps: readonly { readonly seat: Seat | null; readonly events: readonly GameEvent[] }[],
  from: number,
): LogLine[] {
  return steps.flatMap(({ seat, events }, i) => events.map((event) => ({ step: from + i + 1, seat, event, secret: false })))
}
