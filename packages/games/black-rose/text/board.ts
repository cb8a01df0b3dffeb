import type { EventPhase } from '../decks.ts'
import type { RoomId } from '../ids.ts'

/** What only the drawn board says. */
export interface BoardText {
  readonly lodge: string
  readonly closer: string // a button
  readonly whole: string
  readonly track: string
  standing(name: string, points: number): string // on the Power track
  moonAt(moon: string, points: number): string
  readonly goal: string // the end of the Power track
  readonly events: string
  readonly noEvent: string
  eventSlot(slot: number): string
  readonly eventPhases: { readonly [P in EventPhase]: string }
  readonly actsNow: string
  roseGains(enters: number, leaves: number): string
  eventsLeft(n: number): string
  readonly library: string
  deck(school: string, cards: number, pile: number): string
  inDeck(cards: number, pile: number): string
  pileTop(card: string): string
  readonly pool: string
  inPool(name: string, n: number): string
  forgottenLeft(n: number): string
  readonly quests: string
  readonly questsTab: string // a tab
  readonly noQuests: string
  readonly met: string
  readonly reward: string
  points(n: number): string
  // Rooms.
  readonly shortRooms: { readonly [R in RoomId]?: string } // names that are too long for their rooms
  room(name: string, colour: string): string
  worth(n: number): string // when it is won
  filled(n: number, of: number): string
  cubesOf(name: string, n: number): string
  readonly used: string
  readonly usable: string
  readonly ruin: string
  standHere(names: string): string
  here: string // my Mage stands here
  cell(name: string): string
  acts(name: string): string // the room has another room's effect this turn
  neighbours(names: string): string
  steps(n: number): string
  readonly centre: string
  readonly innerRing: string
  readonly outerRing: string
  // Figures and sheets.
  hurt(damage: number, life: number): string
  figureOf(name: string, owner: string): string
  readonly crown: string
  readonly sheet: string
  readonly hand: string
  handOf(n: number, limit: number): string
  readonly actions: string
  readonly action: string // one physical action
  readonly spent: string
  readonly evocations: string
  readonly emptySlot: string
  readonly faceDown: string
  readonly ban: string // put a card back on its school's pile
  readonly shed: string // discard it to move one room
  memoriesOf(n: number): string
  grimoireOf(n: number): string
  readonly table: string // a tab
  openSheet(name: string): string
  readonly close: string
  readonly fold: string
  trophies(n: number): string
  rooms(n: number): string
  done(n: number): string
  readonly noMove: string
  readonly noActivate: string
  readonly seen: string // an eye: I have looked at it
  readonly stats: { readonly move: string; readonly attack: string; readonly hand: string }
  readonly instability: string
  // Preparing.
  readonly preparing: string
  readonly prepareHelp: string
  readonly prepareKeys: string
  readonly layHere: string
  lay(card: string): string
  readonly notYet: string // fill the slots to the left first
  readonly turn: string
  inSlot(slot: string): string
  takeOut(card: string): string
  readonly ready: string
  readonly missing: string
  readonly preparingNow: string
  readonly prepared: string
  whatOthersSee(slots: number): string
  readonly startOver: string
  // Aiming: what a press would do.
  readonly aim: {
    readonly does: string // a button
    damage(before: number, after: number, life: number): string
    readonly falls: string
    readonly attack: string
    readonly flames: string
    gains(name: string, n: number): string // power
    trophy(name: string, of: string): string
    cracks(before: number, after: number, holes: number): string
    readonly full: string // it will be destroyed in Cleanup
    quest(name: string): string // its condition is met
    next(question: string): string
    readonly answerable: string
    readonly castNow: string // before what a spell would do
    moreTargets(n: number): string
    readonly nobody: string // no target would be hit
    farther(steps: number): string
  }
  // Interrupts.
  readonly fits: string
  readonly letPass: string
  readonly askedTogether: (names: string) => string
  readonly choose: string // the title of a choice
  readonly chosen: string
  readonly send: string
  readonly keys: string // beside the Lodge
}
