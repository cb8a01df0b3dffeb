import { createInterface } from 'node:readline'
import type { Bot, Words } from '@grimuar/contract'
import {
  commitment,
  type Game,
  type Heard,
  heardBy,
  legal,
  type Match,
  openQuestion,
  quickDice,
  type Refusal,
  type Seat,
  type Table,
  writeRecord,
} from '@grimuar/kernel'
import { fileExists, saveRecord } from './record-file.ts'
import { faint, scoreSheet, strong, tableSheet } from './sheet.ts'
import type { PlayCommand, PlayText } from './text/index.ts'

export interface SessionSetup {
  readonly game: Game
  readonly match: Match
  /** The person's seat; the bot has all others. */
  readonly seat: Seat
  readonly bot: Bot
  readonly words: Words
  readonly text: PlayText
  readonly title: string
  /** Where the record is kept, if anywhere. */
  readonly file: string | undefined
  readonly continued: boolean
  /** The ids of the game's clauses in order, and what one says. */
  readonly clauses: readonly string[]
  clause(id: string): string | undefined
}

/** One person at the terminal, playing a match to its end or to the end of their input. */
export class Session {
  private readonly at: SessionSetup
  private told = 0 // how many steps have been told
  private fresh = true // the table has not been shown yet
  private saved = false
  private lost = false // the record's file could not be written

  constructor(setup: SessionSetup) {
    this.at = setup
  }

  async play(): Promise<void> {
    const { match, seat, text, words, title, file, continued } = this.at
    const { luck, names } = match.beginning
    this.saved = file !== undefined
    print(strong(text.welcome(title, words.role?.(seat) ?? names[seat]!)))
    if (luck.kind === 'fair') print(faint(text.commitment(commitment(luck.seed))))
    if (continued && file) print(text.continued(file, match.steps.length))
    if (continued) this.told = match.steps.length
    else this.tell(match.opening)
    const input = lines()
    for (;;) {
      const others = this.letOthersPlay()
      if (this.table.over) break
      if (others || this.fresh) this.showTable()
      this.fresh = false
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
    return this.at.match.table as Table
  }

  private get view(): unknown {
    return this.at.game.view(this.table, this.at.seat)
  }

  private get moves(): readonly unknown[] {
    return legal(this.at.game, this.table, this.at.seat) as readonly unknown[]
  }

  /** The bot decides wherever the person is not asked; true where it did. */
  private letOthersPlay(): boolean {
    const { game, bot, seat } = this.at
    let played = false
    for (;;) {
      const waiting = openQuestion(this.table, null)?.waiting ?? []
      if (this.table.over || waiting.includes(seat)) return played
      const other = waiting[0]
      if (other === undefined) throw new Error('the game is not over and nobody is asked')
      const moves = legal(game, this.table, other) as readonly unknown[]
      const move = bot.policy(game.view(this.table, other), other, moves, this.botDice())
      this.take(other, move)
      played = true
    }
  }

  /** The bot's own luck: fresh for each decision, and nothing of the match's dice can be read from it. */
  private botDice() {
    const { luck } = this.at.match.beginning
    const seed = luck.kind === 'quick' ? ~luck.seed : Number.parseInt(commitment(luck.seed).slice(0, 8), 16)
    const first = this.at.match.entries.length * 4096
    const dice = quickDice(seed)
    return (draw: number, sides: number) => dice(first + draw, sides)
  }

  private take(seat: Seat, move: unknown): Refusal | undefined {
    const { match } = this.at
    const refused = match.play(seat, move as never)
    if (refused) return refused
    for (; this.told < match.steps.length; this.told++) this.tell(match.steps[this.told]!.events)
    this.keepRecord()
    return undefined
  }

  private keepRecord(): void {
    const { file, match, text } = this.at
    if (file === undefined) {
      this.saved = false
      return
    }
    const problem = saveRecord(file, match.record)
    if (problem && !this.lost) print(text.cannotSave(file, problem))
    this.lost = problem !== undefined
    this.saved = !this.lost
  }

  private tell(events: readonly Heard[]): void {
    const { words, match, seat } = this.at
    for (const event of heardBy(events, seat)) {
      const line = words.event(event, match.beginning.names, seat)
      if (line) print(`  ${line}`)
    }
  }

  private showTable(): void {
    const { words, match, seat } = this.at
    print(`\n${tableSheet(words.table(this.view, match.beginning.names, seat))}`)
  }

  private showQuestion(): void {
    const { words } = this.at
    const { view, moves } = this
    const question = this.table.ask?.question
    print(`\n${faint(words.progress(view))}\n${strong(words.ask(view, question))}`)
    const width = `${moves.length}`.length
    for (const [i, move] of moves.entries()) print(`  ${`${i + 1}`.padStart(width)}  ${words.move(view, question, move)}`)
  }

  /** Reads until the person has decided something; false where they leave. */
  private async answer(input: Lines): Promise<boolean> {
    const { text } = this.at
    for (;;) {
      const line = await input.next(`${text.choose}: `)
      if (line === undefined) return false
      const [word = '', ...rest] = line.trim().split(/\s+/)
      if (word === '') continue
      const command = this.commandOf(word)
      if (command === 'quit') return false
      if (command ? this.obey(command, rest.join(' ')) : this.decide(line.trim())) return true
    }
  }

  private commandOf(word: string): PlayCommand | undefined {
    const { commands } = this.at.text
    return (Object.keys(commands) as PlayCommand[]).find((c) => commands[c].includes(word.toLowerCase()))
  }

  /** Does what a command says; true where the question may have changed. */
  private obey(command: Exclude<PlayCommand, 'quit'>, rest: string): boolean {
    const { text, clauses } = this.at
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
    }
  }

