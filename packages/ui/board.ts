import type { Words } from '@grimuar/contract'
import type { Form, GameEvent, OpenQuestion, Question, Result, Seat } from '@grimuar/kernel'
import type { Component } from 'svelte'

/** The frame knows no game, so it passes views and moves without their types; each board names its own. */
type Any = any

/**
 * The props that the frame passes to every part of a board. A board draws a view and sends moves to `act`; it changes nothing itself.
 * It may call its game's functions on the view (scores, payments, chains) to preview a move, but `moves` alone decides what is legal.
 *
 * - Everything that can be pressed calls `act` with its move, legal or not. The frame answers an illegal move with the clause that
 *   forbids it, so a dimmed thing stays pressable (`aria-disabled`, not `disabled`).
 * - A piece that moves has `data-piece="<component id>"`, a place has `data-zone="<place id>"`. The frame animates pieces from their
 *   old to their new position (see flight.ts). No board animates a move itself.
 * - A tab names what is behind it, `data-holds="zone:… part:…"`, so that a lesson can open it; a tab with something legal behind it
 *   is marked and has `data-legal`. Things that lie side by side as on a map, and may touch, are in an element with `data-tiles`.
 * - Other animations of a board (a ring that turns) follow the chosen pace: the frame has the attribute `data-pace`.
 * - Every new view is a completely new object; nothing in it is changed in place.
 */
export interface BoardProps<V = Any, Q extends Question = Any, M = Any, E extends GameEvent = Any, T = Any> {
  /** The view of this seat. */
  view: V
  /** The seat whose view it is; null for a spectator. */
  seat: Seat | null
  /** The open question; `question.mine` says whether this seat may answer it. */
  question: OpenQuestion<Q> | null
  /** The legal moves of this seat now: empty when it is not asked, asked for a form, and while an earlier step is shown. */
  moves: readonly M[]
  /** The form that this seat fills in now, in place of `moves`. A board may compose it (draft.ts); `act` gets the filled form. */
  form: Form | null
  act: (move: M) => void
  /** Takes the viewer's last move back; missing if the viewer may not do so alone. */
  undo?: (() => void) | undefined
  names: readonly string[]
  /** The seats that the computer plays; missing if there are none. */
  bots?: readonly Seat[]
  /** All the game says, in the reader's language; `words.text` are the game's own texts. */
  words: Words<V, Q, M, E, T>
  /** The events of the last step that this seat may know: they tell where new pieces come from. */
  last: readonly E[]
  /** The events of the whole turn that the last step belongs to, as far as it has come: boards mark them. Default: the last step. */
  recent?: readonly E[]
  /** Shows the other players of a joint question what this player points at; null: nothing. Missing if nobody would see it. */
  point?: ((move: M | null) => void) | undefined
  /** False if the table's rule forbids hints: a board that gives them itself (`advises`) gives none then. Default: they are allowed. */
  hints?: boolean
  /** Shows the moves that a search would consider, or hides them: for a board that gives the direction itself (`advises`). Missing without hints. */
  hintMoves?: ((shown: boolean) => void) | undefined
  /** What the other players of a joint question point at. */
  pointed?: readonly Pointed<M>[]
}

/** An answer that another player points at before anybody has decided. */
export interface Pointed<M = Any> {
  readonly seat: Seat
  readonly move: M
}

/** How an event is told over the table. */
export interface Highlight {
  /** The thing that shines meanwhile: its `data-piece` or `data-zone`. */
  readonly at?: string
}

/** The props of the part of a board that shows one player's public things in their panel. */
export interface SeatProps<V = Any, Q extends Question = Any, M = Any, E extends GameEvent = Any, T = Any>
  extends BoardProps<V, Q, M, E, T> {
  /** The seat whose panel it is. */
  of: Seat
}

/** The props of the part of a board that tells how a match ended. */
export interface EndingProps<V = Any, Q extends Question = Any, M = Any, E extends GameEvent = Any, T = Any>
  extends BoardProps<V, Q, M, E, T> {
  result: Result
}

/** The board of a game; `packages/games/<id>/board/index.ts` exports it as `board`. */
export interface Board<V = Any, Q extends Question = Any, M = Any, E extends GameEvent = Any, T = Any> {
  /** The shared table, in the middle. It gets all the free space and fits itself into it (container `table`, by size). */
  readonly Table: Component<BoardProps<V, Q, M, E, T>>
  /** The things of the seat whose view it is, below the table; on a phone a sheet at the bottom (container `own`, by inline size). */
  readonly Own: Component<BoardProps<V, Q, M, E, T>>
  /** The public things of one player, inside their panel (container `panel`, by inline size); it must stay small. */
  readonly Seat?: Component<SeatProps<V, Q, M, E, T>>
  /** The part of the end page that replaces the score table; loaded when the match ends. */
  readonly Ending?: () => Promise<{ readonly default: Component<EndingProps<V, Q, M, E, T>> }>
  /** True for moves that the board does not draw: they become buttons in the action bar. Without it there are none. */
  readonly inBar?: (question: Q, move: M) => boolean
  /** True if most turns end with a button in the bar: phones keep space for it free, so that the board does not move. */
  readonly endsInBar?: boolean
  /** True for questions whose form the board composes itself; for all others the frame shows its own panel. */
  readonly composes?: (question: Q) => boolean
  /** The highlights of a game, such as a round's end or a curse that is broken: the frame tells them over the table. */
  readonly highlight?: (event: E) => Highlight | undefined
  /** Resolves when an animation of the board itself, such as a phase of enemies, has ended; then the next move is shown. */
  readonly settled?: () => Promise<void>
  /** True for a board that gives the direction of a hint itself and asks for its moves (`hintMoves`): the frame has no button for hints then. */
  readonly advises?: boolean
  /** True for a board that needs the width: the log is a drawer also on screens of usual width. */
  readonly wide?: boolean
  /** CSS custom properties of this game, set on the frame: `{ '--table-glow': '#…' }`. `--seat-0`, `--seat-0-light`… are the players' colours. */
  readonly palette?: { readonly [property: `--${string}`]: string }
}
