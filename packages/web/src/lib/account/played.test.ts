import type { MatchView } from '@grimuar/protocol'
import { expect, test } from 'vitest'
import { resultOf } from './played.ts'

test('a card tells how its match ended, and only a match that was played has ranks', () => {
  const played = { how: 'played', result: { ranks: [2, 1], scores: [] } } satisfies MatchView['ended']
  expect(resultOf({ result: played })?.ranks).toEqual([2, 1])
  expect(resultOf({ result: { how: 'abandoned', result: null } satisfies MatchView['ended'] })).toBeNull()
  expect(resultOf({ result: null })).toBeNull()
})
