import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type Edition, editionOf, rulesFor } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { Match, type MatchRecord, readRecord, writeRecord } from '@grimuar/kernel'
import { CliError } from './command.ts'

/** Reads a match from a file; throws a CliError with the line of a broken record. */
export async function readMatch(file: string): Promise<{ edition: Edition; match: Match }> {
  return matchIn(file, contentOf(file))
}

/** The match whose record this text is, for a file that was read already. */
export async function matchIn(file: string, text: string): Promise<{ edition: Edition; match: Match }> {
  const read = readRecord(text)
  if (!read.ok) throw broken(file, read.line, read.problem)
  const box = boxOf(read.record.game)
  if (!box) throw broken(file, 2, `there is no game "${read.record.game}" here`)
  const edition = editionOf(box, read.record.version)
  const rebuilt = Match.from(await rulesFor(edition, read.record), read)
  if (!rebuilt.ok) throw broken(file, rebuilt.line, rebuilt.problem)
  return { edition, match: rebuilt.match }
}

/** Writes a record to a file and returns the problem, if any. The old content stays until the new one is complete. */
export function saveRecord(file: string, record: MatchRecord): string | undefined {
  const draft = `${file}.part`
  try {
    writeFileSync(draft, writeRecord(record))
    renameSync(draft, file)
    return undefined
  } catch (error) {
    discard(draft)
    return whyNot(error)
  }
}

/** Removes a draft after a failure; the draft itself may not exist. */
function discard(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {}
}

export function fileExists(file: string): boolean {
  return existsSync(file)
}

/** The text of a file; throws a CliError if it cannot be read. */
export function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CliError(`cannot read ${file} (${whyNot(error)})`)
  }
}

/** What is wrong with a line of a file. */
export function broken(file: string, line: number, problem: string): CliError {
  return new CliError(`${file}, line ${line}: ${problem}`, 1)
}

function whyNot(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'no such file or folder'
    case 'EACCES':
    case 'EPERM':
      return 'no permission'
    case 'EISDIR':
      return 'it is a folder'
    case 'ENOTDIR':
      return 'its folder is a file'
    case 'EROFS':
      return 'the disk is read-only'
    case 'ENOSPC':
      return 'the disk is full'
    default:
      return (error as Error).message
  }
}
