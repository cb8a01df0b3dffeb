import {
  addSave,
  type Campaign,
  type CampaignFile,
  type CampaignSave,
  countAttempt,
  readAbout,
  readSave,
  saveOf,
} from '@grimuar/contract/campaign'
import type { Json, Match } from '@grimuar/kernel'
import { writeRecord } from '@grimuar/kernel'
import {
  CAMPAIGN_PREFIX,
  deleteMatch,
  type SavedMatch,
  type SaveProblem,
  savedMatches,
  saveProblemNow,
} from '../session/saved-matches.ts'
import { readStored, storedKeys, writeStored } from '../storage.ts'

// A campaign is stored under one key, and every save with its record under a key of its own: a save is written once and never
// changed, so two tabs cannot overwrite each other's wins.

const SAVE = 'grimuar/campaign-save/'

/** A save with the record of its match. */
interface StoredSave {
  readonly save: CampaignSave
  readonly record: string
}

function json(text: string | null): Json | undefined {
  if (text === null) return undefined
  try {
    const data: Json = JSON.parse(text)
    return data
  } catch {
    return undefined
  }
}

function readStoredSave(text: string | null): StoredSave | undefined {
  const data = json(text)
  if (typeof data !== 'object' || data === null || !('save' in data && 'record' in data)) return undefined
  const save = readSave(data.save)
  return save && typeof data.record === 'string' ? { save, record: data.record } : undefined
}

function storedSaves(campaign: string): StoredSave[] {
  return storedKeys(`${SAVE}${campaign}/`)
    .flatMap((key) => readStoredSave(readStored(key)) ?? [])
    .sort((a, b) => a.save.time - b.save.time)
}

/** A campaign on this device, with the records of its chapters; undefined if there is none of this id. */
export function campaignFile(id: string): CampaignFile | undefined {
  const about = readAbout(json(readStored(CAMPAIGN_PREFIX + id)))
  if (!about) return undefined
  let campaign: Campaign = { ...about, saves: [] }
  const records: { [match: string]: string } = {}
  let left = storedSaves(id)
  // A clock that was set back may put a child before its parent.
  for (let before = -1; left.length !== before; ) {
    before = left.length
    left = left.filter((stored) => {
      const added = addSave(campaign, stored.save)
      if (!added) return true
      campaign = added
      records[stored.save.match] = stored.record
      return false
    })
  }
  return { campaign, records }
}

export function campaignOf(id: string): Campaign | undefined {
  return campaignFile(id)?.campaign
}

/** All campaigns on this device, the one played last first. */
export function campaigns(): Campaign[] {
  const played = (campaign: Campaign) => Math.max(campaign.created, ...campaign.saves.map((save) => save.time))
  return storedKeys(CAMPAIGN_PREFIX)
    .flatMap((key) => campaignOf(key.slice(CAMPAIGN_PREFIX.length)) ?? [])
    .sort((a, b) => played(b) - played(a))
}

function write(key: string, value: unknown): SaveProblem | undefined {
  return writeStored(key, JSON.stringify(value)) ? undefined : saveProblemNow()
}

/** Stores what a campaign is called and how often its chapters were begun; its saves are stored one by one. */
export function storeCampaign({ saves: _saves, ...about }: Campaign): SaveProblem | undefined {
  return write(CAMPAIGN_PREFIX + about.id, about)
}

function storeSave(campaign: string, stored: StoredSave): SaveProblem | undefined {
  const key = `${SAVE}${campaign}/${stored.save.id}`
  return readStored(key) === null ? write(key, stored) : undefined
}

export function renameCampaign(id: string, name: string): SaveProblem | undefined {
  const campaign = campaignOf(id)
  return campaign && storeCampaign({ ...campaign, name })
}

/** Counts one more attempt at the chapter after a save, and returns its number. */
export function beginAttempt(campaign: Campaign, parent: string | null): number {
  // Another tab may have counted meanwhile.
  const counted = countAttempt(campaignOf(campaign.id) ?? campaign, parent)
  storeCampaign(counted)
  return counted.attempts[parent ?? ''] ?? 1
}

/** The matches of a campaign that are saved on this device. */
export function matchesOf(id: string): SavedMatch[] {
  return savedMatches().filter(({ chapter }) => chapter?.campaign === id)
}

/** Deletes a campaign with all its saves and matches. */
export function deleteCampaign(id: string): void {
  for (const match of matchesOf(id)) deleteMatch(match.id)
  for (const key of storedKeys(`${SAVE}${id}/`)) writeStored(key, null)
  writeStored(CAMPAIGN_PREFIX + id, null)
}

/** Adds the save that follows from a won match to its campaign. Nothing happens for a match that is not won or belongs to no campaign. */
export function keepWin(saved: Omit<SavedMatch, 'record'>, match: Match): SaveProblem | undefined {
  const { chapter: link, sitters } = saved
  if (!link || readStored(CAMPAIGN_PREFIX + link.campaign) === null) return undefined
  const players = match.beginning.names.map((name, seat) => ({ name, bot: sitters[seat]?.kind === 'bot' }))
  const save = saveOf(match, { match: saved.id, parent: link.parent, attempt: link.attempt, players, time: saved.updated })
  return save && storeSave(link.campaign, { save, record: writeRecord(match.record) })
}

/** Whether a match was won and its campaign does not know it yet: the page was closed, or the storage full, in between. */
export function isUnkept({ id, chapter: link, finished, ranks }: SavedMatch): boolean {
  if (!link || !finished || ranks?.[0] !== 1 || readStored(CAMPAIGN_PREFIX + link.campaign) === null) return false
  return readStored(`${SAVE}${link.campaign}/${id}`) === null
}

/** Stores a whole campaign that came from a file. What is here already stays as it is; if there is no space, nothing is stored. */
export function storeFile({ campaign, records }: CampaignFile): SaveProblem | 'clash' | undefined {
  const here = campaignOf(campaign.id)
  const grown = campaign.saves.reduce<Campaign | undefined>(
    (known, save) => known && addSave(known, save),
    here ?? { ...campaign, saves: [] },
  )
  if (!grown) return 'clash'
  const fresh = campaign.saves.filter(({ id }) => !here?.saves.some((save) => save.id === id))
  const attempts: { [parent: string]: number } = { ...campaign.attempts }
  for (const [parent, n] of Object.entries(here?.attempts ?? {})) attempts[parent] = Math.max(n, attempts[parent] ?? 0)
  const before = readStored(CAMPAIGN_PREFIX + campaign.id)
  let problem = storeCampaign({ ...campaign, name: here?.name ?? campaign.name, attempts })
  for (const save of fresh) problem ??= storeSave(campaign.id, { save, record: records[save.match] ?? '' })
  if (problem) {
    for (const save of fresh) writeStored(`${SAVE}${campaign.id}/${save.id}`, null)
    writeStored(CAMPAIGN_PREFIX + campaign.id, before)
  }
  return problem
}
