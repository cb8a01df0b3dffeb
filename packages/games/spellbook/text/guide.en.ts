import type { GuideWords } from '@grimuar/contract'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Fill your book',
      says: 'Seven spells, one of each colour, the same for everybody. Learn them, use them, and gather points for their levels and for your familiar.',
    },
    day: {
      title: 'Morning, midday, evening',
      says: 'In each phase you do one thing. Morning: take a token from the altar or draw two from the bag. Midday: store one with your familiar. Evening: learn a spell.',
    },
    learn: {
      title: 'A spell costs its colour',
      says: 'Three, four or five tokens of its colour teach a spell at level 3, 4 or 5. One of them stays on the card; the others are spent.',
    },
    wild: {
      title: 'Three runes make a wild',
      says: 'Three tokens with the same rune, of any colours, stand for one of the colour you need. At least one token must be real.',
    },
    end: {
      title: 'Seven spells or fourteen tokens',
      says: 'Whoever learns the seventh spell, or fills the familiar’s board, ends the game with this round. Spells and familiar score; the highest sum wins.',
    },
  },
  terms: [
    { word: 'take', means: 'from the altar into your pool' },
    { word: 'draw', means: 'from the bag into your pool, unseen' },
    { word: 'store', means: 'onto the first free space of your familiar’s board' },
    { word: 'discard', means: 'from your pool into the tray' },
    { word: 'swap', means: 'give a pool token, get one from the place named' },
    { word: 'raise', means: 'move a card’s token one level up, to 5 at most' },
    { word: 'wild', means: 'three tokens of one rune that stand for one token of any colour while you learn' },
    { word: 'this card’s rune', means: 'the rune of the token that lies on the card' },
  ],
  examples: {
    'SB-3.2': 'Morning: tokens of the altar and the bag may be pressed, one action is made.',
    'SB-4.1': 'Nine tokens lie in the pool: until one of them is stored or spent, no token more can be taken.',
    'SB-6.3': 'A spell is being paid for; tokens of its colour and wilds may be mixed.',
    'SB-8.1': 'Sacrifice was cast at level 3: a circle of the pool is chosen to be discarded.',
    'SB-9.1': 'Levitation was cast at level 3: only tokens with circles may be taken.',
    'SB-10.2': 'Purification was cast at level 4: the first of two tokens that go to the altar is chosen.',
    'SB-11.1': 'Offering was cast at level 3: the colour is chosen of which two tokens are stored.',
    'SB-12.1': 'Time Travel was cast at level 3 and a circle discarded: now the spell to be raised is chosen.',
    'SB-12.8': 'Clone was cast at level 4: it copies an evening spell of another player.',
    'SB-15.1': 'Six spells are learned. The seventh ends the game with this round.',
    'SB-16.2': 'Alone, at the end of a day: one token of the altar goes to the opponent’s track.',
  },
}
