import { newLuck, type RoomCard } from '@grimuar/protocol'

/** The dice commitment of a room and our own dice number, stored on this device so that the server cannot change them later. */
export interface StoredCommitment {
  readonly commitment: string
  /** The dice number that this device sent. */
  readonly mine?: string
}

/** Earlier versions stored commitments under this name, so it must not change. */
const PREFIX = 'grimuar/promise/'
const MOST = 200

/** Stores the commitment of a room. A commitment or number that is already stored is not replaced. */
export function rememberCommitment(card: RoomCard, mine?: string): void {
  const before = commitmentOf(card.id)
  if (before && (before.mine !== undefined || mine === undefined)) return
  try {
    localStorage.setItem(
      PREFIX + card.id,
      JSON.stringify({ commitment: before?.commitment ?? card.commitment, mine, at: Date.now() }),
    )
    dropOldest()
  } catch {
    // Storage is not available: the check can then use only what the server shows later.
  }
}

/**
 * The dice number of this device for a room. It is stored with the room's commitment before it is sent. Sitting down again
 * reuses the number, because the server may have accepted it although its answer was lost.
 */
export function luckFor(card: RoomCard): string {
  const luck = commitmentOf(card.id)?.mine ?? newLuck()
  rememberCommitment(card, luck)
  return luck
}

export function commitmentOf(room: string): StoredCommitment | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(PREFIX + room) ?? 'null') as StoredCommitment | null
    return typeof stored?.commitment === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

function dropOldest(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  if (keys.length <= MOST) return
  const at = (key: string) => Number((JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number }).at ?? 0)
  for (const key of keys.sort((a, b) => at(a) - at(b)).slice(0, keys.length - MOST)) localStorage.removeItem(key)
}
