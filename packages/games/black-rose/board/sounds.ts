import type { SoundsOf } from '@grimuar/ui/sound'
import type { BlackRoseEvent } from '../told.ts'

/** The sound of each event. */
export const sounds: SoundsOf<BlackRoseEvent> = {
  drew: 'card',
  prepared: 'card',
  cast: 'card',
  eventDrawn: 'card',
  questDrawn: 'card',
  moved: 'stone',
  summoned: 'stone',
  instability: 'gem',
  hit: 'gem',
  destroyed: 'curse',
  defeated: 'curse',
  toCell: 'curse',
}
