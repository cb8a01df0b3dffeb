import type { Json } from '@grimuar/kernel'
import {
  type At,
  allyName,
  area,
  areaName,
  bossName,
  card,
  either,
  fields,
  heroName,
  isObject,
  itemNo,
  list,
  type Of,
  opt,
  type Shape,
  script,
  text,
  upgradeName,
  whole,
  wyrmCardName,
  yes,
} from '../shape.ts'
import { type Condition, condition, readCondition } from './conditions.ts'
import { hooks, mods } from './mods.ts'
import { type Arg, term } from './term.ts'

/** What the foot of a card says. */
export type Flow =
  | 'next'
  | 'win'
  | { readonly goto: number }
  | { readonly if: Condition; readonly then: Flow; readonly else: Flow }

export const flow: Shape<Flow> = { says: 'FLOW', read: readFlow }

function readFlow(json: Json, at: At): Flow {
  if (json === 'next' || json === 'win') return json
  if (!isObject(json)) return at.fail('the foot of a card was expected', 'write next, win, {goto: card} or {if, then, else}')
  if ('goto' in json) return fields({ goto: card }).read(json, at)
  const { if: when, then = null, else: otherwise = null } = json
  if (when === undefined) return at.fail('the foot of a card was expected', 'write next, win, {goto: card} or {if, then, else}')
  return {
    if: readCondition(when, at.within('if')),
    then: readFlow(then, at.within('then')),
    else: readFlow(otherwise, at.within('else')),
  }
}

export const cost = fields({ sparks: opt(whole), hearts: opt(whole), item: opt(itemNo) })
export type Cost = Of<typeof cost>

export const word: Shape<string> = {
  says: 'id',
  read: (json, at) =>
    typeof json === 'string' && /^\w+$/.test(json) ? json : at.fail('an id was expected', 'write letters and digits'),
}

export const action = fields({
  id: word,
  t: text,
  at: opt(either<string, readonly string[]>(area, (json) => typeof json === 'string', list(area))),
  needs: opt(condition),
  cost: opt(cost),
  free: opt(yes),
  per_turn: opt(whole),
  progress: opt(yes),
  do: script,
})
export type Action = Of<typeof action>

const back = fields({ text, note: opt(text), do: script, then: flow })
const option = fields({ t: text, if: opt(condition), out: text, note: opt(text), do: script, then: opt(flow) })

export const CARDS = {
  story: term(
    fields({ title: text, text, note: opt(text), finale: opt(yes), do: script, then: flow }),
    'Text, orders and what comes next. A `finale` is an ending of the whole story, which the journal remembers.',
  ),
  choice: term(
    fields({ title: text, text, options: list(option), then: flow }),
    'The team picks one open option; only its text is read.',
  ),
  objective: term(
    fields({
      title: text,
      text,
      note: opt(text),
      do: opt(script),
      vortex: list(areaName),
      mods: opt(mods),
      hooks: opt(hooks),
      actions: opt(list(action)),
      watch: opt(list(fields({ when: condition, do: script, once: opt(yes) }))),
      enemy: script,
      enemy_text: text,
      goal_text: text,
      goal: condition,
      back,
    }),
    'Rounds are played until the goal is met; then its back is read.',
  ),
  interaction: term(
    fields({
      area: areaName,
      header: word,
      title: text,
      text,
      needs: opt(condition),
      cost: opt(cost),
      back: fields({ text, note: opt(text), do: script }),
    }),
    'An object in an area: a hero there can interact with it.',
  ),
  item: term(fields({ title: text, text, actions: list(action), mods: opt(mods) }), 'Lies beside the hero who has it.'),
  rule: term(
    fields({
      title: text,
      text,
      mods: opt(mods),
      hooks: opt(hooks),
      actions: opt(list(action)),
      optional: opt(yes),
      then: flow,
    }),
    'A special rule, in force until it is ended.',
  ),
  wyrm: term(fields({ ref: wyrmCardName }), 'A purple wyrm card that joins the wyrm deck for good.'),
  upgrade: term(fields({ ref: upgradeName }), 'A hero picks one of two skills.'),
  hero: term(fields({ ref: heroName }), 'A hero card, taken by hero_select.'),
  boss: term(fields({ ref: bossName }), 'A boss card.'),
  ally: term(fields({ ref: allyName }), 'An ally card.'),
  end: term(
    fields({
      title: text,
      text,
      endings: list(fields({ min: whole, text, do: script })),
      epilogue: opt(list(fields({ min: whole, text }))),
      then: flow,
    }),
    'The end of the chapter: the first ending whose number of face-up fate tokens is reached.',
  ),
} as const

export type CardKind = keyof typeof CARDS
type CardsByKind = { [K in CardKind]: { readonly n: number; readonly kind: K } & Arg<(typeof CARDS)[K]> }
/** A card of a chapter, or one of some kinds. Texts are keys, scripts are numbers. */
export type Card<K extends CardKind = CardKind> = CardsByKind[K]

export function isCardKind(name: Json | undefined): name is CardKind {
  return typeof name === 'string' && Object.hasOwn(CARDS, name)
}

export function readCard<K extends CardKind>(n: number, kind: K, json: Json, at: At): Card
export function readCard(n: number, kind: CardKind, json: Json, at: At): object {
  return { n, kind, ...CARDS[kind].of.read(json, at) }
}

// What belongs to the whole campaign.
