import { type Box, editionOf } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { commitment, drawLots, type Json, Match, type RecordProblem, readRecord, writeRecord } from '@grimuar/kernel'
import { type Kept, keep, type Sitter } from './keep.ts'

/** A fresh secret for fair dice. */
function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('')
}

function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (b) => b.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 10)
}

/** Matches that could not be kept in the browser: they live as long as the tab. */
const loose = new Map<string, Kept>()

export function looseMatch(id: string): Kept | undefined {
  return loose.get(id)
}

function lay(match: Match, sitters: readonly Sitter[], promised?: string): string {
  const over = match.table.over as boolean
  const kept: Kept = {
    id: freshId(),
    game: match.game.id,
    sitters,
    updated: Date.now(),
    steps: match.steps.length,
    finished: over,
    ...(over ? { ranks: match.game.result(match.table).ranks } : {}),
    ...(promised ? { commitment: promised } : {}),
    record: writeRecord(match.record),
  }
  if (keep(kept)) loose.set(kept.id, kept)
  return kept.id
}

/** Sets a new match up and keeps it; `lots` draws who sits where. */
export async function begin(box: Box, sitting: readonly Sitter[], options: Json, lots = false): Promise<string> {
  const game = await box.rules()
  const sitters = lots ? drawLots(freshSeed(), [], sitting.length).map((place) => sitting[place] as Sitter) : sitting
  const names = sitters.map((sitter) => sitter.name)
  const seed = freshSeed()
  const match = new Match(game, { seats: sitters.length, options, names, luck: { kind: 'fair', seed } })
  return lay(match, sitters, commitment(seed))
}

/** A comment at the end of an exported record; those who do not know it read past it. */
export function sittersLine(sitters: readonly Sitter[]): string {
  return `# sitters ${sitters.map((sitter) => sitter.kind).join(' ')}\n`
}

function kindsIn(text: string): readonly string[] {
  return /^# sitters (.+)$/m.exec(text)?.[1]?.trim().split(' ') ?? []
}

/** `stage` tells whether the file could not be read or does not follow the rules. */
export type Imported =
  | { readonly ok: true; readonly id: string }
  | (RecordProblem & { readonly stage: 'read' | 'rules' })
  | { readonly ok: false; readonly stage: 'game'; readonly game: string }

/** Takes a record from a file onto the shelf. Whoever is not named a bot in it becomes a person at this device. */
export async function importRecord(text: string): Promise<Imported> {
  const read = readRecord(text)
  if (!read.ok) return { ...read, stage: 'read' }
  const box = boxOf(read.record.game)
  if (!box) return { ok: false, stage: 'game', game: read.record.game }
  const game = await editionOf(box, read.record.version).rules()
  const built = Match.from(game, read)
  if (!built.ok) return { ...built, stage: 'rules' }
  const kinds = kindsIn(text)
  const sitters = read.record.names.map(
    (name, seat): Sitter => ({ kind: kinds[seat] === 'bot' ? 'bot' : 'human', name: name || `${seat + 1}` }),
  )
  return { ok: true, id: lay(built.match, sitters) }
}
