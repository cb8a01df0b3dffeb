import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Interval, policy, wilson } from '@grimuar/bots'
import type { Lang } from '@grimuar/contract'
import {
  bot,
  bring,
  DIFFICULTIES,
  en,
  game,
  graphSvg,
  graphText,
  pl,
  playChapter,
  speak,
  taleAt,
  trial,
  troupe,
} from '@grimuar/games/wonder-book/authors'
import { check, type Fault, type Story } from '@grimuar/games/wonder-book/story'
import { type Luck, Match } from '@grimuar/kernel'
import { CliError } from '../command.ts'
import { fileExists } from '../record-file.ts'
import { TerminalSession } from '../session.ts'
import { grid } from '../sheet.ts'
import { playTexts } from '../text/index.ts'
import { type CampaignFile, readCampaign } from './campaign-file.ts'
import { template } from './template.ts'

/** Writes a first campaign to start from. */
export function newStory(file: string): void {
  if (fileExists(file)) throw new CliError(`${file} is there already; choose another name`)
  const id = basename(file)
    .replace(/\.ya?ml$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  writeFileSync(file, template(id || 'my-tale'))
  console.log(`${file} is a campaign of one chapter; "grimuar story check ${file}" checks it`)
}

function readFile(file: string): CampaignFile {
  try {
    return readCampaign(file, troupe)
  } catch (error) {
    throw new CliError(`cannot read ${file} (${error instanceof Error ? error.message : error})`)
  }
}

/** A campaign without faults, ready to be played. */
function soundStory(file: string): CampaignFile {
  const read = readFile(file)
  const faults = faultsOf(read).filter(({ warning }) => !warning)
  for (const fault of faults) tell(file, read, fault)
  if (faults.length) throw new CliError(`${file} has ${faults.length} faults`, 1)
  bring(read.compiled)
  return read
}

/** The faults of a file: first those of its syntax, and if there are none, those of its content. */
function faultsOf({ compiled }: CampaignFile): Fault[] {
  const isBroken = compiled.faults.some(({ warning }) => !warning)
  return [...compiled.faults, ...(isBroken ? [] : check(compiled))]
}

function tell(file: string, read: CampaignFile, fault: Fault): void {
  const { path, problem, hint, warning } = fault
  console.log(`${file}:${read.lineOf(fault)}: ${warning ? 'warning: ' : ''}${path}: ${problem}${hint ? ` (${hint})` : ''}`)
}

/** Tells all faults with line and hint; then the policy plays, unless only reading is wanted. */
export function checkStory(file: string, reading: boolean): number {
  const read = readFile(file)
  const { compiled } = read
  const isBroken = () => faults.some(({ warning }) => !warning)
  const faults = faultsOf(read)
  for (const fault of faults) tell(file, read, fault)
  if (!isBroken() && !reading) {
    bring(compiled)
    const played = trial(compiled.story)
    for (const fault of played) tell(file, read, fault)
    faults.push(...played)
  }
  const bad = faults.filter(({ warning }) => !warning).length
  const { chapters } = compiled.story
  const cards = chapters.reduce((sum, chapter) => sum + chapter.cards.length, 0)
  const played =
    isBroken() || reading ? '' : '; every chapter was played by 2, 3 and 4 heroes from the poorest and the richest state'
  console.log(`${file}: ${chapters.length} chapters, ${cards} cards, ${bad} faults, ${faults.length - bad} warnings${played}`)
  return bad ? 1 : 0
}

/** The cards of every chapter and where they lead: as text, or one chapter as a picture. */
export function graphStory(file: string, lang: Lang, chapter: number | undefined, picture: string | undefined): void {
  const { story, texts } = soundStory(file).compiled
  const shown = story.chapters.filter(({ id }) => chapter === undefined || id === chapter)
  if (shown.length === 0) throw new CliError(`there is no chapter ${chapter}; ${file} has ${story.chapters.length}`)
  const said = texts[lang].chapters
  if (picture === undefined) console.log(shown.map((one) => graphText(one, said[one.id - 1] ?? {})).join('\n\n'))
  else {
    const [first, more] = shown
    if (!first || more) throw new CliError('--svg draws one chapter: name it with --chapter')
    writeFileSync(picture, graphSvg(first, said[first.id - 1] ?? {}))
    console.log(`${picture} shows chapter ${first.roman}`)
  }
}

export interface PlayChoice {
  readonly lang: Lang
  readonly chapter: number
  readonly players: number
  readonly luck: Luck | undefined
}

/** One chapter in the terminal, with companions. Later chapters begin as rich as they can. */
export async function playStory(file: string, { lang, chapter, players, luck }: PlayChoice): Promise<void> {
  const { story } = soundStory(file).compiled
  checkChapter(file, story, chapter)
  const text = playTexts[lang]
  const words = speak(lang === 'pl' ? pl : en)
  const names = Array.from({ length: players }, (_, s) => (s === 0 ? text.player : text.bot(s + 1)))
  const match = new Match(game, {
    seats: players,
    options: { difficulty: 'normal', ties: 'usual', tale: taleAt(story, chapter, 'rich', Math.max(2, players)) },
    names,
    luck: luck ?? { kind: 'fair', seed: randomBytes(32).toString('hex') },
  })
  const title = story.title[lang]
  const session = new TerminalSession({
    game,
    bot: policy(bot),
    match,
    seat: 0,
    text,
    words,
    title,
    file: undefined,
    continued: false,
    clauses: [],
    clause: () => undefined,
  })
  await session.play()
}

function checkChapter(file: string, { chapters }: Story, chapter: number): void {
  if (!chapters[chapter - 1]) throw new CliError(`there is no chapter ${chapter}; ${file} has ${chapters.length}`)
}

/** How often the policy wins a chapter at the first try. */
interface Balance {
  readonly chapter: string
  readonly heroes: number
  readonly difficulty: string
  readonly games: number
  readonly wins: Interval
  readonly fate: number // mean tokens left, lost chapters counted as 0
  readonly rounds: number
}

/** Lets the policy play every chapter from states drawn by chance, and tells how balanced it is. */
export function simulateStory(file: string, games: number, difficulties: readonly string[], json: boolean): void {
  const { story } = soundStory(file).compiled
  const rows: Balance[] = []
  for (const difficulty of DIFFICULTIES.filter((one) => difficulties.includes(one)))
    for (const { id, roman } of story.chapters)
      for (const heroes of [2, 3, 4]) {
        let [won, fate, rounds] = [0, 0, 0]
        for (let seed = 1; seed <= games; seed++) {
          const t = playChapter({
            seats: heroes,
            tale: taleAt(story, id, seed, heroes),
            seed,
            difficulty,
            hear: (event) => void (event.kind === 'phase' && event.phase === 'players' && rounds++),
          })
          if (t.end !== 'won') continue
          won++
          fate += t.fate
        }
        rows.push({
          chapter: roman,
          heroes,
          difficulty,
          games,
          wins: wilson(won, games),
          fate: fate / games,
          rounds: rounds / games,
        })
      }
  if (json) console.log(JSON.stringify({ story: story.id, version: story.version, rows }, null, 2))
  else console.log(sheet(rows))
}

function sheet(rows: readonly Balance[]): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`
  return grid([
    ['chapter', 'heroes', 'difficulty', 'won', '95 % interval', 'tokens', 'rounds'],
    ...rows.map(({ chapter, heroes, difficulty, wins, fate, rounds }) => [
      chapter,
      `${heroes}`,
      difficulty,
      percent(wins.share),
      `${percent(wins.low)} – ${percent(wins.high)}`,
      fate.toFixed(1),
      rounds.toFixed(1),
    ]),
  ])
}
