import { afterAll, expect, test, vi } from 'vitest'
import type { MatchSession } from '../../session/match-session.ts'
import { MOST_IN_LINK, unpackRecord } from '../../session/packed-record.ts'
import { linkTo } from './link.ts'

vi.stubGlobal('location', { origin: 'https://grimuar.example' })
afterAll(() => {
  vi.unstubAllGlobals()
})

/** What a link is made from. */
function sessionOf(carried: string): MatchSession {
  return { address: '/match/a', seenTo: undefined, revealed: false, carried } as MatchSession
}

test('the link to a step of a local match carries the match', async () => {
  const record = 'grimuar record 1\n'.repeat(50)
  const link = new URL((await linkTo(sessionOf(record), 7)) ?? '')
  expect(link.pathname).toBe('/match/a')
  expect(link.searchParams.get('step')).toBe('7')
  expect(await unpackRecord(link.hash.slice(1))).toBe(record)
})

test('a match that is too long for a link has none, so that its file is offered', async () => {
  // Digits that cannot be packed well.
  const digits = Array.from({ length: 2 * MOST_IN_LINK }, (_, i) => Math.trunc(Math.abs(Math.sin(i)) * 1e9).toString(36)).join('')
  expect(await linkTo(sessionOf(digits), 7)).toBeUndefined()
})
