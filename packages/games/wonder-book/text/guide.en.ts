import type { GuideWords } from '@grimuar/contract'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'One story, one team',
      says: 'You play together and win or lose together. Six chapters follow one another; each card is read when its turn comes, and says what you are after.',
    },
    turn: {
      title: 'Three actions each',
      says: 'Every hero has one turn in a round: move, collect a spark, attack, use a skill, interact with a card, give or take. You decide whose turn comes next.',
    },
    dice: {
      title: 'A star is a success',
      says: 'Half of the faces are stars. One damage stuns a wyrm, a second one defeats it. Once in a turn you may give a heart to roll failures again.',
    },
    enemies: {
      title: 'Then the wyrms act',
      says: 'A wyrm card brings new wyrms out of the vortices; all of them stand up, bite a hero beside them or come nearer. A hero without hearts is unconscious.',
    },
    end: {
      title: 'Watch the fate tokens',
      says: 'Every unconscious hero costs one when the heroes stand up. When the last is turned down the chapter is lost; those left decide how it ends.',
    },
  },
  terms: [
    { word: 'area', means: 'a part of the open book; a dashed border can be crossed, a solid one never' },
    { word: 'spark', means: 'collected in areas, spent on skills and cards' },
    { word: 'spring', means: 'the area where a new spark appears each round' },
    { word: 'vortex', means: 'the area where new wyrms appear' },
    { word: 'wyrm', means: 'the common enemy: stunned by one damage, defeated by two' },
    { word: 'scrap', means: 'a small help that is used once' },
    { word: 'interaction card', means: 'lies in an area; a hero there may use it as an action' },
    { word: 'objective', means: 'what the team must reach now; rounds go on until it is met' },
    { word: 'fate token', means: 'how much bad luck the chapter still allows' },
    { word: 'upgrade', means: 'two skills, of which a hero learns one and keeps it' },
  ],
  examples: {
    'WB-3.2': 'The first board of the story: borders between areas are dashed or solid.',
    'WB-6.2': 'Whose turn comes next? Each hero who has not had one can be chosen.',
    'WB-7.4': 'Wyrms have come to the well: the first hit stuns one, the second defeats it.',
  },
}
