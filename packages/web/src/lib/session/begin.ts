import { type Box, editionOf, rulesFor } from '@grimuar/contract'
import { beginningOf, lineOf, type Tutorial } from '@grimuar/contract/tutorial'
import { boxOf } from '@grimuar/games'
import {
  at,
  commitment,
  drawLots,
  type Json,
  Match,
  type RecordProblem,
  readOptions,
  readRecord,
  writeRecord,
} from '@grimuar/kernel'
import type { HintRule } from '@grimuar/protocol'
import type { CampaignLink } from '../campaign/campaign-link.ts'
import { levelsOf } from '../levels.ts'
import { playLine } from '../tutorial/play-line.ts'
import { ending } from './saved-ending.ts'
import { holdUnsaved, type SavedMatch, type Sitter, saveMatch } from './saved-matches.ts'

/** A new random seed for fair dice. */
function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('')
}

/** A new random id. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 10)
}

/** Saves a match, usually under a new id. `commitment` is the hash of its seed, if it was shown before the first move. */
export function saveNew(
  match: Match,
  sitters: readonly Sitter[],
  { id = freshId(), ...more }: Partial<Pick<SavedMatch, 'id' | 'commitment' | 'chapter' | 'askEveryone' | 'hints'>> = {},
): string {
  const saved: SavedMatch = {
    id,
    game: match.game.id,
    sitters,
    updated: Date.now(),
    steps: match.steps.length,
    ...ending(match),
    ...more,
    record: writeRecord(match.record),
  }
  if (saveMatch(saved)) holdUnsaved(saved)
  return saved.id
}

/** How a match begins. */
export interface BeginOptions {
  readonly lots?: boolean // shuffle the seats
  readonly from?: Json | undefined // the table of a position to begin from
  readonly chapter?: CampaignLink | undefined // the chapter of a campaign it is
  readonly askEveryone?: boolean // no standing order answers an interrupt
  readonly hints?: HintRule | undefined // who may ask for hints; default: everyone
}

/** Creates and saves a new match and returns its id. */
export async function begin(
  box: Box,
  sitting: readonly Sitter[],
  options: Json,
  { lots = false, from, chapter, askEveryone = false, hints }: BeginOptions = {},
): Promise<string> {
  const game = await rulesFor(box, { options, ...(from !== undefined && { from }) })
  const sitters = lots ? drawLots(freshSeed(), [], sitting.length).map((place) => at(sitting, place)) : sitting
  const names = sitters.map((sitter) => sitter.name)
  const seed = freshSeed()
  const luck = { kind: 'fair', seed } as const
  const match = new Match(game, { seats: sitters.length, options, names, luck, ...(from !== undefined && { from }) })
  return saveNew(match, sitters, {
    commitment: commitment(seed),
    ...(chapter && { chapter }),
    ...(askEveryone && { askEveryone }),
    ...(hints && { hints }),
  })
}

/** Begins another match of the same people with the same options and returns its id; undefined if today's rules have no such options. */
export async function beginAgain({
  game: id,
  sitters,
  record,
  askEveryone = false,
  hints,
}: SavedMatch): Promise<string | undefined> {
  const box = boxOf(id)
  const read = readRecord(record)
  if (!box || !read.ok) return undefined
  const { options } = read.record
  const game = await rulesFor(box, {})
  return readOptions(game.options, options).ok ? begin(box, sitters, options, { askEveryone, hints }) : undefined
}

/** How often fresh dice are drawn for a match that begins with the moves of a tutorial. */
const DRAWS = 1000

/**
 * Creates and saves a real match that goes on where a tutorial ends, and returns its id. Fair seeds are drawn until the few rolls of the
 * lessons come out as they were taught; everything after them is fresh.
 */
export async function beginAfter(box: Box, tutorial: Tutorial): Promise<string> {
  const game = await rulesFor(box, tutorial)
  const { line } = lineOf(tutorial)
  const taught = playLine(new Match(game, beginningOf(tutorial)), line)
  for (let draw = 0; draw < DRAWS; draw++) {
    const match = new Match(game, beginningOf({ ...tutorial, luck: { kind: 'fair', seed: freshSeed() } }))
    if (playLine(match, line) !== taught) continue
    const sitters = tutorial.names.map((name, seat): Sitter => ({ kind: seat === tutorial.learner ? 'human' : 'bot', name }))
    return saveNew(match, sitters)
  }
  throw new Error(`no dice in ${DRAWS} draws lead to the end of the tutorial`)
}

/** Who sits where by the line that `sittersLine` writes. Whoever it does not mark as a bot is a person; a level that the game has not is the usual one. */
function sittersIn(text: string, names: readonly string[], box: Box): Sitter[] {
  const marks = /^# sitters (.+)$/m.exec(text)?.[1]?.trim().split(' ') ?? []
  return names.map((given, seat) => {
    const name = given || `${seat + 1}`
    const [kind, of] = marks[seat]?.split(':') ?? []
    if (kind !== 'bot') return { kind: 'human', name }
    const level = levelsOf(box).find((known) => known === of)
    return { kind, name, ...(level && { level }) }
  })
}

/** `stage` says where an import failed: reading the file, finding its game, or replaying its moves by the rules. */
export type Imported =
  | { readonly ok: true; readonly id: string }
  | (RecordProblem & { readonly stage: 'read' | 'rules' })
  | { readonly ok: false; readonly stage: 'game'; readonly game: string }

/** Saves a record from a file or a link as a match on this device. Every seat that it does not mark as a bot becomes a person's. */
export async function importRecord(text: string, id?: string): Promise<Imported> {
  const read = readRecord(text)
  if (!read.ok) return { ...read, stage: 'read' }
  const box = boxOf(read.record.game)
  if (!box) return { ok: false, stage: 'game', game: read.record.game }
  const game = await rulesFor(editionOf(box, read.record.version), read.record)
  const built = Match.from(game, read)
  if (!built.ok) return { ...built, stage: 'rules' }
  const sitters = sittersIn(text, read.record.names, box)
  return { ok: true, id: saveNew(built.match, sitters, id === undefined ? {} : { id }) }
}
