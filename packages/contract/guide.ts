import type { GameEvent } from '@grimuar/kernel'
import type { ByLang } from './lang.ts'

/**
 * What explains a game besides its clauses; `packages/games/<id>/guide.ts` exports it as `guide`. The app loads it when somebody asks:
 * no match needs it. `board/Glance.svelte` draws the panels.
 */
export interface Guide<V = unknown, E extends GameEvent = GameEvent> {
  /** The names of the panels that teach the game at a glance, in their order. */
  readonly panels: readonly string[]
  /** Positions that show what a clause says. */
  readonly examples: readonly GuideExample[]
  /** The clause behind an event; undefined if there is no single one. */
  clauseOf(event: E): string | undefined
  /** The clause about a thing of the board, by its `data-piece` or `data-zone`. */
  clauseAbout(thing: string, view: V): string | undefined
  readonly words: ByLang<() => Promise<GuideWords>>
}

/** A named position of a game that shows what a clause says. */
export interface GuideExample {
  readonly clause: string
  /** Its name in positions.ts. */
  readonly position: string
  /** Whether the player's own things are drawn below the table. */
  readonly own?: boolean
}

/** What a guide says in one language. */
export interface GuideWords {
  /** By the name of the panel: its heading, and two or three sentences. */
  readonly panels: { readonly [panel: string]: { readonly title: string; readonly says: string } }
  /** The words of the game. */
  readonly terms: readonly { readonly word: string; readonly means: string }[]
  /** By the clause: what its example shows. */
  readonly examples: { readonly [clause: string]: string }
}

/** A clause by the first part of a thing's name: "gap:3" is found under "gap". */
export function clauseAt(clauses: { readonly [kind: string]: string }, thing: string): string | undefined {
  const [kind = ''] = thing.split(':')
  return Object.hasOwn(clauses, kind) ? clauses[kind] : undefined
}
