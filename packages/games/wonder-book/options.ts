import { samplesOf } from './samples.ts'
import { story as lanternNight } from './stories/lantern-night/index.ts'
import { story as lostName } from './stories/lost-name/index.ts'
import { shelve } from './story/shelf.ts'
import { DIFFICULTIES, TIES, taleChoice } from './tale.ts'

/** Every campaign in the game: one line each. */
export const stories = [lostName, lanternNight] as const
for (const story of stories) shelve(story)

export const options = {
  difficulty: { kind: 'pick', from: DIFFICULTIES, default: 'normal' },
  ties: { kind: 'pick', from: TIES, default: 'ask' },
  tale: taleChoice(stories, stories.flatMap(samplesOf)),
} as const
