import type { Box } from '@grimuar/contract'
import { blackRose } from './black-rose/box.ts'
import { pinned } from './pinned/index.ts'
import { prophecy } from './prophecy/box.ts'
import { sampler } from './sampler/box.ts'
import { spellbook } from './spellbook/box.ts'
import { towers } from './towers/box.ts'
import { wonderBook } from './wonder-book/box.ts'

/** Every game, in the order of the home page. */
export const catalogue: readonly Box[] = [towers, prophecy, spellbook, blackRose, wonderBook].map(withPinned)

/** Games that no page lists but that can be opened by their id. */
export const unlisted: readonly Box[] = [sampler].map(withPinned)

/** A box with the earlier editions that `npm run pin` kept. */
function withPinned(box: Box): Box {
  const older = pinned[box.id]
  return older ? { ...box, older: { ...older, ...box.older } } : box
}

/** The game with this id, or undefined. */
export function boxOf(id: string): Box | undefined {
  return [...catalogue, ...unlisted].find((box) => box.id === id)
}
