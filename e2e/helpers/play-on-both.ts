import type { Player } from './player.ts'
import type { ReferenceMatch } from './reference-match.ts'

/** Plays one move on the screen and in the reference match. */
export async function playOnBoth(player: Player, reference: ReferenceMatch, move: unknown): Promise<void> {
  await player.touch(reference.call(move))
  reference.play(move)
}
