import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteMatch } from '../session/saved-matches.ts'
import { saveAnalysis, savedAnalysis } from './saved-analyses.ts'

const analysis = {
  turns: [{ step: 0, chances: [0.5, 0.5], errors: [0, 0] }],
  decisions: [],
  balances: [{ start: 0.5, luck: 0, own: 0, rivals: 0, end: 0.5, good: 0, weaker: 0, mistakes: 0 }],
}

let held: Map<string, string>
beforeEach(() => {
  held = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('an analysis is kept beside its match and goes with it', () => {
  saveAnalysis('a', 7, analysis)
  expect(savedAnalysis('a', 7)).toEqual(analysis)
  expect(savedAnalysis('a', 8)).toBeUndefined() // the match was changed since
  expect(savedAnalysis('b', 7)).toBeUndefined()
  deleteMatch('a')
  expect(savedAnalysis('a', 7)).toBeUndefined()
})

test('an analysis of another format is not read', () => {
  for (const text of ['{', 'null', '{"version":1,"steps":7}', '{"version":0,"steps":7,"analysis":{}}']) {
    held.set('grimuar/analysis/a', text)
    expect(savedAnalysis('a', 7)).toBeUndefined()
  }
})
