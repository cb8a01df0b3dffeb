import { story as lostName } from './stories/lost-name/index.ts'
import { shelve } from './story/shelf.ts'
import { DIFFICULTIES, firstTale, type Tale, TIES, taleChoice } from './tale.ts'

/** Every campaign in the game: one line each. */
const stories = [lostName]
for (const story of stories) shelve(story)

/** States that campaigns can be in, so that random play meets every chapter. */
const samples: readonly Tale[] = [firstTale(lostName)]

export const options = {
  difficulty: { kind: 'pick', from: DIFFICULTIES, default: 'normal' },
  ties: { kind: 'pick', from: TIES, default: 'ask' },
  tale: taleChoice(lostName, samples),
} as const
