import { parentPort, workerData } from 'node:worker_threads'
import { fixedSearch, learned, type Player, playTrainingGame, policy, RowCollector, searching } from '@grimuar/bots'
import type { Bot } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'
import { boxNamed } from '../game-arguments.ts'
import { TEACHER_ITERATIONS, type TrainingDone, type TrainingPlan, type TrainingTask } from './plan.ts'

const plan: TrainingPlan = workerData
const box = boxNamed(plan.game)
const [game, bot] = await Promise.all([box.rules(), box.bot()])
const usual = policy(bot)
const teaching = await teacher(game, bot)

async function teacher(game: Game, bot: Bot): Promise<Player> {
  if (plan.from === 'policy') return usual
  return searching('search', game, await learned(game, bot), fixedSearch(TEACHER_ITERATIONS))
}

parentPort?.on('message', ({ n, tasks }: { readonly n: number; readonly tasks: readonly TrainingTask[] }) => {
  const collector = new RowCollector()
  for (const task of tasks) {
    const player = task.number % plan.every === 0 ? teaching : usual
    playTrainingGame({ game, bot, player, ...task, seed: (plan.seed + task.number) | 0 }, collector)
  }
  parentPort?.postMessage({ n, rows: collector.rows() } satisfies TrainingDone)
})
