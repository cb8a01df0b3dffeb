import { randomBytes } from 'node:crypto'
import {
  beginningOf,
  type Campaign,
  type CampaignPlayer,
  type CampaignProblem,
  type CampaignSave,
  carriedBy,
  checkCampaign,
  optionsAfter,
  readCampaign,
  saveNamed,
  writeCampaign,
} from '@grimuar/contract/campaign'
import { type Game, type Json, readRecord, recordLines, same } from '@grimuar/kernel'
import type { CampaignView, Person } from '@grimuar/protocol'
import type { NewRoom } from '@grimuar/protocol/api'
import type { RulesCatalog } from '../matches/rules-catalog.ts'
import { setupOf } from '../matches/setup.ts'
import type { RoomCache } from '../rooms/room-cache.ts'
import { joinInPieces, nextPiece } from '../slices.ts'
import type { CampaignRow, SavedPlayer, SaveRow } from '../store/campaigns.ts'
import type { RoomRow, Store } from '../store/contract.ts'

/** What campaigns need from the server. */
export interface CampaignContext {
  readonly store: Store
  readonly rules: RulesCatalog
  readonly people: { person(id: string): Promise<Person | undefined> }
  readonly clock: { now(): number }
}

/** Why something about a campaign was refused. */
export interface CampaignError {
  readonly code: 'no-campaign' | 'nothing-to-follow' | 'bad-options' | 'bad-file' | 'limit' | 'rules-gone' | 'try-again'
  readonly problem?: string
  readonly fault?: CampaignProblem['fault']
  readonly facts?: CampaignProblem['facts']
}

/** What a room needs to play a chapter of a campaign. */
export interface Chapter {
  readonly options: Json
  readonly campaign: { readonly id: string; readonly name: string; readonly save: string | null; readonly attempt: number }
}

/** The most campaigns of one person, and the most saves of one that comes with a file. */
const MOST_CAMPAIGNS = 100
const MOST_IMPORTED = 100

/** The campaigns of this server. Each belongs to the people who played in it; any of them may continue it with any players. */
export class Campaigns {
  private readonly context: CampaignContext

  constructor(context: CampaignContext) {
    this.context = context
  }

  /** The campaigns of a person, newest first. */
  async list(person: string): Promise<CampaignView[]> {
    const views: CampaignView[] = []
    for (const row of await this.context.store.campaigns.campaignsOf(person, MOST_CAMPAIGNS)) {
      await nextPiece()
      views.push(await this.view(row))
    }
    return views
  }

  async get(id: string, person: string): Promise<CampaignView | CampaignError> {
    const row = await this.own(id, person)
    return 'code' in row ? row : this.view(row)
  }

  async rename(id: string, person: string, name: string): Promise<CampaignView | CampaignError> {
    const row = await this.own(id, person)
    if ('code' in row) return row
    await this.context.store.campaigns.rename(id, name)
    return this.view({ ...row, name })
  }

  /** Takes a person out of a campaign. It stays with the others, and is deleted if there are none. */
  async leave(id: string, person: string): Promise<CampaignError | undefined> {
    const row = await this.own(id, person)
    if ('code' in row) return row
    await this.context.store.campaigns.leave(id, person)
    return undefined
  }

  /** Begins a chapter: the first of a new campaign, or the one after a save. What it begins with comes from the store. */
  async chapter(
    person: string,
    game: Game,
    asked: NonNullable<NewRoom['campaign']>,
    settings: NewRoom['options'],
  ): Promise<Chapter | CampaignError> {
    const known =
      'id' in asked ? await this.own(asked.id, person) : await this.begin(person, game, asked, plainSettings(settings))
    if ('code' in known) return known
    if (known.game !== game.id) return { code: 'no-campaign', problem: `that is a campaign of ${known.game}` }
    const campaign = await this.tree(known)
    const parent = 'id' in asked ? asked.save : null
    const save = parent === null ? null : saveNamed(campaign, parent)
    if (save === undefined) return { code: 'no-campaign', problem: 'the campaign has no such save' }
    const options = optionsAfter(game, campaign, save, plainSettings(settings))
    if (!options) {
      const missing = save ? (carriedBy(game)?.choice.missing?.(save.state) ?? []) : []
      const problem = missing.length ? `this server does not have: ${missing.join(', ')}` : 'no chapter follows that save'
      return { code: 'nothing-to-follow', problem }
    }
    const attempt = (campaign.attempts[parent ?? ''] ?? 0) + 1
    return { options, campaign: { id: known.id, name: known.name, save: parent, attempt } }
  }

  /** The players of a chapter belong to its campaign from then on. */
  async began(row: RoomRow): Promise<void> {
    const { campaign, seats } = setupOf(row)
    const people = seats.flatMap((plan) => (plan.kind === 'person' ? [plan.person] : []))
    if (campaign) await this.context.store.campaigns.join(campaign.id, people)
  }

  /** The whole campaign as one text file, with the records of its matches. */
  async file(id: string, person: string, roomCache: RoomCache): Promise<{ text: string } | CampaignError> {
    const row = await this.own(id, person)
    if ('code' in row) return row
    const campaign = await this.tree(row)
    const records: { [match: string]: string } = {}
    for (const save of await this.context.store.campaigns.saves(id)) {
      await nextPiece()
      const players = saveNamed(campaign, save.id)?.players ?? []
      const record = save.record ?? (await recordOf(roomCache, save.id, players))
      if (record === undefined) return { code: 'rules-gone', problem: `the match of chapter ${save.chapter} cannot be read` }
      records[save.id] = record
    }
    return { text: writeCampaign({ campaign, records }) }
  }

