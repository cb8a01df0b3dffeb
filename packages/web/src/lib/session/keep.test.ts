import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allKept, changedMatch, forget, type Kept, keep, kept, peopleIn } from './keep.ts'

const match = (id: string, updated = 0): Kept => ({
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

/** A drawer that holds so many letters. */
function storage(room = Number.POSITIVE_INFINITY) {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (i: number) => [...held.keys()][i] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError')
      held.set(key, value)
    },
  }
}

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

test('a match is kept, found, listed with the latest first, and forgotten', () => {
  expect(keep(match('a', 1))).toBeUndefined()
  expect(keep(match('b', 2))).toBeUndefined()
  expect(kept('a')).toEqual(match('a', 1))
  expect(allKept().map((m) => m.id)).toEqual(['b', 'a'])
  forget('b')
  expect(kept('b')).toBeUndefined()
  expect(allKept().map((m) => m.id)).toEqual(['a'])
})

test('what is not a match is passed over', () => {
  localStorage.setItem('grimuar/match/x', 'not json')
  localStorage.setItem('grimuar/match/y', JSON.stringify({ ...match('y'), sitters: [{ kind: 'ghost', name: 'Boo' }] }))
  localStorage.setItem('grimuar/match/z', 'null')
  localStorage.setItem('something/else', JSON.stringify(match('else')))
  keep(match('a'))
  expect(allKept().map((m) => m.id)).toEqual(['a'])
  expect(kept('x')).toBeUndefined()
})

test('a full drawer and no drawer at all are told apart', () => {
  vi.stubGlobal('localStorage', storage(20))
  expect(keep(match('a'))).toBe('none')
  localStorage.setItem('short', 'x')
  expect(keep(match('a'))).toBe('full')
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })
  expect(keep(match('a'))).toBe('none')
  expect(allKept()).toEqual([])
  expect(kept('a')).toBeUndefined()
})

test('a change in another tab names its match', () => {
  const change = (key: string, newValue: string | null) => changedMatch({ key, newValue } as StorageEvent)
  expect(change('grimuar/match/a', JSON.stringify(match('a')))?.id).toBe('a')
  expect(change('grimuar/settings', JSON.stringify(match('a')))).toBeUndefined()
  expect(change('grimuar/match/a', null)).toBeUndefined()
})

test('people are those who are no bots', () => {
  expect(peopleIn(match('a').sitters)).toEqual([0])
})
