import { plural } from '@grimuar/contract'
import type { FormFault } from '@grimuar/kernel'

const pozycje = { one: 'pozycję', few: 'pozycje', many: 'pozycji', other: 'pozycji' }
/** „2”, „2 lub 3”, „od 2 do 4”. */
const od = (min: number, max: number) => (min === max ? `${min}` : min + 1 === max ? `${min} lub ${max}` : `od ${min} do ${max}`)

/** What is wrong with a filled form. */
function fault(wrong: FormFault): string {
  switch (wrong.fault) {
    case 'not-a-list':
      return 'To nie jest wypełniony formularz.'
    case 'too-few':
      return `Za mało: potrzeba co najmniej ${wrong.min}.`
    case 'too-many':
      return `Za dużo: można najwyżej ${wrong.max}.`
    case 'unknown-item':
      return `Pozycji ${wrong.at + 1} nie ma do wyboru.`
    case 'twice':
      return `Pozycja ${wrong.at + 1} jest już wpisana.`
    case 'order':
      return `Pozycja ${wrong.at + 1} stoi w złej kolejności.`
    case 'group':
      return `Z jednej grupy można wziąć najwyżej ${wrong.max}.`
    case 'not-a-count':
      return `Liczba ${wrong.at + 1} musi być całkowita i nie mniejsza od 0.`
  }
}

/** Słowa formularzy. */
export const pl = {
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
  keys: (n: number) => `Klawisze 1–${Math.min(9, n)} wybierają, Backspace cofa.`,
  fault,
}

export type FormText = typeof pl
