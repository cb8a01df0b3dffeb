import type { Seat, StandingOrder } from '@grimuar/kernel'
import type { HintRule } from '@grimuar/protocol'
import { type CampaignLink, readLink } from '../campaign/campaign-link.ts'
import { browserStorage, readStored, storedKeys, writeStored } from '../storage.ts'

/** The person or bot in one seat of a match on this device. */
export interface Sitter {
  readonly kind: 'human' | 'bot'
  readonly name: string
  /** How well a bot plays; default: as usual. */
  readonly level?: string
}

/** A match as stored in this browser. The record holds the whole match; the home page lists matches by the other fields. */
export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly sitters: readonly Sitter[]
  readonly updated: number
  readonly steps: number
  readonly finished: boolean
  /** The final rank of each seat; nobody is first where a rival won or a team lost. */
  readonly ranks?: readonly number[]
  /** The points of each seat, in games that have some. */
  readonly points?: readonly number[]
  /** Whether all seats won or lost together. */
  readonly together?: boolean
  /** The hash of the seed, stored before the first move; absent if the match was imported from a file. */
  readonly commitment?: string
  /** The chapter of a campaign that is played in it. */
  readonly chapter?: CampaignLink
  /** True: no standing order answers an interrupt. The device is handed to everyone who could answer. */
  readonly askEveryone?: boolean
  /** Who may ask for hints; default: everyone, because people at one device agree aloud. */
  readonly hints?: HintRule
  /** Each seat's order for interrupts; default: the usual one for all. */
  readonly orders?: readonly StandingOrder[]
  readonly record: string
}

/** Why a match could not be saved: no space is left, or the browser forbids storage. */
export type SaveProblem = 'full' | 'none'

export const MATCH_PREFIX = 'grimuar/match/'
/** Beside a match, its analysis and the player's notes are kept. */
export const ANALYSIS_PREFIX = 'grimuar/analysis/'
export const NOTES_PREFIX = 'grimuar/notes/'
/** Where campaigns are stored, which campaign-store.ts reads and writes. */
export const CAMPAIGN_PREFIX = 'grimuar/campaign/'

/** Saves a match in this browser; returns the problem if it could not be saved. */
export function saveMatch(match: SavedMatch): SaveProblem | undefined {
  return writeStored(MATCH_PREFIX + match.id, JSON.stringify(match)) ? undefined : saveProblemNow()
}

/** Why nothing could be stored just now. Some browsers report forbidden storage as storage without any space. */
export function saveProblemNow(): SaveProblem {
  return (browserStorage()?.length ?? 0) > 0 ? 'full' : 'none'
}

/** Matches that could not be saved in the browser: they last as long as the tab. */
const unsaved = new Map<string, SavedMatch>()

export function unsavedMatch(id: string): SavedMatch | undefined {
  return unsaved.get(id)
}

export function holdUnsaved(match: SavedMatch): void {
  unsaved.set(match.id, match)
}

export function savedMatch(id: string): SavedMatch | undefined {
  return parse(readStored(MATCH_PREFIX + id))
}

/** All matches saved in this browser, the most recently changed first. */
export function savedMatches(): SavedMatch[] {
  return storedKeys(MATCH_PREFIX)
    .flatMap((key) => parse(readStored(key)) ?? [])
    .sort((a, b) => b.updated - a.updated)
}

export function deleteMatch(id: string): void {
  writeStored(MATCH_PREFIX + id, null)
  writeStored(ANALYSIS_PREFIX + id, null)
  writeStored(NOTES_PREFIX + id, null)
}

/** The match that another tab has just saved, if that is what the storage event reports. */
export function changedMatch(event: StorageEvent): SavedMatch | undefined {
  return event.key?.startsWith(MATCH_PREFIX) ? parse(event.newValue) : undefined
}

/** Reads a stored match; undefined if the text is not one. The storage may hold anything: other versions or people write to it. */
function parse(text: string | null): SavedMatch | undefined {
  if (text === null) return undefined
  try {
    const data = JSON.parse(text) as SavedMatch & { noHints?: boolean }
    const whole =
      typeof data.id === 'string' &&
      typeof data.game === 'string' &&
      typeof data.record === 'string' &&
      typeof data.updated === 'number' &&
      Array.isArray(data.sitters) &&
      data.sitters.every((s) => (s?.kind === 'human' || s?.kind === 'bot') && typeof s.name === 'string')
    if (!whole) return undefined
    const { chapter: given, noHints, ...match } = data
    const chapter = readLink(given)
    // Older versions stored whether a match is played without hints.
    return { ...match, ...(noHints && { hints: 'nobody' }), ...(chapter && { chapter }) }
  } catch {
    return undefined
  }
}

/** The seats played by people. */
export function peopleIn(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, seat) => (sitter.kind === 'human' ? [seat] : []))
}
