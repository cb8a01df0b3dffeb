import type { GuideWords } from '@grimuar/contract'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Break five curses',
      says: 'Each temple has five curses worth 3, 5, 8, 5 and 3 points. Who has placed five markers ends the game; the highest sum of curses and goals wins.',
    },
    turn: {
      title: 'Walk the ring, use the card',
      says: 'Go one to three steps clockwise, over temples only or over wastelands only. Then use the card you stand on, once.',
    },
    net: {
      title: 'Crystals go onto your net',
      says: 'Wastelands give, exchange and upgrade crystals, temples give one of their colour. A crystal stays where you put it: lines join neighbours.',
    },
    chain: {
      title: 'A chain breaks a curse',
      says: 'At a temple, give back three, four or five joined crystals in the colours of its arc, read from one end. The curse above the last one is broken.',
    },
    runes: {
      title: 'Runes help, goals pay',
      says: 'Each broken curse brings a rune card, which adds crystals where its tablet lies. Different runes and most markers on goal temples score at the end.',
    },
  },
  terms: [
    { word: 'crystal net', means: 'your twelve places in three rows of four; lines join places side by side' },
    { word: 'arc', means: 'the nine crystals of a temple, read from its left or right end' },
    { word: 'chain', means: 'three to five joined crystals of your net that break a curse' },
    { word: 'colourless crystal', means: 'what exchanges, upgrades and spells are paid with; chains want colours' },
    { word: 'exchange card', means: 'wastelands 6 and 10: three colourless crystals for two of two colours' },
    { word: 'upgrade card', means: 'wastelands 2, 4 and 8: cover a field with a colourless crystal, take one of its colour' },
    { word: 'rune tablet', means: 'the rune on a card of the ring; with a rune card of that kind you take more there' },
    { word: 'spells', means: 'speed makes a move longer, rearrange swaps two crystals, exchange gives one for four' },
  ],
  examples: {
    'PR-3.3': 'The net is nearly full, and more crystals were taken than fit: some of them go back.',
    'PR-4.2': 'The first turn: the pawn may be put on any card without a pawn.',
    'PR-4.3': 'The cards that glow are as far as this pawn may go.',
    'PR-4.7': 'The pawn goes further than three steps: crystals of the net pay for the speed spell.',
    'PR-5.3': 'On an exchange card, with three colourless crystals on the net.',
    'PR-5.5': 'On an upgrade card: some of its fields are covered already.',
    'PR-6.1': 'The supply has no colourless crystal: one is taken off a field of an upgrade card.',
    'PR-6.2': 'No green crystal is left, and two players have equally many: one of them is chosen.',
    'PR-7.4': 'At the blue temple, with a chain on the net that its arc begins with.',
    'PR-8.2': 'The rearrange spell: first the crystal that pays for it is chosen, then two that change places.',
  },
}
