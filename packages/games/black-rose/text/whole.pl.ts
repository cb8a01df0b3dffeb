import { moreOrLess } from '@grimuar/contract'
import { events } from './events.pl.ts'
import { options } from './options.pl.ts'
import { cards, SCHOOLS } from './phrases.pl.ts'
import { pl as first } from './pl.ts'
import { quests } from './quests.pl.ts'
import { refusalWords } from './refusals.ts'
import { evocations, mages, rooms } from './sentences.pl.ts'
import type { BlackRoseText } from './shape.ts'
import { spells } from './spells.pl.ts'
import { table } from './table.pl.ts'
import { tellTable } from './table.ts'
import { terms } from './terms.pl.ts'

export const pl = {
  ...first,
  details: {
    spells,
    rooms,
    mages,
    evocations,
    quests,
    events,
    terms,
    options,
    table,
    tell: tellTable,
    refusal: refusalWords({
      draw: (n) => `Razem dobierasz ${cards(n)}.`,
      keep: (n) => `Zachowujesz dokładnie ${cards(n)}.`,
      limit: (hand, limit) => `Masz na ręce ${cards(hand)}, a twój limit to ${limit}.`,
      empty: (school) => `${SCHOOLS[school]}: talia i stos są puste.`,
    }),
    tieBreak: {
      quests: 'Przy remisie decyduje liczba wykonanych zadań',
      trophies: 'Przy remisie, także w zadaniach, decyduje liczba trofeów',
      crown: 'Przy remisie we wszystkim decyduje posiadacz korony',
    },
    hint: {
      points: {
        aim: 'punktach',
        difference: (by) => moreOrLess('pl', by, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
      },
      quests: {
        aim: 'zadaniach',
        difference: (by) =>
          moreOrLess('pl', by, {
            one: 'wykonane zadanie',
            few: 'wykonane zadania',
            many: 'wykonanych zadań',
            other: 'wykonanego zadania',
          }),
      },
      life: {
        aim: 'życiu swojego Maga',
        difference: (by) =>
          moreOrLess('pl', by, { one: 'punkt życia', few: 'punkty życia', many: 'punktów życia', other: 'punktu życia' }),
      },
      cards: {
        aim: 'kartach na następną turę',
        difference: (by) =>
          moreOrLess('pl', by, { one: 'kartę na ręce', few: 'karty na ręce', many: 'kart na ręce', other: 'karty na ręce' }),
      },
    },
    keys: [
      ['Q W E A S D', 'idź do sąsiedniego pomieszczenia Loży; pierwszy raz: do swojego Maga'],
      ['I', 'przeczytaj pomieszczenie i jego sąsiadów'],
      ['1–9', 'weź kartę z ręki do programu'],
      ['Q, 1–3', 'połóż wziętą kartę na polu'],
      ['Spacja', 'obróć kartę; gdy można przerwać: przepuść'],
      ['Enter', 'program gotowy; gdy pasuje jedna karta: uruchom ją'],
    ],
  },
} satisfies BlackRoseText
