import { fixedSearch, learned, loadPlayer, type Player, searching, searchTree, toTheEnd } from '@grimuar/bots'
import type { Bot, Box } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import {
  type Answers,
  type AnyTypes,
  answersOf,
  apply,
  Dealer,
  defaults,
  type Game,
  isForm,
  openQuestion,
  quickDice,
  start,
  type Table,
} from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'

/** Decisions of a game that are compared, and how many real ones lie between two of them. */
const COMPARED = 4
const EVERY = 7
const MOST_MOVES = 600

/** All ways to decide that look at imagined tables: the softened levels, a search, one that a network judges, and a tree. */
async function playersOf(game: Game, bot: Bot): Promise<Player[]> {
  const network = await learned(game, bot)
  const { tree } = bot
  const casual = await loadPlayer('casual', game, bot)
  return [
    ...(casual ? [casual] : []),
    ...(bot.turn ? [searching('search', game, bot, fixedSearch(12))] : []),
    ...(network === bot ? [] : [searching('network', game, network, fixedSearch(12))]),
    ...(tree
      ? [searching('tree', game, bot, (root, answers) => toTheEnd(searchTree(root, answers, tree, { iterations: 40 })))]
      : []),
  ]
}

/** Tables of one game in which a seat has a real decision, spread over the game. */
function* decisionsIn(game: Game, bot: Bot): Generator<{ readonly t: Table; readonly seat: number }> {
  const t: Table = start<AnyTypes>(game, defaults(game.options), game.seats.includes(2) ? 2 : 1, quickDice(5))
  const dealer = new Dealer(quickDice(5))
  for (let n = 0, real = 0; n < MOST_MOVES && !t.over; n++) {
    const seat = openQuestion(t, null)?.waiting[0] ?? 0
    const answers = answersOf<AnyTypes>(game, t, seat)
    const isReal = (isForm(answers) || answers.length > 1) && !(t.ask && bot.small?.(t.ask.question))
    if (isReal && ++real % EVERY === 0) yield { t, seat }
    apply<AnyTypes>(game, t, seat, bot.policy(game.view(t, seat), seat, answers, quickDice(n)), dealer)
  }
}

function choice(player: Player, game: Game, t: Table, seat: number): unknown {
  // What a browser's worker gets: nothing but plain data.
  const view: unknown = plain(game.view(t, seat))
  const answers = plain(answersOf<AnyTypes>(game, t, seat))
  return player.decide({ seat, answers, dice: quickDice(9), view: () => view })
}

function plain<X>(value: X): X {
  return JSON.parse(JSON.stringify(value))
}

// The view is all that a player gets, so a table imagined from it is as good to it as the real one.
describe.each(catalogue.map((box): [string, Box] => [box.id, box]))('%s', (_id, box) => {
  test('every way to decide chooses the same again, and at every table that looks the same', async () => {
    const [game, bot] = await Promise.all([box.rules(), box.bot()])
    const players = await playersOf(game, bot)
    expect(players.map(({ name }) => name)).toEqual([
      'casual',
      ...(box.searches ? ['search'] : []),
      ...(bot.weights ? ['network'] : []),
      ...(bot.tree ? ['tree'] : []),
    ])
    let compared = 0
    let others = 0
    for (const { t, seat } of decisionsIn(game, bot)) {
      const twin: Table = game.imagine(game.view(t, seat), seat, quickDice(compared))
      if (JSON.stringify(twin) !== JSON.stringify(t)) others++
      const answers: Answers = answersOf<AnyTypes>(game, t, seat)
      expect(plain(answersOf<AnyTypes>(game, twin, seat))).toEqual(plain(answers))
      for (const player of players)
        expect([player.name, plain(choice(player, game, twin, seat))]).toEqual([
          player.name,
          plain(choice(player, game, t, seat)),
        ])
      if (++compared === COMPARED) break
    }
    expect(compared).toBe(COMPARED)
    // Something was hidden, or the comparison would say nothing.
    expect(others).toBe(COMPARED)
  })
})
