import { counted } from '@grimuar/contract'
import type { NotesText } from './board.ts'

const zebacze = (n: number) => counted('pl', n, { one: 'zębacz', few: 'zębacze', many: 'zębaczy', other: 'zębacza' })
const sukcesy = (n: number) => counted('pl', n, { one: 'sukces', few: 'sukcesy', many: 'sukcesów', other: 'sukcesu' })
const serca = (n: number) => counted('pl', n, { one: 'serce', few: 'serca', many: 'serc', other: 'serca' })

export const notes: NotesText = {
  preview: {
    dice: (n) =>
      `${counted('pl', n, { one: 'kość', few: 'kości', many: 'kości', other: 'kości' })}, na każdej sukces równie łatwo jak porażka.`,
    hit: (percent) => `Co najmniej jeden sukces: ${percent}%.`,
    need: (n, percent) => `Potrzeba: ${sukcesy(n)}. Szansa: ${percent}%.`,
    best: (stunned, defeated, lost) =>
      `W najlepszym razie: ${[
        ...(defeated ? [`pokonane zębacze: ${defeated}`] : []),
        ...(stunned ? [`oszołomione zębacze: ${stunned}`] : []),
        ...(lost ? [`boss traci ${serca(lost)}`] : []),
      ].join(', ')}.`,
    page: 'Potem przeczytacie nową stronę.',
    then: (question) => `Potem: ${question}`,
    again: 'Dotknij jeszcze raz, żeby to zrobić.',
    act: 'Zrób to',
  },
  phase: {
    title: 'Faza wrogów',
    skip: 'Pomiń',
    summary: ({ cards, spawned, hurt, fell, fate, units }) => [
      ...(cards.length ? [`Karty zębaczy: ${cards.join(', ')}.`] : []),
      ...(spawned ? [`Nowe na planszy: ${zebacze(spawned)}.`] : []),
      ...hurt.map(({ hero, hearts: n }) => `${hero} traci ${serca(n)}.`),
      ...units.map(({ unit, hearts: n }) => `${unit} traci ${serca(n)}.`),
      ...fell.map((hero) => `${hero} traci przytomność.`),
      ...(fate ? [`Zakryte żetony przeznaczenia: ${fate}.`] : []),
    ],
    quiet: 'Nikomu nic się nie stało.',
  },
  counsel: {
    title: 'Papierowy smok szepcze',
    means: (who) => `${who} chce teraz:`,
    why: {
      goal: (area) => `Tam jest coś, czego wymaga cel: ${area}.`,
      look: (area) => `Jest tam co obejrzeć: ${area}.`,
      fight: (area) => `Są tam zębacze: ${area}.`,
      boss: (area) => `Jest tam boss: ${area}.`,
      escort: (area) => `Tędy trzeba kogoś przeprowadzić: ${area}.`,
      spark: (area) => `Leży tam iskra: ${area}.`,
      meet: (area) => `Tam potrzeba wszystkich: ${area}.`,
      guard: (area) => `Ktoś tam potrzebuje towarzystwa: ${area}.`,
      price: (area) => `Najpierw potrzebna jest iskra, a leży tam jedna: ${area}.`,
      crowd: (area) => `Tutaj jest za dużo zębaczy: ${area}.`,
      counts: () => 'Ta karta liczy się do celu.',
      curious: () => 'Jest czas, żeby zajrzeć, a to może się przydać.',
      progress: () => 'To przybliża was do celu.',
      several: () => 'To dosięga kilku wrogów naraz.',
      finish: () => 'Oszołomiony zębacz padnie od jednego trafienia. Zostawiony w spokoju – wstanie.',
      stun: () => 'Oszołomiony zębacz nie gryzie w najbliższej fazie wrogów.',
      thin: () => 'Im mniej zębaczy tu stoi, tym mniej gryzie.',
      bossHit: () => 'Każde serce zabrane bossowi przybliża koniec.',
      poor: () => 'Iskrami płaci się za umiejętności i karty, a jest ich za mało.',
      swift: () => 'Tak zajdzie się dalej niż jednym krokiem.',
      idle: () => 'Nic tutaj nie jest teraz tego warte.',
      heal: (hero) => `Najmniej serc ma ${hero}.`,
      weak: (hero) => `Najbardziej potrzebuje tego ${hero}.`,
      strong: (hero) => `Najlepiej zniesie to ${hero}.`,
      rich: (hero) => `Najwięcej iskier ma ${hero}.`,
      danger: (hero) => `Najwięcej wrogów ma obok siebie ${hero}.`,
      nearer: () => 'Ktoś inny ma bliżej tam, gdzie to jest potrzebne.',
      short: (n) => `Brakuje jeszcze sukcesów: ${n}.`,
      enough: () => 'Sukcesów już wystarczy.',
      tooDear: () => 'Serce jest warte więcej niż te porażki.',
      usual: () => 'Zwykły sposób oszczędza najsłabszych.',
      equal: () => 'Wszystkie odpowiedzi są podobnie dobre.',
      yours: () => 'O tym zdecydujcie sami. Cokolwiek wybierzecie, opowieść potoczy się dalej.',
    },
  },
  news: {
    wyrm: {
      title: 'Pierwszy zębacz',
      text: 'Ma dwa życia: pierwsze trafienie go oszałamia, drugie pokonuje. W fazie wrogów gryzą te, które stoją.',
    },
    reroll: {
      title: 'Przerzut',
      text: 'Raz we własnej turze można oddać serce i rzucić wszystkimi porażkami jeszcze raz. Ostatniego serca oddać nie wolno.',
    },
    stack: { title: 'Stos kart', text: 'Leży tu kilka kart. Użyć można tylko wierzchniej, potem odsłania się następna.' },
    ally: { title: 'Sojusznik', text: 'Sojusznicy mają własną zasadę, a niektórzy idą razem z tym, kto się rusza.' },
    boss: { title: 'Boss', text: 'Liczba nad nim to jego serca. W fazie wrogów rzuca kośćmi i robi to, co mówi jego wiersz.' },
    aura: {
      title: 'Mroczna aura',
      text: 'Rani tego, kto ją nosi. Obowiązująca zasada mówi, kiedy – i jak ją przekazać albo rozproszyć.',
    },
  },
}
