import { readFileSync } from 'node:fs'
import { boxOf } from '@grimuar/games'
import { readRecord } from '@grimuar/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importRecord } from '../session/begin.ts'
import { deleteMatch, savedMatch, savedMatches, saveMatch } from '../session/saved-matches.ts'
import { campaignFile, campaignOf, campaigns, deleteCampaign, renameCampaign, storeFile } from './campaign-store.ts'
import {
  adopt,
  beginChapter,
  deleteChapter,
  fileOf,
  freeName,
  freshCampaign,
  importCampaign,
  keepWins,
  tryAgain,
} from './chapters.ts'

const RECORDS = new URL('../../../../games/wonder-book/records/', import.meta.url)
const WON = readFileSync(new URL('chapter-1-won.txt', RECORDS), 'utf8')
const LOST = readFileSync(new URL('chapter-1-lost.txt', RECORDS), 'utf8')

/** A storage that holds at most `space` characters in all. */
function storage() {
  const held = new Map<string, string>()
  const all = {
    space: Number.POSITIVE_INFINITY,
    get length() {
      return held.size
    },
    key: (i: number) => [...held.keys()][i] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem(key: string, value: string) {
      const others = [...held].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0)
      if (others + value.length > all.space) throw new DOMException('no space left', 'QuotaExceededError')
      held.set(key, value)
    },
    get used() {
      return [...held.values()].reduce((sum, text) => sum + text.length, 0)
    },
  }
  return all
}

let stored = storage()
beforeEach(() => {
  stored = storage()
  vi.stubGlobal('localStorage', stored)
})
afterEach(() => vi.unstubAllGlobals())

const box = boxOf('wonder-book')
if (!box) throw new Error('the game is missing')
const people = [
  { kind: 'human', name: 'Ala' },
  { kind: 'bot', name: 'Merlin' },
] as const
const named = (story: string) => `Nasza ${story}`

/** Saves the match of a record and makes it a chapter of a campaign; returns both ids. */
async function adopted(record: string): Promise<{ match: string; campaign: string }> {
  const imported = await importRecord(record)
  if (!imported.ok) throw new Error(imported.stage)
  const campaign = await adopt(imported.id, named)
  if (campaign === undefined) throw new Error('it is no chapter')
  return { match: imported.id, campaign }
}

test('a first chapter that was won becomes a campaign with one save; the next chapter begins with what it left', async () => {
  const { match, campaign: id } = await adopted(WON)
  const campaign = campaignOf(id)
  expect(campaign).toMatchObject({ name: 'Nasza lost-name', game: 'wonder-book', story: 'lost-name', attempts: { '': 1 } })
  expect(campaign?.saves).toMatchObject([{ id: match, parent: null, chapter: 1, attempt: 1 }])
  if (!campaign) throw new Error('no campaign')
  const next = await beginChapter(box, campaign, match, people, { difficulty: 'hard' }, { hints: 'nobody' })
  const second = savedMatch(next ?? '')
  expect(second?.hints).toBe('nobody')
  expect(second?.chapter).toEqual({ campaign: id, parent: match, attempt: 1 })
  const read = readRecord(second?.record ?? '')
  expect(read.ok && read.record.options).toMatchObject({ difficulty: 'hard', tale: campaign.saves[0]?.state })
  expect(campaignOf(id)?.attempts).toEqual({ '': 1, [match]: 1 })
})

test('a loss adds no save, and each attempt is counted', async () => {
  const { campaign: id } = await adopted(LOST)
  const campaign = campaignOf(id)
  if (!campaign) throw new Error('no campaign')
  const again = await beginChapter(box, campaign, null, people, {})
  expect(savedMatch(again ?? '')?.chapter?.attempt).toBe(2)
  expect(campaignOf(id)).toMatchObject({ saves: [], attempts: { '': 2 } })
})

test('a win whose save was not written is added from its match', async () => {
  const { match, campaign: id } = await adopted(WON)
  const before = campaignFile(id)
  localStorage.removeItem(`grimuar/campaign-save/${id}/${match}`)
  expect(campaignOf(id)?.saves).toEqual([])
  expect(await keepWins()).toBeUndefined()
  expect(campaignFile(id)).toEqual(before)
})

test('a full storage says so and loses nothing: the save is added once there is space', async () => {
  const { match, campaign: id } = await adopted(WON)
  const before = campaignFile(id)
  localStorage.removeItem(`grimuar/campaign-save/${id}/${match}`)
  stored.space = stored.used + 10
  expect(await keepWins()).toBe('full')
  expect(savedMatch(match)).toBeDefined()
  stored.space = Number.POSITIVE_INFINITY
  expect(await keepWins()).toBeUndefined()
  expect(campaignFile(id)).toEqual(before)
})

