import { counted, type Forms } from '@grimuar/contract'
import type { Moment } from '../questions.ts'
import type { BlackRoseText } from './shape.ts'

export const count = (forms: Forms) => (n: number) => counted('pl', n, forms)
export const damage = count({ one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' })
export const points = count({ one: 'punkt mocy', few: 'punkty mocy', many: 'punktów mocy', other: 'punktu mocy' })
export const questsCount = count({ one: 'zadanie', few: 'zadania', many: 'zadań', other: 'zadania' })
export const eventsCount = count({ one: 'wydarzenie', few: 'wydarzenia', many: 'wydarzeń', other: 'wydarzenia' })
/** Biernik: „dobiera 1 kartę”. */
export const cards = count({ one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
export const cubes = count({ one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' })
export const tokens = count({ one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' })
export const total = (of: readonly number[]) => of.reduce((sum, n) => sum + n, 0)
export const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)
export const and = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`
export const or = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} albo ${words.at(-1)}`
export const waits = (one: string, more: string) => (names: string, many: boolean) => `${names} ${many ? more : one}`
export const chooses = (what: string) => waits(`wybiera ${what}`, `wybierają ${what}`)
export const from = (source: string, schools: { readonly [school: string]: string }) =>
  source === 'grimoire'
    ? 'z księgi czarów'
    : source === 'library'
      ? 'z Biblioteki'
      : source === 'forgotten'
        ? 'z talii Zapomnianych Czarów'
        : source === 'memories'
          ? 'ze Wspomnień'
          : `z talii: ${schools[source] ?? source}`

export const SCHOOLS = {
  conspiracy: 'Spisek',
  destruction: 'Destrukcja',
  divination: 'Wróżbiarstwo',
  illusion: 'Iluzja',
  necromancy: 'Nekromancja',
  transmutation: 'Transmutacja',
} as const
export const SIDES = { upper: 'góra', lower: 'dół' } as const
export const SLOTS = ['Szybki Czar', 'pole 1', 'pole 2', 'pole 3'] as const
export const TOKENS = { trap: 'pułapka', protection: 'ochrona' } as const
export const MOONS = { 1: 'Pierwszy Księżyc', 2: 'Drugi Księżyc', 3: 'Trzeci Księżyc' } as const
export const TYPES = { combat: 'walka', boost: 'wzmocnienie', protection: 'ochrona', trap: 'pułapka' } as const
export const COLOURS = {
  blue: 'niebieski',
  yellow: 'żółty',
  green: 'zielony',
  red: 'czerwony',
  purple: 'fioletowy',
  grey: 'szary',
  black: 'czarny',
} as const
export const ELEMENTS = {
  air: 'powietrze',
  earth: 'ziemia',
  fire: 'ogień',
  water: 'woda',
  magic: 'magia',
  holy: 'święty',
  unholy: 'nieczysty',
  any: 'dowolny element',
} as const
export const FIGURE_FOR: { readonly [purpose: string]: string } = {
  abyss: 'kto trafi do Celi?',
  arena: 'kto musi rozpatrzyć swój następny czar?',
  chain: 'kogo razić dalej?',
  collision: 'kogo zranić oprócz przesuniętej figurki?',
  companion: 'kogo przesunąć razem z Magiem?',
  replace: 'kogo zastąpić?',
  sacrifice: 'kogo odprawić?',
  servant: 'kto wykona działanie?',
  swap: 'z kim zamienić się miejscami?',
  passQuest: 'kto dostanie drugie zadanie?',
  takeQuest: 'komu zabrać zadanie?',
  redirect: 'na kogo przenieść czar?',
  redirectDamage: 'na kogo przenieść obrażenia?',
  revenge: 'kto pada zamiast ciebie?',
  next: 'kto następny?',
}
export const PLACE_FOR: { readonly [purpose: string]: string } = {
  banish: 'dokąd przemieścić figurkę?',
  both: 'dokąd przesunąć obie figurki?',
  copy: 'które pomieszczenie skopiować?',
  corridor: 'które pomieszczenie aktywować?',
  destroy: 'które pomieszczenie zniszczyć?',
  escape: 'dokąd przemieścić Maga?',
  instability: 'gdzie położyć niestabilność?',
  mirror: 'które pomieszczenie naśladować?',
  passage: 'dokąd przemieścić Maga?',
  prey: 'dokąd przemieścić Nieumarłego?',
  summon: 'gdzie przywołać?',
}
export const QUEST_FOR: { readonly [purpose: string]: string } = {
  take: 'które zadanie wziąć?',
  trade: 'które zadanie wziąć w zamian za swoje?',
  tradeOwn: 'które swoje zadanie oddać?',
  takeFrom: 'które zadanie zabrać?',
  swap: 'które zadanie dostać?',
  swapOwn: 'które swoje zadanie oddać?',
  steal: 'które wykonane zadanie ukraść?',
  lose: 'które wykonane zadanie odrzucić?',
  complete: 'które zadanie wykonać?',
}
export const CARD_FOR = {
  discard: 'odrzuć kartę z ręki',
  recall: 'weź kartę ze Wspomnień',
  search: 'weź kartę z księgi czarów',
  pile: 'weź kartę ze stosów odrzuconych',
  give: 'którą kartę oddasz?',
  get: 'którą kartę weźmiesz?',
  trade: 'którą kartę oddasz?',
} as const
export const DECK_FOR = {
  take: 'wybierz talię',
  look: 'talię której szkoły obejrzeć?',
  trade: 'z którego stosu wziąć kartę?',
} as const
export const BUFFS = {
  attack3: 'atak 3',
  attackArea: 'ataki trafiają każdą wrogą figurkę w pomieszczeniu',
  attackInstability: 'ataki kładą kostkę niestabilności',
  moveAndAttack: 'akcja fizyczna to i ruch, i atak',
  abomination: 'forma Abominacji',
  burnRoom: 'ataki mogą kłaść niestabilność zamiast obrażeń',
  burnFigure: 'ataki mogą spalać niestabilność na dodatkowe obrażenia',
} as const
export const TRAP_MOMENTS: readonly Moment[] = ['entered', 'afterPA', 'questDone', 'roomAct', 'cast', 'castBoost']
export const maybe = (may: boolean) => (may ? ' albo zrezygnuj' : '')
export const left = (n: number) => (n > 1 ? ` (jeszcze ${n})` : '')
export const by = (effect: string | undefined, sentence: string) => (effect ? `${effect}: ${sentence}` : capital(sentence))
export const shares = (moves: readonly number[], names: readonly string[]) =>
  moves.flatMap((n, i) => (n ? [`${names[i] ?? ''}: ${n}`] : [])).join(', ') || 'nic'
export const PASS = 'Zrezygnuj'
export const BOOKS: BlackRoseText['books'] = {
  conspiracy: ['Mistrz Pułapek', 'Dworski intrygant'],
  destruction: ['Władca ognia', 'Herold burzy'],
  divination: ['Strażnik pór roku', 'Tkacz losu'],
  illusion: ['Mistrz masek', 'Wędrowiec luster'],
  necromancy: ['Pan kości', 'Zwiastun zarazy'],
  transmutation: ['Kształtujący bestie', 'Strażnik rytuałów'],
}
export const PHASES: BlackRoseText['phases'] = {
  setup: 'Przygotowanie gry',
  rose: 'Faza Czarnej Róży',
  study: 'Faza Studiów',
  preparation: 'Faza Przygotowań',
  action: 'Faza Akcji',
  evocation: 'Faza Ewokacji',
  cleanup: 'Faza Porządkowania',
}
