import { events } from './events.pl.ts'
import { options } from './options.pl.ts'
import { pl as first } from './pl.ts'
import { quests } from './quests.pl.ts'
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
    tieBreak: {
      quests: 'Przy remisie decyduje liczba wykonanych zadań',
      trophies: 'Przy remisie, także w zadaniach, decyduje liczba trofeów',
      crown: 'Przy remisie we wszystkim decyduje posiadacz korony',
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
