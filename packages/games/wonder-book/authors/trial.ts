import { answersOf, apply, at, Dealer, listed, quickDice, start, stream } from '@grimuar/kernel'
import { bot } from '../bot.ts'
import type { WonderEvent } from '../events.ts'
import { taleAt, type Wealth } from '../samples.ts'
import type { Condition } from '../story/language/conditions.ts'
import type { Fault } from '../story/shape.ts'
import type { Chapter, Story } from '../story/story.ts'
import type { WonderTable } from '../table.ts'
import type { Difficulty, Tale } from '../tale.ts'
import { whole as game } from '../whole.ts'
import { Met } from './met.ts'

const MOST = 3000 // decisions in a chapter
const TRIES = 20

/** How the policy plays a chapter. */
export interface Played {
  readonly seats: number
  readonly tale: Tale
  readonly seed: number
  readonly difficulty?: Difficulty
  readonly hear?: (event: WonderEvent) => void
  /** Called before every decision. */
  readonly before?: (t: WonderTable) => void
  /** One in n decisions of a hero is made by chance. */
  readonly chance?: number
}

/** The policy plays a chapter. The story must be registered. */
export function playChapter({ seats, tale, seed, difficulty = 'normal', hear, before, chance = 0 }: Played): WonderTable {
  const dice = quickDice(seed)
  const roll = stream(quickDice(~seed))
  const t = start(game, { difficulty, ties: 'usual', tale }, seats, dice, hear)
  const dealer = new Dealer<WonderEvent>(dice, hear)
  for (let n = 0; !t.over && n < MOST; n++) {
    before?.(t)
    const seat = t.ask?.to[0] ?? 0
    const answers = answersOf(game, t, seat)
    const isChance = chance > 0 && t.ask?.question.kind === 'act' && roll(chance) === 0
    const move = isChance
      ? at(listed(answers), roll(listed(answers).length))
      : bot.policy(game.view(t, seat), seat, answers, quickDice(seed * 31 + n))
    apply(game, t, seat, move, dealer)
  }
  return t
}

/** The chapters that the policy never won, as faults; a chapter that is never won from any start is unwinnable. */
export function unwon(story: Story, chapter: Chapter): Fault[] {
  const states = [2, 3, 4].flatMap((heroes) => (['poor', 'rich'] as const).map((wealth) => ({ heroes, wealth })))
  const lost = states.filter(({ heroes, wealth }) => {
    const tale = taleAt(story, chapter.id, wealth, heroes)
    return !Array.from({ length: TRIES }, (_, i) => i + 1).some(
      (seed) => playChapter({ seats: heroes, tale, seed }).end === 'won',
    )
  })
  const hint = 'lower the numbers of the goal or of spawn, or give more sparks'
  if (lost.length === states.length)
    return [
      { path: chapter.roman, problem: `the chapter is unwinnable: the policy lost all ${TRIES * states.length} tries`, hint },
    ]
  return lost.map(({ heroes, wealth }) => ({
    path: chapter.roman,
    problem: `${heroes} heroes never win from the ${wealth === 'poor' ? 'poorest' : 'richest'} state in ${TRIES} tries`,
    hint,
  }))
}

/** Passwords that options of a chapter ask for, one list for each: a run that aims at an option begins with these. */
function aimsOf({ cards }: Chapter): string[][] {
  const wordsIn = (condition: Condition): string[] => {
    if (condition.is === 'all' || condition.is === 'any') return condition.of.flatMap(wordsIn)
    return condition.is === 'pw' ? [condition.of] : []
  }
  const conditions = cards.flatMap((card) => (card.kind === 'choice' ? card.options.flatMap((option) => option.if ?? []) : []))
  return [[], ...conditions.map(wordsIn).filter((words) => words.length > 0)]
}

/** The passwords a chapter can begin with: of those that earlier chapters write, what one option asks for, and some more. */
function somePasswords(story: Story, chapter: Chapter, roll: (sides: number) => number): Tale['passwords'] {
  const words = story.chapters.slice(0, chapter.id - 1).flatMap(({ id, scripts }) =>
    Object.values(scripts)
      .flat(2)
      .flatMap((effect) => (effect.verb === 'write' ? [{ word: effect.of, chapter: id }] : [])),
  )
  const aims = aimsOf(chapter)
  const aim = at(aims, roll(aims.length))
  const more = roll(5) // of four: sometimes none, sometimes all
  const isFirst = (word: string, i: number) => words.findIndex((one) => one.word === word) === i
  return words.filter(({ word }, i) => isFirst(word, i) && (aim.includes(word) || roll(4) < more))
}

/** Plays a chapter with endless fate tokens until everything was met, or n times. Returns the things that were never met. */
export function unmet(story: Story, chapter: Chapter, met: Met, plays: number): string[] {
  for (let seed = 1; seed <= plays && (seed < 4 || met.missingIn(chapter).length > 0); seed++) {
    const wealth: Wealth = seed === 1 ? 'rich' : seed === 2 ? 'poor' : seed
    const seats = 1 + (seed % 4)
    const drawn = taleAt(story, chapter.id, wealth, Math.max(2, seats))
    const tale = seed > 2 ? { ...drawn, passwords: somePasswords(story, chapter, stream(quickDice(seed * 977))) } : drawn
    const few = seed % 3 // few tokens at times, for the sad endings
    playChapter({
      seats,
      tale,
      seed: seed * 7 + chapter.id,
      hear: (event) => met.note(event),
      before(t) {
        t.fate = Math.max(t.fate, few ? 2 * few : 1)
      },
      chance: seed % 2 ? 10 : 4,
    })
  }
  return met.missingIn(chapter)
}

const PLAYS = 120

/** The validator's second half: it plays. A chapter that breaks the rules while it is played is told as such. */
export function trial(story: Story): Fault[] {
  return story.chapters.flatMap((chapter): Fault[] => {
    try {
      return played(story, chapter)
    } catch (error) {
      const problem = `it cannot be played to its end: ${error instanceof Error ? error.message : error}`
      return [{ path: chapter.roman, problem, hint: 'look for scripts that lead to each other, such as a watch that stays true' }]
    }
  })
}

function played(story: Story, chapter: Chapter): Fault[] {
  const lost = unwon(story, chapter)
  if (lost.some(({ problem }) => problem.includes('unwinnable'))) return lost
  const never = unmet(story, chapter, new Met(story), PLAYS).map((name): Fault => {
    const [path = '', ...what] = name.split(' ')
    const problem = `${what.join(' ')} was never met in ${PLAYS} plays`
    return { path, problem, hint: 'look whether a way leads there', warning: true }
  })
  return [...lost, ...never]
}
