import type { Box } from '@grimuar/contract'
import type { Schema } from '@grimuar/kernel'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { lastOptions, lastSetup, rememberSetup, usualSeats } from './last-setup.ts'

const box = { id: 'chess', seats: [1, 2, 3] } as unknown as Box
const schema: Schema = {
  fast: { kind: 'flag', default: false },
  set: { kind: 'pick', from: ['one', 'two'], default: 'one' },
  tale: { kind: 'carry', default: 0, read: (given) => (given === 0 || given === 1 ? given : undefined), samples: [] },
}
const setup = {
  kinds: ['human', 'bot'],
  names: ['Ada', null],
  levels: ['policy', 'casual'],
  options: { fast: true },
  lots: true,
  askEveryone: false,
  hints: 'nobody',
} as const

afterAll(() => vi.unstubAllGlobals())

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  })
})

test('the last set-up of a game is remembered, each game for itself', () => {
  rememberSetup('chess', setup)
  expect(lastSetup(box)).toEqual(setup)
  expect(lastSetup({ ...box, id: 'go' })).toBeUndefined()
})

test('a set-up without hints that an older version stored is one', () => {
  const { hints, ...older } = setup
  localStorage.setItem('grimuar/setup/chess', JSON.stringify({ ...older, noHints: true }))
  expect(lastSetup(box)?.hints).toBe(hints)
})

test('a level that the bot of the game does not have becomes the usual one', () => {
  rememberSetup('chess', { ...setup, levels: ['beginner', 'master'] })
  expect(lastSetup(box)?.levels).toEqual(['beginner', 'policy'])
  expect(lastSetup({ ...box, searches: true })?.levels).toEqual(['beginner', 'master'])
})

test('a set-up that the game cannot use is forgotten', () => {
  for (const stored of ['{', 'null', '7', '{"kinds":["human","ghost"]}', '{"kinds":[]}', '{"kinds":["bot","bot","bot","bot"]}']) {
    localStorage.setItem('grimuar/setup/chess', stored)
    expect(lastSetup(box), stored).toBeUndefined()
  }
})

test('options that are unknown or wrong take their default, and a campaign begins anew', () => {
  const options = { fast: true, set: 'three', tale: 1, gone: 4 }
  expect(lastOptions(schema, { ...setup, options })).toEqual({ fast: true, set: 'one', tale: 0 })
  expect(lastOptions(schema, undefined)).toEqual({ fast: false, set: 'one', tale: 0 })
})

test('a person and a bot sit down first, unless the game says otherwise', () => {
  expect([usualSeats(box), usualSeats({ ...box, seats: [4] }), usualSeats({ ...box, usualSeats: 1 })]).toEqual([2, 4, 1])
})
