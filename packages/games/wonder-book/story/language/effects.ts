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
import { type Arg, term } from './term.ts'

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
  choose: term(list(fields({ t: text, if: opt(condition), do: script })), 'The team picks one legal option now.'),
  test: term(
    fields({ who: opt(who), dice: count, need: count, pass: script, fail: script }),
    'The hero rolls; with at least `need` successes the first script follows, else the second.',
  ),
  roll_add: term(fields({ dice: count, counter: newCounter }), 'The acting hero rolls; the counter grows by the successes.'),
  read: term(card, 'This card is revealed and resolved now, then the script goes on.'),
  // board
  unfold: term(level, 'All areas of this level join the board.'),
  fold: term(fields({ level, push: areaName }), 'All areas of this level leave the board for good; everything there moves.'),
  hero_move: term(areaName, 'The acting hero is placed there; this is no Move action.'),
  edge: term(edge, 'The border between two areas changes.'),
  toggle: term(list(ends), 'Each of these borders changes from dashed to solid or back.'),
  close: term(fields({ area: areaName, push: areaName }), 'The area leaves the board; everything there moves.'),
  open: term(areaName, 'A closed area comes back.'),
  vortex: term(list(areaName), 'These are the dark vortices from now on.'),
  heroes_to: term(
    either<string, readonly string[]>(areaName, (json) => typeof json === 'string', list(areaName)),
    'All heroes are placed there; of several areas each player picks one. Unconscious heroes are moved, too.',
  ),
  sparks: term(byName(areaName, count), 'Sparks from the supply are laid there.'),
  wyrms: term(byName(area, count), 'Wyrms from the pool are put there, standing.'),
  spawn: term(count, 'Wyrms from the pool are put on the vortices, one each in turn, beginning with the first.'),
  remove_wyrms: term(
    fields({ area: opt(area), board: opt(yes), n: countOrAll }),
    'Wyrms go back to the pool; they do not count as defeated.',
  ),
  aura: term(
    either<'none', { readonly hero?: Who; readonly area?: string }>(
      oneOf('none'),
      (json) => json === 'none',
      fields({ hero: opt(who), area: opt(area) }),
    ),
    'The dark aura token goes to a hero or an area, or away.',
  ),
  token: term(fields({ id: newToken, at: areaName }), 'A token is put on an area.'),
  token_step: term(fields({ id: tokenName, ring: list(areaName), n: whole }), 'The token moves along a ring of areas.'),
  // cards
  hero_select: term(yes, 'Every player picks a hero, one alone two.'),
  place: term(list(interactionNo), 'Interaction cards come into play at their areas.'),
  stack: term(fields({ id: newStack, cards: list(interactionNo) }), 'A stack of interaction cards, the first on top.'),
  discard: term(list(card), 'Cards in play are discarded.'),
  recycle: term(yes, 'The interaction card being resolved stays in play; its cost stays paid.'),
  item: term(
    either<number, { readonly n: number; readonly who?: Who }>(
      itemNo,
      (json) => typeof json === 'number',
      fields({ n: itemNo, who: opt(who) }),
    ),
    'The hero takes this item.',
  ),
  drop_item: term(itemNo, 'Whoever has this item discards it.'),
  rule: term(ruleNo, 'This special rule is in force.'),
  end_rule: term(ruleNo, 'This special rule ends.'),
  envelope: term(yes, 'The treasure chest is opened: every hero in play picks an artefact.'),
  // resources
  gain: term(
    fields({ who, hearts: opt(whole), sparks: opt(whole), scraps: opt(whole), pick: opt(whole) }),
    'Heroes recover hearts, gain sparks or draw scraps; with `pick` at most that many of them, chosen by the players.',
  ),
  lose: term(fields({ who, sparks: opt(whole), scraps: opt(whole) }), 'Heroes lose sparks or scraps, as many as they have.'),
  pay_team: term(count, 'The heroes pay n sparks together; the players decide who.'),
  damage: term(fields({ who, n: count }), 'Each of these heroes loses n hearts.'),
  heal_full: term(who, 'These heroes recover all hearts.'),
  fate: term(change, 'So many fate tokens are turned face up, or face down where negative.'),
  // memory
  write: term(newPassword, 'The password is written down.'),
  erase: term(password, 'The password is erased.'),
  set: term(newFlag, 'The flag of this chapter is set.'),
  clear_flag: term(flag, 'The flag of this chapter is taken back.'),
  add: term(byName(newCounter, countChange), 'Counters grow or shrink, never below 0.'),
  reset: term(newCounter, 'The counter is 0 again.'),
  // units
  ally: term(allyAt, 'An ally comes into play.'),
  boss: term(bossAt, 'A boss comes into play.'),
  runner: term(allyAt, 'A runner comes into play.'),
  unit_gone: term(unit, 'The unit leaves play.'),
  unit_to: term(fields({ id: unit, to: area }), 'The unit is placed there.'),
  unit_heal: term(fields({ id: unit, n: count }), 'The unit recovers hearts.'),
  unit_damage: term(fields({ id: unit, n: count }), 'The unit loses hearts.'),
  boss_step: term(fields({ id: bossName, n: whole }), 'The boss walks towards the nearest conscious hero, at most so far.'),
  unit_hit: term(fields({ id: allyName, dmg: whole, targets: whole, range }), 'The ally damages enemies in its range.'),
  boss_act: term(bossName, 'Two dice decide which row of the boss is carried out.'),
  runner_flee: term(allyName, 'The runner moves one area away from the heroes, if it can.'),
  // enemies
  draw_wyrm: term(count, 'So many wyrm cards are revealed, one after another.'),
  activate: term(count, 'Every wyrm takes n actions.'),
  advance: term(yes, 'Every standing wyrm that shares no area with a conscious hero or an ally moves one area.'),
  recover: term(yes, 'Every stunned wyrm stands up.'),
  explode: term(
    fields({ min: whole, in: whole, near: whole }),
    'In each area with at least `min` wyrms one is removed; heroes and allies there and beside it are hurt.',
  ),
  // fighting and moving
  attack: term(
    fields({ dice: whole, range, mode: oneOf('focus', 'spread', 'single', 'free'), on_hit: opt(script) }),
    'The acting hero makes this attack.',
  ),
  hero_attack: term(yes, 'The acting hero makes the attack of the hero card.'),
  hit: term(
    fields({ dmg: whole, targets: countOrAll, range, together: opt(yes) }),
    'Up to `targets` different enemies are damaged without a roll, all in one area if together.',
  ),
  push: term(fields({ targets: count, range, steps: whole }), 'Up to `targets` different wyrms are moved to adjacent areas.'),
  step: term(fields({ who, n: whole }), 'That hero may move up to n areas; this is no action.'),
  jump: term(fields({ who, range: whole }), 'That hero may be placed on an area at most so far away, solid borders counted.'),
  swap: term(yes, 'The acting hero trades places with another conscious hero.'),
  extra_action: term(
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
export const IF = term(branch, 'If the condition holds the first script follows, else the second.')

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
