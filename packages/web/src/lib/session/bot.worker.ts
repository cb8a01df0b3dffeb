import { playerOf, policy } from '@grimuar/bots'
import { editionOf } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { type Json, quickDice } from '@grimuar/kernel'
import type { BotReply, BotRequest } from './bot-client.ts'

/** Chooses the bots' moves outside the page's thread, so that the page stays responsive. It gets a view only, so it cannot cheat. */
addEventListener('message', async ({ data }: MessageEvent<BotRequest>) => {
  const { id, game, version, level, view, seat, answers, seed } = data
  const reply = (message: BotReply) => postMessage(message)
  try {
    const box = boxOf(game)
    if (!box) throw new Error(`no game "${game}"`)
    const edition = editionOf(box, version)
    const [rules, bot] = await Promise.all([edition.rules(), edition.bot()])
    const player = playerOf(level ?? 'policy', rules, bot) ?? policy(bot)
    const move: Json = JSON.parse(JSON.stringify(player.decide({ seat, answers, dice: quickDice(seed), view: () => view })))
    reply({ id, move })
  } catch (error) {
    reply({ id, problem: String(error) })
  }
})
