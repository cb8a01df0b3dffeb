import { type Json, legal, type Match, type Refusal, type Seat, type Step } from '@grimuar/kernel'
import type { Code } from '@grimuar/protocol'
import type { House } from '../context.ts'
import { decide, goneFor, type PlayWish } from '../matches/decide.ts'
import type { Entry } from '../matches/log-entry.ts'
import { Course } from '../matches/match-state.ts'
import { seatOf, setupOf, sittingOf } from '../matches/setup.ts'
import type { LogRow, Mark, TableRow } from '../store/contract.ts'
import { Audience, type Watcher } from './audience.ts'

export type Answer = { readonly seq: number } | Refused
export interface Refused {
  readonly code: Code
  readonly refusal?: Refusal
  readonly seq?: number
}

/** How often a writer that was not the first looks again. */
const ATTEMPTS = 5
/** Comings and goings are told together. */
const HERE_MS = 100
/** When a bot whose move was not written down is asked again. */
const BOT_AGAIN_MS = 1000

/**
 * One table in memory: its row, the course of its match once it runs, and those who watch. Everything happens in turn;
 * what is written is told only after it is durable, so nobody ever sees what a crash could take back.
 */
export class Room {
  readonly id: string
  row: TableRow
  course: Course | null = null
  private readonly house: House
  readonly audience: Audience
  private told = 0 // the last entry the watchers know
  private last: Promise<unknown> = Promise.resolve()
  private waits = 0
  private readonly thinking = new Map<Seat, number>() // bots at work, by the entry that asked them
  private hereSoon: NodeJS.Timeout | undefined
  closed = false

  private constructor(house: House, row: TableRow) {
    this.house = house
    this.id = row.id
    this.row = row
    this.audience = new Audience(row.id)
  }

  /** Brings a table to memory; a code where that cannot be. */
  static async load(house: House, id: string): Promise<Room | Code> {
    const row = await house.store.table(id)
    if (!row) return 'no-table'
    const room = new Room(house, row)
    const problem = await room.replay()
    if (problem) return problem
    room.told = room.course?.seq ?? 0
    room.callBots()
    return room
  }

  get idle(): boolean {
    return this.audience.size === 0 && this.waits === 0 && this.thinking.size === 0
  }

  /** Comes to the table: everything after entry `since`, then all that happens. */
  watch(watcher: Watcher, since: number): Promise<void> {
    return this.turn(async () => {
      const seat = seatOf(setupOf(this.row), watcher.person)
      this.audience.seat(watcher, seat)
      watcher.hears(await this.cardFor(watcher))
      if (this.course) watcher.hears(this.audience.whole(this.course, seat, since))
      this.here()
    })
  }

  unwatch(watcher: Watcher): void {
    if (this.audience.leave(watcher)) this.here()
  }

