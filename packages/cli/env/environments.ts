import { PLAYERS, type Player, playerOf } from '@grimuar/bots'
import type { Bot } from '@grimuar/contract'
import {
  type AnyTypes,
  answersOf,
  botsToAnswer,
  countWinners,
  Dealer,
  type Dice,
  type Game,
  hasWon,
  isForm,
  type Json,
  openQuestion,
  play,
  quickDice,
  readOptions,
  type Seat,
  sampleForm,
  start,
  stream,
  type Table,
  tellRefusal,
} from '@grimuar/kernel'

/** One game that is being played for a program outside. */
interface Running {
  readonly table: Table
  readonly dice: Dice
  readonly playerDice: Dice
  /** By seat: who decides in place of the program, if anybody. */
  readonly players: readonly (Player | undefined)[]
  decisions: number
}

type Fields = { readonly [name: string]: unknown }

const MOST_GAMES = 100_000
const DRAWS_PER_DECISION = 4096

/** A request that cannot be carried out; told to the program, which may go on. */
class BadRequest extends Error {}

/**
 * Any number of games at once for a program that learns or plays: each request and each answer is plain JSON. Everything is told from the
 * view of the seat that decides, so nothing hidden is ever sent. The same seed and moves always give the same game.
 */
export class Environments {
  private readonly game: Game
  private readonly bot: Bot
  private readonly judge: Bot
  private readonly running = new Map<number, Running>()

  /** Levels that search judge tables by `judge`. */
  constructor(game: Game, bot: Bot, judge = bot) {
    this.game = game
    this.bot = bot
    this.judge = judge
  }

  /** Carries a request out, or a list of them in order; what is wrong with one is its answer. */
  answer(request: unknown): unknown {
    if (Array.isArray(request)) return request.map((one) => this.answer(one))
    if (!isFields(request)) return { error: 'a request is an object, or a list of them' }
    const id = request['id']
    const named = id === undefined ? {} : { id }
    try {
      return { ...named, ...this.carryOut(request) }
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error
      return { ...named, error: error.message }
    }
  }

  private carryOut(request: Fields): object {
    switch (request['do']) {
      case 'spec':
        return this.spec()
      case 'reset':
        return this.reset(request)
      case 'observe':
        return this.observe(request)
      case 'act':
        return this.act(request)
      case 'sample':
        return { env: numberIn(request, 'env', 0), move: this.sample(request) }
      case 'close':
        this.running.delete(numberIn(request, 'env', 0))
        return { env: numberIn(request, 'env', 0), closed: true }
      default:
        throw new BadRequest('"do" is one of spec, reset, observe, act, sample, close')
    }
  }

  private spec(): object {
    const { id, version, seats, options } = this.game
    return { game: id, version, seats, options, players: PLAYERS }
  }

  private reset(request: Fields): object {
    const env = numberIn(request, 'env', 0)
    const seats = numberIn(request, 'seats', this.game.seats.includes(2) ? 2 : (this.game.seats[0] ?? 1))
    const seed = numberIn(request, 'seed', 0)
    if (!this.game.seats.includes(seats)) throw new BadRequest(`"seats" is one of ${this.game.seats.join(', ')}`)
    if (!this.running.has(env) && this.running.size >= MOST_GAMES) throw new BadRequest(`there are ${MOST_GAMES} games already`)
    const read = readOptions(this.game.options, isJson(request['options']) ? request['options'] : {})
    if (!read.ok) throw new BadRequest(read.problem)
    const dice = quickDice(seed)
    const table: Table = start<AnyTypes>(this.game, read.options, seats, dice)
    this.running.set(env, { table, dice, playerDice: quickDice(~seed), players: this.playersIn(request, seats), decisions: 0 })
    return this.goOn(env, request)
  }

  /** `bots` names a player for each seat that the program does not play; null or nothing for the others. */
  private playersIn(request: Fields, seats: number): (Player | undefined)[] {
    const bots = request['bots']
    return Array.from({ length: seats }, (_, seat) => {
      const name: unknown = Array.isArray(bots) ? bots[seat] : undefined
      if (name === undefined || name === null) return undefined
      const player = typeof name === 'string' ? playerOf(name, this.game, this.bot, this.judge) : undefined
      if (!player) throw new BadRequest(`"bots" names ${PLAYERS.join(', ')}, or null`)
      return player
    })
  }

  private act(request: Fields): object {
    const env = numberIn(request, 'env', 0)
    const running = this.find(env)
    const seat = numberIn(request, 'seat', askedSeat(running) ?? 0)
    const move = this.moveIn(request, running, seat)
    const refused = play<AnyTypes>(this.game, running.table, seat, move, new Dealer(running.dice))
    if (refused) throw new BadRequest(`the move is refused: ${tellRefusal(refused)}`)
    running.decisions++
    return this.goOn(env, request)
  }

