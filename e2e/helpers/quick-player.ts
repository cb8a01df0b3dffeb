import { boxOf } from '@grimuar/games'
import { type Json, quickDice, type Seat } from '@grimuar/kernel'
import type { Connection, Watched } from '@grimuar/protocol'
import { Guest } from '../../packages/server/testkit/test-server.ts'
import type { Visitor } from './visitor.ts'

/** Plays the seats of visitors over the socket, beside their pages: the same people, without a screen. Much quicker than pressing. */
export class QuickPlayers {
  private readonly room: string
  private readonly game: string
  private readonly seats: readonly { readonly connection: Connection; watched: Watched | undefined }[]

  private constructor(room: string, game: string, connections: readonly Connection[]) {
    this.room = room
    this.game = game
    this.seats = connections.map((connection) => ({ connection, watched: undefined }))
    for (const seat of this.seats) seat.connection.watch(room, { chat: false, onUpdate: (watched) => (seat.watched = watched) })
  }

  static async of(visitors: readonly Visitor[], room: string, game = 'wonder-book'): Promise<QuickPlayers> {
    return new QuickPlayers(room, game, await Promise.all(visitors.map(connect)))
  }

  /** Answers by the policy of the game until a question is of this kind or has this purpose, or the match is over. */
  async playTo(kind: string | undefined): Promise<'asked' | 'won' | 'lost'> {
    const box = boxOf(this.game)
    if (!box) throw new Error('the game is not here')
    const [game, bot] = await Promise.all([box.rules(), box.bot()])
    for (let n = 0; ; n++) {
      await this.agreed()
      const { match } = this.newest
      if (match.ended) return JSON.stringify(match.ended.result).includes('"won":true') ? 'won' : 'lost'
      const { asked } = match
      if (!asked) throw new Error('nothing is asked')
      const question = asked.question as { readonly kind: string; readonly purpose?: string }
      if (question.kind === kind || (kind !== undefined && question.purpose === kind)) return 'asked'
      const first = asked.waiting.find((seat) => this.seats[seat] !== undefined)
      if (first === undefined) {
        await pause() // a companion thinks
        continue
      }
      const { view, moves, form } = this.of(first).match
      const move = bot.policy(view, first, form ?? moves, quickDice(n)) as Json
      const weighty = asked.joint && game.asks[question.kind]?.weighty === true
      for (const seat of weighty ? asked.waiting : [first]) {
        const outcome = await this.seats[seat]?.connection.send({ type: 'move', room: this.room, move })
        if (outcome?.ok !== true) throw new Error(`a move was refused: ${JSON.stringify([move, outcome])}`)
      }
    }
  }

  stop(): void {
    for (const { connection } of this.seats) connection.stop()
  }

  private get newest(): Watched {
    return this.of(0)
  }

  private of(seat: Seat): Watched {
    const watched = this.seats[seat]?.watched
    if (!watched) throw new Error(`seat ${seat} sees nothing yet`)
    return watched
  }

  /** Waits until all seats see the same. */
  private async agreed(): Promise<void> {
    for (let tries = 0; tries < 2000; tries++) {
      const known = this.seats.map(({ watched }) => watched?.seq)
      if (known[0] !== undefined && known.every((seq) => seq === known[0])) return
      await pause()
    }
    throw new Error('the seats see different matches')
  }
}

const pause = () => new Promise<void>((passed) => setTimeout(passed, 5))

/** A second connection of a visitor, with the cookies of their browser. */
async function connect({ page, proxy, name }: Visitor): Promise<Connection> {
  const cookies = await page.context().cookies(proxy.address)
  const cookie = cookies.map((each) => `${each.name}=${each.value}`).join('; ')
  return new Guest(proxy.address, cookie, { id: '', name, avatar: '', guest: true }).connect()
}
