import { counted } from '@grimuar/contract'
import type { StandingOrder } from '@grimuar/kernel'

const PLACES = ['Pierwsze miejsce', 'Drugie miejsce', 'Trzecie miejsce', 'Czwarte miejsce', 'Piąte miejsce', 'Szóste miejsce']
const punkty = (n: number) => counted('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })

const orders: { readonly [O in StandingOrder]: string } = {
  idle: 'pytaj, gdy mogę coś zrobić',
  never: 'nie pytaj do mojej następnej decyzji',
  always: 'pytaj zawsze',
}

/** Słowa odpowiedzi pod pieczęcią, stałych odpowiedzi i kampanii. */
export const pl = {
  formTitle: { row: 'Ułóż po kolei', set: 'Wybierz', shares: 'Rozdziel' },
  sealed: {
    given: (answer: string) => `Twoja odpowiedź jest pod pieczęcią: ${answer}.`,
    waiting: (names: string) => `Czekamy: ${names}.`,
    change: 'Zmień',
    takeBack: 'Wycofaj',
    keep: 'Zostaw, jak jest',
  },
  standing: { label: 'Gdy można przerwać', orders, help: 'Wiesz o tym tylko ty. Kto może tylko odmówić, tego nie pytamy.' },
  acting: (name: string) => `Teraz: ${name}`,
  ending: {
    goOn: 'Następny rozdział',
    place: (n: number, tied: boolean) => `${PLACES[n - 1] ?? `Miejsce ${n}`}${tied ? ' ex aequo' : ''}`,
    ahead: (n: number, mine: number, theirs: number) => `Przewaga: ${punkty(n)} (${mine} do ${theirs}).`,
    behind: (n: number, mine: number, theirs: number) =>
      `Do zwycięstwa zabrakło ${counted('pl', n, { one: 'punktu', few: 'punktów', many: 'punktów', other: 'punktu' })}: ${mine} do ${theirs}.`,
    level: (mine: number, theirs: number) => `Tyle samo punktów: ${mine} do ${theirs}.`,
    lead: (n: number) => `Przewaga: ${punkty(n)}.`,
    decisive: (category: string, mine: number, theirs: number) => `Największa różnica: ${category} (${mine} do ${theirs}).`,
    tryAgain: 'Spróbujcie jeszcze raz',
    again: 'Rozdział jeszcze raz',
    campaign: 'Kronika',
  },
}

export type FrameText = typeof pl
