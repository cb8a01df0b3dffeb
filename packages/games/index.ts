import type { Box } from '@grimuar/contract'
import { blackRose } from './black-rose/box.ts'
import { prophecy } from './prophecy/box.ts'
import { sampler } from './sampler/box.ts'
import { spellbook } from './spellbook/box.ts'
import { towers } from './towers/box.ts'

/** Every game, in the order of the home page. */
export const catalogue: readonly Box[] = [towers, prophecy, spellbook]

/** Games that are on no shelf but can be opened by their id. */
const unlisted: readonly Box[] = [sampler, blackRose]

/** The game with this id, or undefined. */
export function boxOf(id: string): Box | undefined {
  return [...catalogue, ...unlisted].find((box) => box.id === id)
}
