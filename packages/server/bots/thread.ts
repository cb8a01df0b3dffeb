import { parentPort, workerData } from 'node:worker_threads'
import { playerOf, random } from '@grimuar/bots'
import type { Bot, Box } from '@grimuar/contract'
import { quickDice } from '@grimuar/kernel'
import { Shelf } from '../matches/shelf.ts'

/** What a bot is asked. The view and the moves come as text: cheaper between threads than objects. */
export interface Task {
  readonly game: string
  readonly version: number
  readonly level: string
  readonly seat: number
  readonly view: string
  readonly moves: string
  readonly seed: number
}

// A bot's thread. It gets what its seat may see, never the table.

const { catalogue } = (await import(workerData as string)) as { catalogue: readonly Box[] }
const shelf = new Shelf(catalogue)

parentPort?.on('message', async (task: Task) => {
  try {
    const bot = await shelf.bot(task.game, task.version)
    if (!bot) throw new Error(`no rules of ${task.game}, version ${task.version}`)
    parentPort?.postMessage({ move: JSON.stringify(decide(bot, task)) })
  } catch (error) {
    parentPort?.postMessage({ problem: String((error as Error).stack) })
  }
})

function decide(bot: Bot, { level, seat, view, moves, seed }: Task): unknown {
  const player = playerOf(level, bot) ?? random
  return player.decide({ seat, answers: JSON.parse(moves), dice: quickDice(seed), view: () => JSON.parse(view) })
}
