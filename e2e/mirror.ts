import type { Player } from './player.ts'
import type { Scene } from './scene.ts'

/** Plays one move on the screen and in our hands alike. */
export async function both(player: Player, scene: Scene, move: unknown): Promise<void> {
  await player.touch(scene.call(move))
  scene.play(move)
}
