import type { Seat } from '@grimuar/kernel'
import type {
  Buff,
  Colour,
  EffectId,
  Element,
  EventId,
  EvocationId,
  Figure,
  MageId,
  Moon,
  None,
  Owner,
  Phase,
  Place,
  QuestId,
  RoomColour,
  RoomId,
  School,
  Side,
  SlotNumber,
  SpellId,
  SpellType,
} from './ids.ts'

/** Nobody has been asked yet. */
export const UNASKED = -2

// Frames: what is still to happen. They stand in every view, so they hold only what everyone knows.

/** What an effect knows while it runs (data §0.2). Sets of figures are bits of a number. */
export interface Context {
  readonly seat: Seat // who resolves it: "me"
  readonly T: Figure | None // the target
  readonly R: Place | None // the target room, or where the target stood; of a room's own effect, that room
  readonly it: Figure | None // the figure just picked, or the member of `each` being handled
  readonly place: Place | None // the room just picked, or where the figure just picked stood
  readonly src: Figure | None // the figure that caused a trigger
  readonly from: Place | None // where its range starts, if that is not where my Mage stands
  readonly got: number // how much the last step really did
  readonly missed: number // how much of the last conversion was impossible
  readonly n: number // what `count`, `set` and naming have put aside
  readonly hit: number // figures damaged so far
  readonly picked: number // figures picked so far
  readonly rest: number // members of `each` still to come
  readonly spared: number // figures it does nothing to
  readonly unhurt: number // figures it does not damage
  readonly mirrored: number // figures that give its damage back
  readonly bonus: number // figures that have had the extra damage of an event
  readonly price: Figure | None | typeof UNASKED // Blood Price (E051): who gets the extra damage
  readonly aimed: number // Mages it was aimed at
  readonly asking: number // Mages being asked whether they let themselves be affected
  readonly asked: number // Mages that were asked
  readonly owner: Seat // whose sheet the card lies on
  readonly slot: SlotNumber | None // where on it
  readonly element: Element | null
  readonly window: number // the pending thing an interrupt answers; 0: none
  readonly left: number // of a lasting effect, how much it still gives
  readonly depth: number // how many effects led to this one
}

/** A step of a program is next. */
export interface RunFrame extends Context {
  readonly op: 'run'
  readonly effect: EffectId
  readonly at: number
}

/** What damage comes from. */
export type Harm = 'combat' | 'boost' | 'trap' | 'protection' | 'attack' | 'evocation' | 'room' | 'quest' | 'rose'

/** Damage on its way: the frame of the `damaged` window. */
export interface DamageFrame {
  readonly op: 'damage'
  readonly hits: readonly Hit[]
  readonly cubes: Owner // whose cubes
  readonly src: Figure | None // the figure that strikes
  readonly harm: Harm
  readonly effect: EffectId | null
  readonly after: readonly Aftermath[] // what protections do once it is suffered
  readonly counts: boolean // the program below is told how much was placed
  readonly joins: boolean // a reflection: removals and defeats come with those of the damage it answers
  readonly alone: number // power of its owner, and of nobody else, for a defeat; 0: the usual awards
  readonly short: boolean // its owner has too few cubes, and has shared them out
}

export interface Hit {
  readonly figure: Figure
  readonly n: number
}

/** What a protection does after the damage: strike back, or go by the amount suffered. */
export interface Aftermath {
  readonly does: 'reflect' | 'power' | 'instability' | 'echo'
  readonly figure: Figure // who suffered
  readonly max: number
  readonly cubes: Owner
  readonly alone: number
}

/** A defeat that only one Mage is paid for. */
export interface Alone {
  readonly figure: Figure
  readonly owner: Owner
  readonly points: number
}

/** A quest being completed: the frame of the `questDone` window. */
export interface QuestFrame {
  readonly op: 'quest'
  readonly seat: Seat
  readonly quest: QuestId
  readonly place: Place | None // of a door quest: the room activated
  readonly figure: Figure | None // what met the condition
  readonly where: Place | None
  readonly keeps: Seat // who gets the card
  readonly paid: Seat // who gets the points
  readonly forbidden: boolean
  readonly door: boolean // declared at the activation of its room
}

/** Walking, one step at a time. */
export interface WalkFrame {
  readonly op: 'walk'
  readonly figure: Figure
  readonly steps: number
  readonly by: Seat // who decides
  readonly must: boolean // the first step
  readonly free: boolean // nothing holds it back
  readonly effect: EffectId | null
}

