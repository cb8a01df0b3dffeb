import type { Lang } from '@grimuar/contract'
import { en } from './en.ts'
import { pl } from './pl.ts'
import type { PlayText } from './shape.ts'

export type { PlayCommand, PlayText } from './shape.ts'

export const playTexts: { readonly [L in Lang]: PlayText } = { pl, en }
