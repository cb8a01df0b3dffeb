import type { Json } from '@grimuar/kernel'

/** A campaign: chapters that some people play one after another. Its saves and people are stored apart. */
export interface CampaignRow {
  readonly id: string
  readonly game: string
  readonly story: string
  readonly name: string
  readonly created: number
  readonly attempts: { readonly [parent: string]: number } // counted before it came to this server
}

/** Who played a chapter: a person of this server, a bot, or a name that came with a file. */
export type SavedPlayer = { readonly person: string } | { readonly bot: true } | { readonly name: string; readonly bot: boolean }

/** A chapter that was won. It is never changed. */
export interface SaveRow {
  readonly id: string // of the match; other campaigns may have a save of the same id
  readonly parent: string | null // the save the chapter began from; null: the beginning of the campaign
  readonly chapter: number
  readonly attempt: number
  readonly settings: { readonly [option: string]: Json }
  readonly players: readonly SavedPlayer[] // by seat
  readonly time: number
  readonly state: Json // what the match left
  readonly here: boolean // false: it was not played on this server
  readonly record: string | null // of a match that came with a file; the record of others is in their log
}

/** Campaigns in the store, with the rooms in which they are played. Each belongs to the people who played in it. */
export interface CampaignStore<Room> {
  add(campaign: CampaignRow, person: string, saves: readonly SaveRow[]): Promise<void>
  campaign(id: string): Promise<CampaignRow | undefined>
  /** The saves of a campaign, parents before children. */
  saves(campaign: string): Promise<SaveRow[]>
  /** The save of a match that was played on this server, in any campaign. */
  playedHere(match: string): Promise<SaveRow | undefined>
  /** The campaigns of a person, newest first. */
  campaignsOf(person: string, limit: number): Promise<CampaignRow[]>
  people(campaign: string): Promise<string[]>
  /** Adds people to a campaign, if it still exists. */
  join(campaign: string, people: readonly string[]): Promise<void>
  /** Removes a person from a campaign; without its last person the campaign is deleted. */
  leave(campaign: string, person: string): Promise<void>
  rename(campaign: string, name: string): Promise<void>
  /** The rooms in which chapters of a campaign are played, were played or are about to be, newest first. */
  rooms(campaign: string): Promise<Room[]>
}
