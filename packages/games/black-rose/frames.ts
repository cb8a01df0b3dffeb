import type { Seat } from '@grimuar/kernel'
import type {
  Burn,
  EffectId,
  EventId,
  EvocationId,
  Figure,
  Moon,
  None,
  Owner,
  Place,
  QuestId,
  RoomColour,
  School,
  Side,
  SlotNumber,
  SpellElement,
  SpellId,
} from './ids.ts'

/** Nobody has been asked yet. */
export const UNASKED = -2

// Frames. Every view contains them, so they hold only public facts.

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
  readonly element: SpellElement | null
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

/** The sources of damage. */
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

/** The effect of a protection after the damage: strike back, or depend on the damage suffered. */
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
  readonly element: SpellElement | null
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

/** The sources of cards that are looked at. */
export type LookedAt = 'grimoire' | 'library' | 'forgotten' | School

/** Cubes to heal, convert or remove, one figure or room after another; the acting player chooses the colours. */
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
  readonly burn: 'ask' | Burn | 'no' | 'paid'
  readonly effect: EffectId | null
}

/** How a figure comes into a room. */
export type Way = 'step' | 'action' | 'go' | 'swap' | 'summon'
