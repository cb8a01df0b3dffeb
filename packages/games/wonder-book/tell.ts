import type { Dealer } from '@grimuar/kernel'
import type { EventBody, WonderEvent } from './events.ts'
import { chapterOf, type Playing } from './story/registry.ts'

/** Tells everybody what happened. */
export function tell(t: Playing, dealer: Dealer<WonderEvent>, event: EventBody): void {
  if (dealer.isHeard) dealer.say(Object.assign(event, { in: chapterOf(t).key }))
}
