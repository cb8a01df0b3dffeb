import { answersOf, quickDice, type Seat } from '@grimuar/kernel'
import { skillsFor, specialsOf } from '../acts.ts'
import type { Act, AnyMove, Pick, Purpose } from '../asks/questions.ts'
import { around, inRange } from '../board.ts'
import { bot } from '../bot.ts'
import { attackOf, successes } from '../flow/combat.ts'
import { conscious, heroAt } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import { game } from '../rules.ts'
import type { Effect } from '../story/language/effects.ts'
import { castOf, scriptOf } from '../story/registry.ts'
import type { Hero, WonderTable } from '../table.ts'
import { imagine, type WonderView } from '../view.ts'
import { foesIn, type Plan, planOf } from './acts.ts'
import { wantedCards } from './tasks.ts'

/** Why a companion does something, or the paper dragon would. */
export const REASONS = [
  'goal', // the goal asks for something there
  'look',
  'fight',
  'boss',
  'escort',
  'spark',
  'meet',
  'guard',
  'price', // a spark is fetched first
  'crowd', // away from many wyrms
  'counts', // the card counts for the goal
  'curious',
  'progress',
  'several', // enemies at once
  'finish', // one that lies
  'stun',
  'thin', // fewer enemies bite less
  'bossHit',
  'poor', // too few sparks
  'swift', // further in one action
  'idle', // nothing is worth it
  'heal',
  'weak',
  'strong',
  'rich',
  'danger',
  'nearer',
  'short', // successes are missing
  'enough',
  'tooDear',
  'usual',
  'equal',
  'yours', // for people to decide
] as const
export type Why = (typeof REASONS)[number]

export interface Reason {
  readonly why: Why
  readonly area?: string // where
  readonly hero?: string // for whom
  readonly n?: number
}

/** A move and its reason. A question that is left to people has no move. */
export interface Counsel {
  readonly move: AnyMove | null
  readonly reason: Reason
}

/** Questions that are left to people: the story, and their heroes. */
const OURS: readonly Purpose[] = ['hero', 'skill', 'artefact']

/** The move of the policy with its reason; companions and hints use it. */
export function counselFor(v: WonderView, seat: Seat): Counsel {
  const question = v.common.ask?.question
  if (!question || question.kind === 'option' || (question.kind === 'pick' && OURS.includes(question.purpose)))
    return { move: null, reason: { why: 'yours' } }
  const t = imagine(v)
  const move = bot.policy(v, seat, answersOf(game, t, seat), quickDice(1))
  if (question.kind === 'pick' && !('do' in move)) return { move, reason: reasonOfPick(t, question.purpose, question.hero, move) }
  return {
    move,
    reason: 'do' in move && question.kind === 'act' ? reasonOfAct(t, planOf(t, question.hero), move) : { why: 'equal' },
  }
}

function reasonOfAct(t: WonderTable, plan: Plan, act: Act): Reason {
  const { hero, h } = plan
  switch (act.do) {
    case 'move':
      return reasonToGo(plan, act.to)
    case 'collect':
      return { why: 'poor' }
    case 'interact':
      return { why: wantedCards(t).has(act.card) ? 'counts' : 'curious' }
    case 'attack':
      return reasonToHit(t, inRange(t, h.area, attackOf(t, hero).range))
    case 'skill':
    case 'scrap':
    case 'special':
      return reasonToUse(t, plan, act)
    case 'give':
      return { why: 'nearer' }
    default:
      return { why: 'idle' }
  }
}

function reasonToGo({ h, task, to, foes }: Plan, next: string): Reason {
  if (task === undefined) return { why: foes > 1 ? 'crowd' : 'look', area: next }
  const area = to ?? task.area
  if (task.sparks > h.sparks) return { why: 'price', area }
  return task.why === 'rest' ? { why: 'look', area } : { why: task.why, area }
}

function reasonToHit(t: WonderTable, areas: readonly string[]): Reason {
  const near = t.wyrms.filter(({ area }) => areas.includes(area))
  if (near.some(({ stunned }) => stunned)) return { why: 'finish' }
  if (near.length > 1) return { why: 'thin' }
  return { why: near.length ? 'stun' : 'bossHit' }
}

