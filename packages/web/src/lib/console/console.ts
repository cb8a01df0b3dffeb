import type { Words } from '@grimuar/contract'
import type { Form, Result, Seat } from '@grimuar/kernel'
import { add, blankDraft, filled, isComplete } from '@grimuar/ui/draft'
import { newsSince } from '../frame/log/turns.ts'
import { written } from '../frame/log/written.ts'
import type { LogLine, Snapshot } from '../session/snapshot.ts'
import { readCommand, type TypedCommand } from './commands.ts'
import { hasWords, named } from './find.ts'
import type { ConsoleText } from './text/pl.ts'

/** A thing of the board that can be pressed. */
export interface BoardThing {
  readonly name: string
  /** Whether the rules forbid to use it now, so that pressing it only gives the reason. */
  readonly dim: boolean
  press(): void
}

/** What the console knows of the match: exactly what its player may see and do. */
export interface ConsoleMatch {
  readonly words: Words
  readonly names: readonly string[]
  readonly viewer: Seat | null
  readonly shown: Snapshot
  readonly moves: readonly unknown[]
  readonly form?: Form | undefined
  readonly logLines: readonly LogLine[]
  readonly result: Result | null
  readonly undoable: boolean
  /** Whether the player's sealed answer waits for those of the others. */
  readonly sealed: boolean
  /** The time of each player that has one, in words. */
  readonly clocks: readonly { readonly name: string; readonly time: string }[]
  /** The orders for interrupts, in words, and the one that holds; undefined where none can be given. */
  readonly orders?: { readonly names: readonly string[]; readonly now: number } | undefined
  act(move: unknown): void
  undo(): void
  /** Takes the sealed answer back. */
  takeBack(): void
  /** Asks for a hint or for more of it; undefined while there is none. */
  readonly hint?: (() => void) | undefined
  /** Gives the order of that place in the list. */
  order?(at: number): void
  /** What others ask the player for besides moves: the question, and the answers to it. */
  requests(): readonly { readonly question: string; readonly answers: readonly Pick<BoardThing, 'name' | 'press'>[] }[]
  /** The things on the board. */
  things(): readonly BoardThing[]
  /** The reason for the last refusal in words; undefined if nothing was refused. */
  refusal(): Promise<string | undefined>
  /** All clauses of the rules, in the language of the player. */
  clauses(): Promise<readonly { readonly id: string; readonly text: string }[]>
}

/** How many lines of the log are told unless more are asked for. */
const LINES = 6
const CLAUSES = 3

/** A match in typed commands and answers. */
export class TextConsole {
  private readonly match: () => ConsoleMatch
  private readonly text: () => ConsoleText
  private last: readonly string[] = []

  constructor(match: () => ConsoleMatch, text: () => ConsoleText) {
    this.match = match
    this.text = text
  }

  /** Carries a command out; the answer line by line. */
  async enter(line: string): Promise<readonly string[]> {
    const { command, rest } = readCommand(line)
    if (command === 'repeat') return this.last.length ? this.last : [this.text().empty]
    this.last = command ? await this.run(command, rest) : this.look(rest)
    return this.last
  }

  private run(command: TypedCommand, rest: string): readonly string[] | Promise<readonly string[]> {
    const t = this.text()
    const match = this.match()
    switch (command) {
      case 'help':
        return t.help
      case 'now':
        return this.now()
      case 'moves':
        return this.listMoves(rest)
      case 'play':
        return this.play(rest)
      case 'who':
        return this.who()
      case 'hand':
        return this.hand()
      case 'table':
        return this.blocks().map(({ heading, items }) => t.block(heading, items))
      case 'places':
        return this.blocks().map(({ heading }) => heading)
      case 'log':
        return this.log(/^\d+$/.test(rest) ? Number(rest) : LINES)
      case 'news':
        return this.news()
      case 'why':
        return this.why(rest)
      case 'hint':
        match.hint?.()
        return [match.hint ? t.hinting : t.noHint]
      case 'clock':
        return match.clocks.length ? match.clocks.map(({ name, time }) => t.clock(name, time)) : [t.noClock]
      case 'order':
        return this.order(rest)
      case 'answer':
        return this.answer(rest)
      case 'undo':
        if (match.sealed) {
          match.takeBack()
          return [t.takenBack]
        }
        if (!match.undoable) return [t.noUndo]
        match.undo()
        return [t.undoing]
      default:
        return this.last
    }
  }

