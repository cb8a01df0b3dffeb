import { at, type By, by, nothingAt } from '@grimuar/kernel'
import {
  CIRCLE,
  type Colour,
  EVENING,
  EVERY_COLOUR,
  LEVELS,
  type LevelNumber,
  MIDDAY,
  MORNING,
  type Phase,
  SQUARE,
  TRIANGLE,
} from './components.ts'
import {
  act,
  copy,
  cost,
  discard,
  draw,
  drawUntil,
  type Instruction,
  learn,
  othersDraw,
  othersTake,
  type Program,
  pour,
  raise,
  settle,
  store,
  swap,
  sweep,
  take,
  takeAndStore,
} from './verbs/steps.ts'

export * from './components.ts'

/** The 21 spells, as data over the verbs of verbs/. */

/** The lasting effect of a spell in its owner's days. */
export type Lasting =
  | { readonly when: 'morning'; readonly actions: number } // actions that morning, in all
  | { readonly when: 'take'; readonly draw: number } // an altar token of the card's rune
  | { readonly when: 'learn'; readonly save: number } // from the tray to the familiar

/** Points that depend on how the game ended. */
export type Varying =
  | { readonly each: 'token' } // on the familiar's board
  | { readonly each: 'colour' } // on the familiar's board
  | { readonly each: 'spell'; readonly low: number; readonly high: number } // other spells at level 3; at 4 and 5

export interface Level {
  readonly points: number | Varying
  readonly ways: readonly Program[] // what its action may do; more than one: the player chooses
  readonly instant?: Program
  readonly lasting?: Lasting
}

export interface Spell {
  readonly name: SpellName
  readonly colour: Colour
  readonly set: number // 0, 1, 2
  readonly phase: Phase | null
  readonly levels: { readonly [level in LevelNumber]: Level }
}

export const SPELL_NAMES = [
  'sacrifice',
  'eruption',
  'blaze',
  'levitation',
  'sharing',
  'divination',
  'purification',
  'cure',
  'growth',
  'offering',
  'focus',
  'feast',
  'timeTravel',
  'storm',
  'clone',
  'transmutation',
  'swiftness',
  'mirage',
  'abundance',
  'knowledge',
  'communion',
] as const
export type SpellName = (typeof SPELL_NAMES)[number]
/** A spell by its number in SPELLS: colour × 3 + set. */
export type SpellId = number & { readonly [spell]: true }
declare const spell: unique symbol
export const EVERY_SPELL: readonly SpellId[] = SPELL_NAMES.map((_, id) => id as SpellId)

/** A level whose action does these steps. */
const action = (points: number, ...steps: Instruction[]): Level => ({ points, ways: [steps] })
const either = (points: number, ...ways: Program[]): Level => ({ points, ways })
const idle = (points: number | Varying): Level => ({ points, ways: [] })
const instant = (points: number, ...steps: Instruction[]): Level => ({ points, ways: [], instant: steps })
const lasting = (points: number, what: Lasting): Level => ({ points, ways: [], lasting: what })

type Card = readonly [phase: Phase | null, three: Level, four: Level, five: Level]

const blaze: Program = [draw(4), othersTake]

