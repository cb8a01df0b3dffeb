import { Worker } from 'node:worker_threads'
import { joinRows, type Rows } from '@grimuar/bots'
import { at, type Game, type Json } from '@grimuar/kernel'
import { modeOf } from '../commands/soak.ts'
import type { TrainingDone, TrainingPlan, TrainingTask } from './plan.ts'

/** The number of games that a worker plays at a time. */
const AT_ONCE = 10
/** Every nth game is played in another mode of the game than the chosen options. */
const OTHER_MODES = 4

/** How many training games a run plays, and which. */
export interface TrainingOrder {
  readonly games: number
  /** No game is begun after this many milliseconds. */
  readonly ms: number
  readonly workers: number
  readonly options: Json
  /** Numbers of players, each in turn; empty: half of the games with two, if the game is for two, and the others with any number. */
  readonly players: readonly number[]
  /** Whether all games have these options; else some are played in other modes. */
  readonly strict: boolean
}

function taskOf(game: Game, number: number, order: TrainingOrder): TrainingTask {
  const { options, strict } = order
  const seats = seatsOf(game, number, order)
  const other = !strict && number % OTHER_MODES === OTHER_MODES - 1
  return { number, seats, options: other ? modeOf(game, Math.floor(number / OTHER_MODES)).options : options }
}

function seatsOf({ seats }: Game, number: number, { players }: TrainingOrder): number {
  if (players.length > 0) return at(players, number % players.length)
  return number % 2 === 0 && seats.includes(2) ? 2 : at(seats, (number >> 1) % seats.length)
}

/** Plays training games on some workers. The rows come in the order of the games, whichever worker played them. */
export function playTrainingGames(
  game: Game,
  plan: TrainingPlan,
  order: TrainingOrder,
  onProgress: (games: number, rows: number) => void,
): Promise<{ readonly games: number; readonly rows: Rows }> {
  const began = performance.now()
  const found: Rows[] = []
  const packets = Math.ceil(order.games / AT_ONCE)
  let next = 0
  let rows = 0
  let played = 0
  return new Promise((resolve, reject) => {
    const workers = Array.from(
      { length: Math.min(order.workers, packets) },
      () => new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan }),
    )
    let busy = workers.length
    for (const worker of workers) {
      const goOn = () => {
        if (next < packets && (next === 0 || performance.now() - began < order.ms)) {
          const n = next++
          const count = Math.min(AT_ONCE, order.games - n * AT_ONCE)
          worker.postMessage({ n, tasks: Array.from({ length: count }, (_, i) => taskOf(game, n * AT_ONCE + i, order)) })
          return
        }
        void worker.terminate()
        if (--busy === 0) resolve({ games: played, rows: joinRows(found) })
      }
      worker.on('message', ({ n, rows: more }: TrainingDone) => {
        found[n] = more
        rows += more.targets.length
        played += Math.min(AT_ONCE, order.games - n * AT_ONCE)
        onProgress(played, rows)
        goOn()
      })
      worker.on('error', reject)
      goOn()
    }
  })
}
