import type { EventId } from '../ids.ts'
import { firstMoon } from './first.ts'
import type { EventEffect } from './lasting.ts'
import { secondMoon } from './second.ts'
import { thirdMoon } from './third.ts'

/** What every event does. */
export const EVENT_EFFECTS: { readonly [E in EventId]: EventEffect } = { ...firstMoon, ...secondMoon, ...thirdMoon }