export interface CastFrame {
  readonly op: 'cast'
  readonly seat: Seat // who resolves it
  readonly owner: Seat // on whose sheet it lies
  readonly slot: SlotNumber
  readonly from: Place | None
  readonly element: Element | null
  readonly symbol: 'ask' | 'before' | 'after'
  readonly depth: number
}

export interface CastDoneFrame {
  readonly op: 'castDone'
  readonly run: RunFrame
  readonly card: SpellId
  readonly side: Side
  readonly power: number // what its caster had before
  readonly symbol: boolean // the instability cube is still to come
  readonly hurts: readonly { readonly seat: Seat; readonly n: number }[] // Illusory Tribute
}

export type BlackRoseFrame =
  // The turn.
  | { readonly op: 'setUp'; readonly nth: number } // all in order choose a Mage, then a school
  | { readonly op: 'turn' }
  | { readonly op: 'dropQuests'; readonly nth: number }
  | { readonly op: 'slideEvents' }
  | { readonly op: 'drawEvent' }
  | { readonly op: 'phaseEvents'; readonly slot: number; readonly phase: 'rose' | 'actionStart' }
  | { readonly op: 'dealQuests'; readonly nth: number }
  | { readonly op: 'study'; readonly nth: number }
  | { readonly op: 'library'; readonly nth: number }
  | { readonly op: 'studied'; readonly seat: Seat }
  | { readonly op: 'prepare' }
  | { readonly op: 'actionPhase' }
  | { readonly op: 'nextActivation'; readonly nth: number }
  | ActivationFrame
  | { readonly op: 'endActivation'; readonly seat: Seat }
  | PhysicalFrame
  | { readonly op: 'physicalDone'; readonly seat: Seat; readonly walked: boolean }
  | { readonly op: 'afterPhysical'; readonly seat: Seat } // the frame of the `afterPA` window
  | { readonly op: 'evocationPhase'; readonly nth: number }
  | { readonly op: 'evocationTurn'; readonly seat: Seat; readonly acted: number }
  | { readonly op: 'cleanup'; readonly step: number }
  | { readonly op: 'end' }
  // Effects.
  | RunFrame
  | CastFrame
  | { readonly op: 'aim'; readonly run: RunFrame; readonly second: boolean }
  | { readonly op: 'resolve'; readonly run: RunFrame } // the frame of the `cast` window
  | CastDoneFrame
  | { readonly op: 'boosted'; readonly seat: Seat; readonly points: number } // the frame of the `castBoost` window
  | {
      readonly op: 'trigger'
      readonly run: RunFrame
      readonly card: SpellId
      readonly trap: boolean
      readonly symbol: 'ask' | 'before' | 'after' | 'none'
    }
  | { readonly op: 'symbol'; readonly run: RunFrame } // the cube of a card that has resolved
  | { readonly op: 'triggered'; readonly seat: Seat; readonly trap: boolean }
  // Figures.
  | DamageFrame
  | { readonly op: 'settle'; readonly alone: readonly Alone[] }
  | { readonly op: 'defeat'; readonly seat: Seat; readonly by: Owner; readonly first: Owner | None; readonly alone: Alone | null }
  | WalkFrame
  | { readonly op: 'enter'; readonly figure: Figure; readonly to: Place; readonly how: Way }
  | { readonly op: 'entered'; readonly figure: Figure; readonly to: Place } // the frame of the `entered` window
  | AttackFrame
  | { readonly op: 'attacked'; readonly figure: Figure; readonly by: Seat; readonly target: Figure }
  | { readonly op: 'act'; readonly figure: Figure; readonly by: Seat; readonly part: 'move' | 'attack' }
  | { readonly op: 'summon'; readonly seat: Seat; readonly kind: EvocationId; readonly to: Place }
  | { readonly op: 'fade'; readonly seat: Seat; readonly figure: Figure; readonly n: number }
  // Rooms and quests.
  | { readonly op: 'activate'; readonly seat: Seat; readonly place: Place; readonly again: boolean; readonly physical: boolean }
  | { readonly op: 'flip'; readonly seat: Seat; readonly place: Place; readonly again: boolean; readonly physical: boolean } // the frame of the `roomAct` window
  | { readonly op: 'roomEffect'; readonly seat: Seat; readonly place: Place; readonly quest: QuestId | null } // the frame of the `door` window
  | { readonly op: 'roomDone'; readonly seat: Seat; readonly colour: RoomColour; readonly physical: boolean }
  | QuestFrame
  | { readonly op: 'questPaid'; readonly seat: Seat; readonly quest: QuestId; readonly keeps: Seat; readonly paid: Seat }
  | { readonly op: 'questLimit'; readonly seat: Seat }
  | { readonly op: 'discardQuest'; readonly seat: Seat }
  | { readonly op: 'declared'; readonly seat: Seat } // nothing: the frame of the `declare` window
  // Cards.
  | { readonly op: 'handLimit'; readonly seat: Seat }
  | {
      readonly op: 'discard'
      readonly seat: Seat
      readonly left: number
      readonly upTo: boolean
      readonly did: number
      readonly effect: EffectId
    }
  | { readonly op: 'take'; readonly seat: Seat; readonly left: number; readonly piles: boolean; readonly effect: EffectId } // from the Library
  | {
      readonly op: 'recall'
      readonly seat: Seat
      readonly left: number
      readonly of: number
      readonly may: boolean
      readonly effect: EffectId
    }
  | {
      readonly op: 'looked'
      readonly seat: Seat
      readonly from: LookedAt
      readonly take: number
      readonly kept: boolean
      readonly effect: EffectId
    }
  | {
      readonly op: 'shed'
      readonly seats: readonly Seat[]
      readonly zone: 'ready' | 'quick' | 'sheet'
      readonly by: Seat | None
      readonly may: boolean
      readonly did: number
      readonly effect: EffectId
      readonly not: SlotNumber | None
      readonly of: Seat
    }
  | CubesFrame
  | {
      readonly op: 'spread'
      readonly owner: Owner
      readonly by: Seat
      readonly n: number
      readonly places: readonly Place[]
      readonly effect: EffectId
    } // too few cubes for all these rooms
  | {
      readonly op: 'transfer'
      readonly seat: Seat
      readonly left: number
      readonly to: Figure
      readonly did: number
      readonly effect: EffectId
    }
  | { readonly op: 'playEvent'; readonly seat: Seat; readonly event: EventId }
  | { readonly op: 'eventOver'; readonly event: EventId }
  | { readonly op: 'pastEvent'; readonly seat: Seat; readonly moon: Moon } // one of a past Moon, at random

