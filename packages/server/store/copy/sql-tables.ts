/** An SQL table of the store, as far as copying it needs to know it. */
export interface SqlTable {
  readonly name: string
  /** The columns of its primary key, in order. */
  readonly key: readonly string[]
  /** The column in which the database numbers its rows by itself. */
  readonly numbered?: string
  /** Which rows are data; those that a database keeps about itself are not. */
  readonly where?: string
}

/** The row of `meta` that PostgreSQL alone has: the number of applied migrations. */
const FORMAT = 'format'
/** The row of `meta` that says that somebody began to copy data into this database and did not finish. */
export const UNFINISHED = 'unfinished-copy'

/** All SQL tables of the store. One that refers to another comes after it. */
export const SQL_TABLES: readonly SqlTable[] = [
  { name: 'meta', key: ['name'], where: `"name" NOT IN ('${FORMAT}', '${UNFINISHED}')` },
  { name: 'outages', key: ['since'] },

  { name: 'user', key: ['id'] },
  { name: 'session', key: ['id'] },
  { name: 'account', key: ['id'] },
  { name: 'verification', key: ['id'] },
  { name: 'passkey', key: ['id'] },
  { name: 'settings', key: ['person'] },
  { name: 'mutes', key: ['person', 'muted'] },
  { name: 'blocks', key: ['person', 'blocked'] },
  { name: 'pushes', key: ['endpoint'] },
  { name: 'notices', key: ['person', 'about'] },

  { name: 'rooms', key: ['id'] },
  { name: 'seated', key: ['room_id', 'seat'] },
  { name: 'log', key: ['room_id', 'seq'] },
  { name: 'chat', key: ['id'], numbered: 'id' },
  { name: 'commitments', key: ['shown'] },

  { name: 'reports', key: ['id'], numbered: 'id' },
  { name: 'sanctions', key: ['id'], numbered: 'id' },
  { name: 'moderators', key: ['person'] },
  { name: 'audit', key: ['id'], numbered: 'id' },

  { name: 'campaigns', key: ['id'] },
  { name: 'campaign_people', key: ['campaign', 'person'] },
  { name: 'saves', key: ['number'], numbered: 'number' },

  { name: 'leases', key: ['name'] },
  { name: 'due', key: ['room_id', 'person'] },
]
