import type { Seat } from '@grimuar/kernel'
import type { CubesFrame, Hit, PhysicalFrame } from './frames.ts'
import type {
  Burn,
  Colour,
  EffectId,
  EventId,
  EvocationId,
  Figure,
  MageId,
  None,
  Owner,
  Place,
  QuestId,
  RoomId,
  School,
  Side,
  SlotNumber,
  SpellElement,
  SpellId,
  SpellType,
} from './ids.ts'

// Questions. `by` is the effect that asks, null if the rules do.

/** A moment at which others may use traps or protections (data §0.3). */
export type Moment =
  | 'entered'
  | 'afterPA'
  | 'questDone'
  | 'roomAct'
  | 'cast'
  | 'castBoost'
  | 'damaged'
  | 'targeted'
  | 'affected'
  | 'trapped'
  | 'defeated'

export type BlackRoseQuestion =
  | { readonly kind: 'mage' }
  | { readonly kind: 'school' }
  | { readonly kind: 'dropQuest' } // in the Black Rose phase
  | { readonly kind: 'library'; readonly n: number } // which decks to draw from
  | { readonly kind: 'keep'; readonly n: number; readonly by: EffectId | null } // of the cards looked at
  | { readonly kind: 'ban' }
  | { readonly kind: 'handLimit'; readonly over: number; readonly ban: boolean }
  | { readonly kind: 'questLimit'; readonly must: boolean } // must: an effect demands it
  | { readonly kind: 'prepare' }
  | { readonly kind: 'act'; readonly done: number; readonly standard: boolean; readonly quick: boolean }
  | {
      readonly kind: 'physical'
      readonly places: readonly Place[]
      readonly activate: boolean
      readonly attack: boolean
      readonly end: boolean
      readonly frame: PhysicalFrame
    }
  | { readonly kind: 'evocation'; readonly acted: number }
  | { readonly kind: 'andromeda'; readonly figure: Figure }
  | {
      readonly kind: 'walk'
      readonly figure: Figure
      readonly steps: number
      readonly must: boolean // at least one step
      readonly free: boolean
      readonly to: readonly Place[]
      readonly by: EffectId | null
    }
  | {
      readonly kind: 'attack'
      readonly figure: Figure
      readonly targets: readonly Figure[]
      readonly must: boolean
      readonly by: EffectId | null
    }
  | { readonly kind: 'burn'; readonly figure: Figure; readonly target: Figure; readonly ways: readonly Burn[] } // Unstable Flames: what the attack does
  | { readonly kind: 'dismiss'; readonly summon: EvocationId; readonly to: Place } // one of three Evocations for the new one
  | {
      readonly kind: 'target'
      readonly by: EffectId
      readonly figures: readonly Figure[]
      readonly places: readonly Place[]
      readonly may: boolean
    }
  | { readonly kind: 'element'; readonly by: EffectId }
  | { readonly kind: 'symbol'; readonly card: SpellId } // the instability cube: before or after the effect
  | {
      readonly kind: 'figure'
      readonly by: EffectId
      readonly figures: readonly Figure[]
      readonly may: boolean
      readonly purpose: string
    }
  | {
      readonly kind: 'place'
      readonly by: EffectId
      readonly places: readonly Place[]
      readonly may: boolean
      readonly purpose: string
    }
  | { readonly kind: 'may'; readonly by: EffectId; readonly at: number; readonly skip: number }
  | { readonly kind: 'choose'; readonly by: EffectId; readonly at: number; readonly ways: readonly number[] }
  | {
      readonly kind: 'card'
      readonly by: EffectId
      readonly purpose: 'discard' | 'recall' | 'search' | 'pile' | 'give' | 'get' | 'trade'
      readonly zone: CardZone
      readonly of: Seat
      readonly may: boolean
      readonly left: number
    }
  | { readonly kind: 'order'; readonly by: EffectId; readonly of: 'cards' | 'quests' | 'events' | 'forgotten' } // a row: the last lies on top
  | {
      readonly kind: 'slot'
      readonly by: EffectId
      readonly of: Seat
      readonly slots: readonly SlotNumber[]
      readonly may: boolean
      readonly purpose: 'discard'
    }
  | {
      readonly kind: 'fromHand'
      readonly by: EffectId
      readonly slots: readonly SlotNumber[]
      readonly from: Place | None
      readonly protection: boolean
    } // card and slot
  | {
      readonly kind: 'deck'
      readonly purpose: 'take' | 'look' | 'trade'
      readonly by: EffectId | null
      readonly schools: readonly School[]
      readonly piles: readonly School[]
      readonly take?: number // of those looked at
      readonly left: number
    }
  | {
      readonly kind: 'quest'
      readonly by: EffectId
      readonly of: Seat
      readonly zone: 'active' | 'seen' | 'done'
      readonly may: boolean
      readonly purpose: string
    }
  | { readonly kind: 'event'; readonly by: EffectId; readonly zone: 'board' | 'seen'; readonly points: 'rose' | 'none' | 'half' } // play or discard it
  | { readonly kind: 'colour'; readonly by: EffectId; readonly colours: readonly Colour[] }
  | { readonly kind: 'cubeColour'; readonly by: EffectId; readonly owners: readonly Owner[]; readonly may: boolean }
  | { readonly kind: 'type'; readonly by: EffectId }
  | {
      readonly kind: 'cubes'
      readonly by: EffectId | null
      readonly purpose: CubesFrame['purpose']
      readonly figure: Figure | None
      readonly place: Place | None
      readonly owners: readonly Owner[]
      readonly have: readonly number[]
      readonly min: number
      readonly max: number
    } // shares by owner
  | {
      readonly kind: 'supply'
      readonly owner: Owner
      readonly figures: readonly Figure[]
      readonly most: readonly number[]
      readonly min: number
      readonly n: number
    } // too few cubes: shares by figure
  | { readonly kind: 'swapTiles'; readonly places: readonly Place[]; readonly first: Place | None }
  | { readonly kind: 'winner'; readonly among: readonly Seat[] } // the crown holder breaks the tie
  // Windows: asked of everyone who could have an answer; declining is always one.
  | InterruptQuestion
  | { readonly kind: 'declare'; readonly id: number; readonly door: RoomId | null; readonly place: Place | None }

