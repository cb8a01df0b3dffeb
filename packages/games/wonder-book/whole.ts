import type { Game } from '@grimuar/kernel'
import { game } from './rules.ts'
import { samplesOf } from './samples.ts'
import { stories } from './stories/all.ts'
import { registerStory } from './story/registry.ts'
import type { WonderTypes } from './types.ts'

for (const story of stories) registerStory(story)

const { options } = game
const tale = { ...options.tale, samples: stories.flatMap(samplesOf) }

/** The rules with all chapters of all stories: for servers, bots, tests and lists of campaigns. A match needs only its own chapter. */
export const whole: Game<WonderTypes> = { ...game, options: { ...options, tale } }