  private showClause(id: string): void {
    const { text, clauses, clause } = this.at
    if (!id) print(text.whichClause(clauses[0] ?? '', clauses.at(-1) ?? ''))
    else print(clause(id) ? `${id}  ${clause(id)}` : text.noClause(id))
  }

  private saveTo(file: string): void {
    const { text, match } = this.at
    if (!file) print(text.saveWhere)
    else if (file !== this.at.file && fileExists(file)) print(text.exists(file))
    else {
      const problem = saveRecord(file, match.record)
      if (!problem) this.saved = true
      print(problem ? text.cannotSave(file, problem) : text.saved(file))
    }
  }

  private undo(): boolean {
    const { match, seat, text } = this.at
    const { steps, stop } = match.undoReach(seat)
    if (steps === 0) {
      print(text.undoStops[stop])
      return false
    }
    match.keep(seat, match.steps.length - 1)
    this.told = match.steps.length
    this.keepRecord()
    print(text.undone(steps - 1))
    return true
  }

  /** A number of the list, or a move written out; true where it was played. */
  private decide(typed: string): boolean {
    const { text } = this.at
    if (/^\d+$/.test(typed)) {
      const { moves } = this
      const move = moves[Number(typed) - 1]
      if (move === undefined) print(text.outOfRange(moves.length))
      return move !== undefined && this.take(this.at.seat, move) === undefined
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
    const refused = this.take(this.at.seat, move)
    if (refused) print(this.reason(refused))
    return !refused
  }

  private reason(refused: Refusal): string {
    const { text, words, clause } = this.at
    if (refused.reason !== 'rule') return text.notLegal
    const particular = refused.about && words.refusal?.(refused.rule, refused.about)
    return `${particular ? `${particular}\n` : ''}${refused.rule}  ${clause(refused.rule) ?? text.notLegal}`
  }

  private leave(): void {
    const { text, file } = this.at
    print(`\n${text.unfinished} ${this.saved && file ? text.saved(file) : this.saved ? '' : text.unsaved}`.trimEnd())
    this.rescue()
  }

  private end(): void {
    const { match, words, game, seat, text, file } = this.at
    const { names, luck } = match.beginning
    const result = game.result(this.table)
    this.showTable()
    print(`\n${strong(words.outcome(result, names, seat))}`)
    if (result.tieBreak) print(words.tieBreak(result.tieBreak))
    print(`\n${scoreSheet(words, result, names, text.total)}\n`)
    print(faint(text.seed(luck.seed)))
    if (file && !this.lost) print(text.saved(file))
    this.rescue()
  }

  /** A record that found no file goes to the screen: nothing is lost. */
  private rescue(): void {
    const { text, match } = this.at
    if (this.lost) print(`${text.hereInstead}\n${writeRecord(match.record)}`)
  }
}

function print(text: string): void {
  console.log(text)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Lines {
  /** The next line typed, or undefined where there is no more. */
  next(prompt: string): Promise<string | undefined>
  close(): void
}

/** Lines from a person or a pipe. Ctrl-C ends them like the end of a file does, so that leaving is always orderly. */
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
