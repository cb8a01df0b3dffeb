import type { SoundsOf } from '@grimuar/ui/sound'
import type { WonderEvent } from '../events.ts'

/** The sound of each event. */
export const sounds: SoundsOf<WonderEvent> = {
  page: 'card',
  moved: 'stone',
  unitMoved: 'stone',
  wyrmMoved: 'stone',
  collected: 'gem',
  gained: 'gem',
  sparks: 'gem',
  hurt: 'curse',
  bite: 'curse',
  fell: 'curse',
}
