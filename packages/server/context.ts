import type { Seat } from '@grimuar/kernel'
import type { RoomCard } from '@grimuar/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { BotPool } from './bots/bot-pool.ts'
import type { RulesCatalog } from './matches/rules-catalog.ts'
import type { OtherNodes } from './nodes/hints.ts'
import type { OnlineSettings } from './settings.ts'
import type { Outage, RoomRow, Store } from './store/contract.ts'

/** What a room needs from the server around it. */
export interface ServerContext {
  readonly store: Store
  readonly rules: RulesCatalog
  readonly bots: BotPool
  readonly log: FastifyBaseLogger
  readonly outages: readonly Outage[]
  readonly settings: Pick<OnlineSettings, 'standingMs' | 'awayMs'>
  readonly nodes: OtherNodes
  now(): number
  /** The card of a room as this person may see it. */
  cardOf(row: RoomRow, person: string | null): Promise<RoomCard>
  /** Called when a room is new, has begun or ended, or when its seats have changed. */
  roomChanged(row: RoomRow): void
  /** Called when a match has begun. */
  began(row: RoomRow): void
  /**
   * Called when other seats must answer than before. `calm`: seats that need no notice, because they were called before or because their
   * standing order answers; `joint`: true if anybody may answer.
   */
  turnChanged(row: RoomRow, before: readonly Seat[], calm: readonly Seat[], joint: boolean): void
  readonly metrics: RoomMetrics
}

export interface RoomMetrics {
  entry(kind: string): void
  refused(code: string): void
}
