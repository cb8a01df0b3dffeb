import { editionOf, rulesFor } from '@grimuar/contract'
import type { Played } from '@grimuar/contract/tutorial'
import { boxOf } from '@grimuar/games'
import { type Json, Match, openQuestion, readRecord, type Seat } from '@grimuar/kernel'
import { saveNew } from './begin.ts'
import type { Sitter } from './saved-matches.ts'

/** From where a match that is over is played on. */
interface Turnoff {
  /** The number of its moves that stand. */
  readonly step: number
  /** The seat that a person plays; bots play the others. Undefined: the seat that decides there. */
  readonly person: Seat | undefined
  readonly sitters: readonly Sitter[]
  /** The level of all bots; undefined: those that played keep theirs. */
  readonly level?: string | undefined
  /** The first moves after them, in place of what was played. */
  readonly first?: readonly Played<Json>[] | undefined
}

/** Saves a match that leaves another one after some steps, with the same dice, and returns its id; undefined if the record does not hold. */
export async function playOn(
  text: string,
  { step, person, sitters, level: chosen, first = [] }: Turnoff,
): Promise<string | undefined> {
  const read = readRecord(text)
  const box = read.ok ? boxOf(read.record.game) : undefined
  if (!read.ok || !box) return undefined
  const built = Match.from(await rulesFor(editionOf(box, read.record.version), read.record), read)
  if (!built.ok) return undefined
  const match = built.match.upTo(step)
  const decides = person ?? openQuestion(match.table, null)?.waiting[0] ?? 0
  for (const { seat, move } of first) if (match.play(seat, move)) return undefined
  return saveNew(
    match,
    sitters.map(({ name, kind, level: before }, s) => {
      if (s === decides) return { kind: 'human', name }
      const level = chosen ?? (kind === 'bot' ? before : undefined)
      return { kind: 'bot', name, ...(level !== undefined && { level }) }
    }),
  )
}
