import type { Archetype } from './components.ts'
import type { Buff, Colour, EvocationId } from './ids.ts'

// The vocabulary of the cards (data §0): programs are nested data over steps. Each step names a verb of verbs/, where it is
// said what the verb does. `compile` (program.ts) flattens a program once, so that a frame need only hold a place in it.

/** Rooms as a card names them. */
export type Rooms =
  | 'R' // the target room; of a room's effect, that room; of a figure's, where it stood when it was aimed at
  | 'here' // where my Mage stands; nowhere in his Cell
  | 'picked' // the room just picked, or where the figure just picked stands
  | 'roomT'
  | 'roomIt'
  | 'ownerT' // where the Mage stands who owns T
  | 'lodge' // all of them
  | 'roseRing' // around the Black Rose Room
  | 'throne'
  | 'hereOrDoors' // where my Mage stands; from his Cell, the rooms it touches
  | { readonly next: Rooms } // adjacent
  | { readonly within: number; readonly of: Rooms } // at most n steps away, itself included
  | { readonly only: RoomTest; readonly of: Rooms }

/** The conditions on a room. */
export type RoomTest =
  | 'intact'
  | 'blue'
  | 'notBlue'
  | 'withMage'
  | 'divineAltar'
  | 'mutatedAltar'
  | 'altar'
  | 'undead'
  | 'ownUndead'
  | 'threeCubes'
  | 'notBlackRose'
  | 'notThroneNorRose'
  | 'copyable' // its token is used, and it is none that the Mirrors Room leaves alone
  | 'changeable' // by Rite of Change
  | 'mirrorable'
  | 'usable' // I could activate it
  | 'noMage'
  | 'full' // no free hole
  | 'namedColour'
  | 'mostFigures'
  | 'mostCubes'
  | 'colourOfCrown' // the colour of the crown holder's room; purple if he is in his Cell

/** Figures as a card names them. Mages in their Cells are never among them, except for the Black Rose's own verbs. */
export type Figures =
  | 'T'
  | 'it'
  | 'me'
  | 'src'
  | 'hitMages' // damaged by this effect
  | 'caught' // by my traps this turn
  | 'everyMage' // those in their Cells too
  | 'everyEvocation'
  | FigureSet

export interface FigureSet {
  readonly all: 'figures' | 'mages' | 'evocations'
  readonly in: Rooms
  readonly whose: 'enemy' | 'own' | 'any'
  readonly is?: Archetype | EvocationId | 'hurt' | 'movable' | 'uncast' | 'questing' // with an uncast spell; with an active quest
  readonly fresh?: true // none that was picked before
}

/** A number that is read when its step begins. */
export interface Amount {
  readonly the: Value
  readonly half?: true // rounded down
  readonly times?: number
  readonly plus?: number
  readonly max?: number
}
export type Value =
  | 'got' // how much the last step did
  | 'missed' // of the last conversion, what was impossible
  | 'n' // what `count` has counted
  | 'hits' // figures damaged by this effect
  | 'damageT'
  | 'divineAltars'
  | 'mutatedAltars'
  | 'usedSpells' // on the sheet of the player who caused the trigger
  | 'readySpells'
  | 'enemiesInBlue'
  | 'enemiesInColourR'
  | 'points' // of the quest declared, or that the boost gave
  | 'evocations' // of `me`
export type Num = number | Amount

export type Cond =
  | 'got' // the last step did something
  | 'nothing' // it did not
  | 'missed'
  | 'n' // something was counted
  | 'it' // a figure was picked
  | 'picked' // a room was picked
  | 'moved' // T is no longer in R
  | 'anotherThere' // another figure stands with T
  | 'T' // T is still in the Lodge
  | 'TisMage'
  | 'Tunhurt'
  | 'Rhere'
  | 'eventHadCrown'
  | 'controlsAndromeda'
  | 'notFirstMoon'

