import type { CampaignRow, CampaignStore, SaveRow } from '../campaigns.ts'
import type { RoomRow } from '../contract.ts'
import type { Flavour, Statement, Write } from './database.ts'
import type { StoreDatabase } from './moderation.ts'

type CampaignColumns = Omit<CampaignRow, 'attempts'> & { readonly attempts: string }
type SaveColumns = Omit<SaveRow, 'settings' | 'players' | 'state' | 'here'> & {
  readonly settings: string
  readonly players: string
  readonly state: string
  readonly here: number
}

const CAMPAIGN = 'id, game, story, name, created, attempts'
const SAVE = 'id, parent, chapter, attempt, settings, players, time, state, here, record'

/** The part of the store that keeps campaigns. */
export class SqlCampaigns implements CampaignStore<RoomRow> {
  private readonly db: StoreDatabase
  private readonly flavour: Flavour
  private readonly findRooms: (where: string, value: string) => Promise<RoomRow[]>

  constructor(db: StoreDatabase, flavour: Flavour, findRooms: (where: string, value: string) => Promise<RoomRow[]>) {
    this.db = db
    this.flavour = flavour
    this.findRooms = findRooms
  }

  async add({ id, game, story, name, created, attempts }: CampaignRow, person: string, saves: readonly SaveRow[]): Promise<void> {
    const write = [
      {
        sql: `INSERT INTO campaigns (${CAMPAIGN}) VALUES (?, ?, ?, ?, ?, ?)`,
        values: [id, game, story, name, created, JSON.stringify(attempts)],
      },
      addPerson(id, person),
      ...saves.map((save) => insertSave(id, save)),
    ]
    await this.db.write(write, id)
  }

  async campaign(id: string): Promise<CampaignRow | undefined> {
    const rows = await this.db.all<CampaignColumns>(`SELECT ${CAMPAIGN} FROM campaigns WHERE id = ?`, id)
    return rows.map(campaignFrom)[0]
  }

  async saves(campaign: string): Promise<SaveRow[]> {
    const rows = await this.db.all<SaveColumns>(`SELECT ${SAVE} FROM saves WHERE campaign = ? ORDER BY number`, campaign)
    return rows.map(saveFrom)
  }

  async playedHere(match: string): Promise<SaveRow | undefined> {
    const sql = `SELECT ${SAVE} FROM saves WHERE id = ? AND here = 1 AND record IS NULL LIMIT 1`
    return (await this.db.all<SaveColumns>(sql, match)).map(saveFrom)[0]
  }

  async campaignsOf(person: string, limit: number): Promise<CampaignRow[]> {
    const sql = `SELECT ${CAMPAIGN} FROM campaigns WHERE id IN (SELECT campaign FROM campaign_people WHERE person = ?)
      ORDER BY created DESC, id LIMIT ?`
    return (await this.db.all<CampaignColumns>(sql, person, limit)).map(campaignFrom)
  }

  async people(campaign: string): Promise<string[]> {
    const sql = 'SELECT person FROM campaign_people WHERE campaign = ? ORDER BY person'
    return (await this.db.all<{ person: string }>(sql, campaign)).map(({ person }) => person)
  }

  async join(campaign: string, people: readonly string[]): Promise<void> {
    if (people.length > 0)
      await this.db.write(
        people.map((person) => addPerson(campaign, person)),
        campaign,
      )
  }

  async leave(campaign: string, person: string): Promise<void> {
    const leave = { sql: 'DELETE FROM campaign_people WHERE campaign = ? AND person = ?', values: [campaign, person] }
    await this.db.write([leave, ...dropDeserted()], campaign)
  }

  async rename(campaign: string, name: string): Promise<void> {
    await this.db.write([{ sql: 'UPDATE campaigns SET name = ? WHERE id = ?', values: [name, campaign] }], campaign)
  }

  async rooms(campaign: string): Promise<RoomRow[]> {
    return this.findRooms(
      `WHERE ${this.flavour.jsonField('setup', ['campaign', 'id'])} = ? AND state <> 'gone' ORDER BY created DESC, id LIMIT 1000`,
      campaign,
    )
  }
}

/** Adds a person to a campaign, if it still exists. */
export function addPerson(campaign: string, person: string): Statement {
  return {
    sql: 'INSERT INTO campaign_people (campaign, person) SELECT id, ? FROM campaigns WHERE id = ? ON CONFLICT DO NOTHING',
    values: [person, campaign],
  }
}

/** Adds a save, if its campaign still exists. A save that is already there stays as it is. */
export function insertSave(campaign: string, save: SaveRow): Statement {
  const { id, parent, chapter, attempt, settings, players, time, state, here, record } = save
  const number = 'CAST(? AS BIGINT)' // PostgreSQL takes an untyped value in a SELECT for a text
  return {
    sql: `INSERT INTO saves (campaign, ${SAVE})
      SELECT id, ?, ?, ${number}, ${number}, ?, ?, ${number}, ?, ${number}, ? FROM campaigns WHERE id = ? ON CONFLICT DO NOTHING`,
    values: [
      ...[id, parent, chapter, attempt, JSON.stringify(settings), JSON.stringify(players), time],
      ...[JSON.stringify(state), Number(here), record, campaign],
    ],
  }
}

/** Gives the campaigns of a guest to another person. */
export function moveCampaigns(from: string, to: string): Write {
  const theirs = 'campaign IN (SELECT campaign FROM campaign_people WHERE person = ?)'
  return [
    {
      sql: `UPDATE saves SET players = replace(players, ?, ?) WHERE ${theirs}`,
      values: [JSON.stringify(from), JSON.stringify(to), from],
    },
    {
      sql: `UPDATE campaign_people SET person = ?
        WHERE person = ? AND campaign NOT IN (SELECT campaign FROM campaign_people WHERE person = ?)`,
      values: [to, from, to],
    },
    { sql: 'DELETE FROM campaign_people WHERE person = ?', values: [from] },
  ]
}

/** Takes a deleted person out of all campaigns. */
export function forgetCampaigns(person: string): Write {
  return [{ sql: 'DELETE FROM campaign_people WHERE person = ?', values: [person] }, ...dropDeserted()]
}

/** Deletes the campaigns that belong to nobody any more. */
function dropDeserted(): Write {
  return [
    { sql: 'DELETE FROM campaigns WHERE id NOT IN (SELECT campaign FROM campaign_people)', values: [] },
    { sql: 'DELETE FROM saves WHERE campaign NOT IN (SELECT id FROM campaigns)', values: [] },
  ]
}

function campaignFrom({ attempts, ...campaign }: CampaignColumns): CampaignRow {
  return { ...campaign, attempts: JSON.parse(attempts) }
}

function saveFrom({ settings, players, state, here, ...save }: SaveColumns): SaveRow {
  return {
    ...save,
    settings: JSON.parse(settings),
    players: JSON.parse(players),
    state: JSON.parse(state),
    here: here === 1,
  }
}
