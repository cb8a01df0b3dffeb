import type { Program } from '../effects.ts'
import type { QuestId } from '../ids.ts'

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
/** Q001 to Q033, Q034 to Q065, Q066 to Q095. */
interface ByMoon {
  1: `Q00${Digit}` | `Q01${Digit}` | `Q02${Digit}` | `Q03${'0' | '1' | '2' | '3'}`
  2: `Q03${'4' | '5' | '6' | '7' | '8' | '9'}` | `Q04${Digit}` | `Q05${Digit}` | `Q06${'0' | '1' | '2' | '3' | '4' | '5'}`
  3: `Q06${'6' | '7' | '8' | '9'}` | `Q07${Digit}` | `Q08${Digit}` | `Q09${Digit}`
}

/** The rewards of one Moon's quests. */
export type QuestPrograms<M extends keyof ByMoon> = { readonly [Q in Extract<QuestId, ByMoon[M]>]: Program }