/** A moment for traps or protections, as everyone sees it. */
export interface InterruptQuestion {
  readonly kind: 'interrupt'
  readonly id: number
  readonly moment: Moment
  readonly by: Owner // who does it
  readonly figures: readonly Figure[] // whom it concerns
  readonly place: Place | None
  readonly effect: EffectId | null
  readonly hits: readonly Hit[] // of `damaged`
}

export type CardZone = 'hand' | 'memories' | 'grimoire' | 'piles'

export interface PassMove {
  readonly do: 'pass'
}
export interface FigureMove {
  readonly do: 'figure'
  readonly figure: Figure
}
export interface PlaceMove {
  readonly do: 'place'
  readonly place: Place
}
export interface CardMove {
  readonly do: 'card'
  readonly card: SpellId
}
export interface SlotMove {
  readonly do: 'slot'
  readonly slot: SlotNumber
}
export interface QuestMove {
  readonly do: 'quest'
  readonly quest: QuestId
}
export interface EventMove {
  readonly do: 'event'
  readonly event: EventId
}
export interface SchoolMove {
  readonly do: 'school'
  readonly school: School
}

/** A card laid down, and which of its effects is up. The first of a row goes to the Quick slot. */
export interface Prepared {
  readonly card: SpellId
  readonly side: Side
  readonly nth: number // 0; 1 and 2 for further copies of the same card
}

export type ActMove =
  | { readonly do: 'move' } // a physical action
  | { readonly do: 'attack' } // a physical action
  | { readonly do: 'cast'; readonly slot: SlotNumber }
  | { readonly do: 'shed'; readonly slot: SlotNumber } // discard it to move one room
  | { readonly do: 'end' }
  | QuestMove // declare it

/** By kind of question: the moves that answer it. */
export interface BlackRoseMoves {
  mage: { readonly mage: MageId }
  school: { readonly school: School; readonly book: 0 | 1 }
  dropQuest: PassMove | QuestMove
  library: readonly number[] // cards from each school, in the order of SCHOOLS
  keep: readonly SpellId[]
  ban: PassMove | CardMove
  handLimit: CardMove | { readonly do: 'ban'; readonly card: SpellId }
  questLimit: QuestMove
  prepare: readonly Prepared[]
  act: ActMove
  physical: PlaceMove | { readonly do: 'activate' } | { readonly do: 'attack' } | { readonly do: 'end' }
  evocation: PassMove | FigureMove
  andromeda: PassMove | { readonly do: 'activate' } | { readonly do: 'mend' }
  walk: PassMove | PlaceMove
  attack: PassMove | FigureMove
  burn: PassMove | { readonly do: 'burn'; readonly way: Burn }
  dismiss: PassMove | FigureMove
  target: PassMove | FigureMove | PlaceMove
  element: { readonly element: SpellElement }
  symbol: { readonly when: 'before' | 'after' }
  figure: PassMove | FigureMove
  place: PassMove | PlaceMove
  may: { readonly do: 'yes' | 'no' }
  choose: { readonly way: number }
  card: PassMove | CardMove
  order: readonly number[] // places in the list of things looked at; the last lies on top
  slot: PassMove | SlotMove
  fromHand: PassMove | { readonly do: 'lay'; readonly slot: SlotNumber; readonly card: SpellId; readonly side: Side }
  deck: SchoolMove | { readonly do: 'pile'; readonly school: School }
  quest: PassMove | QuestMove
  event: EventMove
  colour: { readonly colour: Colour }
  cubeColour: PassMove | { readonly do: 'owner'; readonly owner: Owner }
  type: { readonly type: SpellType }
  cubes: readonly number[]
  supply: readonly number[]
  swapTiles: PlaceMove
  winner: { readonly seat: Seat }
  interrupt: PassMove | SlotMove
  declare: PassMove | QuestMove
}
export type AnyMove = BlackRoseMoves[keyof BlackRoseMoves]
