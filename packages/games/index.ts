import type { Box } from './door.ts'
import { prophecy } from './prophecy/box.ts'
import { spellbook } from './spellbook/box.ts'
import { towers } from './towers/box.ts'

export type { Box, Door, TextBlock, Words } from './door.ts'
export { counted, LANGS, type Lang } from './words.ts'

/** The shelf: every game there is. */
export const catalogue: readonly Box[] = [towers, prophecy, spellbook]

/** The game of that id, or undefined. */
export function boxOf(id: string): Box | undefined {
  return catalogue.find((box) => box.id === id)
}
