import { type Box, type Position, rulesFor, type Words } from '@grimuar/contract'
import {
  type Answers,
  answersOf,
  heardBy,
  isForm,
  type Json,
  legal,
  Match,
  openQuestion,
  type Question,
  quickDice,
  readRecord,
  type Seat,
  sampleForm,
  stream,
  writeRecord,
} from '@grimuar/kernel'
import type { Lang } from './app-text.ts'
import { box } from './home-page.ts'

type Kind = 'human' | 'bot'

/** The same match as on the screen, played by the test with the same rules, so that it knows what the screen must say. */
export class ReferenceMatch {
  readonly match: Match
  readonly people: readonly Kind[]
  readonly words: Words
  /** The seat that is looked at first where several are asked at once. */
  private readonly first: Seat | null

  constructor(match: Match, people: readonly Kind[], words: Words, first: Seat | null = null) {
    this.match = match
    this.people = people
    this.words = words
    this.first = first
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

  /** The deciding seat; the first one if there are several, unless another is looked at first. */
  get seat(): Seat {
    const waiting = openQuestion(this.match.table, null)?.waiting ?? []
    return waiting.find((seat) => seat === this.first) ?? (waiting[0] as Seat)
  }

  get over(): boolean {
    return this.match.table.over as boolean
  }

  get moves(): readonly Json[] {
    return this.over ? [] : legal(this.match.game, this.match.table, this.seat)
  }

  /** The legal answers of the deciding seat, as a list or a form. */
  get answers(): Answers<Json> {
    return answersOf(this.match.game, this.match.table, this.seat)
  }

  /** The name of a move of the deciding seat on the screen. */
  call(move: unknown): string {
    return this.words.move(this.view(), this.question, move)
  }

  /** The question to the deciding seat. */
  get asked(): string {
    return this.words.ask(this.view(), this.question)
  }

  play(move: unknown): void {
    const refused = this.match.play(this.seat, move as Json)
    if (refused) throw new Error(`not legal: ${JSON.stringify(move)}`)
  }

  /** The same match one move later; this one stays as it is. */
  after(move: unknown): ReferenceMatch {
    const match = new Match(this.match.game, this.match.beginning)
    for (const step of this.match.steps) match.play(step.seat, step.move)
    const later = new ReferenceMatch(match, this.people, this.words)
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
  /** Which game; by default the one most tests play. */
  readonly of?: Box | undefined
  readonly options?: Json
  /** A position to begin from, with its own options; there must be as many names as it has seats. */
  readonly from?: Position | undefined
  readonly lang?: Lang
  readonly names?: readonly string[]
  readonly people?: readonly Kind[]
  /** Let bots decide, which gives games that look real; otherwise moves are random, which reaches rare moments sooner. */
  readonly thinking?: boolean
  readonly seed?: number
}

/** Plays random matches in advance, always the same ones, until `there` is true; without it, one match to its end. */
export async function matchWhere(
  there = (at: ReferenceMatch): boolean => at.over,
  staging: Staging = {},
): Promise<ReferenceMatch> {
  const { lang = 'en', names = ['Ada', 'Bela'], people = ['human', 'human'], thinking = false, seed = 1 } = staging
  const { of = box, from, options = from?.options ?? {} } = staging
  const beginning = { options, ...(from && { from: from.table }) }
  const [{ words }, game, bot] = await Promise.all([of.load(lang, options), rulesFor(of, beginning), of.bot()])
  for (let attempt = seed; attempt < seed + 500; attempt++) {
    const luck = { kind: 'fair', seed: attempt.toString(16).padStart(64, '0') } as const
    const match = new Match(game, { seats: names.length, names, luck, ...beginning })
    const roll = stream(quickDice(attempt))
    for (const at = new ReferenceMatch(match, people, words); ; ) {
      if (there(at)) return at
      if (at.over) break
      const { seat, answers } = at
      if (thinking) at.play(bot.policy(at.view(), seat, answers, (_draw, sides) => roll(sides)))
      else at.play(isForm(answers) ? sampleForm(answers, roll) : answers[roll(answers.length)])
    }
  }
  throw new Error('no game comes to such a moment')
}

/** The match that `matchWhere` would play to its end, n steps before that end or a little earlier, when seat 0 is asked. */
export async function matchNearEnd(left: number, staging: Staging): Promise<ReferenceMatch> {
  const { match, people, words } = await matchWhere(undefined, staging)
  const stop = match.steps.findLastIndex((step, i) => step.seat === 0 && i <= match.steps.length - left)
  const begun = new Match(match.game, match.beginning)
  for (const { seat, move } of match.steps.slice(0, stop)) begun.play(seat, move)
  return new ReferenceMatch(begun, people, words)
}

/** A match just before the first seat brings about an event of that kind by one of several moves, and that move. */
export async function matchBefore(kind: string, staging: Staging): Promise<{ at: ReferenceMatch; move: Json }> {
  for (let seed = staging.seed ?? 1; seed < 100; seed++) {
    const { match, people, words } = await matchWhere(undefined, { ...staging, seed })
    const begun = new Match(match.game, match.beginning)
    for (const { seat, move, events } of match.steps) {
      const at = new ReferenceMatch(begun, people, words)
      const brings = seat === 0 && heardBy(events, 0).some((event) => event.kind === kind)
      // The app makes a move without a choice by itself.
      if (brings && !isForm(at.answers) && at.answers.length > 1) return { at, move }
      begun.play(seat, move)
    }
  }
  throw new Error(`no match comes to ${kind}`)
}

/** Reads a record that the app has saved; where several are asked at once, the seat `first` is looked at before the others. */
export async function matchFromRecord(
  record: string,
  lang: Lang = 'en',
  of: Box = box,
  first: Seat | null = null,
): Promise<ReferenceMatch> {
  const read = readRecord(record)
  const [{ words }, game] = await Promise.all([
    of.load(lang, read.ok ? read.record.options : {}),
    rulesFor(of, read.ok ? read.record : {}),
  ])
  const built = Match.from(game, read)
  if (!built.ok) throw new Error(`line ${built.line}: ${built.problem}`)
  const kinds = /^# sitters (.+)$/m.exec(record)?.[1]?.split(' ') ?? []
  return new ReferenceMatch(built.match, kinds as Kind[], words, first)
}
