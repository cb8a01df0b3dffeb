export { checkCampaign } from './check.ts'
export {
  type CampaignFault,
  type CampaignFile,
  type CampaignProblem,
  looksLikeCampaign,
  readAbout,
  readCampaign,
  readSave,
  writeCampaign,
} from './file.ts'
export type { CampaignWords, Journal, JournalChapter } from './journal.ts'
export {
  addSave,
  attemptsAfter,
  beganWith,
  beginningOf,
  type Campaign,
  type CampaignPlayer,
  type CampaignSave,
  type ChapterSettings,
  carriedBy,
  chaptersWon,
  childrenOf,
  countAttempt,
  latestSave,
  newCampaign,
  optionsAfter,
  pathTo,
  saveNamed,
  saveOf,
  stateAfter,
} from './tree.ts'