type Use = Extract<Act, { do: 'skill' | 'scrap' | 'special' }>

/** Why a skill, a scrap or a special action is used: by what its script does. */
function reasonToUse(t: WonderTable, { h }: Plan, act: Use): Reason {
  const { progress, effects } = scriptUsed(t, h, act)
  const does = (...verbs: string[]) => effects.some(({ verb }) => verbs.includes(verb))
  if (progress) return { why: 'progress' }
  if (effects.some((effect) => effect.verb === 'gain' && effect.of.hearts !== undefined))
    return { why: 'heal', hero: sickest(t, around(t, h.area)) ?? h.id }
  if (does('hit')) return { why: 'several' }
  if (does('attack', 'hero_attack', 'push')) return { why: 'thin' }
  if (does('step', 'jump', 'hero_move', 'swap')) return { why: 'swift' }
  return { why: does('gain') ? 'poor' : 'progress' }
}

function scriptUsed(t: WonderTable, h: Hero, act: Use): { readonly progress: boolean; readonly effects: readonly Effect[] } {
  if (act.do === 'special') {
    const special = specialsOf(t, h).find(({ source, action }) => source === act.source && action.id === act.id)
    const progress = special?.action.progress === true
    return { progress, effects: special ? scriptOf(t, special.source, special.action.do) : [] }
  }
  const skill = act.do === 'skill' ? skillsFor(t, h).find(({ id }) => id === act.id) : undefined
  const scrap = act.do === 'scrap' ? castOf(t).scraps.find(({ id }) => id === act.id) : undefined
  const effects = skill ? scriptOf(t, skill.source, skill.script) : scrap ? scriptOf(t, `scrap ${scrap.id}`, scrap.do) : []
  return { progress: false, effects }
}

/** The conscious hero who has fewest hearts, among those in these areas or anywhere. */
function sickest(t: WonderTable, areas: readonly string[] | undefined): string | undefined {
  const all = conscious(t)
    .map((i) => heroAt(t, i))
    .filter(({ area }) => areas === undefined || areas.includes(area))
  return all.toSorted((a, b) => a.hearts - b.hearts)[0]?.id
}

function reasonOfPick(t: WonderTable, purpose: Purpose, hero: HeroNo, pick: Pick): Reason {
  const picked = 'hero' in pick ? t.heroes[pick.hero]?.id : undefined
  if ('usual' in pick) return { why: 'usual' }
  switch (purpose) {
    case 'reroll': {
      const waiting = t.frames.at(-2)
      const short = waiting?.op === 'tested' ? waiting.need - successes(t.roll) : 0
      if (!('none' in pick)) return short > 0 ? { why: 'short', n: short } : { why: 'thin' }
      return { why: waiting?.op === 'tested' && short <= 0 ? 'enough' : 'tooDear' }
    }
    case 'gain':
    case 'wind':
      return picked === undefined ? { why: 'equal' } : { why: 'weak', hero: picked }
    case 'harm':
    case 'aura':
    case 'item':
    case 'tester':
      return picked === undefined ? { why: 'equal' } : { why: 'strong', hero: picked }
    case 'payer':
      return picked === undefined ? { why: 'equal' } : { why: 'rich', hero: picked }
    case 'turn':
    case 'extra':
    case 'swap':
      return picked !== undefined && foesIn(t, [t.heroes.find(({ id }) => id === picked)?.area ?? '']) > 0
        ? { why: 'danger', hero: picked }
        : { why: 'equal' }
    case 'attack':
    case 'hit': {
      if ('unit' in pick) return { why: 'bossHit' }
      const wyrm = 'wyrm' in pick ? t.wyrms.find(({ id }) => id === pick.wyrm) : undefined
      return { why: wyrm?.stunned ? 'finish' : 'stun' }
    }
    case 'hitArea':
      return { why: 'several' }
    case 'step':
    case 'jump':
      return 'area' in pick ? reasonToGo(planOf(t, hero), pick.area) : { why: 'idle' }
    case 'push':
      return 'none' in pick ? { why: 'idle' } : { why: 'thin' }
    default:
      return { why: 'equal' }
  }
}
