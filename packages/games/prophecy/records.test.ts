import { readdirSync, readFileSync } from 'node:fs'
import { Match, readRecord } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { game } from './rules.ts'

const folder = new URL('./records/', import.meta.url)

/** Each kept record, and how it ended. */
const ENDS: { readonly [file: string]: string } = {
  'two-with-ghost.txt': 'round 27, 39:29, ranks 12',
  'three-with-undos.txt': 'round 23, 22:34:44, ranks 321',
  'four-basic.txt': 'round 25, 30:42:15:12, ranks 2134',
  'four-advanced-b.txt': 'round 24, 29:34:32:39, ranks 4231',
  'two-advanced-mixed.txt': 'round 26, 36:22, ranks 12',
}

describe('records', () => {
  test('kept games replay as they did', () => {
    const ends: { [file: string]: string } = {}
    for (const file of readdirSync(folder)) {
      const read = Match.from(game, readRecord(readFileSync(new URL(file, folder), 'utf8')))
      if (!read.ok) throw new Error(`${file}, line ${read.line}: ${read.problem}`)
      const { table } = read.match
      const { ranks, scores } = game.result(table)
      ends[file] = `round ${table.round}, ${scores.map((s) => s.total).join(':')}, ranks ${ranks.join('')}`
      expect(table.over).toBe(true)
    }
    expect(ends).toEqual(ENDS)
  })
})
