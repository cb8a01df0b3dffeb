import { boxOf } from '@grimuar/games'
import type { Board } from '@grimuar/ui'
import type { LoadEvent } from '@sveltejs/kit'
import { wholeFirst } from '#lib/early/early-page.ts'
import { type OpenTutorial, openTutorial } from '#lib/tutorial/open-tutorial.ts'
import { building } from '$app/env'

/** A component that draws nothing. */
const nothing: Board['Table'] = () => ({})

export const load = async ({
  params,
}: LoadEvent<{ game: string; tutorial?: string }>): Promise<{ opened: OpenTutorial | undefined }> => {
  const box = boxOf(params.game)
  const listed = box?.tutorials?.find(({ id }, i) => (params.tutorial === undefined ? i === 0 : id === params.tutorial))
  const opened = box && listed && (await wholeFirst(() => openTutorial(box, listed)))
  // Of a table everything but the board is drawn: a board fits itself into its place, which only a browser knows.
  if (building && opened) {
    const { Seat: _, ...board } = opened.board
    return { opened: { ...opened, board: { ...board, Table: nothing, Own: nothing } } }
  }
  return { opened }
}
