import {
  type AnyTypes,
  answersOf,
  apply,
  Dealer,
  type Dice,
  type Game,
  type Heard,
  heardBy,
  isAnswered,
  isForm,
  type Json,
  openQuestion,
  refusal,
  type Seat,
  type Table,
  viewBetween,
} from '../index.ts'
import { passOf } from '../play.ts'
import { difference } from './copies.ts'
import { type Checkpoint, someAnswer, someDice, someoneAsked } from './random-play.ts'
import { refusals } from './refusals.ts'

/**
 * A seat cannot learn a secret: not from its view, its question, its moves, nor from what happens next.
 * To prove it, another table is imagined from the seat's view alone; the seat must not be able to tell the two apart.
 */
export function knowledge(point: Checkpoint, sound: (t: Table) => void): void {
  const { game, chance } = point
  const t: Table = point.table
  const before = JSON.stringify(t)
  countOfDraws(game, t)
  for (let seat = 0; seat < t.seats; seat++) {
    const other = imagined(game, t, seat, chance)
    try {
      sound(other)
    } catch (error) {
      throw new Error(`what seat ${seat} imagines is not a sound table: ${error instanceof Error ? error.message : error}`)
    }
    alike(game.view(t, seat), game.view(other, seat), `the view of seat ${seat} changes by imagining`)
    // What everybody sees, every seat sees.
    alike(game.view(t, null), game.view(other, null), `a spectator sees what seat ${seat} does not`)
    alike(openQuestion(t, seat), openQuestion(other, seat), `the question as seat ${seat} sees it changes by imagining`)
    alike(
      answersOf<AnyTypes>(game, t, seat),
      answersOf<AnyTypes>(game, other, seat),
      `the legal moves of seat ${seat} depend on what it does not know`,
    )
    refusals(point, seat, other)
    if (!t.over) nothingLearned(game, t, other, seat, chance)
    if (JSON.stringify(t) !== before) throw new Error(`playing on what seat ${seat} imagines changes the table it came from`)
  }
}

/** How often chance was asked can tell what was drawn (a second draw only after some first ones), so no view may show it. */
function countOfDraws(game: Game, t: Table): void {
  for (let seat: Seat | null = t.seats; seat !== null; ) {
    seat = seat > 0 ? seat - 1 : null
    const many = game.copy(t)
    many.draws += 1000
    alike(game.view(t, seat), game.view(many, seat), `the view of ${seat ?? 'a spectator'} tells how many draws there were`)
  }
}

/** A table `seat` cannot tell from `t`. */
function imagined(game: Game, t: Table, seat: Seat, chance: (sides: number) => number): Table {
  const dice = someDice(chance)
  const view = game.view(t, seat)
  const other: Table = game.imagine(view, seat, dice)
  const sent: Table = game.imagine(JSON.parse(JSON.stringify(view)), seat, dice)
  alike(other, sent, `seat ${seat} imagines something else when its view was sent as JSON`)
  // Everyone knows which seats have given a sealed answer, but not the answers. So these seats get any answer they could have given.
  if (t.ask?.sealed && other.ask?.sealed) {
    const guesses = other.ask.sealed
    const sealed = t.ask.to.map((s, i) => {
      if (!isAnswered(t.ask?.sealed?.[i])) return undefined
      if (isAnswered(guesses[i])) return guesses[i]
      // Had someone in a window's order spoken before everyone that is still awaited, the window would be over.
      const passed = t.ask?.window !== undefined && t.ask.to.slice(0, i).every((_, j) => isAnswered(t.ask?.sealed?.[j]))
      return passed ? passOf<AnyTypes>(game, other, s) : someAnswer(answersOf<AnyTypes>(game, other, s), chance)
    })
    other.ask = { ...other.ask, sealed }
  }
  return other
}

/**
 * Plays one move at both tables with the same luck. Unless something is revealed, `seat` must see and hear the same at both,
 * up to the first draw: what comes after it need not be the same (an unknown bag yields other things), but that there is
 * a draw at all can be seen, so it must not depend on anything hidden.
 */
function nothingLearned(game: Game, t: Table, other: Table, seat: Seat, chance: (sides: number) => number): void {
  // Answers on their way to be applied: those of others are unknown on the imagined table, and cannot be guessed afterwards.
  if (t.frames.some((f) => f.op === '$sealed')) return
  const actor = someoneAsked(t, chance)
  const move = possibleAtBoth(game, t, other, actor, chance)
  if (move === undefined) return
  const dice = someDice(chance)
  const here = witnessed(game, game.copy(t), actor, move, dice)
  const elsewhere = witnessed(game, other, actor, move, dice) // itself, no copy: that must not reach what it was imagined from
  if (here.revealed || elsewhere.revealed) return
  const played = `seat ${actor} plays ${JSON.stringify(move)} and nothing is marked as revealed, yet`
  if (here.drew !== elsewhere.drew) throw new Error(`${played} whether dice are drawn depends on what seat ${seat} does not know`)
  for (const watcher of [seat, null]) {
    const who = watcher === null ? 'a spectator' : `seat ${seat}`
    alike(
      heardBy(here.heard, watcher),
      heardBy(elsewhere.heard, watcher),
      `${played} ${who} hears what seat ${seat} should not know`,
    )
    alike(
      here.stagesOf(watcher),
      elsewhere.stagesOf(watcher),
      `${played} ${who} sees in the middle of it what seat ${seat} should not know`,
    )
    if (here.drew) continue
    alike(
      game.view(here.after, watcher),
      game.view(elsewhere.after, watcher),
      `${played} ${who} sees what seat ${seat} should not know`,
    )
  }
}

/** A move that is legal at both tables. */
function possibleAtBoth(game: Game, t: Table, other: Table, actor: Seat, chance: (sides: number) => number): Json | undefined {
  const answers = answersOf<AnyTypes>(game, t, actor)
  const both = isForm(answers) ? answers : answers.filter((move: Json) => !refusal<AnyTypes>(game, other, actor, move))
  const move = someAnswer(both, chance)
  return move === undefined || refusal<AnyTypes>(game, other, actor, move) ? undefined : move
}

/** Plays a move. `heard` has the events before the first draw, `stagesOf` what a seat saw of the move until then. */
function witnessed(game: Game, after: Table, seat: Seat, move: unknown, dice: Dice) {
  const heard: Heard[] = []
  let drew = false
  const noticed: Dice = (draw, sides) => {
    drew = true
    return dice(draw, sides)
  }
  const dealer = new Dealer(noticed, (event, to) => void (drew || heard.push({ event, to })))
  const between: { readonly heard: number; readonly table: Table }[] = []
  dealer.between = () => {
    if (!drew && !after.ask && between.at(-1)?.heard !== heard.length)
      between.push({ heard: heard.length, table: game.copy(after) })
  }
  apply<AnyTypes>(game, after, seat, move, dealer)
  /** As a server sends them: one after each event that the seat hears. */
  const stagesOf = (watcher: Seat | null) => {
    let known = 0
    return between.flatMap(({ heard: count, table }) => {
      const told = heardBy(heard.slice(0, count), watcher).length
      if (told === known) return []
      known = told
      return viewBetween<AnyTypes>(game, table, watcher)
    })
  }
  return { after, heard, drew, stagesOf, revealed: dealer.reveals > 0 }
}

function alike(a: unknown, b: unknown, problem: string): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${problem}: ${difference(a, b)}`)
}
