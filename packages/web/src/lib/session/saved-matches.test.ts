import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changedMatch, deleteMatch, peopleIn, type SavedMatch, savedMatch, savedMatches, saveMatch } from './saved-matches.ts'

const match = (id: string, updated = 0): SavedMatch => ({
  id,
  game: 'chess',
  sitters: [
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Bot' },
  ],
  updated,
  steps: 3,
  finished: false,
  record: 'grimuar record 1\n',
})

/** A storage that refuses values longer than `space` characters. */
function storage(space = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (i: number) => [...held.keys()][i] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem(key: string, value: string) {
      if (value.length > space) throw new DOMException('no space left', 'QuotaExceededError')
      held.set(key, value)
    },
  }
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

test('a match that an older version saved as played without hints has none for anybody', () => {
  localStorage.setItem('grimuar/match/old', JSON.stringify({ ...match('old'), noHints: true }))
  expect(savedMatch('old')).toEqual({ ...match('old'), hints: 'nobody' })
})

test('a match is saved, found, listed with the latest first, and deleted', () => {
  expect(saveMatch(match('a', 1))).toBeUndefined()
  expect(saveMatch(match('b', 2))).toBeUndefined()
  expect(savedMatch('a')).toEqual(match('a', 1))
  expect(savedMatches().map((m) => m.id)).toEqual(['b', 'a'])
  deleteMatch('b')
  expect(savedMatch('b')).toBeUndefined()
  expect(savedMatches().map((m) => m.id)).toEqual(['a'])
})

test('stored texts that are not matches are ignored', () => {
  localStorage.setItem('grimuar/match/x', 'not json')
  localStorage.setItem('grimuar/match/y', JSON.stringify({ ...match('y'), sitters: [{ kind: 'ghost', name: 'Boo' }] }))
  localStorage.setItem('grimuar/match/z', 'null')
  localStorage.setItem('something/else', JSON.stringify(match('else')))
  saveMatch(match('a'))
  expect(savedMatches().map((m) => m.id)).toEqual(['a'])
  expect(savedMatch('x')).toBeUndefined()
})

test('full storage and forbidden storage are different problems', () => {
  vi.stubGlobal('localStorage', storage(20))
  expect(saveMatch(match('a'))).toBe('none')
  localStorage.setItem('short', 'x')
  expect(saveMatch(match('a'))).toBe('full')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })
  expect(saveMatch(match('a'))).toBe('none')
  expect(savedMatches()).toEqual([])
  expect(savedMatch('a')).toBeUndefined()
})

test('a change in another tab yields the changed match', () => {
  const change = (key: string, newValue: string | null) => changedMatch({ key, newValue } as StorageEvent)
  expect(change('grimuar/match/a', JSON.stringify(match('a')))?.id).toBe('a')
  expect(change('grimuar/settings', JSON.stringify(match('a')))).toBeUndefined()
  expect(change('grimuar/match/a', null)).toBeUndefined()
})

test('peopleIn lists the seats without bots', () => {
  expect(peopleIn(match('a').sitters)).toEqual([0])
})

test('a match stored by an earlier version of the app is found', () => {
  const stored =
    '{"id":"q7","game":"towers","sitters":[{"kind":"human","name":"Ada"},{"kind":"bot","name":"Merlin"}],' +
    '"updated":5,"steps":2,"finished":true,"ranks":[1,2],"commitment":"ab","record":"grimuar record 1\\n"}'
  localStorage.setItem('grimuar/match/q7', stored)
  expect(savedMatches()).toEqual([JSON.parse(stored)])
})
