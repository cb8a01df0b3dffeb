import { createInterface } from 'node:readline'
import type { Player } from '@grimuar/bots'
import type { Words } from '@grimuar/contract'
import {
  type Answers,
  answersOf,
  commitment,
  type Form,
  type Game,
  type Heard,
  heardBy,
  isForm,
  type Json,
  type Match,
  openQuestion,
  orderNow,
  quickDice,
  type Refusal,
  type Seat,
  STANDING_ORDERS,
  type StandingOrder,
  standingAnswer,
  type Table,
  writeRecord,
} from '@grimuar/kernel'
import { fileExists, saveRecord } from './record-file.ts'
import { faint, scoreSheet, strong, tableSheet } from './sheet.ts'
import type { PlayCommand, PlayText } from './text/index.ts'

export interface SessionSetup {
  readonly game: Game
  readonly match: Match
  /** The person's seat; bots play all others. */
  readonly seat: Seat
  /** Who decides for the others. */
  readonly bot: Player
  readonly words: Words
  readonly text: PlayText
  readonly title: string
  /** The file the record is written to, if any. */
  readonly file: string | undefined
  readonly continued: boolean
  /** The ids of the game's clauses in order; `clause` returns the text of one. */
  readonly clauses: readonly string[]
  clause(id: string): string | undefined
}

/** One person plays a match in the terminal, to its end or to the end of the input. */
export class TerminalSession {
  private readonly setup: SessionSetup
  private printed = 0 // the number of steps printed so far
  private tableShown = false
  private saved = false
  private order: StandingOrder = 'idle' // what is done about interrupts
  private unwritten = false // the last write of the record failed

  constructor(setup: SessionSetup) {
    this.setup = setup
  }

  async play(): Promise<void> {
    const { match, seat, text, words, title, file, continued } = this.setup
    const { luck, names } = match.beginning
    this.saved = file !== undefined
    print(strong(text.welcome(title, words.role?.(seat) ?? names[seat]!)))
    if (luck.kind === 'fair') print(faint(text.commitment(commitment(luck.seed))))
    if (continued && file) print(text.continued(file, match.steps.length))
    if (continued) this.printed = match.steps.length
    else this.printEvents(match.opening)
    const input = lines()
    for (;;) {
      const others = this.letOthersPlay()
      if (this.table.over) break
      if (others || !this.tableShown) this.showTable()
      this.tableShown = true
      this.showQuestion()
      if (!(await this.answer(input))) {
        input.close()
        this.leave()
        return
      }
    }
    input.close()
    this.end()
  }

  private get table(): Table {
    return this.setup.match.table
  }

  private get view(): unknown {
    return this.setup.game.view(this.table, this.setup.seat)
  }

  private get answers(): Answers<Json> {
    return answersOf(this.setup.game, this.table, this.setup.seat)
  }

  /** Plays the bots' moves until the person is asked or the match is over; true if a bot has moved. */
  private letOthersPlay(): boolean {
    const { game, bot, seat } = this.setup
    let played = false
    for (;;) {
      const waiting = openQuestion(this.table, null)?.waiting ?? []
      if (this.table.over) return played
      if (waiting.includes(seat)) {
        this.order = orderNow(this.table, seat, this.order)
        const declined = standingAnswer(game, this.table, seat, this.order)
        if (declined === undefined) return played
        this.playMove(seat, declined)
        continue
      }
      const other = waiting[0]
      if (other === undefined) throw new Error('the game is not over and nobody is asked')
      const move = bot.decide({
        seat: other,
        answers: answersOf(game, this.table, other),
        dice: this.botDice(),
        view: () => game.view(this.table, other),
      })
      this.playMove(other, plain(move))
      played = true
    }
  }

  /** The bot's own dice: new for each decision, and independent of the match's dice. */
  private botDice() {
    const { luck } = this.setup.match.beginning
    const seed = luck.kind === 'quick' ? ~luck.seed : Number.parseInt(commitment(luck.seed).slice(0, 8), 16)
    const first = this.setup.match.entries.length * 4096
    const dice = quickDice(seed)
    return (draw: number, sides: number) => dice(first + draw, sides)
  }

  private playMove(seat: Seat, move: Json): Refusal | undefined {
    const { match } = this.setup
    const refused = match.play(seat, move)
    if (refused) return refused
    for (; this.printed < match.steps.length; this.printed++) this.printEvents(match.steps[this.printed]!.events)
    this.saveAfterMove()
    return undefined
  }

