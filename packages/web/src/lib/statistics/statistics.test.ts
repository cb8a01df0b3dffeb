import type { RoomCard } from '@grimuar/protocol'
import { expect, test } from 'vitest'
import type { SavedMatch } from '../session/saved-matches.ts'
import { type MatchOutcome, playedHere, playedOnline, statisticsOf } from './statistics.ts'

const LEVELS = ['beginner', 'policy', 'strong']
const saved: SavedMatch = {
  id: 'm',
  game: 'towers',
  sitters: [
    { kind: 'human', name: 'Ania' },
    { kind: 'bot', name: 'Merlin', level: 'strong' },
    { kind: 'bot', name: 'Wit' },
  ],
  updated: 0,
  steps: 9,
  finished: true,
  ranks: [2, 1, 3],
  points: [20, 31, 12],
  record: '',
}

test('a match on this device is seen by its only person, and says who came before and after', () => {
  expect(playedHere(saved, '')).toEqual({
    game: 'towers',
    seats: 3,
    won: false,
    points: 20,
    rivals: [
      { name: 'Merlin', ahead: 1, level: 'strong' },
      { name: 'Wit', ahead: -1, level: 'policy' },
    ],
  })
})

test('if several people share a device, the one with the name in the settings counts', () => {
  const shared: SavedMatch = { ...saved, sitters: ['Ania', 'Kuba', 'Ola'].map((name) => ({ kind: 'human', name })) }
  expect(playedHere(shared, 'Kuba')?.won).toBe(true)
  expect(playedHere(shared, 'Zosia')).toBeUndefined()
})

test('a team has no rivals, and a match that is played or was saved without ranks does not count', () => {
  expect(playedHere({ ...saved, together: true, ranks: [1, 1, 1] }, '')).toMatchObject({ won: true, rivals: [] })
  expect(playedHere({ ...saved, finished: false }, '')).toBeUndefined()
  const { ranks: _, ...old } = saved
  expect(playedHere(old, '')).toBeUndefined()
})

test('a match over the server is seen by the person of the profile', () => {
  const seats: RoomCard['seats'] = [
    { kind: 'bot', level: 'policy' },
    { kind: 'person', person: { id: 'p1', name: 'Ania', avatar: 'owl', guest: false } },
  ]
  const score = (total: number) => ({ total, parts: [] })
  const result = { kind: 'ranked', ranks: [2, 1], scores: [score(7), score(9)] } as const
  expect(playedOnline({ game: 'towers', seats }, result, 'p1', () => 'Bot')).toEqual({
    game: 'towers',
    seats: 2,
    won: true,
    points: 9,
    rivals: [{ name: 'Bot', ahead: -1, level: 'policy' }],
  })
  expect(playedOnline({ game: 'towers', seats }, result, 'p2', () => 'Bot')).toBeUndefined()
})

test('matches are counted by game, number of players and level, with the best result and a tally with each rival', () => {
  const merlin = (ahead: number, level = 'policy') => ({ name: 'Merlin', ahead, level })
  const matches: MatchOutcome[] = [
    { game: 'towers', seats: 2, won: true, points: 31, rivals: [merlin(-1)] },
    { game: 'towers', seats: 2, won: false, points: 40, rivals: [merlin(1, 'strong')] },
    { game: 'towers', seats: 3, won: true, rivals: [merlin(0), { name: 'Ola', ahead: -1 }] },
    { game: 'wonder-book', seats: 2, won: false, rivals: [] },
  ]
  expect(statisticsOf(matches, LEVELS)).toEqual([
    {
      game: 'towers',
      won: 2,
      of: 3,
      best: 40,
      bySeats: [
        { seats: 2, won: 1, of: 2 },
        { seats: 3, won: 1, of: 1 },
      ],
      byLevel: [
        { level: 'policy', won: 2, of: 2 },
        { level: 'strong', won: 0, of: 1 },
      ],
      rivals: [
        { name: 'Merlin', won: 1, lost: 1 },
        { name: 'Ola', won: 1, lost: 0 },
      ],
    },
    { game: 'wonder-book', won: 0, of: 1, best: undefined, bySeats: [{ seats: 2, won: 0, of: 1 }], byLevel: [], rivals: [] },
  ])
})