const DECK: { readonly [name in SpellName]: Card } = {
  sacrifice: [MORNING, action(1, cost(CIRCLE), draw(4)), action(2, cost(TRIANGLE), draw(4)), action(3, cost(SQUARE), draw(4))],
  eruption: [MORNING, action(2, drawUntil(4)), action(3, drawUntil(5)), action(4, drawUntil(6))],
  blaze: [MORNING, either(0, blaze), either(2, blaze), either(5, blaze)],
  levitation: [
    MORNING,
    action(3, take(2, { rune: CIRCLE })),
    action(4, take(2, { rune: TRIANGLE })),
    action(5, take(2, { rune: SQUARE })),
  ],
  sharing: [MORNING, action(4, take(1), draw(1), othersDraw), action(4, take(2), othersDraw), action(4, take(3), othersDraw)],
  divination: [
    MORNING,
    action(2, pour(2), take(2), discard(1)),
    action(3, pour(2), take(2, { colour: 'same', upTo: true })),
    action(4, pour(2), take(2)),
  ],
  purification: [MIDDAY, action(1, swap(1)), action(2, swap(2)), action(3, swap(3))],
  cure: [MIDDAY, action(3, draw(1), discard(1)), action(4, draw(2), discard(2)), action(5, draw(3), discard(3))],
  growth: [EVENING, action(3, swap(1, 'familiar')), action(4, takeAndStore(2), settle(3)), action(6, takeAndStore(3), settle(4))],
  offering: [MIDDAY, action(2, store(2, 'colour')), action(4, store(3, 'colour')), action(6, store(4, 'colour'))],
  focus: [
    EVENING,
    action(3, store(1, 'cardRune')),
    either(4, [store(2, 'cardRune')], [take(1, { rune: 'card' })]),
    either(5, [store(3, 'cardRune')], [take(2, { rune: 'card' })]),
  ],
  feast: [MIDDAY, action(2, take(1, { colour: 'stored' })), action(2, takeAndStore(1)), idle({ each: 'colour' })],
  timeTravel: [EVENING, action(2, cost(CIRCLE), raise), action(4, cost(TRIANGLE), raise), action(6, cost(SQUARE), raise)],
  storm: [EVENING, idle(4), action(6, sweep, take(3), settle(3)), action(8, sweep, take(3), settle(4))],
  clone: [MIDDAY, action(4, copy(MIDDAY)), action(5, copy(EVENING)), action(6, cost('card'), copy(MORNING))],
  transmutation: [EVENING, idle(4), action(4, learn(1)), action(4, learn(2))],
  swiftness: [null, instant(3, act(MORNING)), instant(6, act(MORNING)), lasting(0, { when: 'morning', actions: 2 })],
  mirage: [
    null,
    lasting(2, { when: 'take', draw: 1 }),
    lasting(3, { when: 'take', draw: 2 }),
    lasting(6, { when: 'take', draw: 2 }),
  ],
  abundance: [null, instant(3, draw(2)), instant(5, draw(3)), instant(7, draw(4))],
  knowledge: [
    null,
    idle({ each: 'spell', low: 1, high: 1 }),
    idle({ each: 'spell', low: 1, high: 2 }),
    idle({ each: 'spell', low: 2, high: 2 }),
  ],
  communion: [null, instant(0, takeAndStore(3)), idle({ each: 'token' }), lasting(0, { when: 'learn', save: 2 })],
}

export const SPELLS: readonly Spell[] = SPELL_NAMES.map((name, id) => {
  const [phase, three, four, five] = DECK[name]
  return { name, colour: at(EVERY_COLOUR, Math.floor(id / 3)), set: id % 3, phase, levels: { 3: three, 4: four, 5: five } }
})

export const spellOf = (id: SpellId): Spell => SPELLS[id] ?? nothingAt(id)
export const levelOf = (id: SpellId, level: LevelNumber): Level => spellOf(id).levels[level]
/** The spell of that name. */
export const spellId = (name: SpellName): SpellId => at(EVERY_SPELL, SPELL_NAMES.indexOf(name))
/** The spells of each colour, by set. */
export const SPELLS_OF: By<Colour, readonly SpellId[]> = by(EVERY_COLOUR, (colour) =>
  EVERY_SPELL.slice(colour * 3, colour * 3 + 3),
)
/** The names of the three spells of a colour. */
export const spellsOf = (colour: Colour): readonly SpellName[] => SPELL_NAMES.slice(colour * 3, colour * 3 + 3)

/** The steps of a way of a level; of its instant effect where no way is chosen. */
export function programOf(id: SpellId, level: LevelNumber, way: number): Program {
  const { ways, instant } = levelOf(id, level)
  return (way < 0 ? instant : ways[way]) ?? []
}

/** Every level of every spell. */
export const EVERY_LEVEL: readonly (readonly [SpellId, LevelNumber])[] = EVERY_SPELL.flatMap((id) =>
  LEVELS.map((level) => [id, level] as const),
)
