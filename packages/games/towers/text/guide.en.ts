import type { GuideWords } from '@grimuar/contract'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Win the towers',
      says: 'Five coloured towers want one ingredient each. At the end the player with more of it wins the tower: 5, 5, 6, 6 and 7 points.',
    },
    turn: {
      title: 'Move, take, cast',
      says: 'Step to a neighbouring tower, take one of the two cards beside it, then cast its spell if you like. Six rounds, two turns each.',
    },
    spells: {
      title: 'Spells cost ingredients',
      says: 'A card of the tower’s own ingredient pays for its spell. What you pay with still counts at the end: it lies in your used row.',
    },
    stones: {
      title: 'Stones copy their neighbour',
      says: 'A rainbow stone goes straight to an end of your used row. It becomes the ingredient its arrow points to.',
    },
    end: {
      title: 'Secrets and chests',
      says: 'The winner of a tower gets the secret card under it: a point for each symbol of its kind. Chests score together, and the knight may find the princess for 3 points.',
    },
  },
  terms: [
    { word: 'gap', means: 'the place between two towers, with room for one card' },
    { word: 'gained cards', means: 'face up beside you; only these pay for spells' },
    { word: 'used row', means: 'cards you paid with and stones; new ones go to its left or right end' },
    { word: 'hidden cards', means: 'face down beside you until the end, from the purple spell' },
    { word: 'rainbow stone', means: 'a joker: at the end it counts as the card its arrow points to' },
    { word: 'secret card', means: 'lies under a tower and goes to whoever wins it' },
    { word: 'princess', means: 'shown on the elixir secret card; the knight guesses where she is' },
    { word: 'knight, mage', means: 'the knight may change places with the mage once; the mage may jump over the knight' },
  ],
  examples: {
    'TW-5.2': 'The knight may step to the tower on the left or on the right of his own.',
    'TW-5.7': 'The knight stands next to the mage, so the mage may jump over him.',
    'TW-6.2': 'Two cards touch the knight’s tower. He takes one of them.',
    'TW-6.6': 'The knight has taken a rainbow stone: he lays it at the left or the right end of his row.',
    'TW-7.5': 'The knight stands at the green tower and has a toad: it pays for the spell.',
    'TW-8.1': 'The elixir is paid. The knight chooses the two towers he looks under.',
    'TW-8.5': 'The knight has cast the green spell: he chooses one of the mage’s gained cards.',
    'TW-8.6': 'The knight has cast the blue spell: the mage chooses which card to lose.',
    'TW-8.9': 'The toadstool is paid at the red tower. The second ingredient decides what is cast.',
    'TW-9.3': 'Long rows with stones: each shows what it would turn into now.',
    'TW-11.2': 'The rounds are over. The knight names the tower where he expects the princess.',
  },
}
