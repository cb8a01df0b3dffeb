import type { TextBlock } from '@grimuar/contract'
import type { RuleRef, Seat } from '@grimuar/kernel'
import type { Compared } from '../compare.ts'
import type { Archetype } from '../components.ts'
import type {
  EffectId,
  EventId,
  EvocationId,
  Figure,
  MageId,
  Moon,
  Owner,
  Place,
  QuestId,
  RoomColour,
  RoomId,
  School,
  Side,
  SlotNumber,
  SpellElement,
  SpellId,
  SpellType,
} from '../ids.ts'
import type { BlackRoseMoves, BlackRoseQuestion, Prepared } from '../questions.ts'
import type { Who } from '../spell.ts'
import type { Buff, options, Phase } from '../table.ts'
import type { BlackRoseEvent } from '../told.ts'
import type { BlackRoseView } from '../view.ts'
import type { BoardText } from './board.ts'

// The names of cards, rooms and figures.

export type SpellNames = { readonly [S in SpellId]: string }
export type QuestNames = { readonly [Q in QuestId]: string }
export type EventNames = { readonly [E in EventId]: string }

/** A room's name as a sentence needs it: "the Crypt", "into the Crypt", "in the Crypt". */
export interface RoomName {
  readonly name: string
  readonly what: string
  readonly into: string
  readonly inside: string
}
export type RoomNames = { readonly [R in RoomId]: RoomName }

interface FigureName {
  readonly name: string
  readonly whom: string // the object of a sentence
}
export type MageNames = { readonly [M in MageId]: FigureName }
export type EvocationNames = { readonly [E in EvocationId | 'abomination']: FigureName }

// What they say. Every number of a card's program stands in braces, {3}; no other digit does. A sentence stands here only: the ledger takes it from here.

export type SpellTexts = { readonly [S in SpellId]: { readonly upper: string; readonly lower: string } }
export type QuestTexts = { readonly [Q in QuestId]: { readonly task: string; readonly reward: string } }
export type EventTexts = { readonly [E in EventId]: string }
export type RoomTexts = { readonly [R in RoomId]: string }
export type MageTexts = { readonly [M in MageId]: string }
export type EvocationTexts = { readonly [E in EvocationId | 'abomination']: string }

/** The words that cards and rules use in one meaning, each with a sentence that explains it. */
export type Term =
  | 'mage'
  | 'blackRose'
  | 'evocation'
  | 'figure'
  | 'enemy'
  | 'lodge'
  | 'room'
  | 'cell'
  | 'activateRoom'
  | 'roomToken'
  | 'instability'
  | 'hole'
  | 'destroyed'
  | 'grimoire'
  | 'memories'
  | 'library'
  | 'handLimit'
  | 'powerPoints'
  | 'damage'
  | 'heal'
  | 'convert'
  | 'defeat'
  | 'trophy'
  | 'physicalAction'
  | 'go'
  | 'discardToMove'
  | 'move'
  | 'teleport'
  | 'attack'
  | 'act'
  | 'summon'
  | 'dismiss'
  | 'cast'
  | 'castFromHand'
  | 'ready'
  | 'active'
  | 'used'
  | 'standard'
  | 'quick'
  | 'combat'
  | 'boost'
  | 'trap'
  | 'roomTrap'
  | 'protection'
  | 'trigger'
  | 'cancel'
  | 'ignore'
  | 'element'
  | 'range'
  | 'distance'
  | 'area'
  | 'quest'
  | 'event'
  | 'moon'
  | 'crown'
  | 'ban'
  | 'studyBan'
  | 'special'
  | 'forgotten'
export type TermTexts = { readonly [T in Term]: { readonly word: string; readonly tip: string } }

/**
 * How sentences name what they are about. In what has happened, a Mage goes by its player's name; in questions and answers, which are put
 * from a view without names, by its own.
 */
