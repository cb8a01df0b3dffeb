import type { Position } from '@grimuar/contract'

interface Positions {
  readonly positions: { readonly [name: string]: () => Position }
}

const found = import.meta.glob<Positions>('../../../../games/*/positions.ts')

/** Loads a position of a game by its name; undefined if there is none. */
export async function positionOf(game: string, name: string): Promise<Position | undefined> {
  const { positions = {} } = (await found[`../../../../games/${game}/positions.ts`]?.()) ?? {}
  return Object.hasOwn(positions, name) ? positions[name]?.() : undefined
}
