/** A larger difference between the clock of the machine and the time that has passed is a jump. */
const JUMP_MS = 5000
/** A jump is believed after it has lasted this long. */
const SETTLED_MS = 60_000

/**
 * The time of the server. Somebody may set the clock of the machine, or the machine may have slept. A jump is not believed at once:
 * until it has lasted a while, time goes on as it did before, so a wrong clock that is soon corrected harms no match.
 */
export class Clock {
  private readonly wall: () => number
  private readonly monotonic: () => number
  private readonly onJump: (from: number, to: number) => void
  private baseWall: number
  private baseMonotonic: number
  private jump: { readonly offset: number; readonly since: number } | undefined

  /** `onJump` is called when a jump is believed. `wall` and `monotonic` are the clocks of the machine. */
  constructor(
    onJump: (from: number, to: number) => void = () => {},
    wall: () => number = Date.now,
    monotonic: () => number = () => performance.now(),
  ) {
    this.wall = wall
    this.monotonic = monotonic
    this.onJump = onJump
    this.baseWall = wall()
    this.baseMonotonic = monotonic()
  }

  now(): number {
    const wall = this.wall()
    const monotonic = this.monotonic()
    const expected = Math.round(this.baseWall + (monotonic - this.baseMonotonic))
    const offset = wall - expected
    if (Math.abs(offset) <= JUMP_MS) return this.believe(wall, monotonic)
    if (!this.jump || Math.abs(offset - this.jump.offset) > JUMP_MS) this.jump = { offset, since: monotonic }
    if (monotonic - this.jump.since < SETTLED_MS) return expected
    this.believe(wall, monotonic)
    this.onJump(expected, wall)
    return wall
  }

  private believe(wall: number, monotonic: number): number {
    this.jump = undefined
    this.baseWall = wall
    this.baseMonotonic = monotonic
    return wall
  }
}
