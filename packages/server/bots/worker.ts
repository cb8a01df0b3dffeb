import { parentPort, workerData } from 'node:worker_threads'
import { playerOf, random } from '@grimuar/bots'
import type { Box, Door } from '@grimuar/games'
import { quickDice } from '@grimuar/kernel'
import { Shelf } from '../matches/rules-catalog.ts'

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
    const door = await shelf.door(task.game, task.version)
    if (!door) throw new Error(`no rules of ${task.game}, version ${task.version}`)
    parentPort?.postMessage({ move: JSON.stringify(decide(door, task)) })
  } catch (error) {
    parentPort?.postMessage({ problem: String((error as Error).stack) })
  }
})

function decide(door: Door, { level, seat, view, moves, seed }: Task): unknown {
  const player = playerOf(level, door) ?? random
  return player.decide({ seat, moves: JSON.parse(moves) as unknown[], dice: quickDice(seed), view: () => JSON.parse(view) })
}
