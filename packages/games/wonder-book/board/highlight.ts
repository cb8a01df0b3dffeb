import type { Highlight } from '@grimuar/ui'
import type { WonderEvent } from '../events.ts'
import { phase } from './enemy/enemy-phase.svelte.ts'

/**
 * What is told over the table: a part of the book that unfolds, a hero who falls, the end of a chapter. An enemy phase that is played
 * beat by beat tells its own: nothing is said before the book shows it.
 */
export function highlight(event: WonderEvent): Highlight | undefined {
  if (phase.plays) return undefined
  if (event.kind === 'fell') return { at: `hero:${event.hero}` }
  return event.kind === 'unfolded' || event.kind === 'won' || event.kind === 'lostChapter' ? {} : undefined
}
