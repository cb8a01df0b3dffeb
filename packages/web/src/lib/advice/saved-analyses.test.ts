import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteMatch } from '../session/saved-matches.ts'
import { MOST_ANALYSES, saveAnalysis, savedAnalysis } from './saved-analyses.ts'

const analysis = {
  turns: [{ step: 0, chances: [0.5, 0.5], errors: [0, 0] }],
  decisions: [],
  balances: [{ start: 0.5, luck: 0, own: 0, rivals: 0, end: 0.5, good: 0, weaker: 0, mistakes: 0 }],
}

let held: Map<string, string>
let space: number
beforeEach(() => {
  held = new Map()
  space = Number.POSITIVE_INFINITY
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', {
    get length() {
      return held.size
    },
    key: (place: number) => [...held.keys()][place] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem(key: string, value: string) {
      if (held.size >= space && !held.has(key)) throw new Error('full')
      held.set(key, value)
    },
    removeItem: (key: string) => void held.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

function saveInTurn(...ids: string[]): void {
  for (const id of ids) {
    vi.advanceTimersByTime(1000)
    saveAnalysis(id, 7, analysis)
  }
}

test('the newest analyses are kept; one that is made again is new', () => {
  const ids = Array.from({ length: MOST_ANALYSES }, (_, n) => `m${n}`)
  saveInTurn(...ids, 'm0', 'next')
  expect(savedAnalysis('m1', 7)).toBeUndefined()
  for (const id of ['m0', 'm2', 'next']) expect(savedAnalysis(id, 7)).toEqual(analysis)
  expect(held.size).toBe(MOST_ANALYSES)
})

test('where no space is left, the oldest gives way, and nothing else', () => {
  held.set('grimuar/match/a', 'a match')
  held.set('grimuar/analysis/older', JSON.stringify({ version: 1, steps: 7, analysis }))
  saveInTurn('a', 'b')
  space = held.size
  saveInTurn('c')
  expect(savedAnalysis('older', 7)).toBeUndefined()
  for (const id of ['a', 'b', 'c']) expect(savedAnalysis(id, 7)).toEqual(analysis)
  expect(held.get('grimuar/match/a')).toBe('a match')
  space = 0
  saveInTurn('d')
  expect([...held.keys()]).toEqual(['grimuar/match/a'])
})
