import { fetchLate } from '@grimuar/ui'
import type { EvocationId, MageId, RoomId, School, SpellElement, SpellType } from '../ids.ts'
import type { Phase } from '../table.ts'

type Drawings = typeof import('./late-art.ts').art

/**
 * Drawings that come a moment after the board, so that it opens sooner. Until then rooms are told by their colours and names, figures
 * by the colours of their owners; the signs leave their place free.
 */
class LateArt {
  private drawings: Drawings | null = $state.raw(null)

  constructor() {
    fetchLate(
      () => import('./late-art.ts'),
      ({ art }) => (this.drawings = art),
    )
  }

  room(room: RoomId): string {
    return this.drawings?.room[room] ?? ''
  }

  mage(mage: MageId | null): string {
    return (mage && this.drawings?.mage[mage]) ?? ''
  }

  evocation(evocation: EvocationId): string {
    return this.drawings?.evocation[evocation] ?? ''
  }

  school(school: School): string {
    return this.drawings?.school[school] ?? ''
  }

  element(element: SpellElement | 'any'): string {
    return this.drawings?.element[element] ?? ''
  }

  type(type: SpellType): string {
    return this.drawings?.type[type] ?? ''
  }

  phase(phase: Exclude<Phase, 'setup'>): string {
    return this.drawings?.phase[phase] ?? ''
  }

  sign(sign: keyof Drawings['sign']): string {
    return this.drawings?.sign[sign] ?? ''
  }
}

export const late = new LateArt()
