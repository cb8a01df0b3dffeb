// The names of everything in the box. Spells, quests and events are named as in the data of the rules: CON01, Q009, E010.

export const SCHOOLS = ['conspiracy', 'destruction', 'divination', 'illusion', 'necromancy', 'transmutation'] as const
export type School = (typeof SCHOOLS)[number]

/** Something for each school. */
export function bySchool<X>(make: (school: School) => X): { [S in School]: X } {
  return {
    conspiracy: make('conspiracy'),
    destruction: make('destruction'),
    divination: make('divination'),
    illusion: make('illusion'),
    necromancy: make('necromancy'),
    transmutation: make('transmutation'),
  }
}

export const MAGES = ['tessa', 'jafar', 'rebecca', 'nero'] as const
export type MageId = (typeof MAGES)[number]

/** The six colours of rooms; the Black Rose Room has a colour of its own. */
export const COLOURS = ['blue', 'yellow', 'green', 'red', 'purple', 'grey'] as const
export type Colour = (typeof COLOURS)[number]
export type RoomColour = Colour | 'black'

export const ELEMENTS = ['air', 'earth', 'fire', 'water', 'magic', 'holy', 'unholy'] as const
export type SpellElement = (typeof ELEMENTS)[number]

/** What an effect is: combat and boost act at once, protection and trap wait. */
export const SPELL_TYPES = ['combat', 'boost', 'protection', 'trap'] as const
export type SpellType = (typeof SPELL_TYPES)[number]

export const ROOMS = [
  'blackRose',
  'mirrors',
  'oracle',
  'abyss',
  'bibliotheca',
  'observatory',
  'sanctuary',
  'forge',
  'garden',
  'treasure',
  'laboratory',
  'arena',
  'summoner',
  'armory',
  'pleasures',
  'throne',
  'cemetery',
  'crypt',
  'altar',
] as const // R00 to R18
export type RoomId = (typeof ROOMS)[number]

export const EVOCATIONS = [
  'landsknecht',
  'boneKnight',
  'divineAltar',
  'mutatedAltar',
  'cerberus',
  'andromeda',
  'malacoda',
  'infamy',
] as const
export type EvocationId = (typeof EVOCATIONS)[number]

const TWELVE = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
const TEN = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'] as const
type Twelve = (typeof TWELVE)[number]

export type SchoolSpellId = `${'CON' | 'DES' | 'DIV' | 'ILL' | 'NEC' | 'TRA'}${Twelve}`
export const SPECIAL_SPELLS = ['SP-TES', 'SP-JAF', 'SP-REB', 'SP-NER'] as const // by Mage
export type SpecialSpellId = (typeof SPECIAL_SPELLS)[number]
export type ForgottenSpellId = `FOR${(typeof TEN)[number]}`
export type SpellId = SchoolSpellId | SpecialSpellId | ForgottenSpellId

/** The spells of each school, in the order of its help card. */
export const SPELLS_OF: { readonly [S in School]: readonly SchoolSpellId[] } = {
  conspiracy: TWELVE.map((n) => `CON${n}` as const),
  destruction: TWELVE.map((n) => `DES${n}` as const),
  divination: TWELVE.map((n) => `DIV${n}` as const),
  illusion: TWELVE.map((n) => `ILL${n}` as const),
  necromancy: TWELVE.map((n) => `NEC${n}` as const),
  transmutation: TWELVE.map((n) => `TRA${n}` as const),
}
export const SCHOOL_SPELLS: readonly SchoolSpellId[] = SCHOOLS.flatMap((school) => SPELLS_OF[school])
export const FORGOTTEN_SPELLS: readonly ForgottenSpellId[] = TEN.map((n) => `FOR${n}` as const)
export const SPELLS: readonly SpellId[] = [...SCHOOL_SPELLS, ...SPECIAL_SPELLS, ...FORGOTTEN_SPELLS]

/** Which of a card's two effects is up. */
export const SIDES = ['upper', 'lower'] as const
export type Side = (typeof SIDES)[number]

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
/** Q001 to Q095. */
export type QuestId = Exclude<`Q0${Exclude<Digit, '9'>}${Digit}`, 'Q000'> | `Q09${'0' | '1' | '2' | '3' | '4' | '5'}`
/** E001 to E078. */
export type EventId = Exclude<`E0${Exclude<Digit, '7' | '8' | '9'>}${Digit}`, 'E000'> | `E07${Exclude<Digit, '9'>}`

export const MOONS = [1, 2, 3] as const
export type Moon = (typeof MOONS)[number]

/** A program: an effect of a spell, of a room, the reward of a quest, what an event does, what a figure does. */
export type EffectId = `${SpellId}.${Side}` | RoomId | QuestId | EventId

/** A place of the Lodge: 0 is its middle, then the inner ring, then the outer one. See hex.ts. */
export type Place = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18
export const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]

/** A figure: 0 to 3 are the Mages by seat, then three places for the Evocations of each seat. */
export type Figure = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15
export const FIGURES: readonly Figure[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
export const MOST_MAGES = 4
export const EVOCATION_SLOTS = 3

/** Nothing: no figure, no place, no seat, no slot. */
export const NONE = -1
export type None = typeof NONE

/** The position of a figure: a place of the Lodge, its Cell, or nowhere (NONE). */
export const CELL = -2
export type Cell = typeof CELL
export type Where = Place | Cell | None

/** The owner of cubes: a seat, or the Black Rose. */
export const ROSE = 4
export const OWNERS = [0, 1, 2, 3, ROSE] as const
/** A seat or ROSE. */
export type Owner = number

/** The slots of a sheet: the Quick Spell, then three standard ones. */
export const SLOTS = [0, 1, 2, 3] as const
export type SlotNumber = (typeof SLOTS)[number]
export const QUICK = 0
export const STANDARD = [1, 2, 3] as const

export const PHASES = ['setup', 'rose', 'study', 'preparation', 'action', 'evocation', 'cleanup'] as const
export type Phase = (typeof PHASES)[number]

/** The changes of a spell for a Mage until the end of the turn. */
export const BUFFS = [
  'attack3',
  'attackArea',
  'attackInstability',
  'moveAndAttack',
  'abomination',
  'burnRoom',
  'burnFigure',
] as const
export type Buff = (typeof BUFFS)[number]

/** The effects of Unstable Flames on an attack: burn a cube of the room for more damage, or build instead of damage. */
export type Burn = 'figure' | 'room'
