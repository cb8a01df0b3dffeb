import type { Box } from '@grimuar/contract'
import { blackRose } from './box.ts'
import { lay, type Scene } from './scene.ts'

/** Black Rose for a server of tests, whose matches of four begin with a scene. The rules are the game's own; only its set-up is another, because servers accept no positions. */
export function boxFrom(scene: Scene): Box {
  return { ...blackRose, seats: [4], rules: async () => ({ ...(await blackRose.rules()), setup: () => lay(scene) }) }
}
