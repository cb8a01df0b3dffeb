import type { Box, Door } from '@grimuar/contract'
import {
  attemptsAfter,
  type Campaign,
  type CampaignPlayer,
  type CampaignSave,
  type ChapterSettings,
  carriedBy,
  childrenOf,
  latestSave,
  saveNamed,
  stateAfter,
} from '@grimuar/contract/campaign'
import { beginningsOf, type Game, same } from '@grimuar/kernel'
import type { BeginOptions } from '../session/begin.ts'
import type { Sitter } from '../session/saved-matches.ts'
import { campaignOf } from './campaign-store.ts'
import { beginChapter, freeName, freshCampaign } from './chapters.ts'
import { campaignText } from './words.ts'

/** A chapter of a campaign that is about to begin, with who played before and how. */
export interface ChapterSetup {
  readonly campaign: Campaign
  readonly save: CampaignSave | null // the one it begins from
  readonly chapter: number
  readonly attempt: number
  readonly isBranch: boolean // a chapter was won from that save already
  readonly players: readonly CampaignPlayer[]
  readonly settings: ChapterSettings
}

/** The chapter that follows a save of a campaign on this device, or why it cannot begin. */
export function chapterSetup(game: Game, id: string, from: string | null): ChapterSetup | { readonly problem: string } {
  const t = campaignText().setup
  const campaign = campaignOf(id)
  const save = campaign && from !== null ? saveNamed(campaign, from) : null
  if (!campaign || save === undefined || campaign.game !== game.id) return { problem: t.gone }
  if (stateAfter(game, campaign, save) === undefined) {
    const missing = save ? (carriedBy(game)?.choice.missing?.(save.state) ?? []) : []
    return { problem: [t.unreadable, ...(missing.length ? [t.missing(missing.join(', '))] : [])].join(' ') }
  }
  const before = save ?? latestSave(campaign)
  return {
    campaign,
    save,
    chapter: save ? save.chapter + 1 : 1,
    attempt: attemptsAfter(campaign, save?.id ?? null) + 1,
    isBranch: childrenOf(campaign, save?.id ?? null).length > 0,
    players: before?.players ?? [],
    settings: before?.settings ?? {},
  }
}

/** Begins the chapter that is set up and returns the id of its match. */
export function beginNext(
  box: Box,
  { campaign, save }: ChapterSetup,
  sitters: readonly Sitter[],
  settings: ChapterSettings,
  how: Pick<BeginOptions, 'hints'> = {},
) {
  return beginChapter(box, campaign, save?.id ?? null, sitters, settings, how)
}

/** Begins a new campaign of the story that the options name, with its first chapter; undefined in games without campaigns. */
export async function beginFirst(
  box: Box,
  { game, words }: Door,
  sitters: readonly Sitter[],
  settings: ChapterSettings,
  { name, hints }: Pick<BeginOptions, 'hints'> & { readonly name: string | undefined },
): Promise<string | undefined> {
  const story = storyIn(game, settings)
  if (story === undefined || !words.campaign) return undefined
  const called = name?.trim() || freeName(words.campaign.story(story))
  return beginChapter(box, freshCampaign(box, story, called), null, sitters, settings, { hints })
}

/** The story that a new campaign with these options tells. */
export function storyIn(game: Game, options: { readonly [option: string]: unknown }): string | undefined {
  const carried = carriedBy(game)
  if (!carried) return undefined
  const { name, choice } = carried
  const chosen = beginningsOf(choice).find((one) => same(one, options[name]))
  return choice.place(chosen ?? choice.default).story
}
