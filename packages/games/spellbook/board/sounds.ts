import type { SoundsOf } from '@grimuar/ui/sound'
import type { SpellbookEvent } from '../table.ts'

/** What is heard of each event. */
export const sounds: SoundsOf<SpellbookEvent> = { moved: 'gem', swapped: 'gem', cast: 'card', learned: 'stone', level: 'stone' }
