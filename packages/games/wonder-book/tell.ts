import type { Dealer } from '@grimuar/kernel'
import type { Happening, WonderEvent } from './events.ts'
import { chapterOf, type Playing } from './story/registry.ts'

/** Tells everybody what happened. */
export function tell(t: Playing, dealer: Dealer<WonderEvent>, happening: Happening): void {
  if (dealer.isHeard) dealer.say(Object.assign(happening, { in: chapterOf(t).key }))
}