  /** The question to the player, or the seats that are awaited. */
  now(): string[] {
    const { words, shown, names, viewer, result, moves, form } = this.match()
    if (shown.over) return [result ? words.outcome(result, names, viewer) : this.text().over]
    const open = shown.question
    if (!open) return [words.progress(shown.view)]
    const mine = moves.length > 0 || form !== undefined
    const sentence = mine ? words.ask(shown.view, open.question) : words.wait(shown.view, open.question, names, open.waiting)
    return [words.progress(shown.view), sentence]
  }

  private moveNames(): string[] {
    const { words, shown, moves } = this.match()
    return moves.map((move) => words.move(shown.view, shown.question?.question, move))
  }

  private itemNames(form: Form): string[] {
    const { words, shown } = this.match()
    return form.items.map((item) => words.item?.(shown.view, shown.question?.question, item) ?? `${item}`)
  }

  private listMoves(rest: string): string[] {
    const t = this.text()
    const { form } = this.match()
    const names = form ? this.itemNames(form) : this.moveNames()
    if (names.length === 0) return [t.noMoves]
    const numbered = names.map((name, i) => ({ name, i }))
    const wanted = rest ? named(numbered, ({ name }) => name, rest) : numbered
    const lines = wanted.map(({ name, i }) => t.move(i + 1, name))
    if (lines.length === 0) return [t.noMoveCalled(rest)]
    return form ? [t.form(form.min, form.max), ...lines] : lines
  }

  private play(rest: string): string[] | Promise<string[]> {
    const t = this.text()
    const { form, moves } = this.match()
    if (form) return this.fill(form, rest)
    if (moves.length === 0) return [t.noMoves]
    const names = this.moveNames()
    if (/^\d+$/.test(rest)) {
      const number = Number(rest)
      return number < 1 || number > moves.length ? [t.noMoveNumbered(number, moves.length)] : this.make(number - 1)
    }
    const fitting = named(
      names.map((name, i) => ({ name, i })),
      ({ name }) => name,
      rest,
    )
    const [only] = fitting
    if (!only) return [t.noMoveCalled(rest)]
    return fitting.length === 1
      ? this.make(only.i)
      : [t.which(fitting.length), ...fitting.map(({ name, i }) => t.move(i + 1, name))]
  }

  private make(i: number): Promise<string[]> {
    return this.send(this.match().moves[i], this.moveNames()[i] ?? '')
  }

  /** The orders for interrupts with numbers, or the choice of one. */
  private order(rest: string): string[] {
    const t = this.text()
    const { orders } = this.match()
    if (!orders) return [t.noOrder]
    const numbered = orders.names.map((name, i) => ({ name, i }))
    const chosen = /^\d+$/.test(rest) ? numbered[Number(rest) - 1] : named(numbered, ({ name }) => name, rest)[0]
    if (!chosen) return [t.order(orders.names[orders.now] ?? ''), ...numbered.map(({ name, i }) => t.move(i + 1, name))]
    this.match().order?.(chosen.i)
    return [t.order(chosen.name)]
  }

  /** What others ask for, with the answers numbered through, or one of these answers. */
  private answer(rest: string): string[] {
    const t = this.text()
    const requests = this.match().requests()
    const answers = requests.flatMap((request) => request.answers)
    if (!answers.length) return [t.noRequests]
    const chosen = /^\d+$/.test(rest) ? answers[Number(rest) - 1] : named(answers, ({ name }) => name, rest)[0]
    if (!chosen) {
      return requests.flatMap((request) => [
        request.question,
        ...request.answers.map((each) => t.move(answers.indexOf(each) + 1, each.name)),
      ])
    }
    chosen.press()
    return [t.answered(chosen.name)]
  }

  private async send(move: unknown, name: string): Promise<string[]> {
    const match = this.match()
    match.act(move)
    const refused = await match.refusal()
    return [refused ?? this.text().played(name)]
  }

