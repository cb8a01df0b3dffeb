import type { Dice } from './dice.ts'
import type { Seat } from './table.ts'

/** What players and spectators are told; games add what happened. */
export interface GameEvent {
  readonly kind: string
}

/** Gets events. `to` lists the seats that may hear one; undefined means everybody. */
export type Listener<E extends GameEvent = GameEvent> = (event: E, to: readonly Seat[] | undefined) => void

const nobody = () => {}

/** Gives chance to the rules, and events to the listener. One dealer serves many moves. */
export class Dealer<E extends GameEvent = GameEvent> {
  /** How often something hidden was shown to someone: undo does not reach behind it. */
  reveals = 0
  /** How often something was made final: no undo crosses it, not even with everyone's consent. */
  finals = 0
  /** Called between two frames, when the table is consistent, so that a screen can show a move stage by stage. */
  between: (() => void) | undefined
  /** False if nobody listens: then costly events need not be built. */
  readonly isHeard: boolean
  private readonly dice: Dice
  private readonly listener: Listener<E>

  constructor(dice: Dice, listener: Listener<E> = nobody) {
    this.dice = dice
    this.listener = listener
    this.isHeard = listener !== nobody
  }

  /** A whole number from 0 to sides-1. */
  roll(t: { draws: number }, sides: number): number {
    if (!(sides >= 1)) throw new Error(`chance was asked to choose among ${sides} things`)
    return this.dice(t.draws++, sides)
  }

  /** Takes one thing out of a bag at random. The order of what remains carries no meaning. */
  draw<X>(t: { draws: number }, bag: X[]): X {
    const place = this.roll(t, bag.length)
    const drawn = bag[place]
    const last = bag.pop()
    if (drawn === undefined || last === undefined) throw new Error(`the dice said ${place} of ${bag.length} things`)
    if (place < bag.length) bag[place] = last
    return drawn
  }

  /** Puts things into random order. */
  shuffle<X>(t: { draws: number }, things: X[]): X[] {
    for (let i = things.length - 1; i > 0; i--) {
      const j = this.roll(t, i + 1)
      const x = things[i]
      const y = things[j]
      if (x === undefined || y === undefined) throw new Error(`the dice said ${j} of ${i + 1} things`)
      things[i] = y
      things[j] = x
    }
    return things
  }

  /** Tells everybody. */
  say(event: E): void {
    this.listener(event, undefined)
  }

  /** Tells some seats only; the others never hear of it. */
  tell(to: readonly Seat[], event: E): void {
    this.listener(event, to)
  }

  /** Marks that someone now knows what they did not know before. */
  reveal(): void {
    this.reveals++
  }

  /** Marks that this step can never be taken back: a page of the story has been read. */
  final(): void {
    this.finals++
  }
}
