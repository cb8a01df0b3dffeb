import type { Board } from '@grimuar/ui'

const found = import.meta.glob<{ board: Board }>('../../../games/*/board/index.ts')

/** A game's board, loaded when it is opened; undefined for a game that has none yet. */
export async function boardOf(game: string): Promise<Board | undefined> {
  const load = found[`../../../games/${game}/board/index.ts`]
  return load && (await load()).board
}
