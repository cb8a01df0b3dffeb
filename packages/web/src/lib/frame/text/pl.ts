import { counted, plural } from '@grimuar/games'
import type { FormFault, StandingOrder } from '@grimuar/kernel'

const pozycje = { one: 'pozycję', few: 'pozycje', many: 'pozycji', other: 'pozycji' }
/** „2”, „2 lub 3”, „od 2 do 4”. */
const od = (min: number, max: number) => (min === max ? `${min}` : min + 1 === max ? `${min} lub ${max}` : `od ${min} do ${max}`)

/** What is wrong with a filled form; the facts are the kernel's. */
type Faults = { readonly [F in FormFault['fault']]: (fault: Extract<FormFault, { fault: F }>) => string }

const faults: Faults = {
  'not-a-list': () => 'To nie jest wypełniony formularz.',
  'too-few': ({ min }) => `Za mało: potrzeba co najmniej ${min}.`,
  'too-many': ({ max }) => `Za dużo: można najwyżej ${max}.`,
  'unknown-item': ({ at }) => `Pozycji ${at + 1} nie ma do wyboru.`,
  twice: ({ at }) => `Pozycja ${at + 1} jest już wpisana.`,
  order: ({ at }) => `Pozycja ${at + 1} stoi w złej kolejności.`,
  group: ({ max }) => `Z jednej grupy można wziąć najwyżej ${max}.`,
  'not-a-count': ({ at }) => `Liczba ${at + 1} musi być całkowita i nie mniejsza od 0.`,
}

const orders: { readonly [O in StandingOrder]: string } = {
  idle: 'pytaj, gdy mogę coś zrobić',
  never: 'nie pytaj do mojej następnej decyzji',
  always: 'pytaj zawsze',
}

/** Słowa formularzy, odpowiedzi pod pieczęcią i stałych odpowiedzi. */
export const pl = {
  form: {
    title: { row: 'Ułóż po kolei', set: 'Wybierz', shares: 'Rozdziel' },
    choose: (min: number, max: number) =>
      min === 0 ? `Wybierz najwyżej ${max}.` : `Wybierz ${od(min, max)} ${plural('pl', max, pozycje)}.`,
    shareOut: (min: number, max: number) => (min === 0 ? `Rozdziel najwyżej ${max}.` : `Rozdziel ${od(min, max)}.`),
    more: (n: number) => `Jeszcze ${n}.`,
    ready: 'Gotowe do wysłania.',
    atMost: (max: number, items: string) => `Najwyżej ${max} z tych: ${items}.`,
    groupFull: (max: number, items: string) => `Z tych jest już ${max}: ${items}.`,
    full: (max: number) => `Jest już ${max}, więcej nie można.`,
    chosen: 'Wybrane, po kolei',
    items: 'Do wyboru',
    nothing: 'Jeszcze nic.',
    add: (item: string) => `Dodaj: ${item}`,
    remove: (item: string) => `Usuń: ${item}`,
    earlier: (item: string) => `Wcześniej: ${item}`,
    later: (item: string) => `Później: ${item}`,
    one: (item: string, n: number) => `${item}: ${n}`,
    plus: (item: string) => `Więcej: ${item}`,
    minus: (item: string) => `Mniej: ${item}`,
    send: 'Wyślij',
    back: 'Wstecz',
    keys: (n: number) =>
      `Klawisze 1–${Math.min(9, n)} wybierają, Backspace cofa, Enter na „Wyślij” wysyła (${counted('pl', n, { one: 'pozycja', few: 'pozycje', many: 'pozycji', other: 'pozycji' })}).`,
    faults,
  },
  sealed: {
    given: (answer: string) => `Twoja odpowiedź jest pod pieczęcią: ${answer}.`,
    waiting: (names: string) => `Czekamy: ${names}.`,
    change: 'Zmień',
    takeBack: 'Wycofaj',
    keep: 'Zostaw, jak jest',
  },
  standing: { label: 'Gdy można przerwać', orders, help: 'Wiesz o tym tylko ty. Kto może tylko odmówić, tego nie pytamy.' },
  acting: (name: string) => `Teraz: ${name}`,
  ending: { goOn: 'Następny rozdział', lost: 'Tym razem bez laurów', rival: 'bez miejsca przy stole' },
}

export type FrameText = typeof pl
