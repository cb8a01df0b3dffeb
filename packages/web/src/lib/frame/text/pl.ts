import type { StandingOrder } from '@grimuar/kernel'

const orders: { readonly [O in StandingOrder]: string } = {
  idle: 'pytaj, gdy mogę coś zrobić',
  never: 'nie pytaj do mojej następnej decyzji',
  always: 'pytaj zawsze',
}

/** Słowa odpowiedzi pod pieczęcią, stałych odpowiedzi, tur w przebiegu i kampanii. */
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
  playOn: 'Graj od tego miejsca',
  playOnAs: 'Komputery grają',
  asBefore: 'jak przedtem',
  more: 'Więcej',
  acting: (name: string) => `Teraz: ${name}`,
  log: {
    movedLast: 'Tu był twój ostatni ruch',
    since: 'Od twojego ostatniego ruchu',
    recap: (news: string) => `Od twojego ostatniego ruchu: ${news}.`,
    unread: (n: number) => `Nowości od twojego ostatniego ruchu: ${n}`,
    play: (name: string) => `Odtwórz ruchy: ${name}`,
  },
  ask: 'Co to jest?',
  ending: {
    goOn: 'Następny rozdział',
    tryAgain: 'Spróbujcie jeszcze raz',
    again: 'Rozdział jeszcze raz',
    campaign: 'Kronika',
  },
}

export type FrameText = typeof pl
