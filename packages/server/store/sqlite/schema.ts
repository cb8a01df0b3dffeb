import type { DatabaseSync } from 'node:sqlite'
import { TooNew } from '../failures.ts'

/**
 * All migrations, oldest first. The file stores the number of applied ones (`user_version`); each is applied once, in a
 * transaction. Never edit a released migration: add the next one.
 */
export const migrations: readonly string[] = [
  // 1: people, in the tables of the identity library
  `
  CREATE TABLE "user" (
    "id" TEXT NOT NULL PRIMARY KEY, "name" TEXT NOT NULL, "email" TEXT NOT NULL UNIQUE, "emailVerified" INTEGER NOT NULL,
    "image" TEXT, "createdAt" DATE NOT NULL, "updatedAt" DATE NOT NULL, "isAnonymous" INTEGER, "username" TEXT UNIQUE,
    "displayUsername" TEXT);
  CREATE TABLE "session" (
    "id" TEXT NOT NULL PRIMARY KEY, "expiresAt" DATE NOT NULL, "token" TEXT NOT NULL UNIQUE, "createdAt" DATE NOT NULL,
    "updatedAt" DATE NOT NULL, "ipAddress" TEXT, "userAgent" TEXT,
    "userId" TEXT NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE);
  CREATE TABLE "account" (
    "id" TEXT NOT NULL PRIMARY KEY, "accountId" TEXT NOT NULL, "providerId" TEXT NOT NULL,
    "userId" TEXT NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, "accessToken" TEXT, "refreshToken" TEXT,
    "idToken" TEXT, "accessTokenExpiresAt" DATE, "refreshTokenExpiresAt" DATE, "scope" TEXT, "password" TEXT,
    "createdAt" DATE NOT NULL, "updatedAt" DATE NOT NULL);
  CREATE TABLE "verification" (
    "id" TEXT NOT NULL PRIMARY KEY, "identifier" TEXT NOT NULL, "value" TEXT NOT NULL, "expiresAt" DATE NOT NULL,
    "createdAt" DATE NOT NULL, "updatedAt" DATE NOT NULL);
  CREATE TABLE "passkey" (
    "id" TEXT NOT NULL PRIMARY KEY, "name" TEXT, "publicKey" TEXT NOT NULL,
    "userId" TEXT NOT NULL REFERENCES "user" ("id") ON DELETE CASCADE, "credentialID" TEXT NOT NULL,
    "counter" INTEGER NOT NULL, "deviceType" TEXT NOT NULL, "backedUp" INTEGER NOT NULL, "transports" TEXT,
    "createdAt" DATE, "aaguid" TEXT);
  CREATE INDEX "session_userId_idx" ON "session" ("userId");
  CREATE INDEX "account_userId_idx" ON "account" ("userId");
  CREATE INDEX "verification_identifier_idx" ON "verification" ("identifier");
  CREATE INDEX "passkey_userId_idx" ON "passkey" ("userId");
  CREATE INDEX "passkey_credentialID_idx" ON "passkey" ("credentialID");
  `,
  // 2: rooms (then called tables), their seats and the logs of matches
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, state TEXT NOT NULL, game TEXT NOT NULL, version INTEGER,
    listed INTEGER NOT NULL, host TEXT NOT NULL, setup TEXT NOT NULL, secret TEXT NOT NULL, rev INTEGER NOT NULL,
    created INTEGER NOT NULL, changed INTEGER NOT NULL, seq INTEGER NOT NULL, waiting TEXT NOT NULL,
    bot_turn INTEGER NOT NULL, deadline INTEGER, result TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_listed ON tables (state, created) WHERE listed = 1;
  CREATE INDEX tables_alive ON tables (state) WHERE state IN ('open', 'running');
  CREATE INDEX tables_deadline ON tables (deadline) WHERE state = 'running' AND deadline IS NOT NULL;
  CREATE INDEX tables_bots ON tables (id) WHERE state = 'running' AND bot_turn = 1;
  CREATE TABLE sitting (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sitting_person ON sitting (person);
  CREATE TABLE log (
    match TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT, entry TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX log_key ON log (match, key) WHERE key IS NOT NULL;
  `,
  // 3: chat, settings, notices, the server's own values
  `
  CREATE TABLE chat (
    id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, at INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL
  ) STRICT;
  CREATE INDEX chat_table ON chat (table_id, id);
  CREATE INDEX chat_person ON chat (person);
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, table_id TEXT NOT NULL, by TEXT NOT NULL, about TEXT NOT NULL,
    reason TEXT NOT NULL, quote TEXT NOT NULL
  ) STRICT;
  CREATE TABLE settings (person TEXT PRIMARY KEY, settings TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE mutes (person TEXT NOT NULL, muted TEXT NOT NULL, PRIMARY KEY (person, muted)) STRICT, WITHOUT ROWID;
  CREATE TABLE pushes (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, keys TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX pushes_person ON pushes (person);
  CREATE TABLE notices (
    person TEXT NOT NULL, about TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, about)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE outages (since INTEGER PRIMARY KEY, until INTEGER NOT NULL) STRICT;
  `,
  // 4: a table is called a room
  `
  ALTER TABLE tables RENAME TO rooms;
  DROP INDEX tables_listed;
  DROP INDEX tables_alive;
  DROP INDEX tables_deadline;
  DROP INDEX tables_bots;
  CREATE INDEX rooms_listed ON rooms (state, created) WHERE listed = 1;
  CREATE INDEX rooms_alive ON rooms (state) WHERE state IN ('open', 'running');
  CREATE INDEX rooms_deadline ON rooms (deadline) WHERE state = 'running' AND deadline IS NOT NULL;
  CREATE INDEX rooms_bots ON rooms (id) WHERE state = 'running' AND bot_turn = 1;
  ALTER TABLE sitting RENAME TO seated;
  ALTER TABLE seated RENAME COLUMN table_id TO room_id;
  DROP INDEX sitting_person;
  CREATE INDEX seated_person ON seated (person);
  ALTER TABLE log RENAME COLUMN match TO room_id;
  ALTER TABLE chat RENAME COLUMN table_id TO room_id;
  DROP INDEX chat_table;
  CREATE INDEX chat_room ON chat (room_id, id);
  ALTER TABLE reports RENAME COLUMN table_id TO room_id;
  `,
  // 5: a mail address belongs to nobody before it is confirmed
  `
  UPDATE "user" SET "email" = lower(hex("id")) || '@nobody.invalid' WHERE "emailVerified" = 0;
  `,
  // 6: chat lines and rooms that are sent twice are stored once
  `
  ALTER TABLE chat ADD COLUMN key TEXT;
  CREATE UNIQUE INDEX chat_key ON chat (room_id, person, key) WHERE key IS NOT NULL;
  ALTER TABLE rooms ADD COLUMN key TEXT;
  CREATE UNIQUE INDEX rooms_key ON rooms (key) WHERE key IS NOT NULL;
  `,
  // 7: old guests and cancelled rooms are removed
  `
  CREATE INDEX user_guests ON "user" ("createdAt", "id") WHERE "isAnonymous" = 1;
  CREATE INDEX rooms_gone ON rooms (changed) WHERE state = 'gone';
  -- Until now nobody noted when a session was last used. Count the silence of guests from today on.
  UPDATE "session" SET "updatedAt" = strftime('%Y-%m-%dT%H:%M:%fZ', 'now');
  `,
  // 8: moderation
  `
  ALTER TABLE chat ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE reports ADD COLUMN line INTEGER;
  ALTER TABLE reports ADD COLUMN context TEXT NOT NULL DEFAULT '[]';
  ALTER TABLE reports ADD COLUMN handled INTEGER;
  CREATE INDEX reports_open ON reports (id) WHERE handled IS NULL;
  CREATE INDEX reports_by ON reports (by, at);
  CREATE TABLE sanctions (
    id INTEGER PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER, reason TEXT NOT NULL,
    by TEXT NOT NULL, lifted INTEGER
  ) STRICT;
  CREATE INDEX sanctions_person ON sanctions (person);
  CREATE TABLE moderators (person TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY, at INTEGER NOT NULL, by TEXT NOT NULL, action TEXT NOT NULL, about TEXT, room TEXT, note TEXT NOT NULL
  ) STRICT;
  CREATE TABLE blocks (person TEXT NOT NULL, blocked TEXT NOT NULL, PRIMARY KEY (person, blocked)) STRICT, WITHOUT ROWID;
  CREATE INDEX blocks_blocked ON blocks (blocked);
  `,
  // 9: campaigns
  `
  CREATE TABLE campaigns (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, story TEXT NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL, attempts TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE campaign_people (
    campaign TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (campaign, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX campaign_people_person ON campaign_people (person);
  CREATE TABLE saves (
    number INTEGER PRIMARY KEY, campaign TEXT NOT NULL, id TEXT NOT NULL, parent TEXT, chapter INTEGER NOT NULL,
    attempt INTEGER NOT NULL, settings TEXT NOT NULL, players TEXT NOT NULL, time INTEGER NOT NULL, state TEXT NOT NULL,
    here INTEGER NOT NULL, record TEXT, UNIQUE (campaign, id)
  ) STRICT;
  CREATE INDEX saves_match ON saves (id);
  CREATE INDEX rooms_campaign ON rooms (json_extract(setup, '$.campaign.id'))
    WHERE json_extract(setup, '$.campaign.id') IS NOT NULL;
  `,
  // 10: what several nodes share, and commitments that wait for their rooms
  `
  CREATE TABLE commitments (
    shown TEXT PRIMARY KEY, secret TEXT NOT NULL, person TEXT NOT NULL, until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX commitments_person ON commitments (person, until);
  CREATE INDEX commitments_until ON commitments (until);
  CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE due (
    room_id TEXT NOT NULL, person TEXT NOT NULL, at INTEGER NOT NULL, claimed INTEGER NOT NULL, PRIMARY KEY (room_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX due_at ON due (at);
  CREATE INDEX due_person ON due (person);
  `,
  // 11: whoever appends to a log has read all of it, so the keys need no index, which cost every move a page
  `
  DROP INDEX log_key;
  `,
]

/** Applies the missing migrations. If one fails the database stays unchanged. */
export function migrate(db: DatabaseSync, upTo = migrations.length): void {
  const applied = () => Number(db.prepare('PRAGMA user_version').get()?.['user_version'])
  if (applied() > migrations.length) throw new TooNew(applied(), migrations.length)
  if (applied() >= upTo) return
  db.exec('BEGIN IMMEDIATE')
  try {
    // Read the version again inside the transaction: another process may have migrated first.
    for (let next = applied(); next < upTo; next++) {
      db.exec(migrations[next] as string)
      db.exec(`PRAGMA user_version = ${next + 1}`)
    }
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
