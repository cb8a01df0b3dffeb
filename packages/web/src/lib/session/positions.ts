import type { Position } from '@grimuar/contract'

interface Positions {
  readonly positions: { readonly [name: string]: () => Position }
}

const PATH = /games\/([^/]+)\/positions\.ts$/
const found = import.meta.glob<Positions>('../../../../games/*/positions.ts')

/** The games that have positions, and the names of theirs. */
export async function allPositions(): Promise<{ readonly game: string; readonly names: readonly string[] }[]> {
  return Promise.all(
    Object.entries(found).map(async ([path, load]) => ({
      game: PATH.exec(path)?.[1] ?? '',
      names: Object.keys((await load()).positions),
    })),
  )
}

/** Loads a position of a game by its name; undefined if there is none. */
export async function positionOf(game: string, name: string): Promise<Position | undefined> {
  const { positions = {} } = (await found[`../../../../games/${game}/positions.ts`]?.()) ?? {}
  return Object.hasOwn(positions, name) ? positions[name]?.() : undefined
}