export interface Say {
  name(seat: Seat): string
  owner(owner: Owner): string // a Mage or the Rose
  /** `is` tells which Evocation it is; a Mage needs nothing. */
  figure(figure: Figure, is?: EvocationId | null): string
  whom(figure: Figure, is?: EvocationId | null): string // the object of a sentence
  holder(figure: Figure): string // whose figure it is
  room(room: RoomId | null | undefined): RoomName
  card(card: SpellId): string
  cards(cards: readonly SpellId[]): string
  quest(quest: QuestId): string
  event(event: EventId): string
  /** The name of the card, room, quest or event that has this effect. */
  effect(effect: EffectId): string
  /** Cubes by owner: "2 Ala, 1 the Rose". */
  cubes(cubes: readonly number[]): string
}

/** The same for questions: what lies on the table is at hand. */
export interface SayNow extends Say {
  readonly view: BlackRoseView
  place(place: Place): RoomName
  /** A slot of a Mage's sheet, with its card where it is known; of one's own sheet where no seat is named. */
  slot(slot: SlotNumber, of?: Seat): string
  /** One of the things being looked at, by its place among them; copies of one card are told apart. */
  seen(of: 'cards' | 'quests' | 'events' | 'forgotten', nth: number): string
  /** A card with the side that is up; copies are told apart. */
  prepared(item: Prepared): string
  /** The room of one's own Mage. */
  here(): RoomName
}

type EventOf<K extends BlackRoseEvent['kind']> = Extract<BlackRoseEvent, { kind: K }>
type QuestionOf<K extends BlackRoseQuestion['kind']> = Extract<BlackRoseQuestion, { kind: K }>

type Options = typeof options
/** An option that picks one of several has words for each. */
type OptionText<O> = { readonly label: string; readonly help: string } & (O extends {
  readonly from: readonly (infer V extends string)[]
}
  ? { readonly values: { readonly [X in V]: string } }
  : object)

/** The label of an answer. It is a method, so that an answer of any kind may be handed over: the rules checked it against its question. */
export type Answered<M, Q> = { says(move: M, question: Q, say: SayNow): string }['says']

/** All the words of the game; each language fills it whole. */
export interface BlackRoseText {
  readonly board: BoardText
  readonly spells: SpellNames
  readonly rooms: RoomNames
  powerPoints(n: number): string
  readonly somewhere: RoomName // a room whose name is not known
  readonly mages: MageNames
  readonly evocations: EvocationNames
  readonly quests: QuestNames
  readonly events: EventNames
  /** What is said at length. It comes a moment after the rest, so that the game opens sooner; null until then. */
  readonly details: Details | null

  readonly mage: string // one whose name is not known
  readonly evocation: string
  readonly rose: string
  readonly schools: { readonly [S in School]: string }
  readonly books: { readonly [S in School]: readonly [string, string] } // the starting Grimoires
  readonly special: string // of spells that belong to no school
  readonly forgotten: string
  readonly colours: { readonly [C in RoomColour]: string } // of a room: "red"
  readonly elements: { readonly [E in SpellElement | 'any']: string }
  readonly types: { readonly [T in SpellType]: string } // "combat"
  readonly archetypes: { readonly [A in Archetype | 'mutation']: string }
  readonly sides: { readonly [S in Side]: string }
  readonly phases: { readonly [P in Phase]: string }
  readonly moons: { readonly [M in Moon]: string } // "First Moon"
  readonly buffs: { readonly [B in Buff]: string }
  readonly slots: readonly [string, string, string, string]
  readonly tokens: { readonly trap: string; readonly protection: string }
  /** What a spell is aimed at. */
  readonly targets: {
    readonly [T in Who | 'self' | 'special' | 'everybody' | 'area' | 'two']: string
  }
  readonly range: (range: number) => string // of a spell; 9 is unlimited
  readonly symbol: string // the instability symbol
  readonly and: (words: readonly string[]) => string
  readonly damage: (n: number) => string // "3 damage"
  readonly cubeCount: (n: number) => string // "2 cubes"
  readonly points: (n: number) => string
  readonly cardsCount: (n: number) => string // "2 cards"
  readonly questsCount: (n: number) => string
  readonly trophies: (n: number) => string
  readonly actions: (n: number) => string

