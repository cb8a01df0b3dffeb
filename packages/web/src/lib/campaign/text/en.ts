import { counted } from '@grimuar/contract'
import type { CampaignText } from './pl.ts'

const chapters = (n: number) => counted('en', n, { one: 'chapter', other: 'chapters' })

export const en: CampaignText = {
  faults: {
    'too-large': (most) => `a campaign has at most ${most} characters`,
    title: () => 'this is not the file of a campaign',
    'too-new': (theirs, ours) =>
      `a newer version of Grimuar wrote this campaign (format ${theirs}; the newest known here is ${ours})`,
    about: () => 'what campaign this is cannot be read',
    save: () => 'the save of a chapter cannot be read',
    tree: (save) => `the save "${save}" is there twice, or the one it follows is missing`,
    'too-many-saves': (most) => `there can be at most ${most} saves`,
    'cut-off': () => 'the file is cut off, or something was added to it',
    'unknown-game': (game) => `there is no game "${game}" here`,
    'no-campaigns': (game) => `"${game}" has no campaigns that are saved`,
    record: (why) => `the game of a chapter does not follow the rules (${why})`,
    position: () => 'a chapter did not begin at its beginning',
    'other-story': (story) => `this chapter is of another story ("${story}")`,
    beginning: (chapter) => `chapter ${chapter} began with something else than the one before left`,
    'not-won': (chapter) => `chapter ${chapter} was not won`,
    state: (chapter) => `chapter ${chapter} left something else than the save says`,
  },
  list: {
    title: 'Campaigns',
    yours: 'Your campaigns',
    won: (n) => (n === 0 ? 'no chapter won yet' : `${chapters(n)} won`),
    open: (name) => `Open the campaign: ${name}`,
    anew: 'Begin a new campaign',
  },
  setup: {
    name: 'Name of the campaign',
    chapter: (name, chapter) => `${name}: ${chapter}`,
    branch: (chapter) =>
      `A chapter was won from here already. You begin a branch: ${chapter} is played once more, and what was before stays.`,
    attempt: (n) => `This will be attempt ${n}.`,
    gone: 'This campaign or this save is not on this device.',
    unreadable: 'This version of the game cannot read the save.',
    missing: (what) => `It does not have: ${what}.`,
  },
  page: {
    goOn: (chapter) => `Go on: ${chapter}`,
    begin: (chapter) => `Begin: ${chapter}`,
    done: 'This story is finished. From every save it can be led another way.',
    running: 'Chapters in play',
    resume: (chapter, attempt) => `${chapter}, attempt ${attempt}`,
    saves: 'Saves',
    savesHelp: 'Every chapter that is won adds a save, which never changes. A loss takes nothing away.',
    start: 'The beginning',
    from: (chapter) => `Begin from here: ${chapter}`,
    branchFrom: (chapter) => `Branch from here: ${chapter}`,
    won: (who, when, attempt) => `${who} · ${when} · ${attempt === 1 ? 'at the first try' : `at try ${attempt}`}`,
    attempts: (n) => counted('en', n, { one: 'attempt', other: 'attempts' }),
    read: 'Journal up to here',
    rename: 'Rename',
    name: 'Name',
    save: 'Save',
    export: 'Save to a file',
    remove: 'Delete the campaign',
    removeTitle: 'Delete this campaign?',
    removeText: (name) =>
      `The campaign "${name}" will disappear from this device for good, with all its saves and games. You can save it to a file first.`,
    removeYes: 'Delete for good',
    none: 'There is no such campaign here',
    noneText:
      'Campaigns are saved in the browser they are played in. This one is not here: it was deleted, or it belongs to another device.',
    full: 'The browser has no space left. The chapter you won is safe in its game and will join the campaign once there is space: delete a finished game (not this one) and reload the page.',
    noStorage: 'The browser does not allow anything to be saved (perhaps this is a private window).',
  },
  journal: {
    title: 'Journal',
    empty: 'The journal begins with the first chapter you win.',
    endings: 'Endings met',
    achievements: (met, of) => `Achievements: ${met} of ${of}`,
    hidden: (n) => `${n} more to be found. You will learn each name when you earn it.`,
  },
  import: {
    bad: 'This campaign cannot be loaded',
    clash: 'Another campaign with the same mark and other saves is on this device. Nothing was changed.',
    full: 'The browser has no space for this campaign. Nothing was changed.',
    none: 'The browser does not allow anything to be saved (perhaps this is a private window).',
    line: (n) => `line ${n}`,
  },
}