  /** Reads a campaign from a file as a new one of this person. Every chapter is checked by the rules. */
  async import(person: string, text: string): Promise<CampaignView | CampaignError> {
    const { store, rules } = this.context
    if (await this.isFull(person)) return { code: 'limit' }
    const read = readCampaign(text)
    if (read.ok && read.campaign.saves.length > MOST_IMPORTED)
      return { code: 'bad-file', fault: 'too-many-saves', facts: [MOST_IMPORTED], problem: `more than ${MOST_IMPORTED} saves` }
    const problem = await checkCampaign(read, (id) => rules.box(id), nextPiece)
    if (problem) {
      const { fault, facts } = problem
      return { code: 'bad-file', problem: `line ${problem.line}: ${problem.problem}`, fault, facts }
    }
    if (!read.ok) return { code: 'bad-file', problem: read.problem, fault: read.fault, facts: read.facts }
    const { saves, ...about } = read.campaign
    const row: CampaignRow = { ...about, id: newId() }
    const rows: SaveRow[] = []
    for (const save of saves) {
      const here = same((await store.campaigns.playedHere(save.match))?.state, save.state)
      const players = save.players.map(({ name, bot }) => ({ name, bot }))
      const { id, parent, chapter, attempt, settings, time, state } = save
      rows.push({ id, parent, chapter, attempt, settings, players, time, state, here, record: read.records[save.match] ?? '' })
    }
    await store.campaigns.add(row, person, rows)
    return this.view(row)
  }

  /** A new campaign without saves. */
  private async begin(
    person: string,
    game: Game,
    { name, story }: { readonly name: string; readonly story?: string },
    settings: { readonly [name: string]: Json },
  ): Promise<CampaignRow | CampaignError> {
    const { store, clock } = this.context
    const carried = carriedBy(game)
    if (!carried) return { code: 'bad-options', problem: `${game.id} has no campaigns` }
    if (await this.isFull(person)) return { code: 'limit' }
    const given = carried.choice.read(settings[carried.name] ?? carried.choice.default)
    const told = story ?? carried.choice.place(given ?? carried.choice.default).story
    if (beginningOf(game, told) === undefined) return { code: 'bad-options', problem: `there is no story "${told}"` }
    const row = { id: newId(), game: game.id, story: told, name, created: clock.now(), attempts: {} }
    await store.campaigns.add(row, person, [])
    return row
  }

  private async isFull(person: string): Promise<boolean> {
    return (await this.context.store.campaigns.campaignsOf(person, MOST_CAMPAIGNS)).length >= MOST_CAMPAIGNS
  }

  private async own(id: string, person: string): Promise<CampaignRow | CampaignError> {
    const { campaigns } = this.context.store
    const row = await campaigns.campaign(id)
    return row && (await campaigns.people(id)).includes(person) ? row : { code: 'no-campaign' }
  }

  private async view(row: CampaignRow): Promise<CampaignView> {
    const { campaigns } = this.context.store
    const rooms = (await campaigns.rooms(row.id)).filter(({ state }) => state === 'open' || state === 'running')
    const people = await Promise.all((await campaigns.people(row.id)).map((id) => this.context.people.person(id)))
    const elsewhere = (await campaigns.saves(row.id)).filter(({ here }) => !here).map(({ id }) => id)
    const { saves, ...about } = await this.tree(row)
    return {
      campaign: { ...about, saves: saves.map((save) => ({ ...save, players: [...save.players] })) },
      people: people.filter((person) => person !== undefined),
      elsewhere,
      rooms: rooms.map((room) => ({
        id: room.id,
        save: setupOf(room).campaign?.save ?? null,
        state: room.state === 'open' ? 'open' : 'running',
      })),
    }
  }

  /** The tree of saves, with the attempts of all rooms that began. */
  private async tree({ attempts: before, ...row }: CampaignRow): Promise<Campaign> {
    const { campaigns } = this.context.store
    const attempts = { ...before }
    for (const room of await campaigns.rooms(row.id)) {
      const parent = setupOf(room).campaign?.save ?? ''
      if (room.state === 'running' || room.state === 'over') attempts[parent] = (attempts[parent] ?? 0) + 1
    }
    const saves: CampaignSave[] = []
    for (const { here, record, players, ...save } of await campaigns.saves(row.id)) {
      saves.push({
        ...save,
        match: save.id,
        players: await Promise.all(players.map((player, seat) => this.player(player, seat))),
      })
    }
    return { ...row, attempts, saves }
  }

  private async player(player: SavedPlayer, seat: number): Promise<CampaignPlayer> {
    if ('name' in player) return player
    if ('bot' in player) return { name: `Bot ${seat + 1}`, bot: true }
    const person = await this.context.people.person(player.person)
    return person ? { name: person.name, bot: false, person: person.id } : { name: '—', bot: false }
  }
}

/** The record of a match that was played here. */
async function recordOf(roomCache: RoomCache, match: string, players: readonly CampaignPlayer[]): Promise<string | undefined> {
  const room = await roomCache.get(match)
  if (typeof room === 'string' || !room.matchState) return undefined
  const record = await joinInPieces(recordLines({ ...room.matchState.match.record, names: players.map(({ name }) => name) }))
  return readRecord(record).ok ? record : undefined
}

function plainSettings(given: unknown): { readonly [name: string]: Json } {
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.fromEntries(Object.entries(given)) : {}
}

function newId(): string {
  return randomBytes(9).toString('base64url')
}
