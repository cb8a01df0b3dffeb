import type { Action, Card } from './language/cards.ts'
import type { Effect } from './language/effects.ts'
import type { Hooks } from './language/mods.ts'
import type { Fault } from './shape.ts'
import type { Cast, Chapter, Scripts } from './story.ts'
import { conditionsIn, effectsOn, place, scriptTree } from './ways.ts'

/** A script of a card: its place, and whether a hero acts while it is carried out. */
interface Placed {
  readonly part: string
  readonly script: number | undefined
  readonly acts: boolean
}

const ofActions = (actions: readonly Action[] = []): Placed[] =>
  actions.map((action, i) => ({ part: `actions.${i}.do`, script: action.do, acts: true }))

function ofHooks(hooks: Hooks = {}): Placed[] {
  const { hero_enters: enters = {}, turn_end_in: ends = {}, ...plain } = hooks
  return [
    ...Object.entries(plain).map(([name, script]) => ({ part: `hooks.${name}`, script, acts: name === 'wyrm_defeated' })),
    ...Object.values({ ...enters, ...ends }).map((script) => ({ part: 'hooks', script, acts: true })),
  ]
}

/** The scripts of a card. */
function scriptsOn(card: Card): Placed[] {
  const none = (part: string, script: number | undefined): Placed => ({ part, script, acts: false })
  switch (card.kind) {
    case 'story':
      return [none('do', card.do)]
    case 'choice':
      return card.options.map((option, i) => none(`options.${i}.do`, option.do))
    case 'objective':
      return [
        none('do', card.do),
        none('enemy', card.enemy),
        none('back.do', card.back.do),
        ...(card.watch ?? []).map((watch, i) => none(`watch.${i}.do`, watch.do)),
        ...ofHooks(card.hooks),
        ...ofActions(card.actions),
      ]
    case 'interaction':
      return [{ part: 'back.do', script: card.back.do, acts: true }]
    case 'item':
      return ofActions(card.actions)
    case 'rule':
      return [...ofHooks(card.hooks), ...ofActions(card.actions)]
    case 'end':
      return card.endings.map((ending, i) => none(`endings.${i}.do`, ending.do))
    default:
      return []
  }
}

const OF_ACTOR: readonly Effect['verb'][] = [
  'hero_move',
  'roll_add',
  'attack',
  'hero_attack',
  'hit',
  'push',
  'swap',
  'extra_action',
]

/** Whether an effect is about the hero who acts. */
function needsActor(effect: Effect): boolean {
  const { verb, of } = effect
  if (OF_ACTOR.includes(verb)) return true
  switch (verb) {
    case 'item':
      return typeof of === 'number' || (of.who ?? 'actor') === 'actor'
    case 'test':
      return (of.who ?? 'actor') === 'actor'
    case 'if':
      return conditionsIn(of.if).some(({ is }) => is.startsWith('actor_'))
    case 'choose':
      return of.some((option) => option.if && conditionsIn(option.if).some(({ is }) => is.startsWith('actor_')))
    default:
      return namesActor(of)
  }
}

/** Whether a value says `who: actor` or `@actor` anywhere. */
function namesActor(value: unknown): boolean {
  if (value === 'actor' || value === '@actor') return true
  return typeof value === 'object' && value !== null && [...Object.keys(value), ...Object.values(value)].some(namesActor)
}

function misplaced(scripts: Scripts, source: string, path: (part: string) => string, { part, script, acts }: Placed): Fault[] {
  if (script === undefined) return []
  return scriptTree({ scripts }, source, script).flatMap((effect): Fault[] => {
    if (!acts && needsActor(effect))
      return [
        {
          path: path(part),
          problem: `"${effect.verb}" is about the acting hero, and nobody acts here`,
          hint: 'name the heroes: one, all, {in}, {near} or {hero}',
        },
      ]
    if (effect.verb === 'recycle' && part !== 'back.do')
      return [
        { path: path(part), problem: 'no card is resolved here', hint: 'recycle stands on the back of an interaction card' },
      ]
    return []
  })
}

