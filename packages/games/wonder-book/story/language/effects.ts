import type { Json } from '@grimuar/kernel'
import {
  type At,
  allyName,
  area,
  areaName,
  bossName,
  byName,
  type Count,
  card,
  change,
  count,
  countChange,
  EDGE_KINDS,
  either,
  fields,
  flag,
  heroName,
  interactionNo,
  isList,
  isObject,
  itemNo,
  level,
  list,
  newCounter,
  newFlag,
  newPassword,
  newStack,
  newToken,
  oneOf,
  opt,
  pair,
  password,
  range,
  ruleNo,
  type Shape,
  script,
  text,
  tokenName,
  unit,
  whole,
  yes,
} from '../shape.ts'
import { type Condition, condition, single } from './conditions.ts'
import { type Arg, entry } from './entry.ts'

/** The heroes that an effect concerns. Unconscious ones never count. */
export type Who =
  | 'actor'
  | 'one'
  | 'all'
  | 'with_wyrm'
  | 'alone'
  | 'aura'
  | { readonly in: string }
  | { readonly near: string }
  | { readonly hero: string }
  | { readonly nearest: string }

const groups = oneOf('actor', 'one', 'all', 'with_wyrm', 'alone', 'aura')

export const who: Shape<Who> = {
  says: 'WHO',
  read(json, at) {
    if (typeof json === 'string') return groups.read(json, at)
    const [by, value] = single(json, at, 'group of heroes')
    if (by === 'in') return { in: area.read(value, at.within(by)) }
    if (by === 'near') return { near: area.read(value, at.within(by)) }
    if (by === 'hero') return { hero: heroName.read(value, at.within(by)) }
    if (by === 'nearest') return { nearest: unit.read(value, at.within(by)) }
    return at.within(by).fail(`"${by}" names no group of heroes`, `there is ${groups.says}, {in}, {near}, {hero}, {nearest}`)
  },
}

export const all = oneOf('all')
const countOrAll = either<Count, 'all'>(count, (json) => json !== 'all', all)
const edge: Shape<readonly [string, string, (typeof EDGE_KINDS)[number]]> = {
  says: `[area, area, ${EDGE_KINDS.join(' | ')}]`,
  read(json, at) {
    const [a, b, kind, more] = isList(json) ? json : []
    if (a === undefined || b === undefined || kind === undefined || more !== undefined)
      return at.fail('an edge was expected', 'write [area, area, dashed]')
    const ends = [areaName.read(a, at.within(0)), areaName.read(b, at.within(1))] as const
    at.use('edge', ends.join(' '), 'asked')
    return [...ends, oneOf(...EDGE_KINDS).read(kind, at.within(2))]
  },
}
const ends: Shape<readonly [string, string]> = {
  says: '[area, area]',
  read(json, at) {
    const both = pair(areaName, areaName).read(json, at)
    at.use('edge', both.join(' '), 'asked')
    return both
  },
}
const allyAt = fields({ id: allyName, at: areaName })
const bossAt = fields({ id: bossName, at: areaName })

