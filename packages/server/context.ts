import type { Json, Seat } from '@grimuar/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Bots } from './bots/bot-pool.ts'
import type { Shelf } from './matches/rules-catalog.ts'
import type { Outage, Store, TableRow } from './store/contract.ts'

/** All a match needs of the house it is played in. */
export interface House {
  readonly store: Store
  readonly shelf: Shelf
  readonly bots: Bots
  readonly log: FastifyBaseLogger
  readonly outages: readonly Outage[]
  now(): number
  /** The table as this person may see it, ready to be sent. */
  card(row: TableRow, person: string | null): Promise<Json>
  /** A table is new, or began, or ended, or its seats changed. */
  tableChanged(row: TableRow): void
  /** A match has begun. */
  began(row: TableRow): void
  /** Other seats are to answer now than before. */
  turnChanged(row: TableRow, before: readonly Seat[]): void
  /** Notes for whoever watches the server. */
  readonly counts: Counts
}

export interface Counts {
  entry(kind: string): void
  refused(code: string): void
}
