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
  counter,
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
  type Of,
  oneOf,
  opt,
  pair,
  password,
  range,
  ruleNo,
  type Shape,
  script,
  stackName,
  text,
  tokenName,
  unit,
  upgradeName,
  whole,
  wyrmCardName,
  yes,
} from './shape.ts'

// The language stories are written in. Types, reader, validator and the printed table all come from what stands here.

/** An entry of the language: its argument, and a sentence for authors. */
interface Entry<T> {
  readonly of: Shape<T>
  readonly means: string
}

function entry<T>(of: Shape<T>, means: string): Entry<T> {
  return { of, means }
}

type Arg<E> = E extends Entry<infer T> ? T : never

/** Conditions that do not contain others. */
export const CONDITIONS = {
  pw: entry(password, 'The password is written down.'),
  flag: entry(flag, 'The flag of this chapter is set.'),
  count: entry(byName(counter, count), 'The counter has at least this value.'),
  item: entry(itemNo, 'Some hero holds this item.'),
  actor_item: entry(itemNo, 'The acting hero holds this item.'),
  actor_sparks: entry(whole, 'The acting hero has at least so many sparks.'),
  actor_aura: entry(yes, 'The acting hero carries the dark aura.'),
  team_sparks: entry(count, 'All heroes together have at least so many sparks.'),
  aura_on: entry(yes, 'Some hero carries the dark aura.'),
  all_in: entry(areaName, 'Every hero is conscious and stands there.'),
  any_in: entry(areaName, 'Some conscious hero stands there.'),
  heroes_in: entry(fields({ area: areaName, n: count }), 'At least n conscious heroes stand there.'),
  clear: entry(
    either<string, 'board'>(areaName, (json) => json !== 'board', oneOf('board')),
    'No wyrm is in that area, or on the board.',
  ),
  defeated: entry(count, 'So many wyrms were defeated since the objective was revealed.'),
  unit_in: entry(pair(unit, areaName), 'The unit stands there.'),
  unit_down: entry(unit, 'The unit is in play with no heart left.'),
  unit_hearts: entry(pair(unit, count), 'The unit is in play with at most so many hearts.'),
  used: entry(list(interactionNo), 'All these interaction cards were resolved and discarded.'),
  stack_empty: entry(stackName, 'All cards of the stack were resolved.'),
  hero: entry(heroName, 'The hero is in play.'),
  heroes: entry(whole, 'At least so many heroes are in play.'),
  fate: entry(whole, 'At least so many fate tokens are face up.'),
  last_fate: entry(whole, 'The chapter before ended with at least so many face-up tokens.'),
  fate_total: entry(whole, 'The chapters won so far ended with at least so many face-up tokens together.'),
  rounds: entry(count, 'So many full rounds of this objective are over.'),
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

function readCondition(json: Json, at: At): Condition {
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

/** Whom an effect is for. Those who are unconscious never count. */
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

const all = oneOf('all')
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
    'The hero rolls; with at least so many successes the first script follows, else the second.',
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
    'Heroes recover hearts, gain sparks or draw scraps; with pick at most so many of them, chosen by the players.',
  ),
  lose: entry(fields({ who, sparks: opt(whole), scraps: opt(whole) }), 'Heroes lose sparks or scraps, as many as they have.'),
  pay_team: entry(count, 'The heroes pay so many sparks together; the players decide who.'),
  damage: entry(fields({ who, n: count }), 'Each of these heroes loses so many hearts.'),
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
  activate: entry(count, 'Every wyrm takes so many actions.'),
  advance: entry(yes, 'Every standing wyrm that shares no area with a conscious hero or an ally moves one area.'),
  recover: entry(yes, 'Every stunned wyrm stands up.'),
  explode: entry(
    fields({ min: whole, in: whole, near: whole }),
    'In each area with at least so many wyrms one is removed; heroes and allies there and beside it are hurt.',
  ),
  // fighting and moving
  attack: entry(
    fields({ dice: whole, range, mode: oneOf('focus', 'spread', 'single', 'free'), on_hit: opt(script) }),
    'The acting hero makes this attack.',
  ),
  hero_attack: entry(yes, 'The acting hero makes the attack of the hero card.'),
  hit: entry(
    fields({ dmg: whole, targets: countOrAll, range, together: opt(yes) }),
    'Up to so many different enemies are damaged without a roll, all in one area if together.',
  ),
  push: entry(fields({ targets: count, range, steps: whole }), 'Up to so many different wyrms are moved to adjacent areas.'),
  step: entry(fields({ who, n: whole }), 'That hero may move up to so many areas; this is no action.'),
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

/** Changes of the rules while a card lies there, a skill is known or an item held. */
export const MODS = {
  actions: entry(whole, 'Actions in a turn, instead of 3.'),
  dark: entry(
    fields({ n: whole, light: list(itemNo), radius: whole }),
    'Attacks lose n dice unless a conscious hero with a light is at most so far from the attacker.',
  ),
  escort: entry(unit, 'A hero who moves out of the area of this ally may take it along.'),
  no_give: entry(yes, 'Items cannot be given or taken.'),
  cheap_give: entry(yes, 'Items can be given and taken at any distance.'),
  attack_dice: entry(whole, 'The attack has so many more dice.'),
  attack_range: entry(range, 'The attack reaches so far.'),
  attack_mode: entry(oneOf('focus', 'spread', 'single', 'free'), 'The attack divides its damage like this.'),
  max_hearts: entry(whole, 'The hero has so many more hearts.'),
  guard: entry(whole, 'The hero ignores the first n damage of each enemy phase.'),
  free_reroll: entry(yes, 'The reroll costs no heart.'),
  free_moves: entry(whole, 'The first n Move actions of a turn are not counted.'),
  collect_all: entry(yes, 'One Collect action takes all sparks of the area.'),
  on_defeat: entry(script, 'Once per turn, when this hero defeats a wyrm.'),
  turn_start: entry(script, 'At the start of the own turn.'),
  free_scrap: entry(yes, 'The first scrap used in a turn is not counted as an action.'),
  skill_hearts: entry(whole, 'The starting skill heals so many more hearts.'),
  skill_targets: entry(all, 'The starting skill hits all enemies of the area.'),
  second_wind: entry(yes, 'Once per chapter a hero who would fall unconscious stays with 1 heart.'),
  charge: entry(fields({ moved: whole, dice: whole }), 'After so many Move actions of a turn attacks have more dice.'),
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
  round_start: entry(script, 'After unconscious heroes stood up and the spring was filled.'),
  player_end: entry(script, 'At the end of the player phase.'),
  enemy_start: entry(script, 'At the start of the enemy phase.'),
  enemy_end: entry(script, 'At the end of the enemy phase.'),
  wyrm_defeated: entry(script, 'When a wyrm was defeated.'),
  hero_enters: entry(byName(areaName, script), 'When a hero enters the area by a Move action or hero_move.'),
  turn_end_in: entry(byName(areaName, script), 'When a hero ends a turn there.'),
} as const

const hooks = fields({
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

const cost = fields({ sparks: opt(whole), hearts: opt(whole), item: opt(itemNo) })
export type Cost = Of<typeof cost>

const word: Shape<string> = {
  says: 'id',
  read: (json, at) =>
    typeof json === 'string' && /^\w+$/.test(json) ? json : at.fail('an id was expected', 'write letters and digits'),
}

const action = fields({
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
  story: entry(
    fields({ title: text, text, note: opt(text), finale: opt(yes), do: script, then: flow }),
    'Text, orders and what comes next. A `finale` is an ending of the whole story, which the journal remembers.',
  ),
  choice: entry(
    fields({ title: text, text, options: list(option), then: flow }),
    'The team picks one open option; only its text is read.',
  ),
  objective: entry(
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
  interaction: entry(
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
  item: entry(fields({ title: text, text, actions: list(action), mods: opt(mods) }), 'Lies beside the hero who has it.'),
  rule: entry(
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
  wyrm: entry(fields({ ref: wyrmCardName }), 'A purple wyrm card that joins the wyrm deck for good.'),
  upgrade: entry(fields({ ref: upgradeName }), 'A hero picks one of two skills.'),
  hero: entry(fields({ ref: heroName }), 'A hero card, taken by hero_select.'),
  boss: entry(fields({ ref: bossName }), 'A boss card.'),
  ally: entry(fields({ ref: allyName }), 'An ally card.'),
  end: entry(
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

const attack = fields({
  t: text,
  text,
  dice: whole,
  range,
  mode: oneOf('focus', 'spread', 'single', 'free'),
  on_hit: opt(script),
})
export type Attack = Of<typeof attack>
export type AttackMode = Attack['mode']

export const heroCard = fields({
  t: text,
  colour: word,
  hearts: whole,
  who: text,
  attack,
  skill: fields({ id: word, t: text, text, cost, do: script }),
})
export const skillCard = fields({ id: word, t: text, text, mods: opt(mods), cost: opt(cost), do: opt(script) })
export const scrapCard = fields({ id: word, t: text, text, free: opt(yes), reaction: opt(oneOf('roll')), do: script })
export const wyrmCard = fields({
  t: text,
  purple: opt(yes),
  spawn: opt(whole),
  spawn_silver: opt(whole),
  act: opt(whole),
  act_silver: opt(whole),
  recover_first: opt(yes),
  special: opt(script),
  again: opt(yes),
  text: opt(text),
})
export const artefactCard = fields({ id: word, t: text, text, mods: opt(mods), actions: opt(list(action)) })
const row = fields({ t: text, text, do: script })
export const bossCard = fields({ t: text, hearts: count, text, table: fields({ 0: row, 1: row, 2: row }) })
export const allyCard = fields({
  t: text,
  hearts: count,
  target: {
    says: 'true | false',
    read: (json: Json, at: At): boolean => (typeof json === 'boolean' ? json : at.fail('true or false was expected')),
  },
  text,
  down: script,
})
export type HeroCard = Of<typeof heroCard>
export type SkillCard = Of<typeof skillCard>
export type ScrapCard = Of<typeof scrapCard>
export type WyrmCard = Of<typeof wyrmCard>
export type ArtefactCard = Of<typeof artefactCard>
export type BossCard = Of<typeof bossCard>
export type AllyCard = Of<typeof allyCard>
