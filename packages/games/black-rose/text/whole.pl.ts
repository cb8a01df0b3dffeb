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
  details: { spells, rooms, mages, evocations, quests, events, terms, options, table, tell: tellTable },
} satisfies BlackRoseText
