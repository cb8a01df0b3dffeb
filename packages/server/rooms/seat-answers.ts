import { randomInt } from 'node:crypto'
import { answersOf, isForm, type Json, type Seat, sampleForm } from '@grimuar/kernel'
import type { ServerContext } from '../context.ts'
import type { ServerLogEntry } from '../matches/log-entry.ts'
import type { MatchState } from '../matches/match-state.ts'
import type { OnlineSettings } from '../settings.ts'
import type { RoomRow } from '../store/contract.ts'

/** The wait before a bot whose move could not be written is asked again. */
const BOT_RETRY_MS = 1000

/** What answering needs from its room. */
export interface AnsweredRoom {
  readonly id: string
  readonly row: RoomRow
  readonly matchState: MatchState | null
  readonly closed: boolean
  appendOwn(work: (state: MatchState) => readonly ServerLogEntry[]): Promise<void>
}

/** Answers for the seats of a room: for bots, and for players with a standing order. */
export class SeatAnswers {
  private readonly context: ServerContext
  private readonly room: AnsweredRoom
  private readonly bots = new Map<Seat, number>() // for each seat: the entry that opened its question
  private readonly orders = new Map<Seat, { readonly askedAt: number; readonly timer: NodeJS.Timeout }>()

  constructor(context: ServerContext, room: AnsweredRoom) {
    this.context = context
    this.room = room
  }

  /** True while an answer is being made. */
  get busy(): boolean {
    return this.bots.size > 0 || this.orders.size > 0
  }

  /** Starts what answers the open question. What is at work already goes on. */
  start(): void {
    const { matchState, closed } = this.room
    if (!matchState || matchState.ended || closed) return
    this.startBots(matchState)
    this.startOrders(matchState)
  }

  stop(): void {
    for (const { timer } of this.orders.values()) clearTimeout(timer)
  }

  private delay(): number {
    return windowDelay(this.context.settings)
  }

  /** Answers for the seats whose standing order does, after a random delay. */
  private startOrders(matchState: MatchState): void {
    const { askedAt } = matchState
    for (const { seat } of matchState.standingAnswers()) {
      const atWork = this.orders.get(seat)
      if (atWork?.askedAt === askedAt) continue
      clearTimeout(atWork?.timer)
      const timer = setTimeout(() => {
        this.playOrder(seat, askedAt)
          .catch((err) => this.context.log.error({ err, room: this.room.id }, 'a standing order could not be carried out'))
          .finally(() => {
            if (this.orders.get(seat)?.timer === timer) this.orders.delete(seat)
          })
      }, this.delay())
      this.orders.set(seat, { askedAt, timer })
    }
  }

  private async playOrder(seat: Seat, askedAt: number): Promise<void> {
    if (this.room.closed) return
    await this.room.appendOwn((state) => {
      const found = state.askedAt === askedAt ? state.standingAnswers().find((answer) => answer.seat === seat) : undefined
      return found ? [{ do: 'move', seat, move: found.move }] : []
    })
  }

  /** Asks every bot that must answer for its move. The bots run in other threads. */
  private startBots(matchState: MatchState): void {
    const { version, game: gameId } = this.room.row
    if (version === null) return
    for (const seat of matchState.botTurns()) {
      const level = matchState.seats[seat]?.bot
      if (level == null || this.bots.get(seat) === matchState.askedAt) continue
      const { askedAt } = matchState
      this.bots.set(seat, askedAt)
      const { game } = matchState.match
      const view = game.view(matchState.table, seat)
      const answers = answersOf(game, matchState.table, seat)
      const goesOn = matchState.match.steps.at(-1)?.seat === seat
      const pause = matchState.table.ask?.window === undefined ? { goesOn } : { pauseMs: this.delay() }
      void this.context.bots
        .decide({ owner: this.room.row.host, game: gameId, version, level, seat, view, answers, ...pause })
        .then((move) => this.playBotMove(seat, askedAt, move))
        .catch((err) => this.context.log.error({ err, room: this.room.id }, 'a bot could not move'))
        .finally(() => this.botDone(seat, askedAt))
    }
  }

  private botDone(seat: Seat, askedAt: number): void {
    if (this.bots.get(seat) !== askedAt) return
    this.bots.delete(seat)
    // If its move could not be written, ask the bot again: otherwise the match would stop.
    const { matchState } = this.room
    if (matchState?.askedAt === askedAt && matchState.botTurns().includes(seat))
      setTimeout(() => this.start(), BOT_RETRY_MS).unref()
  }

  private async playBotMove(seat: Seat, askedAt: number, move: Json): Promise<void> {
    if (this.room.closed) return
    await this.room.appendOwn((state) => {
      if (state.askedAt !== askedAt || !state.botTurns().includes(seat)) return []
      const refused = state.match.refusal(seat, move)
      if (refused) this.context.log.error({ room: this.room.id, seat, refused }, 'a bot chose an illegal move')
      return [{ do: 'move', seat, move: refused ? anyAnswer(state, seat) : move, bot: true }]
    })
  }
}

/** A random time before an answer in a window. Bots and standing orders have the same, so that it does not tell them apart. */
export function windowDelay({ standingMs: { min, max } }: Pick<OnlineSettings, 'standingMs'>): number {
  return randomInt(min, max + 1)
}

/** Any legal answer of a seat, for a bot that chose an illegal one. */
function anyAnswer({ match, table }: MatchState, seat: Seat): Json {
  const answers = answersOf(match.game, table, seat)
  return isForm(answers) ? (sampleForm(answers, (sides) => randomInt(sides)) as Json[]) : answers[0]
}
