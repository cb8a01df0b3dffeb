import type { SoundsOf } from '@grimuar/ui/sound'
import type { TowersEvent } from '../table.ts'

/** What is heard of each event. */
export const sounds: SoundsOf<TowersEvent> = {
  go: 'stone',
  take: 'card',
  used: 'card',
  cast: 'gem',
  lose: 'curse',
  hide: 'card',
  sweep: 'card',
  guess: 'curse',
}
