import type { Lang, Words } from '@grimuar/games'
import type { GameEvent, OpenQuestion, Question, Seat } from '@grimuar/kernel'
import { same } from '@grimuar/kernel'
import type { Component } from 'svelte'

/** The frame hands on what it cannot know; each board names its own types. */
type Any = any

/**
 * What the table's frame hands to every part of a board. A board only draws: it never asks the rules anything.
 *
 * - Whatever can be touched calls `act` with the move it stands for, legal or not: an illegal one is answered by the frame
 *   with the clause that forbids it, so a dimmed thing stays touchable (`aria-disabled`, not `disabled`).
 * - Pieces that move carry `data-piece="<component id>"`, places `data-zone="<place id>"`; the frame flies pieces from where
 *   they were to where they are (see flight.ts). No board writes an animation of a move itself.
 * - What lies behind a tab is named on it, `data-holds="zone:… part:…"`, so that a lesson can open the tab; a tab with
 *   something legal behind it is marked and carries `data-legal`. Things that lie side by side as on a map, and may touch,
 *   stand in an element with `data-tiles`.
 * - What a board moves besides (a ring that turns) keeps to the pace asked for: the frame carries `data-pace`.
 * - A new view is a new object all through; nothing in it is ever changed in place.
 */
export interface BoardProps<V = Any, Q extends Question = Any, M = Any, E extends GameEvent = Any> {
  /** What this seat sees. */
  view: V
  /** Who looks; null for a spectator. */
  seat: Seat | null
  /** The open question; `question.mine` tells whether the looking seat may answer it. */
  question: OpenQuestion<Q> | null
  /** Legal moves of the looking seat now: empty when it is not asked, and while an earlier moment is shown. */
  moves: readonly M[]
  act: (move: M) => void
  /** Takes the looking seat's last move back; left out where it may not do so alone. */
  undo?: () => void
  names: readonly string[]
  words: Words<V, Q, M, E>
  lang: Lang
  /** What the last step told this seat, to keep the last move marked. */
  last: readonly E[]
}

/** The same for the part of the board that shows one player's public things in their panel. */
export interface SeatProps<V = Any, Q extends Question = Any, M = Any, E extends GameEvent = Any> extends BoardProps<V, Q, M, E> {
  /** Whose panel it is. */
  of: Seat
}

/** A game's second door, `packages/games/<id>/board/index.ts`, exports one of these as `board`. */
export interface Board<V = Any, Q extends Question = Any, M = Any, E extends GameEvent = Any> {
  /** The shared table, in the middle. It gets all the room there is and fits itself into it (container `table`, by size). */
  readonly Table: Component<BoardProps<V, Q, M, E>>
  /** What belongs to the looking seat, below the table; on a phone a sheet at the bottom (container `own`, by inline size). */
  readonly Own: Component<BoardProps<V, Q, M, E>>
  /** Public things of one player, inside their panel (container `panel`, by inline size); kept small. */
  readonly Seat?: Component<SeatProps<V, Q, M, E>>
  /** True for moves that the board draws nowhere: they become buttons in the action bar. Left out: none is. */
  readonly inBar?: (question: Q, move: M) => boolean
  /** CSS custom properties of this game, set on the frame: `{ '--table-glow': '#…' }`. */
  readonly palette?: { readonly [property: `--${string}`]: string }
}

/** Whether a move is among the legal ones. */
export function isLegal<M>(moves: readonly M[], move: M): boolean {
  return moves.some((m) => same(m, move))
}
