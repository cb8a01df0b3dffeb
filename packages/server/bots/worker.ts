import { parentPort, workerData } from 'node:worker_threads'
import { loadLevel, random } from '@grimuar/bots'
import type { Bot, Box } from '@grimuar/contract'
import { type Game, quickDice } from '@grimuar/kernel'
import { RulesCatalog } from '../matches/rules-catalog.ts'

/** A request for a bot. The view and the legal answers (a list or a form) are texts: they are cheaper to copy between threads than objects. */
export interface BotTask {
  readonly game: string
  readonly version: number
  readonly level: string
  readonly seat: number
  readonly view: string
  readonly answers: string
  readonly seed: number
}

// A bot's thread. It gets only what its seat may see, never the table.

const { catalogue }: { catalogue: readonly Box[] } = await import(workerData)
const rules = new RulesCatalog(catalogue)

parentPort?.on('message', async (task: BotTask) => {
  try {
    const [game, bot] = await Promise.all([rules.rules(task.game, task.version), rules.bot(task.game, task.version)])
    if (!game || !bot) throw new Error(`there are no rules for ${task.game}, version ${task.version}`)
    parentPort?.postMessage({ move: JSON.stringify(await decide(game, bot, task)) })
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? String(error.stack) : String(error) })
  }
})

async function decide(game: Game, bot: Bot, { level, seat, view, answers, seed }: BotTask): Promise<unknown> {
  const player = (await loadLevel(level, game, bot)) ?? random
  return player.decide({ seat, answers: JSON.parse(answers), dice: quickDice(seed), view: () => JSON.parse(view) })
}