  /** A person's wish. Sent again under the same key it is answered again and done once. */
  act(person: string, wish: PlayWish): Promise<Answer> {
    return this.turn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const { course } = this
        if (!course) return { code: 'not-running' }
        const seat = seatOf(setupOf(this.row), person)
        if (seat === null) return { code: 'not-seated' }
        const key = `${seat}/${wish.key}`
        const before = course.keys.get(key)
        if (before !== undefined) return { seq: before }
        const entries = decide(course, seat, wish)
        if (typeof entries === 'string') return { code: entries, seq: course.seq }
        const answer = await this.append(entries, key)
        if (answer) return answer
      }
      return { code: 'try-again' }
    })
  }

  /** An entry of the house's own, worked out from where the match stands when its turn comes. */
  note(work: (course: Course) => readonly Entry[]): Promise<void> {
    return this.turn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const entries = this.course && !this.course.ended ? work(this.course) : []
        if (entries.length === 0 || (await this.append(entries, null))) return
      }
    })
  }

  /** Notes whose clock has run out. */
  checkClocks(): Promise<void> {
    return this.note((course) => course.overdue(this.house.now()).map((seat): Entry => ({ do: 'late', seat })))
  }

  /** A bot takes over for someone who no longer exists. */
  gone(person: string): Promise<void> {
    return this.note((course) => {
      const seat = seatOf(setupOf(this.row), person)
      return seat === null || course.seats[seat]?.bot ? [] : goneFor(course, seat, null)
    })
  }

  /** Changes the table itself; `edit` may be asked again where someone else was first. */
  change(edit: (row: TableRow) => TableRow | Code): Promise<TableRow | Code> {
    return this.turn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const next = edit(this.row)
        if (typeof next === 'string' || next === this.row) return next
        const outcome = await this.house.store.changeTable(next, sittingOf(setupOf(next)))
        if (outcome === 'done') {
          const began = this.row.state === 'open' && next.state === 'running'
          this.row = { ...next, rev: next.rev + 1 }
          this.seatAll()
          if (began) await this.begin()
          await this.tellTable()
          return this.row
        }
        this.row = (await this.house.store.table(this.id)) ?? this.row
      }
      return 'try-again'
    })
  }

  /**
   * Adds the table that follows this one, in the same breath as this one learns of it; or says which already does.
   * One that is `gone` does not count.
   */
  follow(next: TableRow, gone: string | undefined): Promise<string | null> {
    return this.turn(async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const setup = setupOf(this.row)
        if (setup.next !== undefined && setup.next !== gone) return setup.next
        const linked = { ...this.row, setup: { ...setup, next: next.id } as unknown as Json }
        if ((await this.house.store.addTable(next, sittingOf(setupOf(next)), linked)) === 'done') {
          this.row = { ...linked, rev: linked.rev + 1 }
          await this.tellTable()
          return next.id
        }
        this.row = (await this.house.store.table(this.id)) ?? this.row
      }
      return null
    })
  }

  /** The match with the moves that stand, all of them durable; null before it has begun. */
  past(): Promise<{ readonly match: Match; readonly steps: readonly Step[] } | null> {
    return this.turn(async () => this.course && { match: this.course.match, steps: this.course.match.steps.slice() })
  }

  /** Calls off a table that has gathered nobody; a slow one only if quiet since long before. */
  async callOff(slowSince: number): Promise<void> {
    await this.change((row) => {
      const slow = setupOf(row).pace.kind === 'days'
      return row.state !== 'open' || (slow && row.changed > slowSince) ? 'not-now' : { ...row, state: 'gone' }
    })
  }

  /** Reads everything again: someone else wrote, or a guest became somebody. */
  refresh(): Promise<void> {
    return this.turn(() => this.reload())
  }

  /** Waits for what is under way; nothing happens here any more. */
  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.hereSoon)
    await this.last
  }

  private turn<T>(work: () => Promise<T>): Promise<T> {
    this.waits++
    const done = this.last.then(() => {
      if (this.closed) throw new Error('the table is closed')
      return work()
    })
    this.last = done.then(
      () => void this.waits--,
      () => void this.waits--,
    )
    return done
  }

  /** Applies entries, makes them durable, then tells. Undefined where another writer was first: look again. */
  private async append(entries: readonly Entry[], key: string | null): Promise<Answer | undefined> {
    const course = this.course as Course
    const waiting = course.waiting()
    const at = Math.max(this.house.now(), course.happenings.at(-1)?.at ?? 0)
    const rows: LogRow[] = []
    const tell: (() => void)[] = []
    let mark: Mark
    try {
      for (const entry of entries) {
        const row = { seq: course.seq + 1, at, key: rows.length === 0 ? key : null, entry: entry as unknown as Json }
        const refusal = course.apply(row)
        if (refusal) return { code: 'refused', refusal, seq: course.seq }
        rows.push(row)
        tell.push(this.audience.step(course))
      }
      mark = course.mark()
      const outcome = await this.house.store.append(this.id, rows, mark, course.ended !== null)
      if (outcome !== 'done') {
        await this.reload()
        return undefined
      }
    } catch (error) {
      this.house.log.error({ err: error, match: this.id }, 'an entry could not be added')
      await this.reload()
      return { code: rows.length === entries.length ? 'try-again' : 'broken', seq: this.course?.seq ?? 0 }
    }
    this.told = course.seq
    this.row = { ...this.row, state: course.ended ? 'over' : 'running', changed: at, mark }
    for (const say of tell) say()
    for (const entry of entries) this.house.counts.entry(entry.do)
    this.house.turnChanged(this.row, waiting)
    if (course.ended) await this.tellTable()
    else this.callBots()
    return { seq: (rows[0] as LogRow).seq }
  }

  private async begin(): Promise<void> {
    const problem = await this.replay()
    if (problem) throw new Error(`a match that has just begun cannot be played: ${problem}`)
    this.showAll(0)
    this.house.began(this.row)
    this.callBots()
  }

  private async reload(): Promise<void> {
    try {
      this.row = (await this.house.store.table(this.id)) ?? this.row
      await this.replay()
    } catch (error) {
      // What is in memory may be ahead of what is written: nobody may see it. The host brings the table anew.
      this.closed = true
      this.audience.say(JSON.stringify({ say: 'refused', code: 'try-again', match: this.id }))
      throw error
    }
    this.showAll(this.told)
    await this.tellTable()
    this.callBots()
  }

  private showAll(since: number): void {
    const { course } = this
    this.audience.forget()
    if (!course) return
    for (const [watcher, seat] of this.seatAll()) watcher.hears(this.audience.whole(course, seat, since))
    this.told = course.seq
  }

  /** Everyone watches from where they sit now. */
  private seatAll(): [Watcher, Seat | null][] {
    const setup = setupOf(this.row)
    const seated = [...this.audience].map((watcher): [Watcher, Seat | null] => [watcher, seatOf(setup, watcher.person)])
    for (const [watcher, seat] of seated) this.audience.seat(watcher, seat)
    this.here()
    return seated
  }

  /** Plays the log again. */
  private async replay(): Promise<Code | undefined> {
    const { row, house } = this
    if (row.state === 'open' || row.state === 'gone' || row.version === null) return undefined
    const door = await house.shelf.door(row.game, row.version)
    if (!door) return 'rules-gone'
    const course = new Course(door.game, row, house.outages)
    for (const entry of await house.store.log(this.id, 0)) {
      const refused = course.apply(entry)
      if (refused) throw new Error(`entry ${entry.seq} of match ${this.id} does not fit: ${JSON.stringify(refused)}`)
    }
    this.course = course
    return undefined
  }

  private async tellTable(): Promise<void> {
    for (const watcher of [...this.audience]) watcher.hears(await this.cardFor(watcher))
    this.house.tableChanged(this.row)
  }

  private async cardFor(watcher: Watcher): Promise<string> {
    return JSON.stringify({ say: 'table', table: await this.house.card(this.row, watcher.person) })
  }

  private here(): void {
    this.hereSoon ??= setTimeout(() => {
      this.hereSoon = undefined
      const { seats } = setupOf(this.row)
      const here = seats.map((plan) => plan.kind === 'person' && this.audience.has(plan.person))
      const { spectators } = this.audience
      this.audience.say(JSON.stringify({ say: 'here', match: this.id, seats: here, spectators }))
    }, HERE_MS)
  }

  /** Puts every bot that is asked to work, in another thread. */
  private callBots(): void {
    const { course } = this
    if (!course || course.ended || this.closed) return
    for (const seat of course.waiting()) {
      const level = course.seats[seat]?.bot
      if (level == null || this.thinking.get(seat) === course.askedAt) continue
      const asked = course.askedAt
      this.thinking.set(seat, asked)
      const { game } = course.match
      const view = game.view(course.table, seat)
      const moves = legal(game, course.table, seat)
      void this.house.bots
        .decide({ game: this.row.game, version: this.row.version as number, level, seat, view, moves })
        .then((move) => this.botMoves(seat, asked, move))
        .catch((error) => this.house.log.error({ err: error, match: this.id }, 'a bot could not move'))
        .finally(() => this.botDone(seat, asked))
    }
  }

  private botDone(seat: Seat, asked: number): void {
    if (this.thinking.get(seat) !== asked) return
    this.thinking.delete(seat)
    // Its move was not written down: the match must not stand still for that.
    if (this.course?.askedAt === asked && this.course.waiting().includes(seat))
      setTimeout(() => this.callBots(), BOT_AGAIN_MS).unref()
  }

  private async botMoves(seat: Seat, asked: number, move: Json): Promise<void> {
    if (this.closed) return
    await this.note((course) => {
      const still = course.askedAt === asked && course.seats[seat]?.bot != null && course.waiting().includes(seat)
      if (!still) return []
      const refused = course.match.refusal(seat, move)
      if (refused) this.house.log.error({ match: this.id, seat, refused }, 'a bot chose what the rules forbid')
      return [{ do: 'move', seat, move: refused ? (legal(course.match.game, course.table, seat)[0] as Json) : move, bot: true }]
    })
  }
}
