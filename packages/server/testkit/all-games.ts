import type { Box } from '@grimuar/contract'
import { boxOf, catalogue as published } from '@grimuar/games'

/** Every game, the sampler included: it asks every kind of question. */
export const catalogue: readonly Box[] = [...published, boxOf('sampler')].filter((box) => box !== undefined)
