import { type Game, type GameEvent, type Heard, heardBy, type Match, type Seat } from '@grimuar/kernel'
import type { Snapshot } from './snapshot.ts'

/** The table while a move is carried out, after some of its events. */
export interface Stage {
  readonly view: unknown
  /** All events of the move so far that the viewer may know. */
  readonly last: readonly GameEvent[]
  /** Those of them that are new since the stage before. */
  readonly told: readonly GameEvent[]
}

/** Collects what a viewer sees while a move is carried out: `between` is for `Match.play`. */
export class StageCollector {
  readonly stages: Stage[] = []
  private readonly match: Match
  private readonly viewer: Seat | null

  constructor(match: Match, viewer: Seat | null) {
    this.match = match
    this.viewer = viewer
  }

  readonly between = (heard: readonly Heard[]): void => {
    const last = heardBy(heard, this.viewer)
    const known = this.stages.at(-1)?.last.length ?? 0
    if (last.length === known) return
    const game: Game = this.match.game
    this.stages.push({ view: game.view(game.copy(this.match.table), this.viewer), last, told: last.slice(known) })
  }
}

/** A stage as it is drawn: nothing is asked, and the bar still says what it said before the move. */
export function snapshotDuring(before: Snapshot, { view, last }: Pick<Stage, 'view' | 'last'>, by: Seat): Snapshot {
  return { step: before.step, view, question: null, moves: [], last, by, over: false, before: before.before ?? before }
}
