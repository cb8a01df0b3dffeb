import type { Seat } from '@grimuar/kernel'
import type { Way } from './frames.ts'
import type {
  Buff,
  Colour,
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
  RoomId,
  School,
  Side,
  SlotNumber,
  SpellElement,
  SpellId,
} from './ids.ts'
import type { Moment } from './questions.ts'

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
  | {
      readonly kind: 'cast'
      readonly seat: Seat
      readonly card: SpellId
      readonly side: Side
      readonly element: SpellElement | null
    }
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
