import { expect, test } from 'vitest'
import { rowsOf } from './score-rows.ts'

const part = (name: string, points: number, of?: string) => ({ name, points, ...(of ? { of } : {}) })

test('rows are in the order of the rulebook, whichever seats scored in them', () => {
  const rows = rowsOf({
    kind: 'ranked',
    ranks: [2, 1],
    scores: [
      { total: 3, parts: [part('guess', 3), part('chests', 0)] },
      { total: 12, parts: [part('towers', 5, 'blue'), part('towers', 6, 'red'), part('chests', 1)] },
    ],
  })
  expect(rows.map((row) => [row.name, row.of, ...row.points])).toEqual([
    ['towers', 'blue', undefined, 5],
    ['towers', 'red', undefined, 6],
    ['guess', undefined, 3, undefined],
    ['chests', undefined, 0, 1],
  ])
})

test('a thing scored by both seats has one row', () => {
  const scores = [7, 2].map((points) => ({ total: points, parts: [part('gems', points, 'green')] }))
  expect(rowsOf({ kind: 'ranked', ranks: [1, 2], scores })).toEqual([{ name: 'gems', of: 'green', points: [7, 2] }])
})
