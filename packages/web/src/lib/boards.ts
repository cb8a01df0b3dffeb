import type { Board } from '@grimuar/ui'

type Load = () => Promise<{ board: Board }>

const newest = import.meta.glob<{ board: Board }>('../../../games/*/board/index.ts')
const pinned = import.meta.glob<{ board: Board }>('../../../games/pinned/*/board/index.ts')

/** Loads a game's board: the one that was pinned with this version of its rules, or the newest. A game without one is shown as text. */
export async function boardOf(game: string, version?: number): Promise<Board> {
  const load: Load =
    pinned[`../../../games/pinned/${game}-${version}/board/index.ts`] ??
    newest[`../../../games/${game}/board/index.ts`] ??
    (() => import('./frame/side/text-board.ts'))
  return (await load()).board
}
