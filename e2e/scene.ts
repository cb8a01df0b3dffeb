import type { Box, Words } from '@grimuar/contract'
import {
  heardBy,
  type Json,
  legal,
  Match,
  openQuestion,
  type Question,
  quickDice,
  readRecord,
  type Seat,
  stream,
  writeRecord,
} from '@grimuar/kernel'
import { box } from './shelf.ts'
import type { Lang } from './words.ts'

type Kind = 'human' | 'bot'

/** A match in our hands: the same rules as on the screen, so that tests know what the screen must say. */
export class Scene {
  readonly match: Match
  readonly people: readonly Kind[]
  readonly words: Words

  constructor(match: Match, people: readonly Kind[], words: Words) {
    this.match = match
    this.people = people
    this.words = words
  }

  /** As the app saves it. */
  get record(): string {
    return `${writeRecord(this.match.record)}# sitters ${this.people.join(' ')}\n`
  }

  get names(): readonly string[] {
    return this.match.beginning.names
  }

  get question(): Question {
    return openQuestion(this.match.table, null)?.question as Question
  }

  /** Who decides now; the first of them where several do. */
  get seat(): Seat {
    return openQuestion(this.match.table, null)?.waiting[0] as Seat
  }

  get over(): boolean {
    return this.match.table.over as boolean
  }

  get moves(): readonly Json[] {
    return this.over ? [] : legal(this.match.game, this.match.table, this.seat)
  }

  /** How a move of whoever decides now is called on the screen. */
  call(move: unknown): string {
    return this.words.move(this.view(), this.question, move)
  }

  /** What whoever decides now is asked. */
  get asked(): string {
    return this.words.ask(this.view(), this.question)
  }

  play(move: unknown): void {
    const refused = this.match.play(this.seat, move as Json)
    if (refused) throw new Error(`not legal: ${JSON.stringify(move)}`)
  }

  /** The same match one move later; this one stays as it is. */
  after(move: unknown): Scene {
    const match = new Match(this.match.game, this.match.beginning)
    for (const step of this.match.steps) match.play(step.seat, step.move)
    const later = new Scene(match, this.people, this.words)
    later.play(move)
    return later
  }

  /** Takes back to the last decision of a seat, which is then asked again. */
  takeBack(seat: Seat): void {
    this.match.keep(
      seat,
      this.match.steps.findLastIndex((step) => step.seat === seat),
    )
  }

  view(seat: Seat | null = this.seat): unknown {
    return this.match.game.view(this.match.table, seat)
  }

  /** The log as a seat reads it. */
  lines(seat: Seat | null): string[] {
    const events = [this.match.opening, ...this.match.steps.map((step) => step.events)]
    return events.flatMap((heard) => heardBy(heard, seat)).flatMap((event) => this.words.event(event, this.names, seat) ?? [])
  }

  /** The table in words as a seat reads it after some step (see Player.position). */
  position(seat: Seat | null, step = this.match.steps.length): string {
    const view = this.match.game.view(this.match.at(step), seat)
    const blocks = this.words.table(view, this.names, seat)
    return blocks
      .flatMap(({ heading, items }) => [heading, ...items])
      .join('')
      .replace(/\s+/g, '')
  }

  /** The same, piece by piece. */
  pieces(seat: Seat | null): string[] {
    return this.words
      .table(this.view(seat), this.names, seat)
      .flatMap(({ heading, items }) => [heading, ...items.flatMap((item) => item.split('; '))])
  }
}

interface Staging {
  /** Which game it is; the one most tests play if none is named. */
  readonly of?: Box
  readonly options?: Json
  readonly lang?: Lang
  readonly names?: readonly string[]
  readonly people?: readonly Kind[]
  /** Bots that think play better-looking games; those that roll dice come to odd places sooner. */
  readonly thinking?: boolean
  readonly seed?: number
}

/** Plays a match in advance, always the same way, until `there`; without it, to the end. */
export async function scene(there = (at: Scene): boolean => at.over, staging: Staging = {}): Promise<Scene> {
  const { lang = 'en', names = ['Ada', 'Bela'], people = ['human', 'human'], thinking = false, seed = 1 } = staging
  const { of = box, options = {} } = staging
  const [{ game, words }, bot] = await Promise.all([of.load(lang), of.bot()])
  for (let attempt = seed; attempt < seed + 500; attempt++) {
    const luck = { kind: 'fair', seed: attempt.toString(16).padStart(64, '0') } as const
    const match = new Match(game, { seats: names.length, options, names, luck })
    const roll = stream(quickDice(attempt))
    for (const at = new Scene(match, people, words); ; ) {
      if (there(at)) return at
      if (at.over) break
      const { seat, moves } = at
      const thought = () => bot.policy(at.view(), seat, moves, (_draw, sides) => roll(sides))
      at.play(thinking ? thought() : moves[roll(moves.length)])
    }
  }
  throw new Error('no game comes to such a moment')
}

/** Reads a record the app has saved. */
export async function sceneOf(record: string, lang: Lang = 'en', of: Box = box): Promise<Scene> {
  const { game, words } = await of.load(lang)
  const built = Match.from(game, readRecord(record))
  if (!built.ok) throw new Error(`line ${built.line}: ${built.problem}`)
  const kinds = /^# sitters (.+)$/m.exec(record)?.[1]?.split(' ') ?? []
  return new Scene(built.match, kinds as Kind[], words)
}
