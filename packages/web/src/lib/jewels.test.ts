import { catalogue } from '@grimuar/games'
import { expect, test } from 'vitest'
import { jewelOf } from './jewels.ts'

test('no two games have the same jewel on their covers', () => {
  expect(new Set(catalogue.map((box) => jewelOf(box.id))).size).toBe(catalogue.length)
})
