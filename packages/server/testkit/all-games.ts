import type { Box } from '@grimuar/contract'
import { boxOf, catalogue as shelf } from '@grimuar/games'

/** Every game, the sampler included: it asks every kind of question. */
export const catalogue: readonly Box[] = [...shelf, boxOf('sampler')].filter((box) => box !== undefined)
