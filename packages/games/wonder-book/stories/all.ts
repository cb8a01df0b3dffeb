import { story as lanternNight } from './lantern-night/index.ts'
import { story as lostName } from './lost-name/index.ts'

/** Every campaign, whole. */
export const stories = [lostName, lanternNight] as const
