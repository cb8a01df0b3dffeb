import type { Lang } from '@grimuar/contract'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { type FrameText, pl } from './text/pl.ts'

const texts: Record<Lang, FrameText> = { pl, en }

/** The words of sealed answers, standing answers, the log's turns and campaigns in the current language. */
export function frameText(): FrameText {
  return texts[spokenLang() ?? settings.lang]
}
