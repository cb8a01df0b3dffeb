import type { Words } from '@grimuar/contract'
import type { Seat } from '@grimuar/kernel'
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

export function written(lines: readonly LogLine[], { words, names, viewer }: Reader): WrittenLine[] {
  return lines.flatMap((line, i) => {
    const sentence = words.event(line.event, names, viewer)
    return sentence === undefined ? [] : [{ ...line, sentence, key: `${line.step}/${i}` }]
  })
}
