import type { Box } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'

// Wonder Book for a server of tests, as long as it is on no shelf.

export const catalogue: readonly Box[] = [boxOf('wonder-book')].filter((box) => box !== undefined)
