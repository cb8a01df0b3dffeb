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
    strong: 'plans ahead',
    master: 'weighs every move carefully',
    random: 'plays anything',
  },
}
