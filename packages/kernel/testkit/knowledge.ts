import {
  apply,
  Dealer,
  type Dice,
  type Game,
  type Heard,
  heardBy,
  isAnswered,
  legal,
  openQuestion,
  type Seat,
  type Table,
} from '../index.ts'
import { difference } from './copies.ts'
import { type Moment, someDice, someoneAsked } from './random-play.ts'
import { refusals } from './refusals.ts'

/**
 * What a seat may not know it cannot learn: not from its view, its question, its moves, nor from what then happens.
 * Shown by imagining, from the seat's view alone, another table it could as well be sitting at.
 */
export function knowledge(moment: Moment, sound: (t: Table) => void): void {
  const { game, table, chance } = moment
  const t = table as Table
  const before = JSON.stringify(t)
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
      legal<Game>(game, t, seat),
      legal<Game>(game, other, seat),
      `the legal moves of seat ${seat} depend on what it does not know`,
    )
    refusals(moment, seat, other)
    if (!t.over) nothingLearned(game, t, other, seat, chance)
    if (JSON.stringify(t) !== before) throw new Error(`playing on what seat ${seat} imagines changes the table it came from`)
  }
}

/** A table `seat` cannot tell from `t`. */
function imagined(game: Game, t: Table, seat: Seat, chance: (sides: number) => number): Table {
  const dice = someDice(chance)
  const view = game.view(t, seat)
  const other: Table = game.imagine(view, seat, dice)
  const sent: Table = game.imagine(JSON.parse(JSON.stringify(view)), seat, dice)
  alike(other, sent, `seat ${seat} imagines something else when its view was sent as JSON`)
  // Who has given a sealed answer is known to all, what it is to none: those who have get any answer they could have given.
  if (t.ask?.sealed && other.ask?.sealed) {
    const guesses = other.ask.sealed
    const sealed = t.ask.to.map((s, i) => {
      if (!isAnswered(t.ask?.sealed?.[i])) return undefined
      if (isAnswered(guesses[i])) return guesses[i]
      const moves = legal<Game>(game, other, s)
      return moves[chance(moves.length)]
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
  const there = new Set(legal<Game>(game, other, actor).map((m) => JSON.stringify(m)))
  const moves = legal<Game>(game, t, actor).filter((m) => there.has(JSON.stringify(m)))
  if (moves.length === 0) return
  const move = moves[chance(moves.length)]
  const dice = someDice(chance)
  const here = witnessed(game, game.copy(t), actor, move, dice)
  const elsewhere = witnessed(game, other, actor, move, dice) // itself, no copy: that must not reach what it was imagined from
  if (here.revealed || elsewhere.revealed) return
  const deed = `seat ${actor} plays ${JSON.stringify(move)} and nothing is marked as revealed, yet`
  if (here.drew !== elsewhere.drew) throw new Error(`${deed} whether dice are drawn depends on what seat ${seat} does not know`)
  for (const watcher of [seat, null]) {
    const who = watcher === null ? 'a spectator' : `seat ${seat}`
    alike(
      heardBy(here.heard, watcher),
      heardBy(elsewhere.heard, watcher),
      `${deed} ${who} hears what seat ${seat} should not know`,
    )
    if (here.drew) continue
    alike(
      game.view(here.after, watcher),
      game.view(elsewhere.after, watcher),
      `${deed} ${who} sees what seat ${seat} should not know`,
    )
  }
}

/** Plays a move; `heard` is what was said before the first draw. */
function witnessed(game: Game, after: Table, seat: Seat, move: unknown, dice: Dice) {
  const heard: Heard[] = []
  let drew = false
  const noticed: Dice = (draw, sides) => {
    drew = true
    return dice(draw, sides)
  }
  const dealer = new Dealer(noticed, (event, to) => void (drew || heard.push({ event, to })))
  apply<Game>(game, after, seat, move, dealer)
  return { after, heard, drew, revealed: dealer.reveals > 0 }
}

function alike(a: unknown, b: unknown, problem: string): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${problem}: ${difference(a, b)}`)
}
