import { type Box, editionOf, rulesFor } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { at, commitment, drawLots, type Json, Match, type RecordProblem, readRecord, writeRecord } from '@grimuar/kernel'
import type { CampaignLink } from '../campaign/campaign-link.ts'
import { ending, type SavedMatch, type Sitter, saveMatch } from './saved-matches.ts'

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

/** Matches that could not be saved in the browser: they last as long as the tab. */
const unsaved = new Map<string, SavedMatch>()

export function unsavedMatch(id: string): SavedMatch | undefined {
  return unsaved.get(id)
}

/** Saves a match, usually under a new id. `commitment` is the hash of its seed, if it was shown before the first move. */
function saveNew(
  match: Match,
  sitters: readonly Sitter[],
  { id = freshId(), ...more }: Partial<Pick<SavedMatch, 'id' | 'commitment' | 'chapter' | 'askEveryone'>> = {},
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
  if (saveMatch(saved)) unsaved.set(saved.id, saved)
  return saved.id
}

/** How a match begins. */
interface Manner {
  readonly lots?: boolean // shuffle the seats
  readonly from?: Json | undefined // the table of a position to begin from
  readonly chapter?: CampaignLink | undefined // the chapter of a campaign it is
  readonly askEveryone?: boolean // no standing order answers an interrupt
}

/** Creates and saves a new match and returns its id. */
export async function begin(
  box: Box,
  sitting: readonly Sitter[],
  options: Json,
  { lots = false, from, chapter, askEveryone = false }: Manner = {},
): Promise<string> {
  const game = await rulesFor(box, from === undefined ? {} : { from })
  const sitters = lots ? drawLots(freshSeed(), [], sitting.length).map((place) => at(sitting, place)) : sitting
  const names = sitters.map((sitter) => sitter.name)
  const seed = freshSeed()
  const luck = { kind: 'fair', seed } as const
  const match = new Match(game, { seats: sitters.length, options, names, luck, ...(from !== undefined && { from }) })
  return saveNew(match, sitters, {
    commitment: commitment(seed),
    ...(chapter && { chapter }),
    ...(askEveryone && { askEveryone }),
  })
}

/** A comment line at the end of an exported record that says which seats are bots; other readers of records ignore it. */
export function sittersLine(sitters: readonly Sitter[]): string {
  return `# sitters ${sitters.map((sitter) => sitter.kind).join(' ')}\n`
}

function kindsIn(text: string): readonly string[] {
  return /^# sitters (.+)$/m.exec(text)?.[1]?.trim().split(' ') ?? []
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
  const kinds = kindsIn(text)
  const sitters = read.record.names.map(
    (name, seat): Sitter => ({ kind: kinds[seat] === 'bot' ? 'bot' : 'human', name: name || `${seat + 1}` }),
  )
  return { ok: true, id: saveNew(built.match, sitters, id === undefined ? {} : { id }) }
}
