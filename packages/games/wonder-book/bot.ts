import type { Bot } from '@grimuar/contract'
import { type Answers, at, type Dice, listed, type Seat } from '@grimuar/kernel'
import type { AnyMove, Pick, Purpose, WonderQuestion } from './asks/questions.ts'
import { stepsFrom } from './board.ts'
import { appeal, bearerOf, foesIn, planOf } from './bot/acts.ts'
import { chanceOf } from './bot/chances.ts'
import { compare } from './bot/compare.ts'
import { escortOf, goalOf, isAboutBoss } from './bot/tasks.ts'
import { successes } from './flow/combat.ts'
import { heroAt, maxHearts, modsOf } from './heroes.ts'
import type { HeroNo } from './ids.ts'
import type { WonderTable } from './table.ts'
import { imagine, view, type WonderView } from './view.ts'

const RUSH = 5 // hearts of a boss, for each hero, with which all go for it

type PickQuestion = Extract<WonderQuestion, { kind: 'pick' }>

/** The one of a list that is worth most; the first of several. */
function best<X>(list: readonly X[], worth: (x: X) => number): X {
  let found = at(list, 0)
  let most = worth(found)
  for (const x of list.slice(1)) {
    const value = worth(x)
    if (value <= most) continue
    most = value
    found = x
  }
  return found
}

/** Picks the hero with the highest worth; other things come last. */
function byHero(from: readonly Pick[], worth: (hero: HeroNo) => number): Pick {
  return best(from, (pick) => ('hero' in pick ? worth(pick.hero) : Number.NEGATIVE_INFINITY))
}

function lacking(t: WonderTable, hero: HeroNo): number {
  const h = heroAt(t, hero)
  return maxHearts(t, h) - h.hearts + (h.hearts <= 2 ? 2 : 0)
}

/** Whether failures are rolled again. */
function reroll(t: WonderTable, { hero, from }: PickQuestion): Pick {
  const h = heroAt(t, hero)
  const waiting = t.frames.at(-2)
  const none = at(from, 0)
  const scrap = from.find((pick) => 'id' in pick && pick.id !== 'heart')
  const heart = from.find((pick) => 'id' in pick && pick.id === 'heart')
  const done = successes(t.roll)
  const fails = (t.roll?.dice.length ?? 0) - done
  const isFree = modsOf(t, h).freeReroll
  const foes = foesIn(t, [h.area])
  if (waiting?.op === 'tested') {
    if (done >= waiting.need) return none
    if (heart && (isFree || h.hearts >= 3)) return heart
    return scrap ?? none
  }
  if (fails >= 1 && heart && isFree) return heart
  if (fails >= 2 && heart && h.hearts >= 3 + Math.min(2, foes)) return heart
  return fails >= 3 && scrap ? scrap : none
}

/** How good it is to damage this enemy. */
function worthHitting(t: WonderTable, pick: Pick, damage: number): number {
  if ('unit' in pick) {
    const hearts = t.units.find(({ id }) => id === pick.unit)?.hearts ?? 0
    // A boss that can fall in two rounds is worth more than the wyrms around it.
    return goalOf(t).some(isAboutBoss) ? (hearts <= RUSH * t.heroes.length ? 8 : 6) : 3
  }
  const wyrm = 'wyrm' in pick ? t.wyrms.find(({ id }) => id === pick.wyrm) : undefined
  if (!wyrm) return 0
  const near = t.heroes.some(({ out, area }) => !out && area === wyrm.area)
  return (damage >= (wyrm.stunned ? 1 : 2) ? 5 : wyrm.stunned ? 5 : 2) + (near ? 2 : 0)
}

function stepTowards(t: WonderTable, { hero, from }: PickQuestion): Pick {
  const none = at(from, from.length - 1)
  const h = heroAt(t, hero)
  const escort = escortOf(t)
  if (escort && t.units.some(({ id, area }) => id === escort.unit && area === h.area)) return none
  const { to } = planOf(t, hero)
  if (to === undefined || to === h.area) return none
  const far = stepsFrom(t, to)
  const closest = best(from, (pick) => ('area' in pick ? -(far.get(pick.area) ?? 99) : -98))
  return 'area' in closest && (far.get(closest.area) ?? 99) < (far.get(h.area) ?? 99) ? closest : none
}

