import { LANGS, type Lang } from '@grimuar/contract'
import { en } from '../packages/web/src/lib/text/en.ts'
import { pl, type Text } from '../packages/web/src/lib/text/pl.ts'

/** What the app says, by language: tests look for its own words, so that a better wording breaks none of them. */
export const said: Record<Lang, Text> = { pl, en }
export { LANGS, type Lang, type Text }
