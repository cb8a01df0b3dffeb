import type { Board } from '@grimuar/ui'

const found = import.meta.glob<{ board: Board }>('../../../games/*/board/index.ts')

/** Loads a game's board; a game without one is shown as text. */
export async function boardOf(game: string): Promise<Board> {
  const load = found[`../../../games/${game}/board/index.ts`] ?? (() => import('./frame/text-board.ts'))
  return (await load()).board
}
