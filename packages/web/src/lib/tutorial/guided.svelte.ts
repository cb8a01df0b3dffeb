import type { Box, Door } from '@grimuar/contract'
import { beginningOf, type Lesson, lineOf, type Place, type Played, type Tutorial } from '@grimuar/contract/tutorial'
import { type Json, Match, type Seat, same } from '@grimuar/kernel'
import type { Pace } from '@grimuar/ui'
import type { Thinker } from '../session/mind.ts'
import { Session } from '../session/session.svelte.ts'

/** How long the learner may look before a move of theirs is played for them. */
const PAUSE: Record<Pace, number> = { calm: 500, quick: 250, off: 60 }
/** More scripted moves than this in a row are days that go by: they are played without a pause. */
const FEW = 4

/** Plays the others as the tutorial has it, once the learner has come so far. */
class Script implements Thinker {
  private waiting: ((move: Json) => void) | undefined

  think(): Promise<Json> {
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  /** The time has come for a move. */
  say(move: Json): void {
    this.waiting?.(move)
    this.waiting = undefined
  }

  close(): void {
    this.waiting = undefined
  }
}

/**
 * A guided game: a match like any other, on the same table, whose moves are known. The learner plays the ones they are asked
 * for; the others' moves, and days that go by, are played when a lesson calls for them. Nothing is kept.
 */
export class Guided extends Session {
  /** Which lesson is told. */
  at = $state(0)
  /** How often something else than what was asked has been touched in this lesson. */
  astray = $state(0)

  protected override readonly mind = new Script()
  private lessons: readonly Lesson[] = $state.raw([])
  private readonly places: readonly Place[]
  private readonly line: readonly Played[]
  private readonly learner: Seat
  private readonly likes: { pace: () => Pace }
  private gone = false

  constructor(box: Box, door: Door, tutorial: Tutorial, pace: () => Pace) {
    const match = new Match(door.game, beginningOf(tutorial))
    const sitters = tutorial.names.map((name, seat) => ({
      kind: seat === tutorial.learner ? ('human' as const) : ('bot' as const),
      name,
    }))
    const kept = { id: `learn-${box.id}`, game: box.id, sitters, updated: 0, steps: 0, finished: false, record: '' }
    super(kept, box, door, match, { pace: () => (this.hurries ? 'off' : pace()), holds: () => false })
    const { places, line } = lineOf(tutorial)
    this.lessons = tutorial.lessons
    this.places = places
    this.line = line
    this.learner = tutorial.learner
    this.likes = { pace }
  }

  /** Says the same lessons in another language. */
  retell(tutorial: Tutorial): void {
    this.lessons = tutorial.lessons
  }

  get count(): number {
    return this.lessons.length
  }

  get lesson(): Lesson {
    return this.lessons[this.at] as Lesson
  }

  get last(): boolean {
    return this.at === this.lessons.length - 1
  }

  /** Everything that happens before this lesson has happened and been shown. */
  get arrived(): boolean {
    return this.shown.step >= this.place.said
  }

  /** The learner is to make a move now. */
  get awaits(): boolean {
    return this.arrived && this.lesson.move !== undefined
  }

  /** On to the next lesson, where this one only wanted to be read. */
  next(): void {
    if (!this.arrived || this.lesson.move !== undefined || this.last) return
    this.turnTo(this.at + 1)
    this.goOn()
  }

  /** Back to the lesson before; what has happened since is taken back. */
  back(): void {
    const before = this.at - 1
    if (before < 0) return
    const { from } = this.place
    const read = this.places[before] as Place
    if (this.match.steps.length === from && read.said === from && this.lessons[before]?.move === undefined) this.turnTo(before)
    else this.takeBack()
  }

  /** Makes the move that is asked for: for those who do not find it. */
  demonstrate(): void {
    if (this.awaits) this.act(this.lesson.move)
  }

  override act(move: unknown): void {
    if (!this.now) {
      super.act(move)
      return
    }
    const { move: asked, also = [] } = this.lesson
    if (!this.arrived || ![asked, ...also].some((good) => good !== undefined && same(good, move))) {
      this.astray++
      return
    }
    const before = this.match.steps.length
    super.act(move)
    if (this.match.steps.length > before) this.turnTo(Math.min(this.at + 1, this.lessons.length - 1))
  }

  /** Back to the last lesson in which the learner did something, and to the table as it was then. */
  override takeBack(): void {
    const done = this.lessons.findLastIndex((lesson, i) => i < this.at && lesson.move !== undefined)
    const place = this.places[done]
    if (!place || this.match.steps.length <= place.said) return
    this.undo = { ...this.undo, keep: place.said }
    super.takeBack()
    this.turnTo(done)
  }

  override close(): void {
    this.gone = true
    super.close()
  }

  protected override goOn(released = false): void {
    super.goOn(released)
    const next = this.match.steps.length < this.place.said ? this.line[this.match.steps.length] : undefined
    if (!next) return
    if (next.seat === this.learner) void this.playForLearner(next.move)
    else this.mind.say(next.move as Json)
  }

  /** What happens here is for practice: it leaves no trace on the shelf. */
  protected override save(): void {}

  private get place(): Place {
    return this.places[this.at] as Place
  }

  /** Days are going by. */
  private get hurries(): boolean {
    return this.place.said - this.place.from > FEW && !this.arrived
  }

  private turnTo(lesson: number): void {
    this.at = lesson
    this.astray = 0
  }

  private async playForLearner(move: unknown): Promise<void> {
    const step = this.match.steps.length
    await new Promise((resolve) => setTimeout(resolve, PAUSE[this.hurries ? 'off' : this.likes.pace()]))
    if (!this.gone && this.match.steps.length === step && step < this.place.said) super.act(move)
  }
}
