import { type Checks, LANGS, type Lang, type Words } from '@grimuar/contract'
import { type Heard, heardBy, Match, openQuestion, type Seat, type Step, type Table } from '@grimuar/kernel'
import { CliError, type Command } from '../command.ts'
import { boxNamed, langOf, seatFrom, wordsInAll } from '../game-arguments.ts'
import { readMatch } from '../record-file.ts'
import { faint, scoreSheet, strong, tableSheet } from '../sheet.ts'
import { type PlayText, playTexts } from '../text/index.ts'

export const replay: Command = {
  summary: 'Tells a recorded game move by move and shows the table.',
  positionals: ['<file>'],
  options: {
    at: { value: 'N', help: 'stops after move N (default: the last)' },
    seat: { value: 'N', help: 'tells what this seat could see (default: what everybody could)' },
    lang: { value: LANGS.join('|'), help: 'language' },
    json: { help: 'prints every step as a line of JSON: seat, move, events and the table after it' },
  },
  async run(args) {
    const { edition, match } = await readMatch(args.positionals[0]!)
    const lang = langOf(args)
    const asked = args.text('seat')
    const seat = asked === undefined ? null : seatFrom(asked, match.beginning.seats, await wordsInAll(edition))
    const all = match.steps.length
    const at = args.count('at', 0, Number.MAX_SAFE_INTEGER) ?? all
    if (at > all) throw new CliError(`--at ${at} is past the end: the game has ${all} moves`)
    if (args.has('json')) {
      for (const line of stepLines(match, at, seat, await boxNamed(match.game.id).checks())) console.log(JSON.stringify(line))
      return 0
    }
    const { words } = await edition.load(lang, match.beginning.options)
    console.log(story(words, match, at, seat, lang))
    return 0
  },
}

/** Every step as data: first how the match began, then each move with what it told and the table after it. */
function* stepLines(match: Match, count: number, seat: Seat | null, { snapshot }: Checks): Generator<object> {
  const { game, beginning } = match
  const { seats, options, names } = beginning
  const after = (steps: number) => {
    const view = game.view(match.at(steps), seat)
    return snapshot?.(view) ?? view
  }
  yield {
    step: 0,
    game: game.id,
    version: game.version,
    seats,
    options,
    names,
    events: heardBy(match.opening, seat),
    table: after(0),
  }
  for (const [i, step] of match.steps.slice(0, count).entries()) {
    const seen = game.open || step.seat === seat
    const events = heardBy(step.events, seat)
    yield { step: i + 1, seat: step.seat, ...(seen && { move: step.move }), events, table: after(i + 1) }
  }
}

/** A text with the first `count` moves as a log and the table after them. */
function story(words: Words, match: Match, count: number, seat: Seat | null, lang: Lang): string {
  const text = playTexts[lang]
  const { names } = match.beginning
  const linesOf = (events: readonly Heard[]) =>
    heardBy(events, seat).flatMap((event) => words.reading?.(event) ?? words.event(event, names, seat) ?? [])
  const width = `${match.steps.length}`.length
  const gap = ' '.repeat(width + 2)
  const out = [strong(text.opening), ...linesOf(match.opening).map((line) => gap + line)]
  const along = new Match(match.game, match.beginning)
  for (const [i, step] of match.steps.slice(0, count).entries()) {
    const said = linesOf(step.events)
    const [first, ...more] = said.length ? said : [faint(unsaid(words, along, step, seat, text))]
    along.play(step.seat, step.move)
    out.push(`${`${i + 1}`.padStart(width)}  ${first}`, ...more.map((line) => gap + line))
  }
  const t = match.at(count) as Table
  const view = match.game.view(t, seat)
  out.push(
    '',
    strong(text.after(count, match.steps.length)),
    words.progress(view),
    '',
    tableSheet(words.table(view, names, seat)),
    '',
  )
  if (t.over) {
    const result = match.game.result(t)
    out.push(strong(words.outcome(result, names, seat)))
    if (result.kind === 'ranked' && result.tieBreak) out.push(words.tieBreak(result.tieBreak))
    out.push('', scoreSheet(words, result, names, text.total))
  } else {
    const open = openQuestion(t, seat)!
    out.push(words.wait(view, open.question, names, open.waiting))
  }
  return out.join('\n')
}

/** A step that the log leaves out: its move where the reader may know it, else only who made it. */
function unsaid(words: Words, { game, table, beginning }: Match, step: Step, seat: Seat | null, text: PlayText): string {
  const name = beginning.names[step.seat] ?? ''
  if (!game.open && step.seat !== seat) return text.nothingSeen(name)
  return `${name}: ${words.move(game.view(table, seat), table.ask?.question, step.move)}`
}
