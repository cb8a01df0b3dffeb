import type { Seat } from '@grimuar/kernel'
import type { Pace } from '@grimuar/ui'

/** Milliseconds, for each pace of the settings. */
interface Times {
  /** Before the first step of another player's turn, so that what was shown last can be seen. */
  readonly turn: number
  /** Between two steps of one turn. */
  readonly step: number
  /** For a whole turn: later steps are shown ever more quickly, so that it does not take longer. */
  readonly whole: number
}

const TIMES: Record<Pace, Times> = {
  calm: { turn: 600, step: 150, whole: 2400 },
  quick: { turn: 300, step: 80, whole: 1200 },
  off: { turn: 120, step: 0, whole: 400 },
}
/** The share of a turn's remaining time that its next step may take, with the pause before it. */
const SHARE = 0.4
/** A flight shorter than this is only a flicker. */
const LEAST_FLIGHT = 70
/** What the searches of one turn may take together, with all that is shown of it; how quickly things are shown makes no bot weaker. */
const TURN_MS = 2400
/** No decision gets less, except in a hurry: then it gets this. */
const LEAST_SEARCH = 100

/** The time that the next step of another player may take. */
export interface StepTime {
  readonly pause: number
  /** The longest flight of its pieces. */
  readonly flight: number
}

/** How quickly the turns of others are shown. Steps of one seat without another's between them are its turn. */
export class Pacing {
  private readonly pace: () => Pace
  private readonly clock: () => number
  private mover: Seat | null = null
  private began = 0
  private hurried = false
  private wake: () => void = () => {}

  constructor(pace: () => Pace, clock: () => number = () => performance.now()) {
    this.pace = pace
    this.clock = clock
  }

  /** How long the next step takes, which `seat` makes. */
  next(seat: Seat): StepTime {
    const times = TIMES[this.pace()]
    const first = seat !== this.mover
    if (first) {
      this.mover = seat
      this.began = this.clock()
    }
    if (this.hurried) return { pause: 0, flight: 0 }
    if (first) return { pause: times.turn, flight: Infinity }
    const share = (times.whole - (this.clock() - this.began)) * SHARE
    const flight = share - times.step
    return flight < LEAST_FLIGHT ? { pause: 0, flight: 0 } : { pause: times.step, flight }
  }

  /** The milliseconds that a search for the next decision of `seat` may take, before `next` begins its step. */
  searchTime(seat: Seat): number {
    if (this.hurried) return LEAST_SEARCH
    const passed = seat === this.mover ? this.clock() - this.began : 0
    return Math.max(LEAST_SEARCH, (TURN_MS - passed) * SHARE)
  }

  /** Waits, but no longer than until `hurry`. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Shows everything at once until `rest`. */
  hurry(): void {
    this.hurried = true
    this.wake()
  }

  /** The person at the screen decides now: what comes afterwards has its own time again. */
  rest(): void {
    this.mover = null
    this.hurried = false
  }
}
