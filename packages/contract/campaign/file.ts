import type { Json } from '@grimuar/kernel'
import { fields, list, type Reader, that, whole } from '../readers.ts'
import { addSave, type Campaign, type CampaignPlayer, type CampaignSave, type ChapterSettings, newCampaign } from './tree.ts'

/** A campaign with the records of its chapters, by the match they are of. Nothing else is needed to check it. */
export interface CampaignFile {
  readonly campaign: Campaign
  readonly records: { readonly [match: string]: string }
}

/** A fault of a campaign, for screens that have their own words for it. */
export type CampaignFault =
  | 'too-large' // facts: [most characters]
  | 'title' // it is no campaign at all
  | 'too-new' // facts: [its format, the newest known here]
  | 'about'
  | 'save'
  | 'tree' // facts: [the save that does not fit on the others]
  | 'too-many-saves' // facts: [limit]
  | 'cut-off'
  | 'unknown-game' // facts: [its id]
  | 'no-campaigns' // facts: [the game]
  | 'record' // facts: [what is wrong with the record, in English]
  | 'position' // the match did not begin at its beginning
  | 'other-story' // facts: [the story the match was of]
  | 'beginning' // facts: [chapter]: the match began with something else than the chapter before left
  | 'not-won' // facts: [chapter]
  | 'state' // facts: [chapter]: the match left something else

/** The place where a campaign is broken: in words for the author of the file, and as a fault with its facts. */
export interface CampaignProblem {
  readonly ok: false
  readonly line: number
  readonly problem: string
  readonly fault: CampaignFault
  readonly facts: readonly (string | number)[]
}

export const CAMPAIGN_FORMAT = 1
export const MOST_CHARACTERS = 4_000_000
const MOST_SAVES = 300
const INDENT = '  '
const NAME = 80

/** Writes a campaign as one text: what it is, then each save with the record it came from. */
export function writeCampaign({ campaign: { saves, ...about }, records }: CampaignFile): string {
  const lines = [`grimuar campaign ${CAMPAIGN_FORMAT}`, `about ${JSON.stringify(about)}`]
  for (const save of saves) {
    const record = records[save.match]?.trimEnd().split('\n') ?? []
    lines.push(`save ${JSON.stringify(save)}`, ...record.map((line) => INDENT + line))
  }
  return `${[...lines, `end ${saves.length}`].join('\n')}\n`
}

/** `lines` are those of each save's record, by its match, for problems found later. */
export type CampaignRead =
  | ({ readonly ok: true; readonly lines: { readonly [match: string]: number } } & CampaignFile)
  | CampaignProblem

/** Whether a text says that it is a campaign; it may still be broken. */
export function looksLikeCampaign(text: string): boolean {
  return /^\uFEFF?\s*grimuar campaign\b/.test(text)
}

/** Reads a campaign from any text; a fault is returned with its line. `checkCampaign` then checks it by the rules. */
export function readCampaign(text: string): CampaignRead {
  let at = 0
  const fail = (fault: CampaignFault, problem: string, facts: readonly (string | number)[] = [], line = at): CampaignProblem => {
    return { ok: false, line: Math.max(line, 1), problem, fault, facts }
  }
  if (text.length > MOST_CHARACTERS) {
    return fail('too-large', `a campaign has at most ${MOST_CHARACTERS} characters`, [MOST_CHARACTERS])
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  const nextLine = (): string | undefined => {
    while (at < lines.length) {
      const line = lines[at++]
      if (line?.trim() && !line.startsWith('#')) return line
    }
    return undefined
  }
  const format = /^grimuar campaign (\d{1,6})\s*$/.exec(nextLine() ?? '')?.[1]
  if (format === undefined) return fail('title', `a campaign begins with the line "grimuar campaign ${CAMPAIGN_FORMAT}"`)
  if (Number(format) > CAMPAIGN_FORMAT) {
    const problem = `this campaign has format ${format}; the newest known here is ${CAMPAIGN_FORMAT}`
    return fail('too-new', problem, [Number(format), CAMPAIGN_FORMAT])
  }
  const about = readAbout(after('about ', nextLine()))
  if (!about || format === '0') return fail('about', 'expected "about" and what the campaign is, as JSON')

  let campaign: Campaign = { ...newCampaign(about), attempts: about.attempts }
  const records: { [match: string]: string } = {}
  const where: { [match: string]: number } = {}
  for (let line = nextLine(); ; line = nextLine()) {
    if (line === undefined) return fail('cut-off', 'the last line of a campaign is "end" and the number of its saves')
    if (line.startsWith('end ')) {
      if (line.trim() === `end ${campaign.saves.length}` && nextLine() === undefined) break
      return fail('cut-off', `the number of saves is ${campaign.saves.length}, and nothing comes after "end"`)
    }
    const save = readSave(after('save ', line))
    if (!save) return fail('save', 'expected "save" and a save as JSON')
    if (campaign.saves.length >= MOST_SAVES) return fail('too-many-saves', `more than ${MOST_SAVES} saves`, [MOST_SAVES])
    const added = addSave(campaign, save)
    if (!added || added === campaign || Object.hasOwn(records, save.match)) {
      return fail('tree', `save "${save.id}" is there twice, or the save it began from is not there`, [save.id])
    }
    campaign = added
    where[save.match] = at
    const from = at
    while (lines[at]?.startsWith(INDENT)) at++
    records[save.match] = `${lines
      .slice(from, at)
      .map((each) => each.slice(INDENT.length))
      .join('\n')}\n`
  }
  return { ok: true, campaign, records, lines: where }
}

function after(word: string, line: string | undefined): Json | undefined {
  if (!line?.startsWith(word)) return undefined
  try {
    const json: Json = JSON.parse(line.slice(word.length))
    return json
  } catch {
    return undefined
  }
}

const text = (longest: number) =>
  that((json): json is string => typeof json === 'string' && json !== '' && json.length <= longest)
const id = that((json): json is string => typeof json === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(json))
const anyName = that((json): json is string => typeof json === 'string' && json.length <= NAME)
const yesOrNo = that((json): json is boolean => typeof json === 'boolean')
const time = whole(0)

/** An object whose fields may have any names. */
function entries<T>(key: Reader<string>, value: Reader<T>): Reader<{ readonly [name: string]: T }> {
  return (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
    const read: [string, T][] = []
    for (const [name, given] of Object.entries<Json>(json)) {
      const one = value(given)
      if (key(name) === undefined || one === undefined) return undefined
      read.push([name, one])
    }
    return Object.fromEntries(read)
  }
}

const orNull: Reader<string | null> = (json) => (json === null ? null : id(json))
const idOrStart: Reader<string> = (json) => (json === '' ? json : id(json))
const settings: Reader<ChapterSettings> = entries(text(NAME), (json) => json)

const player: Reader<CampaignPlayer> = (json) =>
  fields<Required<CampaignPlayer>>({ name: anyName, bot: yesOrNo, person: id })(json) ??
  fields<Omit<CampaignPlayer, 'person'>>({ name: anyName, bot: yesOrNo })(json)

export const readAbout: Reader<Omit<Campaign, 'saves'>> = fields<Omit<Campaign, 'saves'>>({
  id,
  game: id,
  story: id,
  name: text(NAME),
  created: time,
  attempts: entries(idOrStart, whole(0, 100_000)),
})

export const readSave: Reader<CampaignSave> = fields<CampaignSave>({
  id,
  parent: orNull,
  match: id,
  chapter: whole(1, 1000),
  attempt: whole(1, 100_000),
  settings,
  players: list(player),
  time,
  state: (json) => json,
})
