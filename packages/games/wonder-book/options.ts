import { parts } from './stories/parts.ts'
import { DIFFICULTIES, TIES, taleChoice } from './tale.ts'

export const options = {
  difficulty: { kind: 'pick', from: DIFFICULTIES, default: 'normal' },
  ties: { kind: 'pick', from: TIES, default: 'ask' },
  // Every campaign in the game, in the order in which they are offered.
  tale: taleChoice([parts['lost-name'], parts['lantern-night']]),
} as const
