import { parentPort, workerData } from 'node:worker_threads'
import { loadLevel, type Player, random } from '@grimuar/bots'
import type { Box } from '@grimuar/contract'
import { quickDice } from '@grimuar/kernel'
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

/** What a thread answers: first that the bot is loaded and begins to think, then its move or what went wrong. */
export interface BotMessage {
  readonly loaded?: true
  readonly move?: string
  readonly problem?: string
}

// A bot's thread. It gets only what its seat may see, never the table.

const { catalogue }: { catalogue: readonly Box[] } = await import(workerData)
const rules = new RulesCatalog(catalogue)

parentPort?.on('message', async (task: BotTask) => {
  try {
    const [game, bot] = await Promise.all([rules.rules(task.game, task.version), rules.bot(task.game, task.version)])
    if (!game || !bot) throw new Error(`there are no rules for ${task.game}, version ${task.version}`)
    const player = (await loadLevel(task.level, game, bot)) ?? random
    tell({ loaded: true })
    tell({ move: JSON.stringify(await decide(player, task)) })
  } catch (error) {
    tell({ problem: error instanceof Error ? String(error.stack) : String(error) })
  }
})

function tell(message: BotMessage): void {
  parentPort?.postMessage(message)
}

async function decide(player: Player, { seat, view, answers, seed }: BotTask): Promise<unknown> {
  return player.decide({ seat, answers: JSON.parse(answers), dice: quickDice(seed), view: () => JSON.parse(view) })
}
