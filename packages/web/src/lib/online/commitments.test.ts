import type { TableCard } from '@grimuar/protocol'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { luckFor, notePromise, promiseOf } from './commitments.ts'

const card = (id: string, commitment = 'c') => ({ id, commitment }) as TableCard

beforeEach(() => {
  const held: Record<string, string> = {}
  // What is kept is also listed by its keys, as a browser does.
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(held, {
      getItem: { value: (key: string) => held[key] ?? null },
      setItem: { value: (key: string, value: string) => Object.assign(held, { [key]: value }) },
      removeItem: { value: (key: string) => delete held[key] },
    }),
  )
})

afterAll(() => vi.unstubAllGlobals())

test('what was noted first stays; a number may be added to it', () => {
  notePromise(card('t'))
  notePromise(card('t', 'another'), 'mine')
  notePromise(card('t', 'another'), 'other')
  expect(promiseOf('t')).toMatchObject({ commitment: 'c', mine: 'mine' })
  expect(promiseOf('u')).toBeUndefined()
})

test('whoever gets up and sits down again gives the same number, noted before the server hears it', () => {
  const luck = luckFor(card('t'))
  expect(luck).toMatch(/^[0-9a-f]{64}$/)
  expect(promiseOf('t')).toMatchObject({ commitment: 'c', mine: luck })
  expect(luckFor(card('t', 'another'))).toBe(luck)
  expect(luckFor(card('u'))).not.toBe(luck)
})

test('without a place to note it there is still a number', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(luckFor(card('t'))).toMatch(/^[0-9a-f]{64}$/)
  expect(promiseOf('t')).toBeUndefined()
})

test('the oldest are forgotten', () => {
  vi.useFakeTimers()
  for (let i = 0; i < 201; i++) {
    vi.advanceTimersByTime(1)
    notePromise(card(`t${i}`))
  }
  vi.useRealTimers()
  expect(promiseOf('t0')).toBeUndefined()
  expect(promiseOf('t1')).toBeDefined()
})