  /** Fills a form in with the items of these numbers: "2 5 1", "3x2" for a share of 2, "0" for none. */
  private fill(form: Form, rest: string): string[] | Promise<string[]> {
    const t = this.text()
    const { words, shown } = this.match()
    const typed = rest.split(/[\s,]+/).filter(Boolean)
    let draft = blankDraft(form)
    for (const part of typed) {
      const [, item, times = '1'] = /^(\d+)(?:[x*×](\d+))?$/.exec(part) ?? []
      if (item === undefined) return [t.noMoveCalled(rest)]
      for (let n = 0; n < Number(times) && item !== '0'; n++) {
        const more = add(form, draft, Number(item) - 1)
        if (more === draft) return [t.formWrong, ...this.listMoves('')]
        draft = more
      }
    }
    if (typed.length === 0 || !isComplete(form, draft)) return this.listMoves('')
    const move = filled(form, draft)
    return this.send(move, words.move(shown.view, shown.question?.question, move))
  }

  private who(): string[] {
    const t = this.text()
    const { names, viewer, shown, words } = this.match()
    return names.map((name, seat) => {
      const role = words.role?.(seat)
      const waited = shown.question?.waiting.includes(seat)
      return t.player(name, [...(role ? [role] : []), ...(seat === viewer ? [t.you] : []), ...(waited ? [t.asked] : [])])
    })
  }

  private blocks() {
    const { words, shown, names, viewer } = this.match()
    return words.table(shown.view, names, viewer)
  }

  /** The parts of the table that name the player, or that only they have. */
  private hand(): string[] {
    const t = this.text()
    const { names, viewer, shown, words } = this.match()
    const name = viewer === null ? undefined : names[viewer]
    const others = new Set(words.table(shown.view, names, null).map(({ heading }) => heading))
    const own = this.blocks().filter(({ heading }) => (name !== undefined && heading.includes(name)) || !others.has(heading))
    return own.length ? own.map(({ heading, items }) => t.block(heading, items)) : [t.nothingOwn]
  }

  /** A place or card by its name: whole parts of the table whose heading fits, or else the lines that do. */
  private look(typed: string): string[] {
    const t = this.text()
    if (!typed) return [t.empty]
    const blocks = this.blocks()
    const places = named(blocks, ({ heading }) => heading, typed)
    if (places.length) return places.map(({ heading, items }) => t.block(heading, items))
    const lines = blocks.flatMap(({ heading, items }) => items.map((item) => t.block(heading, [item])))
    const fitting = named(lines, (line) => line, typed)
    return fitting.length ? fitting : [t.unknown(typed)]
  }

  private log(count: number): string[] {
    const { words, names, viewer, logLines } = this.match()
    const lines = written(logLines, { words, names, viewer }).map(({ sentence }) => sentence)
    return lines.length ? lines.slice(-Math.max(1, count)) : [this.text().noLog]
  }

  private news(): string[] {
    const { words, names, viewer, logLines } = this.match()
    const news = newsSince(logLines, { words, names, viewer })
    return news.length ? news.map(({ seat, news }) => this.text().player(names[seat] ?? '', [news])) : [this.text().noNews]
  }

  /** Why something cannot be done: the last refusal, a thing of the board, or the clauses that were named. */
  private async why(typed: string): Promise<string[]> {
    const t = this.text()
    const match = this.match()
    if (!typed) return [(await match.refusal()) ?? t.noWhy]
    const clauses = await match.clauses()
    const tell = ({ id, text }: { id: string; text: string }) => `${id}: ${text}`
    const clause = clauses.find(({ id }) => id.toLowerCase() === typed.toLowerCase())
    if (clause) return [tell(clause)]
    const things = named(match.things(), ({ name }) => name, typed)
    const thing = things.find(({ dim }) => dim) ?? things[0]
    if (thing && !thing.dim) return [t.allowed(thing.name)]
    if (thing) {
      thing.press()
      return [(await match.refusal()) ?? t.noReason(thing.name)]
    }
    const told = clauses.filter(({ text }) => hasWords(text, typed)).slice(0, CLAUSES)
    return told.length ? told.map(tell) : [t.unknown(typed)]
  }
}
