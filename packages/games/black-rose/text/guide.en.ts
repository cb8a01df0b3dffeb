import { type GuideWords, plainText } from '@grimuar/contract'
import { terms } from './terms.en.ts'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Power, before the Rose has it',
      says: 'Gather power points. The game ends in a turn in which somebody has 30. The Black Rose gathers them too: if it has most, everybody loses.',
    },
    turn: {
      title: 'Six phases for all',
      says: 'The Rose draws an event, everyone studies cards, prepares spells in secret and acts in turns; then Evocations act and the Lodge is cleaned up.',
    },
    spells: {
      title: 'Prepare, then cast in order',
      says: 'Lay two to four cards face down, one of them Quick, and choose one of two effects for each. Standard spells are cast from the left, the Quick one at any time. Traps and protections lie in wait.',
    },
    lodge: {
      title: 'Fight and wreck the Lodge',
      says: 'Cubes on a Mage are damage: who placed most gains 4 points when the Mage falls, the second 2. Cubes in a room are instability: when all holes are full, the room falls.',
    },
    end: {
      title: 'Quests, trophies, ruins',
      says: 'Completed quests bring power at once and, at the end, 6 and 3 points for most. Trophies bring 4 and 2, tokens of destroyed rooms their number, the crown 1.',
    },
  },
  terms: Object.values(terms).map(({ word, tip }) => ({ word, means: plainText(tip) })),
  examples: {
    'BR-3.1': 'Nineteen rooms, four Mages and their Evocations.',
    'BR-4.1': 'The first Mage has 5 power points: with the sixth the Second Moon begins.',
    'BR-6.3.1': 'The Preparation phase: the Quick slot and three standard slots wait for cards of the hand.',
    'BR-6.4.4': 'The Action phase: this Mage has prepared spells and physical actions left.',
    'BR-9.1': 'Spells with a token lie face down: traps and protections that wait.',
    'BR-9.2': 'A room trap lies active on another Mage’s sheet: whoever walks into a room it watches may set it off.',
    'BR-10.6': 'One more hit, and the cubes on this Mage bring their owners points.',
    'BR-11.3': 'A room whose holes are all filled falls in Cleanup; who has most cubes in it takes its token.',
    'BR-11.6': 'Destroyed rooms: figures still walk through them, nothing else works there.',
  },
}