export interface Details {
  // Damage and cubes.
  damage: { readonly n: Num; readonly to: Figures; readonly altars?: number; readonly alone?: number } // alone: my power if it defeats, nobody else scores
  roseDamage: { readonly n: Num; readonly to: Figures }
  heal: { readonly n: Num; readonly to: Figures }
  healColour: object // all cubes of one colour on me
  convert: { readonly n: Num; readonly to: Figures; readonly must: boolean }
  transfer: { readonly n: Num } // cubes from me to T
  fade: { readonly n: number } // in Cleanup remove n of my cubes from T
  kill: object // T
  place: { readonly n: Num; readonly at: Rooms } // instability
  rosePlace: { readonly n: Num; readonly at: Rooms }
  claim: { readonly n: Num; readonly at: Rooms } // convert instability
  steady: { readonly n: Num; readonly at: Rooms } // remove instability
  destroy: { readonly at: Rooms }
  // Power.
  power: { readonly n: Num }
  lose: { readonly n: Num; readonly who: Figures }
  steal: { readonly n: Num; readonly who: Figures }
  rose: { readonly n: number } // the Black Rose gains, or loses
  crown: object
  // Figures.
  move: { readonly n: number; readonly who: Figures; readonly to?: Rooms }
  go: { readonly who: Figures; readonly to: Rooms; readonly step?: true }
  swap: { readonly who: 'T' | 'it' } // with my Mage
  toCell: { readonly who: Figures; readonly healed: boolean }
  attack: {
    readonly by: 'me' | 'T' | 'it'
    readonly on: 'any' | 'owner'
    readonly attack: number
    readonly fresh: boolean
    readonly must: boolean
  }
  act: { readonly who: Figures; readonly control: boolean }
  summon: { readonly kind: EvocationId; readonly at: Rooms }
  unsummon: { readonly who: Figures }
  replace: { readonly kind: EvocationId } // `it`
  hold: { readonly who: Figures }
  // Rooms.
  activate: { readonly at: Rooms; readonly again: boolean }
  copyRoom: object // the effect of the room just picked
  lock: { readonly at: Rooms }
  pickColour: { readonly among: 'all' | 'mostIntact' }
  paint: { readonly colour: Colour }
  mirror: object // R becomes a copy of the room just picked
  // Cards.
  draw: { readonly n: Num } // from the Grimoire
  library: { readonly n: number; readonly piles: boolean } // deck tops; or also the top of a pile
  recall: { readonly n: number } // the top of Memories
  recallAny: { readonly n: number; readonly of: number; readonly may: boolean } // n of the top `of` cards
  look: { readonly n: number; readonly from: 'grimoire' | 'school'; readonly take: number }
  search: object // the Grimoire
  fromPile: object
  reshuffle: object // Memories into the Grimoire
  discard: { readonly n: number; readonly upTo: boolean } // from my hand
  pay: { readonly cards: number; readonly power: number } // paid in full, otherwise the rest is skipped
  shed: { readonly who: Figures; readonly zone: 'ready' | 'quick' | 'sheet'; readonly by: 'him' | 'me'; readonly may: boolean }
  peek: { readonly who: Figures; readonly at: 'hand' | 'sheet' | 'quests' }
  showNext: object // T's next ready spell
  swapCard: object
  fromHand: { readonly andromeda: boolean }
  next: { readonly who: Figures; readonly asMe: boolean }
  cover: object // Armory
  forgotten: { readonly n: number }
  tradePile: object // a hand card for the top of a pile
  // Sheets.
  prohibit: { readonly what: 'move' | 'activate'; readonly who: Figures; readonly next: boolean } // next: through the next turn's Action phase
  tap: { readonly n: number; readonly who: Figures }
  untap: { readonly n: number }
  buff: { readonly buff: Buff }
  // Quests.
  drawQuest: { readonly moon: 'current' | 'next' | 'declared' }
  lookQuests: { readonly n: number; readonly moon: 'current' | 'third' | 'previous' }
  takeQuest: object // one of those looked at
  passQuest: object // the other one to another Mage
  putQuestsBack: { readonly order: boolean }
  tradeQuest: object // one of those looked at for one of mine
  discardQuest: { readonly who: Figures }
  takeFrom: { readonly who: Figures } // an active quest
  swapQuest: object // with `it`
  stealQuest: object // a completed one of T
  completeQuest: { readonly zone: 'active' | 'seen' }
  pastQuest: object // Change the Past and Future
  questCard: object // the quest being declared comes to me
  questPoints: object // its points come to me
  forbidQuest: object
  loseQuest: object // a completed one
  // Events.
  lookEvents: { readonly n: number }
  playEvent: object // one of those looked at
  putEventsBack: { readonly order: boolean }
  discardEvent: { readonly points: 'rose' | 'none' | 'half' }
  pastEvents: object
  // Reactions to the pending thing.
  ignore: object
  ignoreDamage: object
  cancel: { readonly what: 'spell' | 'activation' }
  reduce: { readonly n: number }
  reflect: { readonly max: number; readonly mine: boolean; readonly alone: boolean }
  reflectSpell: object
  gainSuffered: { readonly max: number }
  placeSuffered: object
  redirect: object // the effect
  redirectDamage: object
  echo: { readonly max: number }
  survive: object
  usurp: object // I resolve the room instead
  afterwards: { readonly n: number } // damage to T once its spell has resolved
  // Control.
  pick: { readonly from: Figures; readonly may: boolean; readonly for: string }
  pickRoom: { readonly from: Rooms; readonly may: boolean; readonly for: string }
  may: { readonly skip: number; readonly who: 'me' | 'T' }
  choose: { readonly ways: readonly Way[] }
  if: { readonly cond: Cond; readonly skip: number }
  each: { readonly of: Figures; readonly skip: number; readonly order: boolean }
  again: { readonly back: number }
  everyone: { readonly who: Everyone; readonly skip: number }
  nextOne: { readonly back: number }
  count: object // n + 1 if the last step did something
  set: { readonly n: Num }
  jump: { readonly by: number }
  watch: { readonly fact: FactName; readonly max: number; readonly skip: number }
  stop: object
  nameType: object
  // Events of the board with code of their own; the reasons are in docs/decisions.md.
  study: { readonly draw: number; readonly keep: number; readonly hurt: number }
  tiles: object
  giveTrophy: object
}

export interface Way {
  readonly to: number // steps from here
  readonly size: number
}

/** The facts a lasting effect waits for. */
export type FactName = 'left' | 'leftByAction' | 'castType' | 'damagedBy'

/** Mages an event is about, in order. */
export type Everyone =
  | 'all'
  | 'lodge'
  | 'crown'
  | 'fewestPower'
  | 'mostPower'
  | 'mostTrophies'
  | 'belowQuestLimit'
  | 'atQuestLimit'
  | 'lostEvocation' // by this effect

export type VerbName = keyof Details
export type Instruction<V extends VerbName = VerbName> = { [N in V]: { readonly do: N } & Details[N] }[V]
/** A program as it is written: instructions, in lists within lists. */
export type Program = readonly (Instruction | Program)[]
/** A program as it is run. */
export type Code = readonly Instruction[]

export function flat(program: Program): Instruction[] {
  return program.flatMap((part) => (isList(part) ? flat(part) : [part]))
}

function isList(part: Instruction | Program): part is Program {
  return Array.isArray(part)
}
