import { readdirSync, readFileSync } from 'node:fs'
import { Match, readRecord } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { conserved } from './conserved.ts'
import { game } from './rules.ts'

const folder = new URL('./records/', import.meta.url)

test('kept records replay as they did', () => {
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThanOrEqual(6)
  for (const file of files) {
    const read = Match.from(game, readRecord(readFileSync(new URL(file, folder), 'utf8')))
    if (!read.ok) throw new Error(`${file}, line ${read.line}: ${read.problem}`)
    const { table } = read.match
    conserved(table)
    const { ranks, scores } = game.result(table)
    expect({ over: table.over, days: table.day, ranks, totals: scores.map((s) => s.total) }).toMatchSnapshot(file)
  }
})
