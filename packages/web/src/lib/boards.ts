import type { Board } from '@grimuar/ui'

const found = import.meta.glob<{ board: Board }>('../../../games/*/board/index.ts')

/** Loads a game's board; undefined for a game without one. */
export async function boardOf(game: string): Promise<Board | undefined> {
  const load = found[`../../../games/${game}/board/index.ts`]
  return load && (await load()).board
}
