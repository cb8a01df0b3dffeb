import type { Lang } from '@grimuar/contract'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { type CampaignText, pl } from './text/pl.ts'

const texts: Record<Lang, CampaignText> = { pl, en }

/** The words of campaigns on this device, in the current language. */
export function campaignText(): CampaignText {
  return texts[spokenLang() ?? settings.lang]
}
