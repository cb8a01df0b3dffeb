import { type Box, type Door, editionOf, type Lang, rulesFor } from '@grimuar/contract'
import {
  beganWith,
  beginningOf,
  type Campaign,
  type CampaignFile,
  type CampaignProblem,
  type ChapterSettings,
  checkCampaign,
  newCampaign,
  optionsAfter,
  readCampaign,
  saveNamed,
  stateAfter,
  writeCampaign,
} from '@grimuar/contract/campaign'
import { boxOf } from '@grimuar/games'
import { type Json, Match, readRecord, same } from '@grimuar/kernel'
import type { HintRule } from '@grimuar/protocol'
import { type BeginOptions, begin, freshId } from '../session/begin.ts'
import {
  deleteMatch,
  type SavedMatch,
  type SaveProblem,
  type Sitter,
  savedMatch,
  savedMatches,
  saveMatch,
} from '../session/saved-matches.ts'
import { beginAttempt, campaignOf, campaigns, isUnkept, keepWin, storeCampaign, storeFile } from './campaign-store.ts'

/** A campaign that begins now; it is stored with its first chapter. */
export function freshCampaign(box: Box, story: string, name: string): Campaign {
  return newCampaign({ id: freshId(), game: box.id, story, name, created: Date.now() })
}

/** The name, with a number if another campaign here has it already. */
export function freeName(name: string): string {
  const taken = new Set(campaigns().map((campaign) => campaign.name))
  let n = 1
  while (taken.has(n === 1 ? name : `${name} ${n}`)) n++
  return n === 1 ? name : `${name} ${n}`
}

/** Begins the chapter after a save (null: the first) as a new match and returns its id; undefined if no chapter follows. */
export async function beginChapter(
  box: Box,
  campaign: Campaign,
  parent: string | null,
  sitters: readonly Sitter[],
  settings: ChapterSettings,
  { hints }: Pick<BeginOptions, 'hints'> = {},
): Promise<string | undefined> {
  const save = parent === null ? null : saveNamed(campaign, parent)
  const options = save === undefined ? undefined : optionsAfter(await box.rules(), campaign, save, settings)
  if (!options) return undefined
  const attempt = beginAttempt(campaign, parent)
  return begin(box, sitters, options, { chapter: { campaign: campaign.id, parent, attempt }, hints })
}

/** Begins a chapter again from the save it began from, with the same people and settings; undefined if it belongs to no campaign. */
export async function tryAgain(
  {
    id,
    box,
    sitters,
    options,
    hintRule,
  }: {
    readonly id: string
    readonly box: Box
    readonly sitters: readonly Sitter[]
    readonly options: Json
    readonly hintRule?: HintRule
  },
  nameOf: (story: string) => string,
): Promise<string | undefined> {
  const campaign = campaignOf((await adopt(id, nameOf)) ?? '')
  const parent = savedMatch(id)?.chapter?.parent
  if (!campaign || parent === undefined) return undefined
  const attempt = beginAttempt(campaign, parent)
  return begin(box, sitters, options, { chapter: { campaign: campaign.id, parent, attempt }, hints: hintRule })
}

/** Deletes a match. A win that its campaign does not know yet is added first; if there is no space for it, the match stays. */
export async function deleteChapter(saved: SavedMatch): Promise<SaveProblem | undefined> {
  const match = isUnkept(saved) ? await replayed(saved) : undefined
  deleteMatch(saved.id)
  const problem = match && keepWin(saved, match)
  if (problem) saveMatch(saved)
  return problem
}

/** Replays a saved match by its rules; undefined if its record is broken. */
async function replayed(saved: SavedMatch): Promise<Match | undefined> {
  const read = readRecord(saved.record)
  const box = boxOf(saved.game)
  if (!read.ok || !box) return undefined
  const built = Match.from(await rulesFor(editionOf(box, read.record.version), read.record), read)
  return built.ok ? built.match : undefined
}

/** Adds to their campaigns all wins that are not there yet, because the page was closed or the storage full in between. */
export async function keepWins(): Promise<SaveProblem | undefined> {
  let problem: SaveProblem | undefined
  for (const saved of savedMatches().filter(isUnkept)) {
    const match = await replayed(saved)
    if (match) problem ??= keepWin(saved, match)
  }
  return problem
}

/**
 * Makes a saved match a chapter of a campaign: of the one it follows from, or of a new one if it is a first chapter. Returns the
 * campaign's id; undefined if the match is not a chapter played from its beginning, or if the save before it is not here.
 */
export async function adopt(id: string, nameOf: (story: string) => string): Promise<string | undefined> {
  const saved = savedMatch(id)
  if (saved?.chapter) return campaignOf(saved.chapter.campaign) && saved.chapter.campaign
  const match = saved && (await replayed(saved))
  const box = saved && boxOf(saved.game)
  const began = match && match.beginning.from === undefined ? beganWith(match) : undefined
  if (!saved || !match || !box || !began) return undefined
  const link = (campaign: string, parent: string | null) => {
    const linked = { ...saved, chapter: { campaign, parent, attempt: 1 } }
    if (saveMatch(linked) || keepWin(linked, match)) return undefined
    return campaign
  }
  for (const campaign of campaigns().filter(({ game, story }) => game === box.id && story === began.place.story)) {
    const parent = campaign.saves.find((save) => same(stateAfter(match.game, campaign, save), began.state))
    if (parent) return link(campaign.id, parent.id)
  }
  if (!same(began.state, beginningOf(match.game, began.place.story))) return undefined
  const campaign = { ...freshCampaign(box, began.place.story, freeName(nameOf(began.place.story))), attempts: { '': 1 } }
  return storeCampaign(campaign) ? undefined : link(campaign.id, null)
}

/** The campaign as a file to download. */
export function fileOf(file: CampaignFile): { readonly name: string; readonly text: string } {
  return { name: `${file.campaign.story}-${file.campaign.id}.grimuar-campaign.txt`, text: writeCampaign(file) }
}

export type CampaignImport =
  | { readonly ok: true; readonly id: string }
  | CampaignProblem
  | { readonly ok: false; readonly fault: SaveProblem | 'clash' }

/** Stores a campaign from a file on this device, after every record in it was played again and fits. */
export async function importCampaign(text: string): Promise<CampaignImport> {
  const read = readCampaign(text)
  if (!read.ok) return read
  const problem = await checkCampaign(read, boxOf)
  if (problem) return problem
  const fault = storeFile(read)
  return fault ? { ok: false, fault } : { ok: true, id: read.campaign.id }
}

/** Loads a game with the words of all chapters that were won in a campaign, for its journal. */
export async function loadChapters(box: Box, lang: Lang, campaign: Campaign): Promise<Door> {
  const [{ words }, game] = await Promise.all([box.load(lang), box.rules()])
  const begun = campaign.saves.map(({ parent, settings }) =>
    optionsAfter(game, campaign, parent === null ? null : (saveNamed(campaign, parent) ?? null), settings),
  )
  await Promise.all(begun.map((options) => (options ? box.load(lang, options) : undefined)))
  return { words, game } // another one each time, so that what is drawn with it is drawn again
}
