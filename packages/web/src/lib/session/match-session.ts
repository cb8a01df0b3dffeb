import type { Thought } from '@grimuar/bots'
import type { Box, Door } from '@grimuar/contract'
import type { Form, GameEvent, Refusal, Result, Seat, StandingOrder, UndoReach } from '@grimuar/kernel'
import type { Pointed } from '@grimuar/ui'
import type { SaveProblem, Sitter } from './saved-matches.ts'
import type { LogLine, Snapshot } from './snapshot.ts'

/** Why a move was not made: a refusal by the rules, by the app itself, or by the server. */
export type Refused =
  | Refusal
  | { readonly reason: 'past' }
  | { readonly reason: 'watching' }
  | { readonly reason: 'told'; readonly text: string }

/** A change of what is drawn, and the events that it shows. */
export interface Change {
  readonly make: () => void
  readonly told?: readonly GameEvent[] | undefined
}

/**
 * Animates changes of the screen one after another, within the given milliseconds; resolves when the last one is drawn and still. `soon`
 * is what must not wait for earlier animations: it is called as soon as the screen has shown the press that led to the changes.
 */
export type Show = (changes: readonly Change[], most?: number, soon?: () => void) => Promise<void>

/** The thoughts of a bot, with its view and its question, to put the moves into words. */
export interface BotThought extends Thought {
  readonly seat: Seat
  readonly view: unknown
  readonly question: unknown
}

/** The effect of an undo now. */
export interface Undo {
  readonly reach: UndoReach
  /** True if an undo beyond `reach` needs no consent, because all other players are bots. */
  readonly free: boolean
  /** The number of moves left after one undo; undefined if there is nothing to undo. */
  readonly keep: number | undefined
  /** The seats whose consent an undo beyond `reach` needs. */
  readonly others: readonly Seat[]
  /** Whether they are asked over the server; otherwise they sit at this device and agree aloud. */
  readonly remote: boolean
}

/** Everything needed to check that the dice of a match were fair. */
export interface Fairness {
  /** The hash of the seed, shown before the first move. */
  readonly commitment: string
  /** The seed of all dice; known once the match is over. */
  readonly seed: string | undefined
  /** Online, the parts the seed was mixed from: the server's committed secret and the players' own numbers. */
  readonly parts: { readonly secret: string; readonly numbers: readonly string[] } | undefined
  readonly draws: number
  /** Replays the whole match from its record; true if its dice and result agree. */
  check(): Promise<boolean>
}

/** A match as the frame shows it: played on this device, in a tutorial, or over a server. */
export interface MatchSession {
  readonly id: string
  /** The path of its page; a link to one step adds `?step=`. */
  readonly address: string
  readonly box: Box
  /** The rules and the words they are told in; replaced when the language changes. */
  door: Door
  /** The options of the match, as far as they are known here. */
  readonly options: unknown
  readonly sitters: readonly Sitter[]
  readonly names: readonly string[]
  /** The seat whose view is shown; null for a spectator. */
  readonly viewer: Seat | null
  /** The seat that texts address as "you"; null for spectators and where several people share the device. */
  readonly you: Seat | null
  /** The seat that the device is handed to: the table stays hidden until that person lifts the curtain. */
  readonly curtain: Seat | null
  /** The match waits for `release`: at the end of a turn, or before the device is handed over. */
  readonly held: boolean
  /** The seat that the device will be handed to next, if any. */
  readonly nextPerson: Seat | undefined
  /** The state that is drawn. */
  readonly shown: Snapshot
  /** The moves the viewer may make now. */
  readonly moves: readonly unknown[]
  /** The form that the viewer fills in now, if moves are not listed. */
  readonly form?: Form | undefined
  /** The viewer's sealed answer, which can still be changed or taken back; undefined if there is none. */
  readonly answer?: unknown
  /** The seat the person at the screen acts for, where several share the device and nothing is hidden between them. */
  readonly acting?: Seat | null
  /** The viewer's order for interrupts; undefined if it cannot be chosen. */
  readonly order?: StandingOrder | undefined
  /** The log as the viewer may see it. */
  readonly logLines: readonly LogLine[]
  /** Lines of moves just undone; they are shown struck through until the next move. */
  readonly undone: readonly LogLine[]
  /** In a review without spoilers, the latest step that was shown; undefined: later steps may be told. */
  readonly seenTo: number | undefined
  /** The number of moves made and not undone. */
  readonly steps: number
  /** The earlier step being shown; null for the present. */
  readonly past: number | null
  readonly now: boolean
  readonly undo: Undo
  readonly result: Result | null
  /** Whether nothing is secret any more, so any seat's view may be shown. */
  readonly revealed: boolean
  readonly fairness: Fairness | null
  readonly botProblem: string | null
  readonly saveProblem: SaveProblem | undefined
  /** The record as a file to download; undefined while it is not available. */
  readonly file: { readonly name: string; readonly text: string } | undefined
  /** The record that a link must carry, because the match is known on this device only. */
  readonly carried?: string
  /** Whether the replay's controls are open. */
  replaying: boolean
  refused: Refused | null

  /** Starts the match once its page is ready; `show` draws each change. */
  open(show: Show): void
  close(): void
  /** Plays a legal move; for any other move, sets `refused`. */
  act(move: unknown): void
  /** Offers the question again that the viewer has answered under seal, or leaves the answer after all. It stands until another is given. */
  change?(): void
  /** Shows the other players of a joint question what this one points at; null: nothing. */
  point?(move: unknown): void
  /** What the other players of a joint question point at. */
  readonly pointed?: readonly Pointed[]
  /** Chooses what is done about interrupts. */
  giveOrder?(order: StandingOrder): void
  /** Whether a step told the viewer nothing, so that a replay does not stop at it. */
  isQuietStep?(step: number): boolean
  /** Whether the viewer may ask for hints; default: no. */
  readonly hints?: boolean
  /** The current or last thoughts of a bot; undefined if none has searched yet, or if they are not shown. */
  readonly thought?: BotThought | undefined
  /** Whether others move now, and their moves are shown one after another. */
  readonly watching: boolean
  /** Shows the moves of others at once until the viewer decides again. */
  hurry(): void
  /** Undoes the viewer's last decision, or asks the others to allow it. */
  takeBack(): void
  /** Continues a match that was `held`. */
  release(): void
  /** The person named on the curtain has the device: shows their view. */
  lift(): void
  /** Shows the previous person's view again. */
  lookAgain(): void
  /** Shows an earlier step, or the present for null. */
  goTo(step: number | null): void
  /** Tells nothing of later steps from here on, or everything again. */
  hideLater(hide: boolean): void
  /** Shows another seat's view, once the match is `revealed`. */
  lookAs(seat: Seat | null): void
  /** Returns to the present and to the viewer's own seat. */
  closeReplay(): void
}
