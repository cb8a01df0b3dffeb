import { counted } from '@grimuar/contract'
import type { StatisticsText } from './pl.ts'

export const en: StatisticsText = {
  title: 'Statistics and records',
  none: 'Statistics begin with the first finished game.',
  share: ({ won, of }) => `${won} of ${of}`,
  played: 'Played',
  won: 'Won',
  best: 'Best result',
  points: (n) => counted('en', n, { one: 'point', other: 'points' }),
  bySeats: 'Won by number of players',
  seats: (n) => counted('en', n, { one: 'player', other: 'players' }),
  byLevel: 'Won by level of the computer',
  rivals: 'Against each rival',
  tally: (won, lost) => `${won} : ${lost}`,
}
