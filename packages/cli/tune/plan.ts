import type { Rows } from '@grimuar/bots'
import type { Json } from '@grimuar/kernel'

/** The players of the training games. */
export const TEACHERS = ['policy', 'search'] as const
export type Teacher = (typeof TEACHERS)[number]

/** How a search plays such games: they need many of them more than strong ones. */
export const TEACHER_ITERATIONS = 24

/** The training games of a run. */
export interface TrainingPlan {
  readonly game: string
  readonly from: Teacher
  /** Every so many-th game is the teacher's, the others are the policy's. */
  readonly every: number
  readonly seed: number
}

/** One game to be played. */
export interface TrainingTask {
  readonly number: number
  readonly seats: number
  readonly options: Json
}

export interface TrainingDone {
  readonly n: number
  readonly rows: Rows
}
