import { Gate } from '../gate.ts'
import type { Limits } from '../settings.ts'
import type { TokenBuckets } from '../token-bucket.ts'
import type { WindowCounts } from '../window-counts.ts'

/** The most passwords checked at the same time: each check blocks a thread that file access needs, too. */
const AT_ONCE = 2
const MOST_WAITING = 20

/** A guess at a password. */
export interface Guess {
  /** The account that it is for. */
  readonly account: string
  /** Where it comes from. */
  readonly network: string
  /** Whether this account is signed in from that network already. */
  isAtHome(): Promise<boolean>
}

/** The limits for passwords. */
export interface GuessLimits {
  /** Attempts from one network. */
  readonly attempts: WindowCounts
  readonly signIns: Limits['signIns']
  /** Wrong passwords for one account from one network, and from all networks together. */
  readonly guesses: TokenBuckets
  readonly guessesInAll: TokenBuckets
}

/**
 * Limits the work that passwords cost, and the guesses at one account. Most limits count the network that guesses, so that somebody who guesses
 * does not lock the owner out; the limit that counts all networks together lets those pass in which the account is signed in.
 */
export class PasswordGuard {
  private readonly gate = new Gate(AT_ONCE, MOST_WAITING)
  private readonly limits: GuessLimits

  constructor(limits: GuessLimits) {
    this.limits = limits
  }

  /** Runs `work`, which checks or makes a password. `guess`: null if none is guessed. `wrong` tells from the result whether the guess was wrong. */
  async run<T>(
    guess: Guess | null,
    now: number,
    work: () => Promise<T>,
    wrong: (result: T) => boolean = () => false,
  ): Promise<T | 'too-fast' | 'try-again'> {
    // The guess is counted before it is checked, so that guesses made at the same time count too.
    if (guess && !(await this.mayGuess(guess, now))) return 'too-fast'
    const result = await this.gate.run(work)
    if (result === undefined) return 'try-again'
    if (guess && !wrong(result)) this.limits.guesses.giveBack(keyOf(guess))
    return result
  }

  private async mayGuess(guess: Guess, now: number): Promise<boolean> {
    const { attempts, signIns, guesses, guessesInAll } = this.limits
    if (attempts.count(guess.network, now, 1000 * signIns.seconds).current > signIns.max) return false
    if (!guesses.tryTake(keyOf(guess), now)) return false
    return guessesInAll.tryTake(guess.account, now) || (await guess.isAtHome())
  }
}

function keyOf({ account, network }: Guess): string {
  return `${account} ${network}`
}
