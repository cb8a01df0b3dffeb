import type { Bot, Box, Edition, Words } from '@grimuar/contract'
import { type Game, listed } from '@grimuar/kernel'
import { highCard } from '@grimuar/kernel/testkit/high-card'
import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'

// Small whole games to try the server with.

const silent = {} as Words

function edition(game: Game, policy: Bot['policy'] = (_view, _seat, answers) => listed(answers)[0]): Edition {
  return {
    rules: async () => game,
    load: async () => ({ game, words: silent }),
    bot: async () => ({ policy, evaluate: () => 0.5 }),
  }
}

export function boxed(game: Game, policy?: Bot['policy'], older: readonly Game[] = []): Box {
  return {
    id: game.id,
    title: { pl: game.id, en: game.id },
    tagline: { pl: '', en: '' },
    seats: game.seats,
    minutes: 1,
    clauses: 'TT',
    icon: 'dice-six-faces-six',
    jewel: 'onyx',
    complete: true,
    ...edition(game, policy),
    checks: async () => ({}),
    older: Object.fromEntries(older.map((before) => [before.version, edition(before)])),
  }
}

/** A later edition of the grid: a line loses. */
export const misere: Game = {
  ...ticTacToe,
  version: 2,
  result(t) {
    const { ranks, scores } = ticTacToe.result(t)
    return { scores, ranks: t.winner === null ? ranks : ranks.map((rank) => 3 - rank) }
  },
}

/** A bot that never comes to a decision. */
const stubborn: Game = { ...ticTacToe, id: 'stubborn' }
const forEver = () => {
  for (;;) {}
}

/** A bot that cheats, and one that falls over. */
const cheat: Game = { ...ticTacToe, id: 'cheat' }
const clumsy: Game = { ...ticTacToe, id: 'clumsy' }

/** A game whose rules break when the middle is marked: after it has been changed, which is worst. */
const fragile: Game = {
  ...ticTacToe,
  id: 'fragile',
  asks: {
    where: {
      ...ticTacToe.asks.where,
      apply(t, question, move, dealer, seat) {
        ticTacToe.asks.where.apply(t, question, move, dealer, seat)
        if (move.at === 4) throw new Error('the middle has broken')
      },
    },
  },
}

export const catalogue: readonly Box[] = [
  boxed(misere, undefined, [ticTacToe]),
  boxed(highCard),
  boxed(stubborn, forEver),
  boxed(cheat, () => ({ at: 99 })),
  boxed(clumsy, () => {
    throw new Error('fell over')
  }),
  boxed(fragile),
]
