import { moreOrLess } from '@grimuar/contract'
import { en as first } from './en.ts'
import { events } from './events.en.ts'
import { options } from './options.en.ts'
import { cards, SCHOOLS } from './phrases.en.ts'
import { quests } from './quests.en.ts'
import { refusalWords } from './refusals.ts'
import { evocations, mages, rooms } from './sentences.en.ts'
import type { BlackRoseText } from './shape.ts'
import { spells } from './spells.en.ts'
import { table } from './table.en.ts'
import { tellTable } from './table.ts'
import { terms } from './terms.en.ts'

export const en = {
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
      draw: (n) => `You draw ${cards(n)} in all.`,
      keep: (n) => `You keep exactly ${cards(n)}.`,
      limit: (hand, limit) => `You hold ${cards(hand)}, and your limit is ${limit}.`,
      empty: (school) => `${SCHOOLS[school]}: its deck and its pile are empty.`,
    }),
    tieBreak: {
      quests: 'Equal points: the completed quests decide',
      trophies: 'Equal points and quests: the trophies decide',
      crown: 'Equal in everything: the crown holder decides',
    },
    hint: {
      points: { aim: 'points', difference: (by) => moreOrLess('en', by, { one: 'point', other: 'points' }) },
      quests: { aim: 'quests', difference: (by) => moreOrLess('en', by, { one: 'completed quest', other: 'completed quests' }) },
      life: {
        aim: "your Mage's Life",
        difference: (by) => moreOrLess('en', by, { one: 'point of Life', other: 'points of Life' }),
      },
      cards: {
        aim: 'cards for the next turn',
        difference: (by) => moreOrLess('en', by, { one: 'card in hand', other: 'cards in hand' }),
      },
    },
    keys: [
      ['Q W E A S D', 'go to the next room of the Lodge; the first time: to your Mage'],
      ['I', 'read a room and its neighbours'],
      ['1–9', 'take a card of your hand for the program'],
      ['Q, 1–3', 'lay the taken card on a slot'],
      ['Space', 'turn the card; at an interrupt: let it pass'],
      ['Enter', 'the program is ready; where one card fits: use it'],
    ],
  },
} satisfies BlackRoseText
