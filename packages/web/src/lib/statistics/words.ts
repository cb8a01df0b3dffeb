import type { Lang } from '@grimuar/contract'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { pl, type StatisticsText } from './text/pl.ts'

const texts: Record<Lang, StatisticsText> = { pl, en }

/** The words of statistics in the current language. */
export function statisticsText(): StatisticsText {
  return texts[spokenLang() ?? settings.lang]
}
