import type { Colour, EvocationId, MageId, RoomColour, RoomId, School, SchoolSpellId, SpecialSpellId, SpellId } from './ids.ts'
import { FORGOTTEN_SPELLS, MAGES, SCHOOLS, SPECIAL_SPELLS, SPELLS, SPELLS_OF } from './ids.ts'

// The numbers printed on tiles, sheets and cards. What they do is in rooms.ts, evocations.ts, cards/, quests/ and events/.

export const CUBES = 26 // of each of five colours
export const TROPHIES = 10 // of each Mage
export const ACTIONS = 2 // physical actions of a Mage in a turn
export const QUEST_LIMIT = 2
export const SPECIAL_COPIES = 3
export const SPELL_COPIES = 3
export const EVENT_SLOTS = 3
/** Power at which the Second and the Third Moon begin, and the game ends. */
export const SECOND_MOON = 6
export const THIRD_MOON = 18
export const GOAL = 30

export interface RoomCard {
  readonly colour: RoomColour
  readonly holes: number
  readonly worth: number // power points of its token at the end
}

const room = (colour: RoomColour, holes: number, worth: number): RoomCard => ({ colour, holes, worth })

export const ROOM_CARDS: { readonly [R in RoomId]: RoomCard } = {
  blackRose: room('black', 10, 6),
  mirrors: room('blue', 6, 3),
  oracle: room('blue', 6, 3),
  abyss: room('blue', 6, 3),
  bibliotheca: room('yellow', 5, 2),
  observatory: room('yellow', 5, 2),
  sanctuary: room('yellow', 5, 2),
  forge: room('green', 4, 2),
  garden: room('green', 4, 2),
  treasure: room('green', 4, 2),
  laboratory: room('red', 6, 3),
  arena: room('red', 6, 3),
  summoner: room('red', 6, 3),
  armory: room('purple', 6, 3),
  pleasures: room('purple', 6, 3),
  throne: room('purple', 8, 5), // PROPOSED: the public list is doubtful
  cemetery: room('grey', 6, 3),
  crypt: room('grey', 6, 3),
  altar: room('grey', 6, 3),
}

export interface MageCard {
  readonly school: School // a suggestion only
  readonly special: SpecialSpellId
  readonly hand: number
  readonly move: number
  readonly attack: number
}

const mage = (school: School, special: SpecialSpellId): MageCard => ({ school, special, hand: 7, move: 2, attack: 2 })

/** Life is an option of the table. */
export const MAGE_CARDS: { readonly [M in MageId]: MageCard } = {
  tessa: mage('transmutation', 'SP-TES'),
  jafar: mage('divination', 'SP-JAF'),
  rebecca: mage('necromancy', 'SP-REB'),
  nero: mage('destruction', 'SP-NER'),
}

/** The Mage whose special spell a card is, or undefined. */
export function specialOf(card: SpellId): MageId | undefined {
  return MAGES.find((_, i) => SPECIAL_SPELLS[i] === card)
}

export const ARCHETYPES = ['undead', 'altar', 'demon', 'construct', 'beast'] as const
export type Archetype = (typeof ARCHETYPES)[number]

export interface EvocationCard {
  readonly archetype: Archetype
  readonly move: number
  readonly attack: number
  readonly life: number
  readonly figures: number // in the box
}

const evocation = (archetype: Archetype, move: number, attack: number, life: number, figures: number): EvocationCard => ({
  archetype,
  move,
  attack,
  life,
  figures,
})

export const EVOCATION_CARDS: { readonly [E in EvocationId]: EvocationCard } = {
  landsknecht: evocation('undead', 2, 2, 3, 8),
  boneKnight: evocation('undead', 2, 4, 4, 3),
  divineAltar: evocation('altar', 0, 0, 4, 5),
  mutatedAltar: evocation('altar', 0, 0, 4, 5),
  cerberus: evocation('demon', 3, 2, 2, 3),
  andromeda: evocation('construct', 2, 0, 3, 3),
  malacoda: evocation('demon', 2, 3, 3, 3),
  infamy: evocation('beast', 2, 0, 6, 1),
}
/** A Mage's second form: a Mutation that moves and attacks like an Evocation. */
export const ABOMINATION = { move: 2, attack: 3, cards: 3 } as const

const book = (school: School, ...numbers: readonly number[]): readonly SchoolSpellId[] =>
  numbers.flatMap((n) => SPELLS_OF[school][n - 1] ?? [])

/** The two starting Grimoires of each school: six cards each (PROPOSED). */
export const GRIMOIRES: { readonly [S in School]: readonly [readonly SchoolSpellId[], readonly SchoolSpellId[]] } = {
  conspiracy: [book('conspiracy', 1, 2, 3, 4, 7, 11), book('conspiracy', 5, 6, 8, 9, 10, 12)],
  destruction: [book('destruction', 3, 4, 5, 8, 10, 1), book('destruction', 2, 6, 7, 9, 11, 12)],
  divination: [book('divination', 3, 10, 11, 12, 7, 6), book('divination', 1, 2, 4, 5, 8, 9)],
  illusion: [book('illusion', 3, 6, 7, 8, 9, 12), book('illusion', 1, 2, 4, 5, 10, 11)],
  necromancy: [book('necromancy', 1, 3, 4, 7, 8, 10), book('necromancy', 2, 5, 6, 9, 11, 12)],
  transmutation: [book('transmutation', 2, 4, 7, 10, 12, 1), book('transmutation', 3, 5, 6, 8, 9, 11)],
}

/** The colour of each school's cards. */
export const SCHOOL_COLOURS: { readonly [S in School]: Colour } = {
  conspiracy: 'purple',
  destruction: 'red',
  divination: 'yellow',
  illusion: 'blue',
  necromancy: 'grey',
  transmutation: 'green',
}

const SCHOOL_OF = new Map<SpellId, School>(SCHOOLS.flatMap((school) => SPELLS_OF[school].map((id) => [id, school] as const)))

/** The school of a card; undefined for special and Forgotten spells. */
export function schoolOf(card: SpellId): School | undefined {
  return SCHOOL_OF.get(card)
}

/** Kinds of spells by where they come from. */
export const KINDS = [...SCHOOLS, 'forgotten', 'special'] as const
export type Kind = (typeof KINDS)[number]
const KIND_AT = new Map<SpellId, number>(
  SPELLS.map((card) => {
    const kind: Kind = SCHOOL_OF.get(card) ?? (FORGOTTEN_SPELLS.some((one) => one === card) ? 'forgotten' : 'special')
    return [card, KINDS.indexOf(kind)]
  }),
)

/** Which of KINDS a card is. */
export function kindAt(card: SpellId): number {
  const kind = KIND_AT.get(card)
  if (kind === undefined) throw new Error(`there is no spell ${card}`)
  return kind
}

const FORGOTTEN: ReadonlySet<SpellId> = new Set(FORGOTTEN_SPELLS)

export function isForgotten(card: SpellId): boolean {
  return FORGOTTEN.has(card)
}