/** What cards being looked at came from. */
export type LookedAt = 'grimoire' | 'library' | 'forgotten' | School

/** Cubes to be healed, converted or removed, one figure or room after another; whoever does it chooses the colours. */
export interface CubesFrame {
  readonly op: 'cubes'
  readonly purpose: 'heal' | 'convert' | 'steady' | 'claim'
  readonly seat: Seat
  readonly n: number
  readonly must: boolean // as many as possible
  readonly figures: readonly Figure[] // still to come
  readonly places: readonly Place[]
  readonly done: number // figures or rooms changed
  readonly got: number // cubes
  readonly missed: number
  readonly effect: EffectId | null // null: no effect, but a figure's own way or an attack
}

/** An activation: up to two actions (BR-6.4). */
export interface ActivationFrame {
  readonly op: 'activation'
  readonly seat: Seat
  readonly done: number // actions
  readonly standard: boolean // a standard spell was cast
  readonly quick: boolean
}

/** A physical action under way. */
export interface PhysicalFrame {
  readonly op: 'physical'
  readonly seat: Seat
  readonly steps: number // still to walk
  readonly walked: boolean
  readonly attack: 'no' | 'may' | 'must' | 'done'
  readonly activate: boolean // a room may still be activated
}

export interface AttackFrame {
  readonly op: 'attack'
  readonly figure: Figure
  readonly by: Seat // who decides, and whose cubes
  readonly target: Figure | None
  readonly not: number // figures that may not be chosen, as bits
  readonly on: Figure | None // the only figure that may be chosen
  readonly attack: number // 0: the figure's own
  readonly physical: boolean // as a physical action
  readonly must: boolean
  readonly burn: 'ask' | 'yes' | 'no' | 'paid'
  readonly effect: EffectId | null
}

/** How a figure comes into a room. */
export type Way = 'step' | 'action' | 'go' | 'swap' | 'summon'

// Questions. `by` is the effect that asks, null where the rules do.

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
  | { readonly kind: 'burn'; readonly figure: Figure; readonly target: Figure } // Unstable Flames: what the attack does
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
      readonly purpose: 'discard' | 'cover'
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
  burn: PassMove | { readonly do: 'burn' }
  dismiss: PassMove | FigureMove
  target: PassMove | FigureMove | PlaceMove
  element: { readonly element: Element }
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