export const EFFECTS = {
  // flow
  choose: entry(list(fields({ t: text, if: opt(condition), do: script })), 'The team picks one legal option now.'),
  test: entry(
    fields({ who: opt(who), dice: count, need: count, pass: script, fail: script }),
    'The hero rolls; with at least `need` successes the first script follows, else the second.',
  ),
  roll_add: entry(fields({ dice: count, counter: newCounter }), 'The acting hero rolls; the counter grows by the successes.'),
  read: entry(card, 'This card is revealed and resolved now, then the script goes on.'),
  // board
  unfold: entry(level, 'All areas of this level join the board.'),
  fold: entry(fields({ level, push: areaName }), 'All areas of this level leave the board for good; everything there moves.'),
  hero_move: entry(areaName, 'The acting hero is placed there; this is no Move action.'),
  edge: entry(edge, 'The border between two areas changes.'),
  toggle: entry(list(ends), 'Each of these borders changes from dashed to solid or back.'),
  close: entry(fields({ area: areaName, push: areaName }), 'The area leaves the board; everything there moves.'),
  open: entry(areaName, 'A closed area comes back.'),
  vortex: entry(list(areaName), 'These are the dark vortices from now on.'),
  heroes_to: entry(
    either<string, readonly string[]>(areaName, (json) => typeof json === 'string', list(areaName)),
    'All heroes are placed there; of several areas each player picks one. Unconscious heroes are moved, too.',
  ),
  sparks: entry(byName(areaName, count), 'Sparks from the supply are laid there.'),
  wyrms: entry(byName(area, count), 'Wyrms from the pool are put there, standing.'),
  spawn: entry(count, 'Wyrms from the pool are put on the vortices, one each in turn, beginning with the first.'),
  remove_wyrms: entry(
    fields({ area: opt(area), board: opt(yes), n: countOrAll }),
    'Wyrms go back to the pool; they do not count as defeated.',
  ),
  aura: entry(
    either<'none', { readonly hero?: Who; readonly area?: string }>(
      oneOf('none'),
      (json) => json === 'none',
      fields({ hero: opt(who), area: opt(area) }),
    ),
    'The dark aura token goes to a hero or an area, or away.',
  ),
  token: entry(fields({ id: newToken, at: areaName }), 'A token is put on an area.'),
  token_step: entry(fields({ id: tokenName, ring: list(areaName), n: whole }), 'The token moves along a ring of areas.'),
  // cards
  hero_select: entry(yes, 'Every player picks a hero, one alone two.'),
  place: entry(list(interactionNo), 'Interaction cards come into play at their areas.'),
  stack: entry(fields({ id: newStack, cards: list(interactionNo) }), 'A stack of interaction cards, the first on top.'),
  discard: entry(list(card), 'Cards in play are discarded.'),
  recycle: entry(yes, 'The interaction card being resolved stays in play; its cost stays paid.'),
  item: entry(
    either<number, { readonly n: number; readonly who?: Who }>(
      itemNo,
      (json) => typeof json === 'number',
      fields({ n: itemNo, who: opt(who) }),
    ),
    'The hero takes this item.',
  ),
  drop_item: entry(itemNo, 'Whoever has this item discards it.'),
  rule: entry(ruleNo, 'This special rule is in force.'),
  end_rule: entry(ruleNo, 'This special rule ends.'),
  envelope: entry(yes, 'The treasure chest is opened: every hero in play picks an artefact.'),
  // resources
  gain: entry(
    fields({ who, hearts: opt(whole), sparks: opt(whole), scraps: opt(whole), pick: opt(whole) }),
    'Heroes recover hearts, gain sparks or draw scraps; with `pick` at most that many of them, chosen by the players.',
  ),
  lose: entry(fields({ who, sparks: opt(whole), scraps: opt(whole) }), 'Heroes lose sparks or scraps, as many as they have.'),
  pay_team: entry(count, 'The heroes pay n sparks together; the players decide who.'),
  damage: entry(fields({ who, n: count }), 'Each of these heroes loses n hearts.'),
  heal_full: entry(who, 'These heroes recover all hearts.'),
  fate: entry(change, 'So many fate tokens are turned face up, or face down where negative.'),
  // memory
  write: entry(newPassword, 'The password is written down.'),
  erase: entry(password, 'The password is erased.'),
  set: entry(newFlag, 'The flag of this chapter is set.'),
  clear_flag: entry(flag, 'The flag of this chapter is taken back.'),
  add: entry(byName(newCounter, countChange), 'Counters grow or shrink, never below 0.'),
  reset: entry(newCounter, 'The counter is 0 again.'),
  // units
  ally: entry(allyAt, 'An ally comes into play.'),
  boss: entry(bossAt, 'A boss comes into play.'),
  runner: entry(allyAt, 'A runner comes into play.'),
  unit_gone: entry(unit, 'The unit leaves play.'),
  unit_to: entry(fields({ id: unit, to: area }), 'The unit is placed there.'),
  unit_heal: entry(fields({ id: unit, n: count }), 'The unit recovers hearts.'),
  unit_damage: entry(fields({ id: unit, n: count }), 'The unit loses hearts.'),
  boss_step: entry(fields({ id: bossName, n: whole }), 'The boss walks towards the nearest conscious hero, at most so far.'),
  unit_hit: entry(fields({ id: allyName, dmg: whole, targets: whole, range }), 'The ally damages enemies in its range.'),
  boss_act: entry(bossName, 'Two dice decide which row of the boss is carried out.'),
  runner_flee: entry(allyName, 'The runner moves one area away from the heroes, if it can.'),
  // enemies
  draw_wyrm: entry(count, 'So many wyrm cards are revealed, one after another.'),
  activate: entry(count, 'Every wyrm takes n actions.'),
  advance: entry(yes, 'Every standing wyrm that shares no area with a conscious hero or an ally moves one area.'),
  recover: entry(yes, 'Every stunned wyrm stands up.'),
  explode: entry(
    fields({ min: whole, in: whole, near: whole }),
    'In each area with at least `min` wyrms one is removed; heroes and allies there and beside it are hurt.',
  ),
  // fighting and moving
  attack: entry(
    fields({ dice: whole, range, mode: oneOf('focus', 'spread', 'single', 'free'), on_hit: opt(script) }),
    'The acting hero makes this attack.',
  ),
  hero_attack: entry(yes, 'The acting hero makes the attack of the hero card.'),
  hit: entry(
    fields({ dmg: whole, targets: countOrAll, range, together: opt(yes) }),
    'Up to `targets` different enemies are damaged without a roll, all in one area if together.',
  ),
  push: entry(fields({ targets: count, range, steps: whole }), 'Up to `targets` different wyrms are moved to adjacent areas.'),
  step: entry(fields({ who, n: whole }), 'That hero may move up to n areas; this is no action.'),
  jump: entry(fields({ who, range: whole }), 'That hero may be placed on an area at most so far away, solid borders counted.'),
  swap: entry(yes, 'The acting hero trades places with another conscious hero.'),
  extra_action: entry(
    fields({ who: oneOf('actor', 'other'), n: whole }),
    'The acting hero, or another one they choose, takes additional actions now.',
  ),
} as const

