import { neighbours } from '../acts.ts'
import type { Act } from '../asks/questions.ts'
import { around, inRange, stepsFrom } from '../board.ts'
import { attackOf } from '../flow/combat.ts'
import { conscious, heroAt, maxHearts, modsOf } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import { cardOf, scriptOf } from '../story/registry.ts'
import type { Hero, WonderTable } from '../table.ts'
import { bestTask, escortOf, goalOf, isAboutBoss, type Task, tasksOf, usesOf, wantedCards } from './tasks.ts'

const ACTIONS = 3 // of a turn

/** The plan of a hero for this action. */
export interface Plan {
  readonly hero: HeroNo
  readonly h: Hero
  readonly task: Task | undefined
  readonly to: string | undefined // where to go for it
  readonly foes: number // enemies in the own area
  readonly fights: boolean // the goal asks for fighting
}

export function foesIn(t: WonderTable, areas: readonly string[]): number {
  const bosses = t.units.filter(({ kind, hearts, area }) => kind === 'boss' && hearts > 0 && areas.includes(area)).length
  return t.wyrms.filter(({ area }) => areas.includes(area)).length + bosses
}

export function planOf(t: WonderTable, hero: HeroNo): Plan {
  const h = heroAt(t, hero)
  const best = bestTask(t, h, tasksOf(t, hero))
  const fights = goalOf(t).some((part) => part.is === 'defeated' || part.is === 'clear' || isAboutBoss(part))
  // A hero who shoots need not stand among the enemies.
  const inSight =
    (best?.task.why === 'fight' || best?.task.why === 'boss') && inRange(t, h.area, attackOf(t, hero).range).includes(best.to)
  return { hero, h, task: best?.task, to: inSight ? h.area : best?.to, foes: foesIn(t, [h.area]), fights }
}

/** Whether the hero can afford to do something else than fight here. */
function isCalm({ h, foes }: Plan): boolean {
  return h.hearts > foes * 1.2
}

/** How much a hero wants to go on towards its task. */
function hurry(t: WonderTable, plan: Plan): number {
  const { h, task, to = '', foes } = plan
  if (task === undefined || task.worth < 15 || task.why === 'fight') return 13 - foes * 2
  const steps = stepsFrom(t, h.area).get(to) ?? 99
  const isMeeting = goalOf(t).some((part) => part.is === 'all_in' && part.of === to)
  // A task that can be finished in this turn is not postponed.
  if (steps <= h.left - (isMeeting ? 0 : 1) && task.why === 'goal' && h.hearts > 1) return 26
  // Out of a crowd one runs far or not at all: wyrms that are left behind do not bite.
  if (foes >= 2 && steps >= 2 && (h.left >= 3 || t.vortices.includes(h.area))) return 22.5
  return isCalm(plan) || (isMeeting && h.hearts > foes) ? 21.5 - foes : 13 - foes * 2
}

/** How much a hero wants to do something now. */
export function appeal(t: WonderTable, plan: Plan, act: Act): number {
  const { hero, h, to, foes, fights } = plan
  switch (act.do) {
    case 'interact':
      return isCalm(plan) ? 30 : wantedCards(t).has(act.card) ? 24 : 12
    case 'special':
      return appealOfSpecial(t, plan, act)
    case 'attack': {
      const { range, dice } = attackOf(t, hero)
      const stunned = t.wyrms.some((wyrm) => wyrm.stunned && inRange(t, h.area, range).includes(wyrm.area))
      return (foes > 0 ? 20 : fights ? 19 : 11) + (stunned ? 1 : 0) + dice / 10
    }
    case 'collect':
      return h.sparks < 2 ? 14 : h.sparks < 4 ? 5 : 2.5
    case 'skill':
      return appealOfSkill(t, plan, act.id)
    case 'scrap':
      return appealOfScrap(t, plan, act.id)
    case 'move': {
      if (to === undefined || to === h.area) return -2
      const far = stepsFrom(t, to)
      const closer = (far.get(h.area) ?? 99) - (far.get(act.to) ?? 99)
      const escort = escortOf(t)
      const isWith = escort !== undefined && t.units.some(({ id, area }) => id === escort.unit && area === h.area)
      const along = act.with?.includes(escort?.unit ?? '') === true
      const company = along ? 12 : isWith ? -6 : (act.with?.length ?? 0) > 0 ? 0.2 : 0
      return (closer > 0 ? hurry(t, plan) : closer === 0 ? -3 : -5) + company
    }
    case 'give':
      return appealOfGift(t, plan, act.what)
    case 'pass':
      return 0
    default:
      return -4
  }
}

