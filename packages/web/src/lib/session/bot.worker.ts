import { editionOf } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { quickDice } from '@grimuar/kernel'
import type { Thought, Wonder } from './mind.ts'

/** Thinks beside the page, so that the page never waits. It is given a view, so it cannot cheat. */
addEventListener('message', async ({ data }: MessageEvent<Wonder>) => {
  const { id, game, version, view, seat, moves, seed } = data
  const answer = (thought: Thought) => postMessage(thought)
  try {
    const box = boxOf(game)
    if (!box) throw new Error(`no game "${game}"`)
    const bot = await editionOf(box, version).bot()
    answer({ id, move: bot.policy(view, seat, moves, quickDice(seed)) })
  } catch (error) {
    answer({ id, problem: String(error) })
  }
})
