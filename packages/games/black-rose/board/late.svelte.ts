import type { EvocationId, MageId, RoomId } from '../ids.ts'

type ById<Id extends string> = { readonly [I in Id]?: string }

/**
 * Drawings that come a moment after the board, so that it opens sooner. Until then rooms are told by their colours and names, and figures
 * by the colours of their owners.
 */
class LateArt {
  private rooms: ById<RoomId> = $state.raw({})
  private mages: ById<MageId> = $state.raw({})
  private evocations: ById<EvocationId> = $state.raw({})

  constructor() {
    void import('./late-art.ts').then(({ ROOM_ART, MAGE_ART, EVOCATION_ART }) => {
      this.rooms = ROOM_ART
      this.mages = MAGE_ART
      this.evocations = EVOCATION_ART
    })
  }

  room(room: RoomId): string {
    return this.rooms[room] ?? ''
  }

  mage(mage: MageId | null): string {
    return (mage && this.mages[mage]) ?? ''
  }

  evocation(evocation: EvocationId): string {
    return this.evocations[evocation] ?? ''
  }
}

export const late = new LateArt()
