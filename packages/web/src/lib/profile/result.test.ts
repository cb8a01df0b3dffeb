import type { MatchView } from '@grimuar/protocol'
import { expect, test } from 'vitest'
import { resultOf } from './result.ts'

test('only a match that was played to its end has ranks', () => {
  const played = { how: 'played', result: { ranks: [2, 1], scores: [] } } satisfies MatchView['ended']
  expect(resultOf({ result: played })).toEqual({ kind: 'ranked', ranks: [2, 1], scores: [] })
  expect(resultOf({ result: { how: 'abandoned', result: null } satisfies MatchView['ended'] })).toBeNull()
  expect(resultOf({ result: null })).toBeNull()
})