test('a match whose win is not kept yet cannot be deleted while there is no space for the save', async () => {
  const { match, campaign: id } = await adopted(WON)
  const saved = savedMatch(match)
  localStorage.removeItem(`grimuar/campaign-save/${id}/${match}`)
  if (!saved) throw new Error('no match')
  stored.space = stored.used
  expect(await deleteChapter(saved)).toBe('full')
  expect(savedMatch(match)).toEqual(saved)
  stored.space = stored.used + 3000
  expect(await deleteChapter(saved)).toBeUndefined()
  expect(savedMatch(match)).toBeUndefined()
  expect(campaignOf(id)?.saves).toMatchObject([{ id: match, chapter: 1 }])
})

test('a lost chapter is tried again from its beginning', async () => {
  const imported = await importRecord(LOST)
  if (!imported.ok) throw new Error(imported.stage)
  const read = readRecord(LOST)
  const options = read.ok ? read.record.options : null
  const again = await tryAgain({ id: imported.id, box, sitters: people, options, hintRule: 'nobody' }, named)
  expect(savedMatch(again ?? '')?.hints).toBe('nobody')
  const [campaign] = campaigns()
  expect(savedMatch(again ?? '')?.chapter).toEqual({ campaign: campaign?.id, parent: null, attempt: 2 })
  expect(campaign).toMatchObject({ saves: [], attempts: { '': 2 } })
})

test('a campaign keeps its saves when their matches are deleted', async () => {
  const { match, campaign } = await adopted(WON)
  deleteMatch(match)
  expect(campaignFile(campaign)?.records[match]).toContain('grimuar record 1')
})

test('a campaign is renamed, and deleted with its matches and no others', async () => {
  const first = await adopted(WON)
  const second = await adopted(LOST)
  expect(renameCampaign(first.campaign, 'Czwartki')).toBeUndefined()
  expect(campaigns().map(({ name }) => name)).toContain('Czwartki')
  expect(freeName('Czwartki')).toBe('Czwartki 2')
  deleteCampaign(first.campaign)
  expect(campaigns().map(({ id }) => id)).toEqual([second.campaign])
  expect(savedMatches().map(({ id }) => id)).toEqual([second.match])
})

test('a campaign goes to another device as one file, and coming back adds nothing', async () => {
  const { campaign: id } = await adopted(WON)
  const file = campaignFile(id)
  if (!file) throw new Error('no campaign')
  const { text } = fileOf(file)
  expect(await importCampaign(text)).toEqual({ ok: true, id })
  expect(campaignFile(id)).toEqual(file)
  vi.stubGlobal('localStorage', storage())
  expect(await importCampaign(text)).toEqual({ ok: true, id })
  expect(campaignFile(id)).toEqual(file)
})

test('a file that is forged, cut or does not fit into the storage changes nothing', async () => {
  const { campaign: id } = await adopted(WON)
  const file = campaignFile(id)
  if (!file) throw new Error('no campaign')
  const { text } = fileOf(file)
  stored = storage()
  vi.stubGlobal('localStorage', stored)
  expect(await importCampaign(text.replace('"fates":[', '"fates":[9,'))).toMatchObject({ ok: false, fault: 'state' })
  expect(await importCampaign(text.slice(0, -20))).toMatchObject({ ok: false, fault: 'cut-off' })
  stored.space = 1500
  localStorage.setItem('something', 'else')
  expect(await importCampaign(text)).toMatchObject({ ok: false, fault: 'full' })
  expect(stored.used).toBe(4)
})

test('another campaign with the same saves is not mixed up with the one that is here', async () => {
  const { campaign: id } = await adopted(WON)
  const file = campaignFile(id)
  if (!file) throw new Error('no campaign')
  const saves = file.campaign.saves.map((save) => ({ ...save, time: 5 }))
  expect(storeFile({ ...file, campaign: { ...file.campaign, saves } })).toBe('clash')
  expect(campaignFile(id)).toEqual(file)
})

test('a later chapter without a save to follow belongs to no campaign', async () => {
  const later = await importRecord(readFileSync(new URL('chapter-3-alone.txt', RECORDS), 'utf8'))
  expect(later.ok && (await adopt(later.id, named))).toBeUndefined()
  expect(campaigns()).toEqual([])
})

test('other texts in the storage are skipped', async () => {
  const campaign = freshCampaign(box, 'lost-name', 'a')
  localStorage.setItem('grimuar/campaign/x', '{')
  localStorage.setItem(`grimuar/campaign/${campaign.id}`, JSON.stringify({ ...campaign, more: 1 }))
  expect(campaigns()).toEqual([])
  saveMatch({ id: 'm', game: 'wonder-book', sitters: people, updated: 1, steps: 0, finished: true, ranks: [1], record: 'x' })
  expect(await keepWins()).toBeUndefined()
})
