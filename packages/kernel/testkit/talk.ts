import {
  answersOf,
  Dealer,
  type Dice,
  type Game,
  type GameEvent,
  type GameTypes,
  type Heard,
  heardBy,
  listed,
  play,
  type Refusal,
  refusal,
  type Seat,
  tellRefusal,
} from '../index.ts'

/** Turns the words of a line, without who says it, into a move. */
export type Parse<T = any> = (table: T, words: readonly string[], seat: Seat) => unknown

export interface Talk<T = any, E extends GameEvent = GameEvent> {
  readonly table: T
  /** All events so far, public or not. */
  readonly events: E[]
  /** Plays lines such as "0 learn plenty 5" in order; throws if one is refused. */
  play(...lines: string[]): void
  /** Says why a line is refused: the clause, or the kernel's reason. Throws if it is not. */
  refuse(line: string): string
  /** The events so far that a seat (null: a spectator) may hear. */
  heard(seat: Seat | null): GameEvent[]
  /** The legal moves of the named seat. */
  legal(who: string): readonly unknown[]
}

/**
 * Lets a test speak as players do at a table. A line begins with who speaks: a seat's number, or its name out of `names`.
 * Chance must be expected: without `dice` a draw fails.
 */
export function talk<G extends GameTypes>(
  game: Game<G>,
  table: G['table'],
  parse: Parse<G['table']>,
  { dice = riggedDice([]), names = [] }: { dice?: Dice; names?: readonly string[] } = {},
): Talk<G['table'], G['event']> {
  const events: G['event'][] = []
  const all: Heard[] = []
  const dealer = new Dealer(dice, (event, to) => {
    events.push(event)
    all.push({ event, to })
  })
  const seatOf = (who: string): Seat => {
    const seat = /^\d+$/.test(who) ? Number(who) : names.indexOf(who)
    if (seat < 0 || seat >= table.seats) throw new Error(`"${who}" is nobody at this table`)
    return seat
  }
  const read = (line: string): [Seat, unknown] => {
    const [who = '', ...words] = line.trim().split(/\s+/)
    const seat = seatOf(who)
    return [seat, parse(table, words, seat)]
  }
  return {
    table,
    events,
    play(...lines) {
      for (const line of lines) {
        const [seat, move] = read(line)
        const refused = play(game, table, seat, move, dealer)
        if (refused) throw new Error(`"${line}" (${JSON.stringify(move)}) is refused: ${tellRefusal(refused)}`)
      }
    },
    refuse(line) {
      const [seat, move] = read(line)
      const refused: Refusal | undefined = refusal(game, table, seat, move)
      if (!refused) throw new Error(`"${line}" (${JSON.stringify(move)}) is legal`)
      return refused.reason === 'rule' ? refused.rule : refused.reason
    },
    heard: (seat) => heardBy(all, seat),
    // A test may have edited its table: the answers of a copy are listed anew.
    legal: (who) => listed(answersOf(game, game.copy(table), seatOf(who))),
  }
}

/** Dice that answer given values in the order they are asked, then what `otherwise` says, or fail. */
export function riggedDice(values: readonly number[], otherwise?: Dice): Dice {
  // The same draw asked again (on a copied table) gets the same answer, as with any dice.
  const answers = new Map<number, number>()
  return (draw, sides) => {
    if (!answers.has(draw)) {
      if (answers.size >= values.length) {
        if (otherwise) return otherwise(draw, sides)
        throw new Error(`draw ${draw} (of ${sides}) was not expected: the dice are rigged for ${values.length} draws only`)
      }
      answers.set(draw, values[answers.size] ?? 0)
    }
    const value = answers.get(draw) ?? 0
    if (!Number.isInteger(value) || value < 0 || value >= sides)
      throw new Error(`draw ${draw} is rigged to give ${value}, but goes from 0 to ${sides - 1}`)
    return value
  }
}
