import { counted } from '@grimuar/contract'
import type { PlayText } from './shape.ts'

const range = (min: number, max: number) => (min === max ? `${min}` : `od ${min} do ${max}`)
const moves = (n: number) => counted('pl', n, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })

export const pl: PlayText = {
  player: 'Gracz',
  bot: (n) => (n ? `Bot ${n}` : 'Bot'),
  welcome: (title, name) => `${title}. Grasz jako ${name}. Wpisz numer, żeby wybrać; „pomoc” powie więcej.`,
  continued: (file, steps) => `Ciąg dalszy partii z pliku ${file} (za nami ${moves(steps)}).`,
  commitment: (hash) => `Losowanie jest ustalone: SHA-256 jego ziarna to ${hash}`,
  seed: (seed) => `Ziarnem losowania było ${seed}`,
  choose: 'Twój wybór',
  notANumber: (text) => `„${text}” to ani numer z listy, ani polecenie; „pomoc” wymienia polecenia`,
  outOfRange: (count) => (count === 1 ? 'Jest jeden ruch: 1' : `Są ruchy od 1 do ${count}`),
  notLegal: 'Takiego ruchu tu nie ma',
  brokenMove: 'Ruch wpisany ręcznie musi być zapisany jako JSON',
  fillIn: {
    row: (min, max) =>
      `numery w wybranej kolejności (${range(min, max)}), na przykład „3 1”${min === 0 ? '; „-”, jeśli nic' : ''}`,
    set: (min, max) => `numery (${range(min, max)}), na przykład „1 3”${min === 0 ? '; „-”, jeśli nic' : ''}`,
    shares: (min, max) => `po jednej liczbie dla każdej pozycji, razem ${range(min, max)}, na przykład „2 0 1”`,
  },
  atMost: (max, of) => `z pozycji ${of.join(', ')} razem co najwyżej ${max}`,
  formFault(fault) {
    switch (fault.fault) {
      case 'too-few':
        return `To za mało: co najmniej ${fault.min}`
      case 'too-many':
        return `To za dużo: co najwyżej ${fault.max}`
      case 'twice':
        return 'Każdą pozycję można wybrać raz'
      default:
        return 'Tego nie ma na liście'
    }
  },
  undone: (left) => (left ? `Cofnięto. Można cofnąć jeszcze ${moves(left)}.` : 'Cofnięto.'),
  undoStops: {
    start: 'Nie ma czego cofać',
    final: 'Co przeczytane, to przeczytane: tego nie da się cofnąć',
    chance: 'Od tamtej pory zdecydował los: nie można cofnąć',
    reveal: 'Odsłonięto coś ukrytego: nie można cofnąć',
    other: 'Od tamtej pory zdecydował inny gracz: nie można cofnąć',
  },
  orders: {
    idle: 'Odtąd pytanie pada tam, gdzie możesz zrobić więcej niż odmówić.',
    never: 'Odtąd przerwania są odrzucane za ciebie, aż padnie pytanie o coś innego.',
    always: 'Odtąd pytanie pada za każdym razem.',
  },
  whichOrder: (words) => `Które polecenie? ${words.join(', ')}`,
  orderWords: { idle: 'zwykle', never: 'nigdy', always: 'zawsze' },
  noClause: (id) => `Nie ma punktu ${id}`,
  whichClause: (from, to) => `Który punkt? Są od ${from} do ${to}`,
  saveWhere: 'Dokąd zapisać? zapisz PLIK',
  saved: (file) => `Zapisano w ${file}`,
  exists: (file) => `Plik ${file} już istnieje; wybierz inną nazwę`,
  cannotSave: (file, why) => `Nie można zapisać ${file} (${why}). Gra toczy się dalej.`,
  hereInstead: 'Zapis partii, skoro nie udało się go zapisać w pliku:',
  unfinished: 'Partia nie jest skończona.',
  unsaved: 'Nie została zapisana (robi to „zapisz PLIK” albo --record PLIK).',
  nothingSeen: (name) => `${name} podejmuje decyzję`,
  opening: 'Przygotowanie',
  after: (n, all) => `Po ruchu ${n} z ${all}`,
  total: 'Razem',
  commands: {
    undo: ['cofnij', 'undo'],
    orders: ['przerwania', 'interrupts'],
    rules: ['zasady', 'punkt', 'rules'],
    moves: ['ruchy', 'moves'],
    table: ['stół', 'stol', 'table'],
    save: ['zapisz', 'save'],
    quit: ['koniec', 'wyjdź', 'quit'],
    help: ['pomoc', 'help', '?'],
  },
  help: (clause) => [
    'numer         ruch z listy',
    'ruchy         lista jeszcze raz',
    'stół          cały stół',
    'cofnij        cofa twój ostatni ruch, o ile pozwalają zasady cofania',
    'przerwania    i zwykle, nigdy albo zawsze: kiedy pada pytanie, czy przerywasz',
    `zasady ${clause} co mówi punkt zasad`,
    'zapisz PLIK   zapisuje przebieg partii',
    'koniec        kończy',
  ],
}
