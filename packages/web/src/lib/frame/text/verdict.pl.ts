import { counted } from '@grimuar/contract'

const PLACES = ['Pierwsze miejsce', 'Drugie miejsce', 'Trzecie miejsce', 'Czwarte miejsce', 'Piąte miejsce', 'Szóste miejsce']
const punkty = (n: number) => counted('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })

/** Jak komu poszło: miejsce i różnica punktów. */
export const pl = {
  place: (n: number, tied: boolean) => `${PLACES[n - 1] ?? `Miejsce ${n}`}${tied ? ' ex aequo' : ''}`,
  ahead: (n: number, mine: number, theirs: number) => `Przewaga: ${punkty(n)} (${mine} do ${theirs}).`,
  behind: (n: number, mine: number, theirs: number) =>
    `Do zwycięstwa zabrakło ${counted('pl', n, { one: 'punktu', few: 'punktów', many: 'punktów', other: 'punktu' })}: ${mine} do ${theirs}.`,
  level: (mine: number, theirs: number) => `Tyle samo punktów: ${mine} do ${theirs}.`,
  lead: (n: number) => `Przewaga: ${punkty(n)}.`,
  decisive: (category: string, mine: number, theirs: number) => `Największa różnica: ${category} (${mine} do ${theirs}).`,
}

export type VerdictText = typeof pl
