import { en as first } from './en.ts'
import { events } from './events.en.ts'
import { options } from './options.en.ts'
import { quests } from './quests.en.ts'
import { evocations, mages, rooms } from './sentences.en.ts'
import type { BlackRoseText } from './shape.ts'
import { spells } from './spells.en.ts'
import { table } from './table.en.ts'
import { tellTable } from './table.ts'
import { terms } from './terms.en.ts'

export const en = {
  ...first,
  details: { spells, rooms, mages, evocations, quests, events, terms, options, table, tell: tellTable },
} satisfies BlackRoseText
