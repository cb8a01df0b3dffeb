import type { Lang } from '@grimuar/contract'
import { settings } from '../../settings.svelte.ts'
import { spokenLang } from '../../texts.svelte.ts'
import { en } from '../text/spoilers.en.ts'
import { pl, type SpoilersText } from '../text/spoilers.pl.ts'

const texts: Record<Lang, SpoilersText> = { pl, en }

/** The words of a review without spoilers in the current language. */
export function spoilersText(): SpoilersText {
  return texts[spokenLang() ?? settings.lang]
}
