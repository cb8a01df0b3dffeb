import { parentPort, workerData } from 'node:worker_threads'
import { type DuelGame, playDuelGame } from '@grimuar/bots'
import type { Json } from '@grimuar/kernel'
import { boxNamed } from '../game-arguments.ts'
import { fighterOf, withWeights } from './fighter.ts'

/** What a worker of the arena plays: games of this duel, by number. */
export interface DuelPlan {
  readonly game: string
  readonly version: number
  readonly a: string
  readonly b: string
  readonly players: number
  readonly options: Json
  readonly seed: number
  /** A file of weights for the first player, in place of the game's own. */
  readonly weights?: string
}

/** A game played, and how long both players thought. */
export interface Played extends DuelGame {
  readonly ms: number
}

const plan: DuelPlan = workerData
const box = boxNamed(plan.game)
const [game, bot] = await Promise.all([box.rules(), box.bot()])
const [a, b] = await Promise.all([fighterOf(plan.a, game, withWeights(bot, plan.weights)), fighterOf(plan.b, game, bot)])

parentPort?.on('message', (n: number) => {
  const began = performance.now()
  const played = playDuelGame({ game, options: plan.options, seats: plan.players, a, b, seed: plan.seed }, n)
  parentPort?.postMessage({ ...played, ms: performance.now() - began } satisfies Played)
})
