import type { Json } from '@grimuar/kernel'
import {
  type At,
  areaName,
  byName,
  count,
  counter,
  either,
  fields,
  flag,
  heroName,
  interactionNo,
  isList,
  isObject,
  itemNo,
  list,
  oneOf,
  pair,
  password,
  type Shape,
  stackName,
  unit,
  whole,
  yes,
} from '../shape.ts'
import { type Arg, term } from './term.ts'

/** Conditions that do not contain others. */
export const CONDITIONS = {
  pw: term(password, 'The password is written down.'),
  flag: term(flag, 'The flag of this chapter is set.'),
  count: term(byName(counter, count), 'The counter has at least this value.'),
  item: term(itemNo, 'Some hero holds this item.'),
  actor_item: term(itemNo, 'The acting hero holds this item.'),
  actor_sparks: term(whole, 'The acting hero has at least n sparks.'),
  actor_aura: term(yes, 'The acting hero carries the dark aura.'),
  team_sparks: term(count, 'All heroes together have at least n sparks.'),
  aura_on: term(yes, 'Some hero carries the dark aura.'),
  all_in: term(areaName, 'Every hero is conscious and stands there.'),
  any_in: term(areaName, 'Some conscious hero stands there.'),
  heroes_in: term(fields({ area: areaName, n: count }), 'At least n conscious heroes stand there.'),
  clear: term(
    either<string, 'board'>(areaName, (json) => json !== 'board', oneOf('board')),
    'No wyrm is in that area, or on the board.',
  ),
  defeated: term(count, 'So many wyrms were defeated since the objective was revealed.'),
  unit_in: term(pair(unit, areaName), 'The unit stands there.'),
  unit_down: term(unit, 'The unit is in play with no heart left.'),
  unit_hearts: term(pair(unit, count), 'The unit is in play with at most n hearts.'),
  used: term(list(interactionNo), 'All these interaction cards were resolved and discarded.'),
  stack_empty: term(stackName, 'All cards of the stack were resolved.'),
  hero: term(heroName, 'The hero is in play.'),
  heroes: term(whole, 'At least n heroes are in play.'),
  fate: term(whole, 'At least n fate tokens are face up.'),
  last_fate: term(whole, 'The chapter before ended with at least n face-up tokens.'),
  fate_total: term(whole, 'The chapters won so far ended with at least n face-up tokens together.'),
  rounds: term(count, 'So many full rounds of this objective are over.'),
} as const

type Plain = { [K in keyof typeof CONDITIONS]: { readonly is: K; readonly of: Arg<(typeof CONDITIONS)[K]> } }
export type Condition =
  | Plain[keyof Plain]
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }

/** Conditions made of others, for the printed table. */
export const COMPOUND = { all: 'All of these hold.', any: 'One of these holds.', not: 'This does not hold.' } as const

function isPlain(name: string): name is keyof typeof CONDITIONS {
  return Object.hasOwn(CONDITIONS, name)
}

/** The one key of an object that must have exactly one, with its value. */
export function single(json: Json, at: At, what: string): readonly [string, Json] {
  const [first, more] = isObject(json) ? Object.entries(json) : []
  if (first === undefined || more !== undefined)
    return at.fail(`one ${what} was expected`, `write {name: value}, one ${what} in each`)
  return first
}

export const condition: Shape<Condition> = { says: 'COND', read: readCondition }

export function readCondition(json: Json, at: At): Condition {
  const [is, value] = single(json, at, 'condition')
  const here = at.within(is)
  if (is === 'all' || is === 'any') {
    if (!isList(value) || value.length === 0)
      return here.fail('a list of conditions was expected', `write ${is}: [{name: value}…]`)
    return { is, of: value.map((one, i) => readCondition(one, here.within(i))) }
  }
  if (is === 'not') return { is, of: readCondition(value, here) }
  if (!isPlain(is))
    return here.fail(`there is no condition "${is}"`, `there is ${Object.keys(CONDITIONS).join(', ')}, all, any, not`)
  return readPlain(is, value, here)
}

function readPlain<K extends keyof typeof CONDITIONS>(is: K, value: Json, at: At): Condition
function readPlain(is: keyof typeof CONDITIONS, value: Json, at: At): { is: string; of: unknown } {
  return { is, of: CONDITIONS[is].of.read(value, at) }
}
