import type { LevelWords } from './levels.pl.ts'

export const en: LevelWords = {
  levels: {
    beginner: 'beginner',
    casual: 'casual',
    policy: 'sensible',
    strong: 'strong',
    master: 'master',
    random: 'random',
  },
  levelTexts: {
    beginner: 'often wrong: good for a first time',
    casual: 'sometimes wrong',
    policy: 'knows the game',
    slipping: 'knows the game, slips at times',
    strong: 'plans ahead',
    glancing: 'plans ahead now and then',
    unerring: 'knows the game, does not slip',
    master: 'weighs every move carefully',
    random: 'plays anything',
  },
  won: (share, games, below) => `In a test of ${games} games for two: ${share} % won against the level ${below}.`,
  firstTries: (share, games) => `In a test of ${games} hard chapters: ${share} % won at the first try.`,
}
