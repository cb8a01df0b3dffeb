import { boxOf } from '@grimuar/games'
import type { LoadEvent } from '@sveltejs/kit'
import { wholeFirst } from '#lib/early/early-page.ts'
import Nothing from '#lib/early/Nothing.svelte'
import { openTutorial } from '#lib/tutorial/open-tutorial.ts'
import { building } from '$app/env'

export const load = async ({ params }: LoadEvent<{ game: string; tutorial?: string }>) => {
  const box = boxOf(params.game)
  const entry = box?.tutorials?.find(({ id }, i) => (params.tutorial === undefined ? i === 0 : id === params.tutorial))
  const opened = box && entry && (await wholeFirst(() => openTutorial(box, entry)))
  // Of a table everything but the board is drawn: a board fits itself into its place, which only a browser knows.
  if (building && opened) {
    const { Seat: _, ...board } = opened.board
    return { opened: { ...opened, board: { ...board, Table: Nothing, Own: Nothing } } }
  }
  return { opened }
}
