import type { Box, Door } from '@grimuar/contract'
import { beginningOf, type Lesson, lineOf, type Place, type Played, type Tutorial } from '@grimuar/contract/tutorial'
import { type Json, Match, type Seat, same, writeRecord } from '@grimuar/kernel'
import type { Pace } from '@grimuar/ui'
import type { BotClient } from '../session/bot-client.ts'
import { LocalSession } from '../session/local-session.svelte.ts'
import { playLine } from './play-line.ts'

/** Milliseconds before a scripted move of the learner's seat is played. */
const PAUSE: Record<Pace, number> = { calm: 500, quick: 250, off: 60 }
/** More scripted moves than this in a row are played without pauses. */
const FEW = 4

/** Plays the other seats by the script of the tutorial, once a lesson needs their moves. */
class Script implements BotClient {
  private waiting: ((move: Json) => void) | undefined

  chooseMove(): Promise<Json> {
    return new Promise((resolve) => {
      this.waiting = resolve
    })
  }

  /** Plays the next scripted move. */
  play(move: Json): void {
    this.waiting?.(move)
    this.waiting = undefined
  }

  cancel(): void {
    this.waiting = undefined
  }

  close(): void {
    this.cancel()
  }
}

/**
 * A tutorial: a normal match whose moves are scripted. The learner plays the moves that the lessons ask for; the moves of the other
 * seats, and some of the learner's own, are played by the script. Nothing is saved.
 */
export class TutorialSession extends LocalSession {
  /** The index of the current lesson. */
  at = $state(0)
  /** The number of other moves that the learner has tried in this lesson. */
  mistakes = $state(0)

  protected override readonly bots = new Script()
  private lessons: readonly Lesson[] = $state.raw([])
  private readonly places: readonly Place[]
  private readonly line: readonly Played[]
  private readonly learner: Seat
  private readonly ownPace: () => Pace
  private isClosed = false

  /** The lesson it began with: a tutorial continues where it was left. */
  readonly begun: number

  constructor(box: Box, door: Door, tutorial: Tutorial, pace: () => Pace, begun = 0) {
    const match = new Match(door.game, beginningOf(tutorial))
    const { places, line } = lineOf(tutorial)
    playLine(match, line.slice(0, places[begun]?.said ?? 0))
    const sitters = tutorial.names.map((name, seat) => ({
      kind: seat === tutorial.learner ? ('human' as const) : ('bot' as const),
      name,
    }))
    const saved = { id: `learn-${box.id}`, game: box.id, sitters, updated: 0, steps: 0, finished: false, record: '' }
    super(saved, box, door, match, { pace: () => (this.fast ? 'off' : pace()), holds: () => false })
    this.lessons = tutorial.lessons
    this.places = places
    this.line = line
    this.learner = tutorial.learner
    this.ownPace = pace
    this.begun = places[begun] ? begun : 0
    this.at = this.begun
  }

  /** Says the same lessons in another language. */
  retell(tutorial: Tutorial): void {
    this.lessons = tutorial.lessons
  }

  /** The lessons say what to do. */
  override get hints(): boolean {
    return false
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

  /** Whether all scripted moves before this lesson have been played and shown. */
  get arrived(): boolean {
    return this.shown.step >= this.place.said
  }

  /** Whether the learner has to make a move now. */
  get waitsForMove(): boolean {
    return this.arrived && this.lesson.move !== undefined
  }

  /** Goes to the next lesson, if this one has no move. */
  next(): void {
    if (!this.arrived || this.lesson.move !== undefined || this.last) return
    this.showLesson(this.at + 1)
    this.goOn()
  }

  /** Goes back to the previous lesson and undoes the moves made since. */
  back(): void {
    const before = this.at - 1
    if (before < 0) return
    const { from } = this.place
    const read = this.places[before] as Place
    if (this.match.steps.length === from && read.said === from && this.lessons[before]?.move === undefined)
      this.showLesson(before)
    else this.takeBack()
  }

  /** Makes the expected move for the learner. */
  demonstrate(): void {
    if (this.waitsForMove) this.act(this.lesson.move)
  }

  override act(move: unknown): void {
    if (!this.now) {
      super.act(move)
      return
    }
    const { move: asked, also = [] } = this.lesson
    if (!this.arrived) {
      // One press can mean several moves, as a walk to a far room does: those that the script would make now may come from the board.
      const next = this.scripted
      if (next?.seat === this.learner && same(next.move, move)) super.act(move)
      return
    }
    if (![asked, ...also].some((good) => good !== undefined && same(good, move))) {
      this.mistakes++
      return
    }
    const before = this.match.steps.length
    super.act(move)
    if (this.match.steps.length > before) this.showLesson(Math.min(this.at + 1, this.lessons.length - 1))
  }

  /** Goes back to the last lesson with a move, and undoes everything since. */
  override takeBack(): void {
    const done = this.lessons.findLastIndex((lesson, i) => i < this.at && lesson.move !== undefined)
    const place = this.places[done]
    if (!place || this.match.steps.length <= place.said) return
    if (place.said < this.match.settled) {
      this.showLesson(done)
      this.playAgain(place.said)
      return
    }
    this.undo = { ...this.undo, keep: place.said }
    super.takeBack()
    this.showLesson(done)
  }

  /** No undo crosses what is final, such as a page that was read: a lesson before it is repeated by playing everything again. */
  private playAgain(to: number): void {
    const match = new Match(this.door.game, this.match.beginning)
    playLine(match, this.line.slice(0, to))
    const { id, sitters } = this
    const record = writeRecord(match.record)
    this.reload({ id, game: this.box.id, sitters, updated: 0, steps: to, finished: false, record })
  }

  override close(): void {
    this.isClosed = true
    super.close()
  }

  protected override goOn(released = false): void {
    super.goOn(released)
    const next = this.scripted
    if (!next) return
    if (next.seat === this.learner) void this.playForLearner(next.move)
    else this.bots.play(next.move as Json)
  }

  /** A tutorial is not saved. */
  protected override save(): void {}

  /** The next move that the script makes before this lesson is shown. */
  private get scripted(): Played | undefined {
    return this.match.steps.length < this.place.said ? this.line[this.match.steps.length] : undefined
  }

  private get place(): Place {
    return this.places[this.at] as Place
  }

  /** Whether many scripted moves are being played in a row. */
  private get fast(): boolean {
    return this.place.said - this.place.from > FEW && !this.arrived
  }

  private showLesson(lesson: number): void {
    this.at = lesson
    this.mistakes = 0
  }

  private async playForLearner(move: unknown): Promise<void> {
    const step = this.match.steps.length
    await new Promise((resolve) => setTimeout(resolve, PAUSE[this.fast ? 'off' : this.ownPace()]))
    if (!this.isClosed && this.match.steps.length === step && step < this.place.said) super.act(move)
  }
}
