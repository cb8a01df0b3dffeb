import type { Bot, Box, Edition, Words } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { ask, type Game, listed } from '@grimuar/kernel'
import { highCard } from '@grimuar/kernel/testkit/high-card'
import { ticTacToe } from '@grimuar/kernel/testkit/tic-tac-toe'
import { toy } from '@grimuar/kernel/testkit/toy'
import { saga } from './saga.ts'

// Small complete games for tests of the server.

const noWords = {} as Words

function edition(game: Game, policy: Bot['policy'] = (_view, _seat, answers) => listed(answers)[0]): Edition {
  return {
    rules: async () => game,
    load: async () => ({ game, words: noWords }),
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

/** Version 2 of tic-tac-toe: the player who completes a line loses. */
export const misere: Game = {
  ...ticTacToe,
  version: 2,
  result(t) {
    const { ranks, scores } = ticTacToe.result(t)
    return { kind: 'ranked', scores, ranks: t.winner === null ? ranks : ranks.map((rank) => 3 - rank) }
  },
}

/** Its bot never decides. */
const stubborn: Game = { ...ticTacToe, id: 'stubborn' }
const forEver = () => {
  for (;;) {}
}

/** Its bot chooses an illegal move. */
const cheat: Game = { ...ticTacToe, id: 'cheat' }
/** Its bot throws an error. */
const clumsy: Game = { ...ticTacToe, id: 'clumsy' }

/** Its bot takes a second and a half to load. */
const late: Game = { ...ticTacToe, id: 'late' }

/** Its rules throw an error when the middle is marked, after they have changed the table. */
const fragile: Game = {
  ...ticTacToe,
  id: 'fragile',
  asks: {
    where: {
      ...ticTacToe.asks.where,
      apply(t, question, move, dealer, seat) {
        ticTacToe.asks.where.apply(t, question, move, dealer, seat)
        if (move.at === 4) throw new Error('these rules fail in the middle')
      },
    },
  },
}

/**
 * Asks the first player again and again. In the slow one every answer takes half a millisecond, and so does writing its event;
 * `slowAnswers` counts both.
 */
function endless(id: string, ms: number): Game {
  const game = toy({
    first: [{ op: 'ask' }],
    ops: { ask: (t) => ask(t, 0, { kind: 'more' }) },
    asks: {
      more: {
        answers: () => [{ add: 1 }, { add: 2 }],
        apply(t, _question, _move, dealer) {
          spend(ms)
          dealer.say({ kind: 'more', toJSON: () => spend(ms) } as { kind: string })
          t.frames.push({ op: 'ask' })
        },
      },
    },
  })
  return { ...game, id, seats: [1, 2] }
}
export const slowAnswers = { count: 0 }

/** Takes some time that is counted, unless it is none. */
export function spend(ms: number): string {
  for (const end = performance.now() + ms; performance.now() < end; );
  if (ms > 0) slowAnswers.count++
  return 'more'
}

export const catalogue: readonly Box[] = [
  boxed(endless('endless', 0)),
  boxed(endless('slow', 0.5)),
  boxed(misere, undefined, [ticTacToe]),
  { ...boxed(highCard), staged: true },
  boxed(stubborn, forEver),
  boxed(cheat, () => ({ at: 99 })),
  boxed(clumsy, () => {
    throw new Error('this bot always fails')
  }),
  {
    ...boxed(late),
    bot: async () => {
      await new Promise((passed) => setTimeout(passed, 1500))
      return { policy: (_view, _seat, answers) => listed(answers)[0], evaluate: () => 0.5 }
    },
  },
  boxed(fragile),
  boxed(saga),
  ...[boxOf('sampler')].filter((box) => box !== undefined),
]