export type Verb = keyof typeof EFFECTS | 'if'
export type EffectArgs = { [V in keyof typeof EFFECTS]: Arg<(typeof EFFECTS)[V]> } & {
  if: { readonly if: Condition; readonly then: number; readonly else?: number }
}
/** One effect of a script, or of one verb. */
export type Effect<V extends Verb = Verb> = { [K in V]: { readonly verb: K; readonly of: EffectArgs[K] } }[V]
export type Script = readonly Effect[]

const branch = fields({ if: condition, then: script, else: opt(script) })

/** How `if` is written, for the printed table. */
export const IF = entry(branch, 'If the condition holds the first script follows, else the second.')

function isVerb(name: string): name is keyof typeof EFFECTS {
  return Object.hasOwn(EFFECTS, name)
}

export function readEffect(json: Json, at: At): Effect {
  if (isObject(json) && 'if' in json) return { verb: 'if', of: branch.read(json, at) }
  const [verb, value] = single(json, at, 'effect')
  const here = at.within(verb)
  if (!isVerb(verb)) return here.fail(`there is no effect "${verb}"`, `there is if, ${Object.keys(EFFECTS).join(', ')}`)
  return readVerb(verb, value, here)
}

function readVerb<V extends keyof typeof EFFECTS>(verb: V, value: Json, at: At): Effect
function readVerb(verb: keyof typeof EFFECTS, value: Json, at: At): { verb: string; of: unknown } {
  return { verb, of: EFFECTS[verb].of.read(value, at) }
}
