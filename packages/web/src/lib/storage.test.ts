import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage, readStored, writeStored } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

test('a text is stored, read and removed', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  expect(readStored('a')).toBeNull()
  expect(writeStored('a', 'x')).toBe(true)
  expect(readStored('a')).toBe('x')
  expect(writeStored('a', null)).toBe(true)
  expect(readStored('a')).toBeNull()
})

test('full storage is reported, not thrown', () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new DOMException('no space left', 'QuotaExceededError')
    },
  })
  expect(writeStored('a', 'x')).toBe(false)
})

test('forbidden storage reads as empty and refuses every write', () => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('not allowed', 'SecurityError')
    },
  })
  expect(browserStorage()).toBeUndefined()
  expect(readStored('a')).toBeNull()
  expect(writeStored('a', 'x')).toBe(false)
})
