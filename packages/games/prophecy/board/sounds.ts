import type { SoundsOf } from '@grimuar/ui/sound'
import type { ProphecyEvent } from '../table.ts'

/** The sound of each event. */
export const sounds: SoundsOf<ProphecyEvent> = {
  go: 'stone',
  ghost: 'stone',
  gain: 'gem',
  place: 'gem',
  pay: 'gem',
  swap: 'gem',
  trade: 'gem',
  rune: 'card',
  net: 'card',
  break: 'curse',
}