  private saveAfterMove(): void {
    const { file, match, text } = this.setup
    if (file === undefined) {
      this.saved = false
      return
    }
    const problem = saveRecord(file, match.record)
    if (problem && !this.unwritten) print(text.cannotSave(file, problem))
    this.unwritten = problem !== undefined
    this.saved = !this.unwritten
  }

  private printEvents(events: readonly Heard[]): void {
    const { words, match, seat } = this.setup
    for (const event of heardBy(events, seat)) {
      const line = words.reading?.(event) ?? words.event(event, match.beginning.names, seat)
      if (line) print(`  ${line}`)
    }
  }

  private showTable(): void {
    const { words, match, seat } = this.setup
    print(`\n${tableSheet(words.table(this.view, match.beginning.names, seat))}`)
  }

  private showQuestion(): void {
    const { words, text } = this.setup
    const { view, answers } = this
    const question = this.table.ask?.question
    print(`\n${faint(words.progress(view))}\n${strong(words.ask(view, question))}`)
    const labels = isForm(answers)
      ? answers.items.map((item) => words.item?.(view, question, item) ?? JSON.stringify(item))
      : answers.map((move) => words.move(view, question, move))
    const width = `${labels.length}`.length
    for (const [i, label] of labels.entries()) print(`  ${`${i + 1}`.padStart(width)}  ${label}`)
    if (!isForm(answers)) return
    print(faint(text.fillIn[answers.form](answers.min, answers.max)))
    for (const { of, max } of answers.groups ?? [])
      print(
        faint(
          text.atMost(
            max,
            of.map((item) => item + 1),
          ),
        ),
      )
  }

  /** Reads input until the person has made a move or undone one; false if they leave. */
  private async answer(input: Lines): Promise<boolean> {
    const { text } = this.setup
    for (;;) {
      const line = await input.next(`${text.choose}: `)
      if (line === undefined) return false
      const [word = '', ...rest] = line.trim().split(/\s+/)
      if (word === '') continue
      const command = this.commandOf(word)
      if (command === 'quit') return false
      if (command ? this.runCommand(command, rest.join(' ')) : this.decide(line.trim())) return true
    }
  }

  private commandOf(word: string): PlayCommand | undefined {
    const { commands } = this.setup.text
    return (Object.keys(commands) as PlayCommand[]).find((c) => commands[c].includes(word.toLowerCase()))
  }

  /** Runs a command; true if the question may have changed. */
  private runCommand(command: Exclude<PlayCommand, 'quit'>, rest: string): boolean {
    const { text, clauses } = this.setup
    switch (command) {
      case 'help':
        for (const line of text.help(clauses[0] ?? '')) print(`  ${line}`)
        return false
      case 'moves':
        this.showQuestion()
        return false
      case 'table':
        this.showTable()
        return false
      case 'rules':
        this.showClause(rest.toUpperCase())
        return false
      case 'save':
        this.saveTo(rest)
        return false
      case 'undo':
        return this.undo()
      case 'orders':
        return this.giveOrder(rest.toLowerCase())
    }
  }

  /** Chooses what is done about interrupts; true if the one that is open is answered so. */
  private giveOrder(typed: string): boolean {
    const { text, game, seat } = this.setup
    const order = STANDING_ORDERS.find((one) => text.orderWords[one] === typed)
    if (!order) {
      print(text.whichOrder(STANDING_ORDERS.map((one) => text.orderWords[one])))
      return false
    }
    this.order = order
    print(text.orders[order])
    return standingAnswer(game, this.table, seat, order) !== undefined
  }

  private showClause(id: string): void {
    const { text, clauses, clause } = this.setup
    if (!id) print(text.whichClause(clauses[0] ?? '', clauses.at(-1) ?? ''))
    else print(clause(id) ? `${id}  ${clause(id)}` : text.noClause(id))
  }

  private saveTo(file: string): void {
    const { text, match } = this.setup
    if (!file) print(text.saveWhere)
    else if (file !== this.setup.file && fileExists(file)) print(text.exists(file))
    else {
      const problem = saveRecord(file, match.record)
      if (!problem) this.saved = true
      print(problem ? text.cannotSave(file, problem) : text.saved(file))
    }
  }