const READABLE: readonly Card['kind'][] = ['story', 'rule', 'wyrm', 'upgrade']

/** The cards that a card has read out, and those that these have. */
function readFrom(chapter: Chapter, n: number, met: ReadonlySet<number> = new Set()): Set<number> {
  const reads = effectsOn(chapter, n).flatMap((effect) => (effect.verb === 'read' ? [effect.of] : []))
  const all = new Set([...met, ...reads])
  for (const one of reads) if (!met.has(one)) for (const more of readFrom(chapter, one, all)) all.add(more)
  return all
}

function reads(chapter: Chapter, { n }: Card): Fault[] {
  const path = place(chapter, n)
  if (readFrom(chapter, n).has(n))
    return [{ path, problem: 'reading this card leads to reading it again', hint: 'remove a read' }]
  return effectsOn(chapter, n).flatMap((effect): Fault[] => {
    const read = effect.verb === 'read' ? chapter.cards[effect.of - 1] : undefined
    if (!read || READABLE.includes(read.kind)) return []
    return [
      {
        path,
        problem: `card ${read.n} of kind ${read.kind} cannot be read`,
        hint: `read names a card of kind ${READABLE.join(', ')}`,
      },
    ]
  })
}

/** Actions of a card that bear one name. */
function twins(chapter: Chapter, card: Card): Fault[] {
  const ids = 'actions' in card ? (card.actions ?? []).map(({ id }) => id) : []
  return ids.flatMap((id, i): Fault[] =>
    ids.indexOf(id) < i
      ? [
          {
            path: place(chapter, card.n, `actions.${i}.id`),
            problem: `there are two actions "${id}"`,
            hint: 'give each its own id',
          },
        ]
      : [],
  )
}

/** Heroes must be chosen and placed before they can play. */
function heroes(chapter: Chapter): Fault[] {
  const first = chapter.cards.find(({ kind }) => kind === 'objective')
  if (!first) return []
  const before = chapter.cards.filter(({ n }) => n <= first.n).flatMap(({ n }) => effectsOn(chapter, n))
  const does = (verb: Effect['verb']) => before.some((effect) => effect.verb === verb)
  const path = `${chapter.roman} heroes`
  if (chapter.id === 1 && !does('hero_select'))
    return [{ path, problem: 'nobody picks a hero before the first objective', hint: 'use hero_select on an earlier card' }]
  if (!does('heroes_to'))
    return [
      { path, problem: 'no hero is on the board when the first objective begins', hint: 'use heroes_to on an earlier card' },
    ]
  return []
}

/** Scripts of a chapter that cannot do what they say. */
export function scriptFaults(chapter: Chapter): Fault[] {
  return [
    ...heroes(chapter),
    ...chapter.cards.flatMap((card) => [
      ...scriptsOn(card).flatMap((one) =>
        misplaced(chapter.scripts, `card ${card.n}`, (part) => place(chapter, card.n, part), one),
      ),
      ...reads(chapter, card),
      ...twins(chapter, card),
    ]),
  ]
}

/** The same of bosses, allies and wyrm cards: nobody acts there. */
export function castFaults({ bosses, allies, wyrmCards, scripts }: Cast): Fault[] {
  const all = [
    ...Object.entries(bosses).flatMap(([id, { table }]) =>
      ([0, 1, 2] as const).map((row) => ({ source: `boss ${id}`, part: `table.${row}.do`, script: table[row].do })),
    ),
    ...Object.entries(allies).map(([id, { down }]) => ({ source: `ally ${id}`, part: 'down', script: down })),
    ...Object.entries(wyrmCards).map(([id, { special }]) => ({ source: `wyrm ${id}`, part: 'special', script: special })),
  ]
  return all.flatMap(({ source, part, script }) =>
    misplaced(scripts, source, (where) => `${source} ${where}`, { part, script, acts: false }),
  )
}