function choosePick(t: WonderTable, question: PickQuestion, dice: Dice): Pick {
  const { purpose, from } = question
  const any = () => at(from, dice(0, from.length))
  const usual = from.find((pick) => 'usual' in pick)
  switch (purpose) {
    case 'order':
    case 'prey':
    case 'remove':
    case 'path':
      return usual ?? at(from, 0)
    case 'gain':
      return byHero(from, (hero) => lacking(t, hero) - heroAt(t, hero).sparks / 4)
    case 'harm':
    case 'aura':
    case 'item':
      return byHero(from, (hero) => heroAt(t, hero).hearts)
    case 'payer':
      return byHero(from, (hero) => heroAt(t, hero).sparks)
    case 'turn':
      return byHero(from, (hero) => foesIn(t, [heroAt(t, hero).area]))
    case 'extra':
      return byHero(from, (hero) => foesIn(t, [heroAt(t, hero).area]) * heroAt(t, hero).hearts)
    case 'mover':
      return byHero(from, (hero) => (hero === question.hero ? 1 : 0))
    case 'swap':
      return byHero(from, (hero) => foesIn(t, [heroAt(t, hero).area]) - heroAt(t, hero).hearts)
    case 'give': {
      const waiting = t.frames.at(-1)
      const bearer = waiting?.op === 'handOver' ? bearerOf(t, waiting.from, waiting.what) : undefined
      return byHero(from, (hero) => (hero === bearer ? 99 : heroAt(t, hero).hearts))
    }
    case 'tester':
    case 'wind':
    case 'consent':
      return byHero(from, (hero) => heroAt(t, hero).hearts)
    case 'reroll':
      return reroll(t, question)
    case 'attack':
    case 'hit': {
      const waiting = t.frames.at(-1)
      const damage = waiting?.op === 'assign' ? waiting.n : waiting?.op === 'hit' ? waiting.dmg : 1
      return best(from, (pick) => worthHitting(t, pick, damage))
    }
    case 'hitArea':
      return best(from, (pick) => ('area' in pick ? foesIn(t, [pick.area]) : 0))
    case 'step':
    case 'jump':
      return stepTowards(t, question)
    case 'push': {
      // Enemies beside a hero in need are pushed away; otherwise all stay.
      const h = heroAt(t, question.hero)
      const none = at(from, from.length - 1)
      return h.hearts <= 2 && foesIn(t, [h.area]) >= 2
        ? best(from, (pick) => ('wyrm' in pick && t.wyrms.some(({ id, area }) => id === pick.wyrm && area === h.area) ? 1 : 0))
        : none
    }
    case 'pushTo':
      return best(from, (pick) => ('area' in pick ? -t.heroes.filter(({ area, out }) => !out && area === pick.area).length : 0))
    case 'choose': {
      const h = heroAt(t, question.hero)
      return foesIn(t, [h.area]) >= 2 ? at(from, 0) : at(from, from.length - 1)
    }
    case 'hero':
      // The hero of the chapter before is listed first.
      return t.before[t.heroes.length] === undefined ? any() : at(from, 0)
    case 'place':
    case 'skill':
    case 'artefact':
    case 'drop':
      return any()
  }
}

const MOST = 6 // answers worth a search

/** The answers with the best ones first, the policy's own at the head. */
function propose(v: WonderView, seat: Seat, answers: Answers<AnyMove>, dice: Dice): readonly AnyMove[] {
  const chosen = policy(v, seat, answers, dice)
  const question = v.common.ask?.question
  const moves = listed(answers).filter((move) => move !== chosen)
  if (question?.kind !== 'act') return [chosen, ...moves].slice(0, MOST)
  const t = imagine(v)
  const plan = planOf(t, question.hero)
  const worths = new Map(moves.map((move) => [move, 'do' in move ? appeal(t, plan, move) : 0]))
  return [chosen, ...moves.sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))].slice(0, MOST)
}

/** Questions of the story, choices for the whole campaign, and ties of enemies, which the usual way decides. */
const SMALL: ReadonlySet<string> = new Set<Purpose>(['hero', 'skill', 'artefact', 'place', 'order', 'prey', 'remove', 'path'])

function policy(v: WonderView, _seat: Seat, answers: Answers<AnyMove>, dice: Dice): AnyMove {
  const moves = listed(answers)
  const question = v.common.ask?.question
  if (!question) throw new Error('the bot decides although nobody is asked')
  if (question.kind === 'option') return at(moves, dice(0, moves.length))
  const t = imagine(v)
  if (question.kind === 'pick') return choosePick(t, question, dice)
  const plan = planOf(t, question.hero)
  return best(moves, (move) => ('do' in move ? appeal(t, plan, move) : -9))
}

/** A companion that plays for the team, from what has been read alone. */
export const bot: Bot<WonderTable, WonderView, AnyMove> = {
  policy,
  propose,
  doubt: 1,
  // One move among heroes changes the chances little: only much cooler do softened heroes win chapters.
  levels: { heats: { beginner: 0.007, casual: 0.003 }, strong: { iterations: 24 }, master: { iterations: 120 } },
  evaluate: chanceOf,
  compare,
  isOpen: ({ end }) => end === 'unread',
  // The count of rounds restarts with each objective.
  turn: ({ pages, rounds }) => pages.length * 100 + rounds,
  horizon: () => 2,
  small: (question: WonderQuestion) => question.kind === 'option' || (question.kind === 'pick' && SMALL.has(question.purpose)),
  quick: (t, seat, answers, dice) => policy(view(t, seat), seat, answers, dice),
}
