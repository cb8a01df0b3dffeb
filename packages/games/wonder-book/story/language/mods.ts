import type { Json } from '@grimuar/kernel'
import {
  type At,
  areaName,
  byName,
  fields,
  isObject,
  itemNo,
  list,
  type Of,
  oneOf,
  opt,
  range,
  type Shape,
  script,
  unit,
  whole,
  yes,
} from '../shape.ts'
import { all } from './effects.ts'
import { type Arg, term } from './term.ts'

/** Changes of the rules while a card lies there, a skill is known or an item held. */
export const MODS = {
  actions: term(whole, 'Actions in a turn, instead of 3.'),
  dark: term(
    fields({ n: whole, light: list(itemNo), radius: whole }),
    'Attacks lose n dice unless a conscious hero with a light is at most so far from the attacker.',
  ),
  escort: term(unit, 'A hero who moves out of the area of this ally may take it along.'),
  no_give: term(yes, 'Items cannot be given or taken.'),
  cheap_give: term(yes, 'Items can be given and taken at any distance.'),
  attack_dice: term(whole, 'The attack has n more dice.'),
  attack_range: term(range, 'The attack reaches so far.'),
  attack_mode: term(oneOf('focus', 'spread', 'single', 'free'), 'The attack divides its damage like this.'),
  max_hearts: term(whole, 'The hero has n more hearts.'),
  guard: term(whole, 'The hero ignores the first n damage of each enemy phase.'),
  free_reroll: term(yes, 'The reroll costs no heart.'),
  free_moves: term(whole, 'The first n Move actions of a turn are not counted.'),
  collect_all: term(yes, 'One Collect action takes all sparks of the area.'),
  on_defeat: term(script, 'Once per turn, when this hero defeats a wyrm.'),
  turn_start: term(script, 'At the start of the own turn.'),
  free_scrap: term(yes, 'The first scrap used in a turn is not counted as an action.'),
  skill_hearts: term(whole, 'The starting skill heals n more hearts.'),
  skill_targets: term(all, 'The starting skill hits all enemies of the area.'),
  second_wind: term(yes, 'Once per chapter a hero who would fall unconscious stays with 1 heart.'),
  charge: term(fields({ moved: whole, dice: whole }), 'After `moved` Move actions of a turn attacks have more dice.'),
} as const

export type Mods = { readonly [M in keyof typeof MODS]?: Arg<(typeof MODS)[M]> }

export const mods: Shape<Mods> = {
  says: '{mod: value…}',
  read(json, at) {
    if (!isObject(json)) return at.fail('modifiers were expected', 'write {name: value}')
    return Object.assign({}, ...Object.entries(json).map(([name, value]) => readMod(name, value, at.within(name))))
  },
}

function readMod(name: string, value: Json, at: At): object {
  for (const [known, mod] of Object.entries(MODS)) if (known === name) return { [name]: mod.of.read(value, at) }
  return at.fail(`there is no modifier "${name}"`, `there is ${Object.keys(MODS).join(', ')}`)
}

/** Moments at which a rule or objective does something. */
export const HOOKS = {
  round_start: term(script, 'After unconscious heroes stood up and the spring was filled.'),
  player_end: term(script, 'At the end of the player phase.'),
  enemy_start: term(script, 'At the start of the enemy phase.'),
  enemy_end: term(script, 'At the end of the enemy phase.'),
  wyrm_defeated: term(script, 'When a wyrm was defeated.'),
  hero_enters: term(byName(areaName, script), 'When a hero enters the area by a Move action or hero_move.'),
  turn_end_in: term(byName(areaName, script), 'When a hero ends a turn there.'),
} as const

export const hooks = fields({
  round_start: opt(HOOKS.round_start.of),
  player_end: opt(HOOKS.player_end.of),
  enemy_start: opt(HOOKS.enemy_start.of),
  enemy_end: opt(HOOKS.enemy_end.of),
  wyrm_defeated: opt(HOOKS.wyrm_defeated.of),
  hero_enters: opt(HOOKS.hero_enters.of),
  turn_end_in: opt(HOOKS.turn_end_in.of),
})
export type Hooks = Of<typeof hooks>
export type PlainHook = Exclude<keyof Hooks, 'hero_enters' | 'turn_end_in'>
