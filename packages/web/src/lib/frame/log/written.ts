import type { Words } from '@grimuar/contract'
import type { GameEvent, Seat } from '@grimuar/kernel'
import type { LogLine } from '#lib/session/snapshot.ts'

/** A line of the log in words. */
export interface WrittenLine extends LogLine {
  readonly sentence: string
  readonly key: string
}

/** In which words, and to whom, the log is told. */
export interface Reader {
  readonly words: Words
  readonly names: readonly string[]
  readonly viewer: Seat | null
}

/** What was written of each event last. The log is written with every step, and all but its end stays as it is. */
const kept = new WeakMap<GameEvent, { readonly reader: Reader; readonly line: WrittenLine }>()

/** The lines that tell something, in words; `from` is the number of lines before them. A line that stays is the same object again. */
export function written(lines: readonly LogLine[], reader: Reader, from = 0): WrittenLine[] {
  return lines.flatMap((line, i) => {
    const key = `${line.step}/${from + i}`
    const before = kept.get(line.event)
    if (before && isSame(before.reader, reader) && before.line.key === key && before.line.secret === line.secret)
      return before.line
    const sentence = sentenceOf(line, reader)
    if (sentence === undefined) return []
    const now: WrittenLine = { ...line, sentence, key }
    kept.set(line.event, { reader, line: now })
    return now
  })
}

export function sentenceOf({ event }: LogLine, { words, names, viewer }: Reader): string | undefined {
  return words.event(event, names, viewer)
}

function isSame(a: Reader, b: Reader): boolean {
  return a.words === b.words && a.names === b.names && a.viewer === b.viewer
}
