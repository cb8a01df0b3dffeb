import { counted } from '@grimuar/contract'
import type { JournalText } from './journal.ts'

const tokens = (n: number) => counted('en', n, { one: 'token', other: 'tokens' })

export const journal: JournalText = {
  titled: (roman, title) => `Chapter ${roman}. ${title}`,
  choices: 'Choices',
  passwords: 'Passwords written down',
  fate: 'Fate',
  tokens: (n, difficulty) => `${tokens(n)} (difficulty: ${difficulty})`,
  attempts: 'Attempts',
  won: (attempt) => (attempt === 1 ? 'won at the first try' : `won at try ${attempt}`),
  heroes: 'Heroes',
  hero: (_id, name, things) => (things.length ? `${name} gained: ${things.join(', ')}` : name),
  ending: 'In the end',
  end: {
    nothingWritten: 'You wrote down no password in this chapter.',
    lost: 'The story goes back to the beginning of the chapter. What was before stays: choices, passwords and the skills you won.',
  },
  achievements: {
    firstPage: { name: 'The First Page', how: 'Win the first chapter.' },
    halfway: { name: 'Halfway Through', how: 'Half of the story is behind you.' },
    lastPage: { name: 'The Last Full Stop', how: 'Lead the story to its end.' },
    firstTry: { name: 'First Time Lucky', how: 'Win a chapter without a single loss.' },
    neverLost: { name: 'Nothing Crossed Out', how: 'Play the whole story without losing a chapter.' },
    stubborn: { name: 'Third Time Pays for All', how: 'Win a chapter at the third try or later.' },
    hard: { name: 'Hardcover', how: 'Win a chapter on the highest difficulty.' },
    allHard: { name: 'Bound in Iron', how: 'Play the whole story on the highest difficulty.' },
    bright: { name: 'Bright Stars', how: 'End a chapter with at least 7 fate tokens face up.' },
    whisker: { name: 'By a Whisker', how: 'End a chapter with the last token face up.' },
    treasure: { name: 'A Treasury of Fate', how: 'At least 27 tokens face up in the whole story.' },
    alone: { name: 'Two in One', how: 'Win a chapter alone, with two heroes.' },
    fullTable: { name: 'A Full Table', how: 'Win a chapter with four players.' },
    noCompanions: { name: 'Just Us', how: 'Win a chapter together, without help from the computer.' },
    everyHero: { name: 'Four Hands', how: 'Every hero has played in a chapter that was won.' },
    sameTeam: { name: 'Inseparable', how: 'Play the whole story with the same heroes.' },
    manyWords: { name: 'A Full Notebook', how: 'At least 10 passwords written down at once.' },
    branched: { name: 'A Dog-Ear', how: 'Lead the story another way from an earlier save.' },
    bothWays: { name: 'What If…', how: 'Answer the same choice in two ways.' },
    twoEndings: { name: 'A Second Ending', how: 'Meet two endings of the story.' },
    allEndings: { name: 'Every Ending', how: 'Meet all endings of the story.' },
  },
}
