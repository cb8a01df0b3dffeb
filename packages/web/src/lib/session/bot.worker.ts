import { boxOf } from '@grimuar/games'
import { quickDice } from '@grimuar/kernel'
import { doorOf } from './door.ts'
import type { Thought, Wonder } from './mind.ts'

/** Thinks beside the page, so that the page never waits. It is given a view, so it cannot cheat. */
addEventListener('message', async ({ data }: MessageEvent<Wonder>) => {
  const { id, game, version, view, seat, moves, seed } = data
  const answer = (thought: Thought) => postMessage(thought)
  try {
    const box = boxOf(game)
    if (!box) throw new Error(`no game "${game}"`)
    const door = await doorOf(box, version)
    answer({ id, move: door.bot.policy(view, seat, moves, quickDice(seed)) })
  } catch (error) {
    answer({ id, problem: String(error) })
  }
})
