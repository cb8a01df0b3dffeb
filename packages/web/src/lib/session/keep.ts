import type { Seat } from '@grimuar/kernel'

/** Who sits in a seat of a match on this device. */
export interface Sitter {
  readonly kind: 'human' | 'bot'
  readonly name: string
}

/** A match as it is kept between visits: the record is the match, the rest is for the shelf. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly sitters: readonly Sitter[]
  readonly updated: number
  readonly steps: number
  readonly finished: boolean
  /** Places at the end, by seat. */
  readonly ranks?: readonly number[]
  /** The hash of the seed, written down before the first move; absent where the match came from a file. */
  readonly commitment?: string
  readonly record: string
}

export type KeepProblem = 'full' | 'none'

const PREFIX = 'grimuar/match/'

/** Where matches are kept in this browser, if it lets us. */
function drawer(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** Keeps a match; says what stood in the way if it could not. */
export function keep(match: Kept): KeepProblem | undefined {
  const storage = drawer()
  if (!storage) return 'none'
  try {
    storage.setItem(PREFIX + match.id, JSON.stringify(match))
    return undefined
  } catch {
    return storage.length > 0 ? 'full' : 'none'
  }
}

export function kept(id: string): Kept | undefined {
  return parse(drawer()?.getItem(PREFIX + id) ?? null)
}

/** Everything kept here, the latest first. */
export function allKept(): Kept[] {
  const storage = drawer()
  if (!storage) return []
  const found: Kept[] = []
  for (let i = 0; i < storage.length; i++) {
    const key = storage.key(i)
    const match = key?.startsWith(PREFIX) ? parse(storage.getItem(key)) : undefined
    if (match) found.push(match)
  }
  return found.sort((a, b) => b.updated - a.updated)
}

export function forget(id: string): void {
  drawer()?.removeItem(PREFIX + id)
}

/** The match a change in another tab is about. */
export function changedMatch(event: StorageEvent): Kept | undefined {
  return event.key?.startsWith(PREFIX) ? parse(event.newValue) : undefined
}

/** What another version or another hand left there may be anything. */
function parse(text: string | null): Kept | undefined {
  if (text === null) return undefined
  try {
    const data = JSON.parse(text) as Kept
    const whole =
      typeof data.id === 'string' &&
      typeof data.game === 'string' &&
      typeof data.record === 'string' &&
      typeof data.updated === 'number' &&
      Array.isArray(data.sitters) &&
      data.sitters.every((s) => (s?.kind === 'human' || s?.kind === 'bot') && typeof s.name === 'string')
    return whole ? data : undefined
  } catch {
    return undefined
  }
}

/** The seats played by people. */
export function peopleIn(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, seat) => (sitter.kind === 'human' ? [seat] : []))
}