// Events: what players and spectators are told, one kind for each thing that can be told. Nobody who reads an event has a view beside it, so it
// names what it is about: `is` tells which Evocation a figure is (null for a Mage), `room` which room lies at a place.

export type BlackRoseEvent =
  | { readonly kind: 'mageChosen'; readonly seat: Seat; readonly mage: MageId }
  | { readonly kind: 'schoolChosen'; readonly seat: Seat; readonly school: School; readonly book: 0 | 1 }
  | { readonly kind: 'turn'; readonly turn: number; readonly first: Seat }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'moon'; readonly moon: Moon }
  | { readonly kind: 'crown'; readonly seat: Seat }
  | { readonly kind: 'power'; readonly owner: Owner; readonly n: number; readonly now: number } // n may be negative
  // Events of the board.
  | { readonly kind: 'eventDrawn'; readonly seat: Seat; readonly event: EventId }
  | { readonly kind: 'eventMoved'; readonly event: EventId; readonly slot: number }
  | { readonly kind: 'eventActs'; readonly event: EventId }
  | { readonly kind: 'eventDiscarded'; readonly event: EventId }
  // Quests.
  | { readonly kind: 'questDrawn'; readonly seat: Seat; readonly moon: Moon }
  | { readonly kind: 'questSeen'; readonly seat: Seat; readonly quest: QuestId } // to its owner only
  | { readonly kind: 'questDiscarded'; readonly seat: Seat; readonly quest: QuestId }
  | { readonly kind: 'questDeclared'; readonly seat: Seat; readonly quest: QuestId }
  | { readonly kind: 'questDone'; readonly seat: Seat; readonly quest: QuestId }
  | { readonly kind: 'questStopped'; readonly seat: Seat; readonly quest: QuestId }
  | { readonly kind: 'questTaken'; readonly seat: Seat; readonly from: Seat; readonly completed: boolean }
  | { readonly kind: 'questGiven'; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: 'questLost'; readonly seat: Seat; readonly quest: QuestId } // a completed one
  // Cards.
  | { readonly kind: 'drew'; readonly seat: Seat; readonly n: number; readonly from: 'grimoire' | School | 'forgotten' }
  | { readonly kind: 'cards'; readonly seat: Seat; readonly cards: readonly SpellId[] } // which ones: to its owner only
  | { readonly kind: 'renewed'; readonly seat: Seat } // Memories became the Grimoire
  | { readonly kind: 'tookBack'; readonly seat: Seat; readonly cards: readonly SpellId[]; readonly from: 'memories' | School }
  | {
      readonly kind: 'kept'
      readonly seat: Seat
      readonly n: number
      readonly from: 'library' | 'forgotten' | 'grimoire' | School
    }
  | { readonly kind: 'piled'; readonly seat: Seat; readonly cards: readonly SpellId[] } // onto the piles of their schools
  | { readonly kind: 'banned'; readonly seat: Seat; readonly card: SpellId }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly SpellId[]; readonly from: 'hand' | 'sheet' }
  | { readonly kind: 'strayed'; readonly seat: Seat; readonly card: SpellId } // a foreign special spell goes home
  | { readonly kind: 'special'; readonly seat: Seat; readonly card: SpellId } // comes at a Moon change
  | {
      readonly kind: 'looked'
      readonly seat: Seat
      readonly at: 'grimoire' | 'quests' | 'events' | 'forgotten' | School
      readonly n: number
    }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly of: Seat; readonly at: 'hand' | 'sheet' | 'quests' }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: SpellId } // a hidden spell, to everyone
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly with: Seat }
  | { readonly kind: 'prepared'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'trapReturned'; readonly seat: Seat; readonly slot: SlotNumber }
  // Actions.
  | { readonly kind: 'activation'; readonly seat: Seat }
  | { readonly kind: 'physical'; readonly seat: Seat }
  | { readonly kind: 'cast'; readonly seat: Seat; readonly card: SpellId; readonly side: Side; readonly element: Element | null }
  | { readonly kind: 'armed'; readonly seat: Seat; readonly slot: SlotNumber; readonly token: 'trap' | 'protection' }
  | {
      readonly kind: 'aimed'
      readonly seat: Seat
      readonly figure: Figure | None
      readonly is: EvocationId | null
      readonly place: Place | None
      readonly room: RoomId | null
    }
  | { readonly kind: 'missed'; readonly seat: Seat; readonly card: SpellId } // no target, or no effect
  | {
      readonly kind: 'triggered'
      readonly seat: Seat
      readonly slot: SlotNumber
      readonly card: SpellId
      readonly side: Side
      readonly moment: Moment
    }
  | { readonly kind: 'cancelled'; readonly seat: Seat; readonly what: 'spell' | 'activation' | 'trap' } // by this seat
  | { readonly kind: 'ignored'; readonly seat: Seat }
  | { readonly kind: 'redirected'; readonly seat: Seat; readonly to: Figure; readonly is: EvocationId | null }
  | { readonly kind: 'reduced'; readonly seat: Seat; readonly n: number } // damage that will not be suffered
  | { readonly kind: 'activated'; readonly seat: Seat; readonly place: Place; readonly room: RoomId }
  // Figures.
  | {
      readonly kind: 'moved'
      readonly figure: Figure
      readonly is: EvocationId | null
      readonly from: Place | None
      readonly to: Place
      readonly room: RoomId
      readonly how: Way
    } // from NONE: out of a Cell
  | {
      readonly kind: 'summoned'
      readonly figure: Figure
      readonly evocation: EvocationId
      readonly place: Place
      readonly room: RoomId
    }
  | {
      readonly kind: 'removed'
      readonly figure: Figure
      readonly evocation: EvocationId
      readonly why: 'damage' | 'effect' | 'dismissed'
    }
  | {
      readonly kind: 'attacked'
      readonly figure: Figure
      readonly is: EvocationId | null
      readonly target: Figure
      readonly targetIs: EvocationId | null
    }
  | { readonly kind: 'hit'; readonly figure: Figure; readonly is: EvocationId | null; readonly n: number; readonly by: Owner }
  | { readonly kind: 'healed'; readonly figure: Figure; readonly is: EvocationId | null; readonly cubes: readonly number[] } // by owner
  | {
      readonly kind: 'converted'
      readonly figure: Figure
      readonly is: EvocationId | null
      readonly cubes: readonly number[]
      readonly by: Owner
    }
  | {
      readonly kind: 'transferred'
      readonly from: Figure
      readonly to: Figure
      readonly toIs: EvocationId | null
      readonly cubes: readonly number[]
    }
  | {
      readonly kind: 'defeated'
      readonly seat: Seat
      readonly by: Owner
      readonly awards: readonly Award[]
      readonly trophy: Owner | None
    }
  | { readonly kind: 'survived'; readonly seat: Seat }
  | { readonly kind: 'toCell'; readonly seat: Seat }
  // Rooms.
  | { readonly kind: 'instability'; readonly place: Place; readonly room: RoomId; readonly n: number; readonly by: Owner }
  | { readonly kind: 'steadied'; readonly place: Place; readonly room: RoomId; readonly cubes: readonly number[] } // instability removed, by owner
  | {
      readonly kind: 'claimed'
      readonly place: Place
      readonly room: RoomId
      readonly cubes: readonly number[]
      readonly by: Owner
    } // instability converted
  | { readonly kind: 'destroyed'; readonly place: Place; readonly room: RoomId; readonly by: Owner }
  | { readonly kind: 'locked'; readonly place: Place; readonly room: RoomId }
  | { readonly kind: 'painted'; readonly place: Place; readonly room: RoomId; readonly colour: Colour }
  | { readonly kind: 'mirrored'; readonly place: Place; readonly room: RoomId; readonly as: RoomId }
  | { readonly kind: 'tilesSwapped'; readonly places: readonly [Place, Place]; readonly rooms: readonly [RoomId, RoomId] }
  // Sheets.
  | { readonly kind: 'prohibited'; readonly seat: Seat; readonly what: 'move' | 'activate' }
  | { readonly kind: 'tapped'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'untapped'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'buffed'; readonly seat: Seat; readonly buff: Buff }
  | { readonly kind: 'held'; readonly seat: Seat; readonly place: Place; readonly room: RoomId }
  | { readonly kind: 'trophyLost'; readonly seat: Seat; readonly of: Seat } // given to the Black Rose
  | { readonly kind: 'extraTurn' }
  | { readonly kind: 'winnerNamed'; readonly seat: Seat; readonly winner: Seat }

export interface Award {
  readonly owner: Owner
  readonly n: number
}
