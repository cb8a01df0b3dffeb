import type { Bot, TreeHabits } from '@grimuar/contract'
import { type Answers, type Dice, type Game, isForm, listed, type Seat, sampleForm, stream } from '@grimuar/kernel'

/** All that a search asks of a bot. What the bot leaves out has its default here, and nowhere else. */
export interface Habits extends Required<Omit<Bot, 'doubt' | 'tree' | 'levels' | 'encoder' | 'weights' | 'likelihood'>> {
  /** Whether the bot knows turns: without them a search would play every table to its end. */
  readonly searches: boolean
  /** Undefined: a search takes the best answer, however little better it is. */
  readonly doubt: number | undefined
  /** Undefined: a search grows no trees. */
  readonly tree: TreeHabits | undefined
  /** Undefined: all tables that can be imagined are equally likely. */
  readonly likelihood: Bot['likelihood']
}

/** How many answers to a form are tried where the bot proposes none. */
const FILLED_FORMS = 12

/** The habits of a bot in a game. Made once for a player, not for each decision. */
export function habitsOf(game: Game, bot: Bot): Habits {
  const { policy, doubt, tree } = bot
  return {
    policy,
    evaluate: bot.evaluate,
    searches: bot.turn !== undefined,
    isOpen: bot.isOpen ?? (() => false),
    turn: bot.turn ?? ((t) => game.round?.(t) ?? 0),
    horizon: bot.horizon ?? ((seats) => seats),
    small: bot.small ?? (() => false),
    quick: bot.quick ?? ((t, seat, answers, dice) => policy(game.view(t, seat), seat, answers, dice)),
    propose: bot.propose ?? ((view, seat, answers, dice) => usualAnswers(policy, view, seat, answers, dice)),
    steady: bot.steady ?? policy,
    compare: bot.compare ?? (() => ({})),
    doubt,
    tree,
    likelihood: bot.likelihood,
  }
}

/** All answers that are listed; of a form the policy's and some by chance. */
function usualAnswers(policy: Bot['policy'], view: unknown, seat: Seat, answers: Answers, dice: Dice): readonly unknown[] {
  if (!isForm(answers)) return listed(answers)
  const roll = stream(dice)
  const sampled = Array.from({ length: FILLED_FORMS - 1 }, () => sampleForm(answers, roll))
  const all = [policy(view, seat, answers, dice), ...sampled]
  const written = all.map((move) => JSON.stringify(move))
  return all.filter((_, i) => written.indexOf(written[i] ?? '') === i)
}
