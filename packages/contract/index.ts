export {
  type Bot,
  type Box,
  type Checks,
  type Door,
  type Edition,
  editionOf,
  type Jewel,
  type LevelHabits,
  type LevelSearch,
  type ListedTutorial,
  /** @public Written into the list of pinned editions by `npm run pin`. */
  lazyEdition,
  type Position,
  rulesFor,
  type Soak,
  type TreeHabits,
} from './box.ts'
export { clauseAt, type Guide, type GuideExample, type GuideWords } from './guide.ts'
export { type ByLang, capital, counted, type Forms, LANG_NAMES, LANGS, type Lang, moreOrLess, plural } from './lang.ts'
export type { Encoder, Weights, WeightsHeader } from './learned.ts'
export { guiding, opening } from './parts.ts'
export { plainText, type RichMark, richParts } from './rich.ts'
export type { NamedThing, TextBlock, Words } from './words.ts'