  readonly ask: { readonly [K in BlackRoseQuestion['kind']]: (question: QuestionOf<K>, say: SayNow) => string }
  /** For those who wait; `many` where several are waited for. */
  readonly wait: { readonly [K in BlackRoseQuestion['kind']]: (names: string, many: boolean) => string }
  readonly move: { readonly [K in BlackRoseQuestion['kind']]: Answered<BlackRoseMoves[K], QuestionOf<K>> }
  /** What is asked where an effect offers something, and the alternatives between which one lets choose. */
  readonly offers: { readonly [E in EffectId]?: string }
  readonly ways: { readonly [E in EffectId]?: readonly string[] }

  readonly event: { readonly [K in BlackRoseEvent['kind']]: (event: EventOf<K>, say: Say) => string | undefined }
  progress(turn: number, phase: Phase, moon: Moon): string
  readonly part: { readonly [name: string]: string }
  readonly outcome: {
    youWon(points: number): string
    won(name: string, points: number): string
    shared(names: string, points: number): string
    roseWon(points: number): string
  }
}

/** The sentences of cards, rooms and figures, the options, the keys, and the whole table in words. */
export interface Details {
  readonly spells: SpellTexts
  readonly rooms: RoomTexts
  readonly mages: MageTexts
  readonly evocations: EvocationTexts
  readonly quests: QuestTexts
  readonly events: EventTexts
  readonly terms: TermTexts
  readonly options: OptionTexts
  readonly tieBreak: { readonly [name: string]: string }
  readonly keys: readonly (readonly [keys: string, does: string])[]
  /** What a hint is about, and by how much one table is better than another. */
  readonly hint: { readonly [C in Compared]: { readonly aim: string; difference(by: number): string } }
  /** How a clause forbids this very move. */
  refusal(about: NonNullable<RuleRef['about']>): string | undefined
  readonly table: TableText
  tell(text: BlackRoseText, details: Details): TableTeller
}

/** The whole visible table in words. */
export type TableTeller = (view: BlackRoseView, names: readonly string[], seat: Seat | null) => readonly TextBlock[]

/** Said before the clause that forbids a move. */
export interface RefusalText {
  draw(n: number): string // so many cards of all schools together
  keep(n: number): string // so many of the cards looked at
  limit(hand: number, limit: number): string // of cards in hand
  empty(school: School): string // nothing left to draw
}

export type OptionTexts = { readonly [O in keyof Options]: OptionText<Options[O]> }

export interface TableText {
  readonly power: string // heading: points of everyone
  points(name: string, points: number, crown: boolean, acting: boolean): string
  readonly board: string // heading: events
  eventIn(slot: number, name: string, effect: string): string
  readonly empty: string
  readonly lodge: string
  tile(name: string, colour: string, filled: number, holes: number, cubes: string, used: boolean, figures: string): string
  ruin(name: string, figures: string): string
  readonly cells: string
  cell(names: string): string
  mage(name: string, mage: string, school: string): string // heading
  life(damage: number, life: number, cubes: string): string
  sheet(actions: number, hand: number, forgotten: number): string
  slot(slot: string, what: string): string
  readonly ready: string
  active(token: string): string
  used(card: string, side: string, element: string): string
  evocation(name: string, room: string, damage: number, life: number): string
  questsHeld(moons: readonly string[]): string
  questsDone(names: string): string
  trophies(n: number): string
  tokens(names: string): string
  memories(n: number, top: string): string
  grimoire(n: number): string
  ban(move: boolean, activate: boolean): string
  readonly hand: string // heading
  card(name: string, upper: string, lower: string): string
  readonly quests: string // heading: your own
  quest(name: string, task: string, reward: string, points: number, met: boolean): string
  readonly library: string
  school(name: string, deck: number, pile: number, top: string): string
  forgottenDeck(n: number): string
  roseHas(points: number, trophies: number, rooms: number): string
}