function appealOfSpecial(t: WonderTable, plan: Plan, act: Extract<Act, { do: 'special' }>): number {
  const { h, foes } = plan
  const card = act.source.startsWith('card ') ? cardOf(t, Number(act.source.slice(5))) : undefined
  const action = (card && 'actions' in card ? card.actions : modsOf(t, h).actions)?.find(({ id }) => id === act.id)
  if (!action) return -4
  const effects = scriptVerbs(t, act.source, action.do)
  // Of two ways to make progress, the more expensive one is better.
  if (action.progress) return (isCalm(plan) ? 29 : 21) + (action.cost?.sparks ?? 0)
  if (effects.has('extra_action')) return h.sparks > 0 && h.left === 0 ? 23 : -3
  if (effects.has('aura')) return action.cost ? 22 : h.hearts <= 2 ? 15 : -5
  if (effects.has('hit')) return foes >= 2 ? 22 : foes === 1 ? 16 : -1
  if (effects.has('gain')) return weakest(t, around(t, h.area)) >= 3 ? 18 : -2
  if (effects.has('choose')) return foes >= 3 || weakest(t, undefined) >= 4 ? 22 : -2
  if (effects.has('step') || effects.has('jump')) return plan.to !== undefined && plan.to !== h.area && action.free ? 13.5 : -2
  if (effects.has('hero_move')) return -1
  return -2
}

function scriptVerbs(t: WonderTable, source: string, script: number): Set<string> {
  return new Set(scriptOf(t, source, script).map(({ verb }) => verb))
}

/** Hearts the most wounded conscious hero lacks, among those in these areas or anywhere. */
export function weakest(t: WonderTable, areas: readonly string[] | undefined): number {
  const lacking = conscious(t)
    .map((i) => heroAt(t, i))
    .filter((h) => areas === undefined || areas.includes(h.area))
    .map((h) => (h.hearts <= 2 ? 1 : 0) + maxHearts(t, h) - h.hearts)
  return Math.max(0, ...lacking)
}

function appealOfSkill(t: WonderTable, { h, foes, to, fights }: Plan, id: string): number {
  const near = foesIn(t, around(t, h.area))
  switch (id) {
    case 'treat':
      return weakest(t, undefined) >= 3 ? 25 : -1
    case 'k3a':
      return weakest(t, around(t, h.area)) >= 2 ? 24 : -1
    case 'spray':
      return Math.max(...around(t, h.area).map((area) => foesIn(t, [area]))) >= 2 ? 21.5 : -1
    case 's2b':
      return foes >= 2 ? 22 : -1
    case 'charge':
      return foes === 0 && near === 0 && fights ? 16 : foes === 0 && near > 0 ? 15 : -1
    case 'b3a':
      return foes > 0 ? (fights ? 20.5 : 18) : -1
    case 'b3b':
      return foes >= 3 && h.hearts <= 3 ? 19 : -1
    case 'l2b':
      return foes >= 2 && h.hearts <= 2 ? 17 : -1
    case 'l3b':
      return to !== undefined && (stepsFrom(t, h.area).get(to) ?? 0) >= 3 ? 14 : -1
    case 's3b':
    case 'k3b':
      return h.sparks >= 2 ? 12 : -1
    case 'baton':
      return foes === 0 &&
        h.sparks >= 2 &&
        conscious(t).some((i) => foesIn(t, [heroAt(t, i).area]) >= 2 && heroAt(t, i).hearts <= 2)
        ? 17
        : -1
    default:
      return -1
  }
}

function appealOfScrap(t: WonderTable, { h, foes, to }: Plan, id: string): number {
  const lacks = maxHearts(t, h) - h.hearts
  switch (id) {
    case 'sc03':
      return lacks >= 3 && h.hearts <= 3 ? 24 : -1
    case 'sc01':
    case 'sc02':
      return weakest(t, around(t, h.area)) >= 3 ? 23 : -1
    case 'sc16':
      return weakest(t, [h.area]) >= 3 ? 22 : -1
    case 'sc04':
    case 'sc05':
      return Math.max(...around(t, h.area).map((area) => foesIn(t, [area]))) >= 2 ? 21 : -1
    case 'sc06':
      return foesIn(t, inRange(t, h.area, 2)) > 0 ? 20.5 : -1
    case 'sc12':
      return foesIn(t, around(t, h.area)) >= 2 ? 20.5 : -1
    case 'sc07':
    case 'sc08':
      return to !== undefined && (stepsFrom(t, h.area).get(to) ?? 0) >= 2 ? 26 : -1
    case 'sc09':
      return h.sparks < 2 ? 12 : 4
    case 'sc10':
      return 26
    case 'sc11':
      return foes >= 2 && h.hearts <= 2 ? 19 : -1
    case 'sc14':
      return 11
    default:
      return -1
  }
}

/** Handing an item to a hero who can still use it in this round, at the end of the own turn. */
function appealOfGift(t: WonderTable, { hero, h }: Plan, what: number | string): number {
  return h.left === 1 && bearerOf(t, hero, what) !== undefined ? 22 : -4
}

/** The hero nearby who would use an item in a later turn of this round. */
export function bearerOf(t: WonderTable, hero: HeroNo, what: number | string): HeroNo | undefined {
  const uses = typeof what === 'number' ? usesOf(t, what) : []
  const steps = (area: string) => Math.min(99, ...uses.map((use) => stepsFrom(t, area).get(use) ?? 99))
  const own = steps(heroAt(t, hero).area)
  return neighbours(t, hero).find((i) => {
    const { area, done, hearts } = heroAt(t, i)
    const far = steps(area)
    return own > 0 && far <= own && far < ACTIONS && !done && hearts > foesIn(t, [area])
  })
}
