import type { Box, Door, Lang } from '@grimuar/contract'
import type CampaignNameField from '../campaign/CampaignName.svelte'

/** What the form of a set-up needs of its game. */
export interface WholeSetup {
  readonly door: Door
  /** The field for the name of a new campaign, in games that have campaigns. */
  readonly CampaignName: typeof CampaignNameField | undefined
}

/** Loads a game for its set-up. The form appears whole: a field that came later would move the button below it away from the pointer. */
export async function loadSetup(box: Box, lang: Lang): Promise<WholeSetup> {
  const door = await box.load(lang)
  const CampaignName = door.words.campaign && (await import('../campaign/CampaignName.svelte')).default
  return { door, CampaignName }
}
