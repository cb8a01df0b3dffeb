import { editionOf } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { quickDice } from '@grimuar/kernel'
import type { BotReply, BotRequest } from './bot-client.ts'

/** Chooses the bots' moves outside the page's thread, so that the page stays responsive. It gets a view only, so it cannot cheat. */
addEventListener('message', async ({ data }: MessageEvent<BotRequest>) => {
  const { id, game, version, view, seat, answers, seed } = data
  const reply = (message: BotReply) => postMessage(message)
  try {
    const box = boxOf(game)
    if (!box) throw new Error(`no game "${game}"`)
    const bot = await editionOf(box, version).bot()
    reply({ id, move: bot.policy(view, seat, answers, quickDice(seed)) })
  } catch (error) {
    reply({ id, problem: String(error) })
  }
})
