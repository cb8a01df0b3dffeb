import { expect, test } from 'vitest'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import { endWords, winsOf } from './end-words.ts'
import type { SavedMatch } from './saved-matches.ts'

const sitters = ['Ania', 'Kuba'].map((name) => ({ kind: 'human', name }) as const)
const saved: SavedMatch = { id: 'm', game: 'x', sitters, updated: 0, steps: 9, finished: true, record: '' }

test('a finished match says who won: a player, several, a team, or nobody at the table', () => {
  expect(endWords({ ...saved, ranks: [2, 1] }, en)).toBe('won by Kuba')
  expect(endWords({ ...saved, ranks: [1, 1] }, pl)).toBe('wygrana: Ania i Kuba')
  expect(endWords({ ...saved, ranks: [1, 1], together: true }, en)).toBe('won together')
  expect(endWords({ ...saved, ranks: [2, 2], together: true }, pl)).toBe('wspólna przegrana')
  expect(endWords({ ...saved, ranks: [2, 3] }, en)).toBe('no player won')
})

test('nothing is said of a match that goes on, nor of one saved before its end was kept', () => {
  expect([endWords({ ...saved, finished: false }, en), endWords(saved, en)]).toEqual(['', ''])
})

test('wins are counted of one person among bots, and of a team', () => {
  const alone = { ...saved, sitters: [{ kind: 'bot', name: 'Merlin' } as const, { kind: 'human', name: 'Ania' } as const] }
  const matches: SavedMatch[] = [
    { ...alone, ranks: [2, 1] },
    { ...alone, ranks: [1, 2] },
    { ...alone, game: 'y', ranks: [2, 2], together: true },
    { ...saved, game: 'y', ranks: [1, 1], together: true },
    { ...saved, ranks: [1, 2] },
    { ...alone, finished: false },
  ]
  expect(winsOf(matches)).toEqual([
    { game: 'x', won: 1, of: 2 },
    { game: 'y', won: 1, of: 2 },
  ])
})
