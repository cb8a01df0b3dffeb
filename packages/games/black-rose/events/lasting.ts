import type { Program } from '../effects.ts'
import type { Colour, EventId, SpellElement } from '../ids.ts'

/** The rules an event changes while it lies on the board, in the Action phase. */
export type Lasting =
  | { readonly rule: 'dance'; readonly colour: Colour } // E001…: a power point for activating such a room
  | { readonly rule: 'toll'; readonly colour: Colour } // E028…: a black cube and a card for it
  | { readonly rule: 'moveLimit'; readonly n: number } // of physical actions
  | { readonly rule: 'stepAfterRoom' } // E014
  | { readonly rule: 'noStandardWithQuick' } // E015
  | { readonly rule: 'firstQuestMore'; readonly n: number } // E016
  | { readonly rule: 'shorterRange'; readonly from: number } // E020: ranges of `from` or more lose 1
  | { readonly rule: 'statues' } // E023
  | { readonly rule: 'longerShed'; readonly n: number } // E026
  | { readonly rule: 'roseOnDefeat'; readonly n: number } // E027, E076
  | { readonly rule: 'heavyAir' } // E039
  | { readonly rule: 'moreDamage'; readonly element: SpellElement | null } // E040, E055, E062; null: combat spells
  | { readonly rule: 'noHealing' } // E041
  | { readonly rule: 'hungryWalls' } // E046
  | { readonly rule: 'openGraves' } // E047
  | { readonly rule: 'mirrorMoon' } // E048
  | { readonly rule: 'bloodPrice' } // E051
  | { readonly rule: 'noAreaProtections' } // E055
  | { readonly rule: 'combatHurts' } // E056
  | { readonly rule: 'noEffect'; readonly element: SpellElement } // E062, E063
  | { readonly rule: 'moreForBoost'; readonly element: SpellElement } // E063
  | { readonly rule: 'sameElement' } // E064
  | { readonly rule: 'strongerAttack'; readonly n: number } // E065
  | { readonly rule: 'immortalEvocations' } // E067
  | { readonly rule: 'questPrice' } // E069
  | { readonly rule: 'moreForDefeat'; readonly n: number } // E076

export type LastingRule = Lasting['rule']

/** What an event does: a program, or rules that last. */
export type EventEffect = { readonly program: Program } | { readonly lasting: readonly Lasting[]; readonly reaction?: Program }

export const does = (...program: Program): EventEffect => ({ program })
export const lasts = (...lasting: readonly Lasting[]): EventEffect => ({ lasting })

/** A rule that lasts and, when it has something to say, a program for the Mage concerned. */
export const reacts = (rule: Lasting, ...reaction: Program): EventEffect => ({ lasting: [rule], reaction })

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
/** E001 to E026, E027 to E052, E053 to E078. */
interface ByMoon {
  1: `E00${Digit}` | `E01${Digit}` | `E02${'0' | '1' | '2' | '3' | '4' | '5' | '6'}`
  2: `E02${'7' | '8' | '9'}` | `E03${Digit}` | `E04${Digit}` | `E05${'0' | '1' | '2'}`
  3: `E05${'3' | '4' | '5' | '6' | '7' | '8' | '9'}` | `E06${Digit}` | `E07${Digit}`
}
export type EventEffects<M extends keyof ByMoon> = { readonly [E in Extract<EventId, ByMoon[M]>]: EventEffect }
