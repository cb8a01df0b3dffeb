import type { Campaign, CampaignSave } from './tree.ts'

/** What a game says of its campaigns, in one language. */
export interface CampaignWords {
  /** The title of a story. */
  story(id: string): string
  /** The number of a chapter, "Chapter II"; its title is told in the journal, once it was played. */
  chapter(n: number): string
  /** The settings of a chapter worth telling: its difficulty. */
  settings(save: Pick<CampaignSave, 'settings'>): string
  /** What has happened on the way to a save. The words of these chapters must be loaded. */
  journal(campaign: Campaign, path: readonly CampaignSave[]): Promise<Journal>
}

/** A campaign as its players remember it. Nothing in it tells what they have not read. */
export interface Journal {
  readonly chapters: readonly JournalChapter[]
  /** Endings of the story met in this campaign, on any branch. */
  readonly endings: readonly string[]
  readonly achievements: readonly Achievement[]
}

export interface JournalChapter {
  readonly save: string
  readonly title: string
  readonly soFar: string // in a few sentences
  readonly facts: readonly { readonly label: string; readonly items: readonly string[] }[]
}

/** Something a campaign can be proud of. */
export interface Achievement {
  readonly id: string
  readonly met: boolean
  readonly name: string // '' until it was met
  readonly how: string // what it was for; '' until it was met
}
