import type { Program } from '../effects.ts'
import type { QuestId } from '../ids.ts'
import { firstMoon } from './first.ts'
import { secondMoon } from './second.ts'
import { thirdMoon } from './third.ts'

/** The reward of every quest. */
export const QUEST_PROGRAMS: { readonly [Q in QuestId]: Program } = { ...firstMoon, ...secondMoon, ...thirdMoon }
