import { type Heard, heardBy, type Seat, viewBetween } from '@grimuar/kernel'
import { type DeltaEncoder, PatchCache, type StageEncoder } from '../matches/delta-encoder.ts'
import type { MatchState } from '../matches/match-state.ts'

/** The most stages of a move, and characters in them, that a seat is sent; the rest is shown together. */
const MOST_STAGES = 12
const MOST_TEXT = 3000

type Played = Pick<MatchState, 'match' | 'table'>

interface SeatStages {
  readonly encoder: StageEncoder
  readonly texts: string[]
  length: number
  told: number // events of the last stage
  full: boolean
}

/** Records what each seat sees while a move is carried out, as patches of its view: `between` is for `MatchState.apply`. */
export class StageRecorder {
  private readonly state: Played
  private readonly encoders: ReadonlyMap<Seat | null, DeltaEncoder>
  private readonly seats = new Map<Seat | null, SeatStages>()
  /** Its patches are used again for the view after the move: what changed before the last stage is mostly all that changed. */
  readonly patchCache = new PatchCache()

  /** `encoders` know what each seat was last sent. */
  constructor(state: Played, encoders: ReadonlyMap<Seat | null, DeltaEncoder>) {
    this.state = state
    this.encoders = encoders
  }

  readonly between = (heard: readonly Heard[]): void => {
    const { ask, frames } = this.state.table
    // Usually nothing follows (except a forced answer): the last events are sent with the view after the move.
    if (heard.length === 0 || ask || frames.length === 0) return
    this.patchCache.texts.clear() // the table has changed since the stage before
    for (const [seat, encoder] of this.encoders) {
      this.record(seat, encoder, heard)
      if (this.state.match.game.open) return // every seat sees the same
    }
  }

  /** The text of the stages before the last events that the seat heard; undefined if there are none. */
  textFor(seat: Seat | null, heard: number): string | undefined {
    const [first] = this.seats.values()
    const stages = this.state.match.game.open ? first : this.seats.get(seat)
    if (!stages || !this.encoders.has(seat)) return undefined
    const texts = stages.told < heard ? stages.texts : stages.texts.slice(0, -1)
    return texts.length ? `[${texts.join()}]` : undefined
  }

  private record(seat: Seat | null, encoder: DeltaEncoder, heard: readonly Heard[]): void {
    const { match, table } = this.state
    const stages = this.stagesOf(seat, encoder)
    const told = heardBy(heard, seat).length
    if (stages.full || told === stages.told) return
    const text = `{"events":${told},"patch":${stages.encoder.next(viewBetween(match.game, table, seat), this.patchCache)}}`
    stages.length += text.length
    stages.full = stages.texts.length === MOST_STAGES || stages.length > MOST_TEXT
    if (stages.full) return
    stages.told = told
    stages.texts.push(text)
  }

  private stagesOf(seat: Seat | null, encoder: DeltaEncoder): SeatStages {
    const known = this.seats.get(seat)
    if (known) return known
    const stages = { encoder: encoder.stages(), texts: [], length: 0, told: 0, full: false }
    this.seats.set(seat, stages)
    return stages
  }
}
