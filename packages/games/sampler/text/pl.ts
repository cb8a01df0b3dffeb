import { counted } from '@grimuar/contract'
import type { SamplerText } from './shape.ts'

const iskry = (n: number) => counted('pl', n, { one: 'iskra', few: 'iskry', many: 'iskier', other: 'iskry' })
/** Biernik: „zabiera 1 iskrę”. */
const iskre = (n: number) => counted('pl', n, { one: 'iskrę', few: 'iskry', many: 'iskier', other: 'iskry' })

export const pl: SamplerText = {
  works: { climb: 'wspinaczka', dig: 'kopanie', sing: 'śpiew', trade: 'handel', rest: 'odpoczynek' },
  supplies: { lamp: 'lampa', torch: 'pochodnia', cloak: 'płaszcz', rope: 'lina', bread: 'chleb' },
  shrines: { sun: 'kapliczka Słońca', moon: 'kapliczka Księżyca', star: 'kapliczka Gwiazdy' },
  paths: { bridge: 'przez most', cave: 'przez jaskinię' },
  cards: { blank: 'pusta karta', ward: 'osłona' },
  modes: { rivals: 'każdy dla siebie', team: 'wszyscy razem przeciw Cieniowi' },
  parts: { dusk: 'zmierzch', tale: 'poprzedni rozdział', work: 'praca', shrine: 'kapliczki', storm: 'burza', page: 'stronica' },
  shadow: 'Cień',
  sparks: iskry,
  coins: (n) => counted('pl', n, { one: 'moneta', few: 'monety', many: 'monet', other: 'monety' }),
  cardsInHand: (n) => `${counted('pl', n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })} na ręce`,
  chapter: (n) => `Rozdział ${n}`,
  round: (n, of, chapter) => `Rozdział ${chapter}, runda ${n} z ${of}`,
  ask: {
    plan: 'Zaplanuj dzień w tajemnicy: co robisz, w tej kolejności.',
    pack: 'Spakuj zapasy dla wszystkich.',
    share: 'Połóż monety na kapliczkach.',
    ward: (power) => `Nadchodzi burza o sile ${power}. Odpędzasz ją?`,
    path: 'Którędy? Za wszystkich może zdecydować każdy.',
  },
  wait: {
    plan: (names) => `Jeszcze planują: ${names}.`,
    pack: (names) => `Zapasy pakuje ${names}.`,
    share: (names) => `Monety kładzie ${names}.`,
    ward: (names) => `Nadchodzi burza. Czekamy: ${names}.`,
    path: (names) => `Drogę może wybrać każdy: ${names}.`,
  },
  pass: 'Niech przyjdzie',
  ward: 'Zagraj osłonę',
  and: (words) => (words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`),
  afterwards: ', potem ',
  event: {
    round: (round, lead) => `Zaczyna się runda ${round}; prowadzi ${lead}.`,
    drew: (card) => `Dobierasz kartę: ${card}.`,
    worked: (name, works, sparks) => `${name}: ${works} (${sparks}).`,
    packed: (name, supplies) => `${name} pakuje zapasy: ${supplies}.`,
    shared: (name, coins) => `${name} kładzie monety: ${coins}.`,
    warded: (name, power) => `${name} zagrywa osłonę: burza ma siłę ${power}.`,
    storm: (name, taken) => (taken ? `Burza zabiera ${iskre(taken)}; traci ${name}.` : 'Burza przechodzi bez szkody.'),
    path: (name, path) => `${name} prowadzi wszystkich ${path}.`,
    bridge: 'Stronica mówi: droga bezpieczna. Każdy zyskuje iskrę.',
    cave: (roll, good) =>
      good
        ? `Stronica mówi: skarb (rzut ${roll}). Każdy zyskuje 2 iskry.`
        : `Stronica mówi: ciemność (rzut ${roll}). Cień zyskuje 3 iskry.`,
  },
  table: { lead: 'prowadzi', packed: 'Spakowane', coins: 'Monety', hand: 'Twoja ręka', nothing: 'jeszcze nic' },
  options: { mode: 'Kto przeciw komu', rounds: 'Rundy', tale: 'Opowieść' },
  outcome: {
    youWon: 'Wygrana jest twoja!',
    won: (names, many) => (many ? `Wygrywają ${names}.` : `Wygrywa ${names}.`),
    shadowWon: 'Wygrywa Cień.',
    teamWon: 'Wygraliście razem!',
    teamLost: 'Wygrywa Cień: przegraliście razem.',
    tie: (names) => `Remis: ${names}.`,
  },
}