  /** A move as it is, or `index`: its place in the list of legal moves. */
  private moveIn(request: Fields, { table }: Running, seat: Seat): Json {
    const { move, index } = request
    if (index === undefined) return isJson(move) ? move : null
    const answers = table.ask?.to.includes(seat) ? answersOf<AnyTypes>(this.game, table, seat) : []
    const chosen: unknown = isForm(answers) || typeof index !== 'number' ? undefined : answers[index]
    if (!isJson(chosen)) throw new BadRequest('there is no legal move with this index')
    return chosen
  }

  /** Lets named players decide until the program is asked, or the game is over. */
  private goOn(env: number, request: Fields): object {
    const running = this.find(env)
    const { table, players, playerDice, dice } = running
    for (;;) {
      // A joint question that the program may answer is left to it.
      const [bot] = table.over ? [] : botsToAnswer(table, (seat) => players[seat] !== undefined)
      const seat = bot ?? (table.over ? undefined : askedSeat(running))
      const player = bot === undefined ? undefined : players[bot]
      if (seat === undefined || !player) return this.state(env, running, seat, request)
      const first = running.decisions++ * DRAWS_PER_DECISION
      const move = player.decide({
        seat,
        answers: answersOf<AnyTypes>(this.game, table, seat),
        dice: (draw, sides) => playerDice(first + draw, sides),
        view: () => this.game.view(table, seat),
      })
      const refused = play<AnyTypes>(this.game, table, seat, move, new Dealer(dice))
      if (refused) throw new Error(`${player.name} chose an illegal move: ${tellRefusal(refused)}`)
    }
  }

  private observe(request: Fields): object {
    const env = numberIn(request, 'env', 0)
    const running = this.find(env)
    const seat = numberIn(request, 'seat', askedSeat(running) ?? 0)
    if (seat < 0 || seat >= running.table.seats) throw new BadRequest('there is no such seat')
    return this.state(env, running, seat, request)
  }

  /** The game as `seat` sees it. Without `"view": false` the whole view is sent; it is the larger part of an answer. */
  private state(env: number, running: Running, seat: Seat | undefined, request: Fields): object {
    const { table } = running
    const over = table.over
    const asked = seat !== undefined && !over && openQuestion(table, seat)?.waiting.includes(seat)
    const answers = asked ? answersOf<AnyTypes>(this.game, table, seat) : []
    return {
      env,
      over,
      seat: over ? null : (askedSeat(running) ?? null),
      ...(asked && { question: table.ask?.question }),
      ...(isForm(answers) ? { form: answers } : { moves: answers }),
      ...(request['view'] !== false && { view: this.game.view(table, seat ?? null) }),
      ...(over && this.ending(table)),
    }
  }

  /** A win is worth 1, divided among the winners; a team's win is worth 1 to each member. */
  private ending(table: Table): object {
    const result = this.game.result(table)
    const worth = result.kind === 'shared' ? 1 : 1 / Math.max(1, countWinners(result, table.seats))
    return { rewards: Array.from({ length: table.seats }, (_, seat) => (hasWon(result, seat) ? worth : 0)), result }
  }

  /** A legal move by chance, forms included; `seed` decides which. */
  private sample(request: Fields): unknown {
    const running = this.find(numberIn(request, 'env', 0))
    const { table } = running
    const seat = askedSeat(running)
    if (table.over || seat === undefined) throw new BadRequest('this game is over')
    const answers = answersOf<AnyTypes>(this.game, table, seat)
    const roll = stream(quickDice(numberIn(request, 'seed', 0)))
    return isForm(answers) ? sampleForm(answers, roll) : answers[roll(answers.length)]
  }

  private find(env: number): Running {
    const running = this.running.get(env)
    if (!running) throw new BadRequest(`there is no game ${env}: reset it first`)
    return running
  }
}

/** The seat that decides: the first that is asked and that the program plays. */
function askedSeat({ table, players }: Running): Seat | undefined {
  const waiting = openQuestion(table, null)?.waiting ?? []
  return waiting.find((seat) => !players[seat]) ?? waiting[0]
}

function numberIn(request: Fields, name: string, otherwise: number): number {
  const value = request[name]
  if (value === undefined) return otherwise
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new BadRequest(`"${name}" is a whole number`)
  return value
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Requests were read from JSON, so all that is there is JSON. */
function isJson(value: unknown): value is Json {
  return value !== undefined
}
