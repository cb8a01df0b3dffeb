import type { CampaignRow, CampaignStore, SaveRow } from '../campaigns.ts'
import type { RoomRow } from '../contract.ts'
import type { Statement, Write } from './commit.ts'
import type { Database } from './moderation.ts'

type CampaignColumns = Omit<CampaignRow, 'attempts'> & { readonly attempts: string }
type SaveColumns = Omit<SaveRow, 'settings' | 'players' | 'state' | 'here'> & {
  readonly settings: string
  readonly players: string
  readonly state: string
  readonly here: number
}

const CAMPAIGN = 'id, game, story, name, created, attempts'
const SAVE = 'id, parent, chapter, attempt, settings, players, time, state, here, record'

/** The part of the SQLite store that keeps campaigns. */
export class SqliteCampaigns implements CampaignStore<RoomRow> {
  private readonly db: Database
  private readonly findRooms: (where: string, value: string) => RoomRow[]

  constructor(db: Database, findRooms: (where: string, value: string) => RoomRow[]) {
    this.db = db
    this.findRooms = findRooms
  }

  async add({ id, game, story, name, created, attempts }: CampaignRow, person: string, saves: readonly SaveRow[]): Promise<void> {
    await this.db.write([
      {
        sql: `INSERT INTO campaigns (${CAMPAIGN}) VALUES (?, ?, ?, ?, ?, ?)`,
        values: [id, game, story, name, created, JSON.stringify(attempts)],
      },
      addPerson(id, person),
      ...saves.map((save) => insertSave(id, save)),
    ])
  }

  async campaign(id: string): Promise<CampaignRow | undefined> {
    return this.db.all<CampaignColumns>(`SELECT ${CAMPAIGN} FROM campaigns WHERE id = ?`, id).map(campaignFrom)[0]
  }

  async saves(campaign: string): Promise<SaveRow[]> {
    return this.db.all<SaveColumns>(`SELECT ${SAVE} FROM saves WHERE campaign = ? ORDER BY number`, campaign).map(saveFrom)
  }

  async playedHere(match: string): Promise<SaveRow | undefined> {
    const sql = `SELECT ${SAVE} FROM saves WHERE id = ? AND here = 1 AND record IS NULL LIMIT 1`
    return this.db.all<SaveColumns>(sql, match).map(saveFrom)[0]
  }

  async campaignsOf(person: string, limit: number): Promise<CampaignRow[]> {
    const sql = `SELECT ${CAMPAIGN} FROM campaigns WHERE id IN (SELECT campaign FROM campaign_people WHERE person = ?)
      ORDER BY created DESC, id LIMIT ?`
    return this.db.all<CampaignColumns>(sql, person, limit).map(campaignFrom)
  }

  async people(campaign: string): Promise<string[]> {
    const sql = 'SELECT person FROM campaign_people WHERE campaign = ? ORDER BY person'
    return this.db.all<{ person: string }>(sql, campaign).map(({ person }) => person)
  }

  async join(campaign: string, people: readonly string[]): Promise<void> {
    if (people.length > 0) await this.db.write(people.map((person) => addPerson(campaign, person)))
  }

  async leave(campaign: string, person: string): Promise<void> {
    await this.db.write([
      { sql: 'DELETE FROM campaign_people WHERE campaign = ? AND person = ?', values: [campaign, person] },
      ...dropDeserted(),
    ])
  }

  async rename(campaign: string, name: string): Promise<void> {
    await this.db.write([{ sql: 'UPDATE campaigns SET name = ? WHERE id = ?', values: [name, campaign] }])
  }

  async rooms(campaign: string): Promise<RoomRow[]> {
    return this.findRooms(
      `WHERE json_extract(setup, '$.campaign.id') = ? AND state <> 'gone' ORDER BY created DESC, id LIMIT 1000`,
      campaign,
    )
  }
}

/** Adds a person to a campaign, if it still exists. */
export function addPerson(campaign: string, person: string): Statement {
  return {
    sql: 'INSERT OR IGNORE INTO campaign_people (campaign, person) SELECT id, ? FROM campaigns WHERE id = ?',
    values: [person, campaign],
  }
}

/** Adds a save, if its campaign still exists. A save that is already there stays as it is. */
export function insertSave(campaign: string, save: SaveRow): Statement {
  const { id, parent, chapter, attempt, settings, players, time, state, here, record } = save
  return {
    sql: `INSERT OR IGNORE INTO saves (campaign, ${SAVE}) SELECT id, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM campaigns WHERE id = ?`,
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
    { sql: 'UPDATE OR IGNORE campaign_people SET person = ? WHERE person = ?', values: [to, from] },
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
