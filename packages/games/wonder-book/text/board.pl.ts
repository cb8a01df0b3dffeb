import { counted } from '@grimuar/contract'
import type { BoardText } from './board.ts'

const iskry = (n: number) => counted('pl', n, { one: 'iskra', few: 'iskry', many: 'iskier', other: 'iskry' })
const zebacze = (n: number) => counted('pl', n, { one: 'zębacz', few: 'zębacze', many: 'zębaczy', other: 'zębacza' })
const karty = (n: number) => counted('pl', n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
const sukcesy = (n: number) => counted('pl', n, { one: 'sukces', few: 'sukcesy', many: 'sukcesów', other: 'sukcesu' })
const akcje = (n: number) => counted('pl', n, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' })

export const board: BoardText = {
  fate: 'Przeznaczenie',
  fateUp: (up, all) => `Odkryte żetony przeznaczenia: ${up} z ${all}`,
  goal: 'Cel',
  progress: (done, needed) => `${done} z ${needed}`,
  enemies: 'Faza wrogów',
  rules: 'Obowiązuje',
  pool: (n) => `obok księgi: ${zebacze(n)}`,
  deck: (n) => `w talii zębaczy: ${karty(n)}`,
  roll: 'Ostatni rzut',
  rolled: (n, dice) => `${sukcesy(n)}, kości: ${dice}`,
  reader: {
    title: 'Opowieść',
    page: (at, of) => `Strona ${at} z ${of}`,
    on: 'Dalej',
    earlier: 'Wcześniejsza strona',
    later: 'Następna strona',
    close: 'Zamknij opowieść',
    aloud: 'Czytaj na głos',
    hush: 'Przestań czytać',
    unread: (n) => `nieprzeczytane: ${n}`,
    large: 'Duży druk',
  },
  hint: { button: 'Podpowiedź', more: 'Ruchy', close: 'Schowaj', title: 'Papierowy smok szepcze' },
  notes: async () => (await import('./notes.pl.ts')).notes,
  close: 'Zamknij',
  reroll: 'Rzuć porażkami jeszcze raz',
  plan: 'Cel i wrogowie',
  anyone: 'Odpowiedzieć może każda osoba przy stole.',
  answers: 'Odpowiedzi',
  choose: 'Co dokładnie?',
  fold: 'Zwiń albo rozwiń',
  cancel: 'Wróć',
  closer: 'Powiększ księgę',
  whole: 'Pokaż całą księgę',
  area: 'Księga',
  actions: (hero) => `Akcje: ${hero}`,
  left: (n) => `zostało: ${akcje(n)}`,
  act: {
    move: 'Ruch',
    moveText: 'Na sąsiedni obszar: wskaż go w księdze albo na liście.',
    collect: 'Zbierz iskrę',
    interact: 'Zbadaj',
    give: 'Daj',
    giveText: 'Oddaj przedmiot albo skrawek komuś tuż obok.',
    take: 'Weź',
    takeText: 'Weź przedmiot albo skrawek od kogoś tuż obok.',
    sparksHere: (n) => (n > 0 ? `Tutaj: ${iskry(n)}.` : 'Nie ma tu iskry.'),
  },
  hero: {
    out: 'bez przytomności',
    done: 'po turze',
    aura: 'mroczna aura',
    hearts: (n, most) => `serca: ${n} z ${most}`,
    sparks: iskry,
  },
}
