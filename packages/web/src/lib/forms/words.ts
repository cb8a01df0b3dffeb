import type { Lang } from '@grimuar/contract'
import type { FormFault } from '@grimuar/kernel'
import { settings } from '../settings.svelte.ts'
import { spokenLang } from '../texts.svelte.ts'
import { en } from './text/en.ts'
import { type FormText, pl } from './text/pl.ts'

const texts: Record<Lang, FormText> = { pl, en }

/** The words of forms in the current language. */
export function formText(): FormText {
  return texts[spokenLang() ?? settings.lang]
}

/** The fault of a filled form, in the current language. */
export function tellFault(fault: FormFault): string {
  return formText().fault(fault)
}