  private undo(): boolean {
    const { match, seat, text } = this.setup
    const { steps, stop } = match.undoReach(seat)
    if (steps === 0) {
      print(text.undoStops[stop])
      return false
    }
    match.keep(seat, match.steps.length - 1)
    this.printed = match.steps.length
    this.saveAfterMove()
    print(text.undone(steps - 1))
    return true
  }

  /** Plays a move typed as its number or as JSON; true if it was legal. */
  private decide(typed: string): boolean {
    const { text } = this.setup
    const { answers } = this
    if (isForm(answers)) {
      const filled = filledIn(answers, typed)
      if (filled) return this.tryMove(filled)
    } else if (/^\d+$/.test(typed)) {
      const move = answers[Number(typed) - 1]
      if (move === undefined) print(text.outOfRange(answers.length))
      return move !== undefined && this.playMove(this.setup.seat, move) === undefined
    }
    if (!/^[[{"]/.test(typed)) {
      print(text.notANumber(typed))
      return false
    }
    const move = json(typed)
    if (move === undefined) {
      print(text.brokenMove)
      return false
    }
    return this.tryMove(move)
  }

  private tryMove(move: Json): boolean {
    const refused = this.playMove(this.setup.seat, move)
    if (refused) print(this.reason(refused))
    return !refused
  }

  private reason(refused: Refusal): string {
    const { text, words, clause } = this.setup
    if (refused.reason === 'form') {
      const { answers } = this
      const group = refused.fault === 'group' && isForm(answers) ? answers.groups?.[refused.group] : undefined
      return group
        ? text.atMost(
            group.max,
            group.of.map((item) => item + 1),
          )
        : text.formFault(refused)
    }
    if (refused.reason !== 'rule') return text.notLegal
    const particular = refused.about && words.refusal?.(refused.rule, refused.about)
    return `${particular ? `${particular}\n` : ''}${refused.rule}  ${clause(refused.rule) ?? text.notLegal}`
  }

  private leave(): void {
    const { text, file } = this.setup
    print(`\n${text.unfinished} ${this.saved && file ? text.saved(file) : this.saved ? '' : text.unsaved}`.trimEnd())
    this.printUnwritten()
  }

  private end(): void {
    const { match, words, game, seat, text, file } = this.setup
    const { names, luck } = match.beginning
    const result = game.result(this.table)
    this.showTable()
    print(`\n${strong(words.outcome(result, names, seat))}`)
    if (result.kind === 'ranked' && result.tieBreak) print(words.tieBreak(result.tieBreak))
    print(`\n${scoreSheet(words, result, names, text.total)}\n`)
    print(faint(text.seed(luck.seed)))
    if (file && !this.unwritten) print(text.saved(file))
    this.printUnwritten()
  }

  /** Prints the record if it could not be written to its file, so that it is not lost. */
  private printUnwritten(): void {
    const { text, match } = this.setup
    if (this.unwritten) print(`${text.hereInstead}\n${writeRecord(match.record)}`)
  }
}

function print(text: string): void {
  console.log(text)
}

/** A form filled in by numbers: of items for a row or a set (a set in any order), or one share for each item. "-" enters nothing. */
function filledIn(form: Form, typed: string): Json | undefined {
  if (!/^(-|\d+([ ,]+\d+)*)$/.test(typed)) return undefined
  const numbers = typed === '-' ? [] : typed.split(/[ ,]+/).map(Number)
  if (form.form === 'shares') return numbers
  const places = form.form === 'set' ? numbers.toSorted((a, b) => a - b) : numbers
  // Items of a form are plain like moves; a number that is not listed becomes null, which the form refuses.
  return JSON.parse(JSON.stringify(places.map((place) => form.items[place - 1])))
}

/** A move as a record has it. */
function plain(move: unknown): Json {
  return JSON.parse(JSON.stringify(move))
}

function json(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Lines {
  /** The next line; undefined at the end of the input. */
  next(prompt: string): Promise<string | undefined>
  close(): void
}

/** Reads lines from a terminal or a pipe. Ctrl-C ends the input like the end of a file, so that the session can end properly. */
function lines(): Lines {
  const person = process.stdin.isTTY === true
  const reader = createInterface({ input: process.stdin, ...(person ? { output: process.stdout } : {}), terminal: person })
  reader.on('SIGINT', () => reader.close())
  const typed = reader[Symbol.asyncIterator]()
  return {
    async next(prompt) {
      if (person) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const { value, done } = await typed.next()
      if (done) return undefined
      if (!person) print(`${prompt}${value}`)
      return value
    },
    close: () => reader.close(),
  }
}
