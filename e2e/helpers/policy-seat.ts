import type { Bot, Words } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { type Game, type Json, type Question, quickDice, type Seat } from '@grimuar/kernel'
import { type MatchView, patch, type ServerMessage } from '@grimuar/protocol'
import { expect } from '@playwright/test'
import { en as online } from '../../packages/web/src/lib/online/text/en.ts'
import { clicking } from './input.ts'
import { Player } from './player.ts'
import { press, readOn } from './policy-player.ts'
import type { Visitor } from './visitor.ts'

/** Everything needed to choose an answer and to name it. */
interface Policy {
  readonly game: Game
  readonly bot: Bot
  readonly words: Words
}

/** The rules, the policy and the English words of a chapter. */
export async function policyOf(game: string, options: Json): Promise<Policy> {
  const box = boxOf(game)
  if (!box) throw new Error(`there is no game ${game}`)
  const [{ game: rules, words }, bot] = await Promise.all([box.load('en', options), box.bot()])
  return { game: rules, bot, words }
}

/** A visitor at a table online. What the server sends to their page is all that is known of the match. */
export class SeatOnScreen {
  readonly visitor: Visitor
  readonly player: Player
  seat: Seat | null = null
  seq = -1
  private known: MatchView | undefined

  constructor(visitor: Visitor) {
    this.visitor = visitor
    this.player = new Player(visitor.page, clicking)
    visitor.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)))))
  }

  get match(): MatchView {
    if (!this.known) throw new Error(`${this.visitor.name} sees no match yet`)
    return this.known
  }

  /** Opens the table and waits until it is there. */
  async sit(room: string): Promise<void> {
    this.seq = -1
    await this.visitor.page.goto(`/room/${room}`)
    await expect(this.player.sentence).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => this.seq).toBeGreaterThanOrEqual(0)
  }

  /** Chooses by the policy and presses it, once the screen shows the question. */
  async answer({ bot, words }: Policy, n: number): Promise<void> {
    const { match, seat, player } = this
    if (seat === null || !match.asked) throw new Error(`${this.visitor.name} is not asked`)
    const { view, moves } = match
    const question = match.asked.question as Question
    await expect(player.sentence).toContainText(words.ask(view, question))
    const call = (move: unknown) => words.move(view, question, move)
    const move = bot.policy(view, seat, moves, quickDice(n))
    await press(player, call(move), moves.map(call))
  }

  /** Presses a proposal; the others have to agree before anything happens. */
  async propose({ bot, words }: Policy, n: number): Promise<void> {
    const { match, seat, player } = this
    const question = match.asked?.question as Question
    await readOn(player.page)
    await player.choice(words.move(match.view, question, bot.policy(match.view, seat ?? 0, match.moves, quickDice(n)))).click()
  }

  async agree(): Promise<void> {
    await readOn(this.player.page)
    await this.player.page.getByRole('button', { name: online.strip.agree, exact: true }).click()
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'snapshot') {
      this.known = message.match
      this.seat = message.seat
      this.seq = message.seq
    } else if (message.type === 'update') {
      if (message.patch) this.known = patch(this.known, message.patch) as MatchView
      this.seq = message.seq
    }
  }
}

/**
 * Lets these visitors play on their screens until the match is over, until none of them is awaited, or until `most` decisions were
 * made. They answer joint questions in turn; for a weighty one, one of them proposes and the others agree.
 */
export async function playOnScreens(
  here: readonly SeatOnScreen[],
  policy: Policy,
  most = Number.POSITIVE_INFINITY,
): Promise<'over' | 'absent' | 'enough'> {
  for (let n = 0; ; ) {
    const seqs = () => new Set(here.map(({ seq }) => seq)).size
    await expect.poll(seqs, { message: 'everybody was sent the same', intervals: [10, 20, 50], timeout: 60_000 }).toBe(1)
    const [first] = here as [SeatOnScreen]
    const { match, seq } = first
    if (match.ended) return 'over'
    const { asked } = match
    if (!asked) throw new Error('nothing is asked')
    const awaited = here.filter(({ seat }) => seat !== null && asked.waiting.includes(seat))
    const one = awaited[n % awaited.length]
    if (!one && asked.waiting.every((seat) => match.seats[seat]?.bot === null)) return 'absent'
    if (one) {
      if (n >= most) return 'enough'
      const question = asked.question as Question
      if (asked.joint && awaited.length > 1 && policy.game.asks[question.kind]?.weighty === true) {
        await one.propose(policy, n)
        for (const other of awaited.filter((each) => each !== one)) await other.agree()
      } else await one.answer(policy, n)
      n++
    }
    await expect
      .poll(() => first.seq, { message: 'it was answered', intervals: [10, 20, 50], timeout: 60_000 })
      .toBeGreaterThan(seq)
  }
}
