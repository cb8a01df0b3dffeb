import { counted } from '@grimuar/contract'
import type { Share } from '../statistics.ts'

export const pl = {
  title: 'Statystyki i rekordy',
  none: 'Statystyki zaczną się od pierwszej dokończonej partii.',
  share: ({ won, of }: Share) => `${won} z ${of}`,
  played: 'Rozegrane',
  won: 'Wygrane',
  best: 'Najlepszy wynik',
  points: (n: number) => counted('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
  bySeats: 'Wygrane według liczby graczy',
  seats: (n: number) => counted('pl', n, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' }),
  byLevel: 'Wygrane według poziomu komputera',
  rivals: 'Bilans z rywalami',
  tally: (won: number, lost: number) => `${won} : ${lost}`,
}

export type StatisticsText = typeof pl
