import type { EvocationId, MageId, RoomId } from '../ids.ts'

/**
 * Drawings that come a moment after the board, so that it opens sooner. Until then rooms are told by their colours and names, and figures
 * by the colours of their owners.
 */
class LateArt {
  private art: typeof import('./late-art.ts').art | undefined = $state.raw()

  constructor() {
    void import('./late-art.ts').then(({ art }) => {
      this.art = art
    })
  }

  room(room: RoomId): string {
    return this.art?.rooms[room] ?? ''
  }

  mage(mage: MageId | null): string {
    return mage ? (this.art?.mages[mage] ?? '') : ''
  }

  evocation(evocation: EvocationId): string {
    return this.art?.evocations[evocation] ?? ''
  }
}

export const late = new LateArt()
