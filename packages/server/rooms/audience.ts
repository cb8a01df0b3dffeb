import { heardBy, type Seat } from '@grimuar/kernel'
import { Shown, type Worked } from '../matches/delta-encoder.ts'
import type { Course, Happening } from '../matches/match-state.ts'
import { newsOf, sightOf } from '../matches/match-view.ts'

/** Someone who watches a table: one tab of one browser. */
export interface Watcher {
  readonly person: string | null
  hears(text: string): void
}

/** Those who watch a table, and what each seat has been shown: so that the next time only what changed is sent. */
export class Audience {
  private readonly id: string
  private readonly watchers = new Map<Watcher, Seat | null>()
  private readonly shown = new Map<Seat | null, Shown>()

  /** `id` is the table's. */
  constructor(id: string) {
    this.id = id
  }

  get size(): number {
    return this.watchers.size
  }

  get spectators(): number {
    let count = 0
    for (const seat of this.watchers.values()) if (seat === null) count++
    return count
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.watchers.keys()
  }

  has(person: string): boolean {
    for (const watcher of this.watchers.keys()) if (watcher.person === person) return true
    return false
  }

  /** Lets someone watch from a seat (null: from the side), or from another one than before. */
  seat(watcher: Watcher, seat: Seat | null): void {
    this.watchers.set(watcher, seat)
  }

  /** Whether they were there to leave. */
  leave(watcher: Watcher): boolean {
    const seat = this.watchers.get(watcher)
    if (seat === undefined) return false
    this.watchers.delete(watcher)
    for (const other of this.watchers.values()) if (other === seat) return true
    this.shown.delete(seat)
    return true
  }

  /** What was shown counts for nothing any more: everyone is to be shown all anew. */
  forget(): void {
    this.shown.clear()
  }

  /** Says something to all, but for those it is not for. */
  say(text: string, isFor: (watcher: Watcher) => boolean = () => true): void {
    for (const watcher of this.watchers.keys()) if (isFor(watcher)) watcher.hears(text)
  }

  /** What each is to hear of the last entry, written down now and said later. */
  step(course: Course): () => void {
    const { seq, at, deed, heard } = course.happenings.at(-1) as Happening
    const head = `{"say":"step","match":"${this.id}","seq":${seq},"at":${at},"deed":${JSON.stringify(deed)},"events":`
    const forAll = heard.every(({ to }) => to === undefined) ? JSON.stringify(heardBy(heard, null)) : undefined
    const texts = new Map<Seat | null, string>()
    const worked: Worked = new Map()
    for (const seat of new Set(this.watchers.values())) {
      const change = this.look(course, seat, worked)
      const events = forAll ?? JSON.stringify(heardBy(heard, seat))
      texts.set(seat, change === undefined ? `${head}${events}}` : `${head}${events},"sight":${change}}`)
    }
    return () => {
      for (const [watcher, seat] of this.watchers) watcher.hears(texts.get(seat) as string)
    }
  }

  /** All a seat may see, with what happened after entry `since`. */
  whole(course: Course, seat: Seat | null, since: number): string {
    const sight = sightOf(course, seat)
    if (!this.shown.has(seat)) this.shown.set(seat, new Shown(sight))
    const known = since <= course.seq ? since : 0 // entries we do not have: from a time before a restored backup
    return JSON.stringify({
      say: 'match',
      match: this.id,
      seq: course.seq,
      seat,
      sight,
      opening: known === 0 ? heardBy(course.match.opening, seat) : [],
      news: course.happenings.slice(known).map((happening) => newsOf(happening, seat)),
    })
  }

  /** What changed in a seat's sight since it was last shown, as the text of a patch. */
  private look(course: Course, seat: Seat | null, worked: Worked): string | undefined {
    const sight = sightOf(course, seat)
    const shown = this.shown.get(seat)
    if (shown) return shown.next(sight, worked)
    this.shown.set(seat, new Shown(sight))
    return JSON.stringify([sight])
  }
}
