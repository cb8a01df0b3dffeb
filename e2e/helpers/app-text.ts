import { LANGS, type Lang } from '@grimuar/contract'
import { en } from '../../packages/web/src/lib/text/en.ts'
import { pl, type Text } from '../../packages/web/src/lib/text/pl.ts'

/** The app's own texts by language. Tests look for these, so that a better wording breaks none of them. */
export const appText: Record<Lang, Text> = { pl, en }
export { LANGS, type Lang, type Text }
