import type { Door } from '@grimuar/contract'
import { type Campaign, type CampaignSave, childrenOf, latestSave, stateAfter } from '@grimuar/contract/campaign'
import type { CampaignView } from '@grimuar/protocol'

/** A chapter that can be begun in a campaign. */
export interface NextChapter {
  readonly save: CampaignSave | null // the save it begins from; null: the beginning
  readonly chapter: number
  readonly isBranch: boolean // it was won from that save already
  readonly room: string | undefined // where it is being played now
  readonly isElsewhere: boolean // the save was not won on this server
}

/** The chapters that can be begun, the one after the latest save first. */
export function nextChapters({ game }: Pick<Door, 'game'>, { campaign, rooms, elsewhere }: CampaignView): NextChapter[] {
  const latest = latestSave(campaign)
  const saves: (CampaignSave | null)[] = [...campaign.saves.toReversed(), null]
  return saves
    .toSorted((a, b) => Number(b === (latest ?? null)) - Number(a === (latest ?? null)))
    .flatMap((save) => (stateAfter(game, campaign, save) === undefined ? [] : [nextAfter(campaign, save, rooms, elsewhere)]))
}

function nextAfter(
  campaign: Campaign,
  save: CampaignSave | null,
  rooms: CampaignView['rooms'],
  elsewhere: readonly string[],
): NextChapter {
  const id = save?.id ?? null
  return {
    save,
    chapter: save ? save.chapter + 1 : 1,
    isBranch: childrenOf(campaign, id).length > 0,
    room: rooms.find((room) => room.save === id)?.id,
    isElsewhere: id !== null && elsewhere.includes(id),
  }
}

/** The last chapter that a person has begun in any of these campaigns of a story; 0 if none. */
export function reachedIn(campaigns: readonly CampaignView[], story: string): number {
  return Math.max(
    0,
    ...campaigns
      .filter(({ campaign }) => campaign.story === story)
      .flatMap(({ campaign, rooms }) => [
        ...campaign.saves.map(({ chapter }) => chapter),
        ...rooms.map(({ save }) => (campaign.saves.find(({ id }) => id === save)?.chapter ?? 0) + 1),
      ]),
  )
}
