import type { Position } from '@grimuar/contract'
import { answersOf, apply, Dealer, quickDice, start } from '@grimuar/kernel'
import { bot } from './bot.ts'
import { taleAt, type Wealth } from './samples.ts'
import { story } from './stories/lost-name/index.ts'
import { whole as game } from './whole.ts'

const TRIES = 30
const MOST = 3000
const LUCKY = 6 // fate tokens that do not run out on the way

/** The table at which an objective has just begun, as companions come to it. */
export function atObjective(chapter: number, objective: number, seats: number, wealth: Wealth): Position | undefined {
  const tale = taleAt(story, chapter, wealth, Math.max(2, seats))
  const options = { difficulty: 'normal', ties: 'ask', tale } as const
  for (let seed = 1; seed <= TRIES; seed++) {
    const dice = quickDice(seed)
    const dealer = new Dealer(dice)
    const t = start(game, options, seats, dice)
    for (let n = 0; !t.over && n < MOST; n++) {
      t.fate = Math.max(t.fate, LUCKY)
      if (t.objective === objective) {
        const table = JSON.parse(JSON.stringify({ ...t, ask: null, frames: [{ op: 'turns', picked: null }], fate: 5 }))
        return { seats, options, table }
      }
      const seat = t.ask?.to[0] ?? 0
      const own = quickDice(seed * 31 + n)
      apply(game, t, seat, bot.policy(game.view(t, seat), seat, answersOf(game, t, seat), own), dealer)
    }
  }
  return undefined
}

const objectives = story.chapters.flatMap(({ id, roman, cards }) =>
  cards.flatMap((card) => (card.kind === 'objective' ? [{ id, name: `${roman}-${card.n}`, n: card.n }] : [])),
)

function position(chapter: number, objective: number): () => Position {
  return () => {
    const found = atObjective(chapter, objective, 2, 'rich')
    if (!found) throw new Error(`objective ${chapter}-${objective} was not reached`)
    return found
  }
}

/** Tables to begin from: every objective, named by its chapter and card. */
export const positions: { readonly [name: string]: () => Position } = Object.fromEntries(
  objectives.map(({ id, name, n }) => [name, position(id, n)]),
)
