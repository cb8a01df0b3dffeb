import type { SoundsOf } from '@grimuar/ui/sound'
import type { SpellbookEvent } from '../table.ts'

/** The sound of each event. */
export const sounds: SoundsOf<SpellbookEvent> = { moved: 'gem', swapped: 'gem', cast: 'card', learned: 'stone', level: 'stone' }
