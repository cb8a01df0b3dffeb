import type { RoomCard } from '@grimuar/protocol'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { commitmentOf, luckFor, rememberCommitment } from './commitments.ts'

const card = (id: string, commitment = 'c') => ({ id, commitment }) as RoomCard

beforeEach(() => {
  const held: Record<string, string> = {}
  // Like in a browser, the stored keys are listed by Object.keys.
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

test('the first commitment is kept; a dice number can be added later', () => {
  rememberCommitment(card('t'))
  rememberCommitment(card('t', 'another'), 'mine')
  rememberCommitment(card('t', 'another'), 'other')
  expect(commitmentOf('t')).toMatchObject({ commitment: 'c', mine: 'mine' })
  expect(commitmentOf('u')).toBeUndefined()
})

test('sitting down again reuses the dice number, which is stored before it is sent', () => {
  const luck = luckFor(card('t'))
  expect(luck).toMatch(/^[0-9a-f]{64}$/)
  expect(commitmentOf('t')).toMatchObject({ commitment: 'c', mine: luck })
  expect(luckFor(card('t', 'another'))).toBe(luck)
  expect(luckFor(card('u'))).not.toBe(luck)
})

test('without storage there is still a dice number', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(luckFor(card('t'))).toMatch(/^[0-9a-f]{64}$/)
  expect(commitmentOf('t')).toBeUndefined()
})

test('the oldest commitments are dropped', () => {
  vi.useFakeTimers()
  for (let i = 0; i < 201; i++) {
    vi.advanceTimersByTime(1)
    rememberCommitment(card(`t${i}`))
  }
  vi.useRealTimers()
  expect(commitmentOf('t0')).toBeUndefined()
  expect(commitmentOf('t1')).toBeDefined()
})
