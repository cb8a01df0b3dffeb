import type { SoundsOf } from '@grimuar/ui/sound'
import type { TowersEvent } from '../table.ts'

/** The sound of each event. */
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
