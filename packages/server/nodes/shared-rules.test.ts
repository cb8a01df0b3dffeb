import { expect, test } from 'vitest'
import { commonVersions } from './shared-rules.ts'

const versions = (games: object): ReadonlyMap<string, number> => new Map(Object.entries(games))

test('new matches begin with the newest version that all nodes know, and only games that all have', () => {
  expect(commonVersions([versions({ towers: 2, saga: 1 })])).toEqual(versions({ towers: 2, saga: 1 }))
  const nodes = [versions({ towers: 2, saga: 1, chess: 4 }), versions({ towers: 3, saga: 1 }), versions({ towers: 3, saga: 1 })]
  expect(commonVersions(nodes)).toEqual(versions({ towers: 2, saga: 1 }))
  expect(commonVersions(nodes.toReversed())).toEqual(versions({ towers: 2, saga: 1 }))
  expect(commonVersions(nodes.slice(1))).toEqual(versions({ towers: 3, saga: 1 }))
})
