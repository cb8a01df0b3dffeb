import type { Box } from '@grimuar/contract'
import { carriedOptions, defaults, type Json, readOptions, type Schema } from '@grimuar/kernel'
import type { HintRule } from '@grimuar/protocol'
import { type Level, levelsOf, USUAL_LEVEL } from '../levels.ts'
import type { Sitter } from '../session/saved-matches.ts'
import { readStored, writeStored } from '../storage.ts'

/** How a match of a game was set up on this device the last time. */
export interface LastSetup {
  readonly kinds: readonly Sitter['kind'][] // by seat, as many as played
  readonly names: readonly (string | null)[] // the typed ones
  readonly levels: readonly Level[] // by seat; of a person, the level of a bot there
  readonly options: Json
  readonly lots: boolean
  readonly askEveryone: boolean
  readonly hints: HintRule
}

export const SETUP_PREFIX = 'grimuar/setup/'

/** Remembers a set-up for the next match of the same game. */
export function rememberSetup(game: string, setup: LastSetup): void {
  writeStored(SETUP_PREFIX + game, JSON.stringify(setup))
}

/** The last set-up of a game; undefined if there is none that this game can use. */
export function lastSetup(box: Box): LastSetup | undefined {
  const { id, seats } = box
  try {
    const stored: Partial<LastSetup & { readonly noHints: boolean }> | null = JSON.parse(readStored(SETUP_PREFIX + id) ?? 'null')
    const { kinds, names, levels, options = {}, lots, askEveryone, hints, noHints } = stored ?? {}
    if (!Array.isArray(kinds) || !seats.includes(kinds.length)) return undefined
    if (!kinds.every((kind) => kind === 'human' || kind === 'bot')) return undefined
    const typed = kinds.map((_, seat) => (typeof names?.[seat] === 'string' ? names[seat].slice(0, 24) : null))
    const known = kinds.map((_, seat) => levelsOf(box).find((level) => level === levels?.[seat]) ?? USUAL_LEVEL)
    const flags = { lots: lots === true, askEveryone: askEveryone === true }
    // Older versions stored whether a match is played without hints.
    return {
      kinds,
      names: typed,
      levels: known,
      options,
      ...flags,
      hints: hints === 'nobody' || noHints === true ? 'nobody' : 'everyone',
    }
  } catch {
    return undefined
  }
}

/** The options of the last set-up, and the default of each that cannot be used any more. What a campaign carries is not kept. */
export function lastOptions(schema: Schema, last: LastSetup | undefined): { [name: string]: unknown } {
  const carried = carriedOptions(schema)
  const kept = Object.entries(Object(last?.options)).filter(
    ([name, value]) => !carried.includes(name) && readOptions(schema, { [name]: value }).ok,
  )
  return { ...defaults(schema), ...Object.fromEntries(kept) }
}

/** How many sit down at a game that nobody has set up yet: a person and a bot, if the game can be played so. */
export function usualSeats({ seats, usualSeats }: Box): number {
  return usualSeats ?? (seats.includes(2) ? 2 : Math.min(...seats))
}
