import { Gate } from '../gate.ts'
import type { TokenBuckets } from '../token-bucket.ts'

/** The most passwords checked at the same time: each check blocks a thread that file access needs, too. */
const AT_ONCE = 2
const MOST_WAITING = 20

/** Limits the work that passwords cost, and the guesses at one account, whatever network addresses they come from. */
export class PasswordGuard {
  private readonly gate = new Gate(AT_ONCE, MOST_WAITING)
  private readonly guesses: TokenBuckets

  /** `guesses` limits the wrong passwords for one account. */
  constructor(guesses: TokenBuckets) {
    this.guesses = guesses
  }

  /**
   * Runs `work`, which checks or makes a password. `account` is the account whose password is guessed; null: none is. `wrong` tells
   * from the result whether the guess was wrong.
   */
  async run<T>(
    account: string | null,
    now: number,
    work: () => Promise<T>,
    wrong: (result: T) => boolean = () => false,
  ): Promise<T | 'too-fast' | 'try-again'> {
    // The guess is counted before it is checked, so that guesses made at the same time count too.
    if (account !== null && !this.guesses.tryTake(account, now)) return 'too-fast'
    const result = await this.gate.run(work)
    if (result === undefined) return 'try-again'
    if (account !== null && !wrong(result)) this.guesses.giveBack(account)
    return result
  }
}
