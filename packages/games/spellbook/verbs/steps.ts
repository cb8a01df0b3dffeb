import type { LevelNumber, Phase, Place, Rune } from '../components.ts'

// The vocabulary of the cards: each verb with its details. The effect of a verb is in the file of its name.

interface Details {
  draw: { readonly n: number } // from the bag into the pool
  drawUntil: { readonly n: number } // until the pool holds n
  pour: { readonly n: number } // from the bag onto the altar
  cost: { readonly rune: RuneMark } // discard one such token: the price of what follows
  discard: { readonly n: number }
  take: { readonly n: number; readonly which: Which; readonly to: 'pool' | 'familiar' } // from the altar
  swap: { readonly n: number; readonly with: Place } // pool tokens for those of a place
  store: { readonly n: number; readonly alike: 'colour' | 'cardRune' } // pool tokens, all of one colour or of the card's rune
  settle: { readonly level: LevelNumber } // the token on the card moves there
  sweep: object // discard any altar tokens and draw as many
  raise: object // another learned spell by a level
  learn: { readonly wilds: number } // the number of tokens of the card's rune that may stand for the colour
  copy: { readonly phase: Phase } // an action of that phase
  othersTake: object // each other player one, from the altar
  othersDraw: object
  act: { readonly phase: Phase } // one action of that phase, now
}

export type VerbName = keyof Details

/** One instruction of a spell: a verb with its details. */
export type Instruction<V extends VerbName = VerbName> = { [N in V]: { readonly do: N } & Details[N] }[V]

/** The instructions of an effect, in order. */
export type Program = readonly Instruction[]

/** A rune named by a card, or the one of the token that lies on the card. */
export type RuneMark = Rune | 'card'

/** Which altar tokens may be taken. */
export interface Which {
  readonly rune?: RuneMark
  readonly colour?: 'stored' | 'same' // one that lies on the own familiar's board; all of one colour
  readonly upTo?: true // or fewer
}

export const draw = (n: number): Instruction<'draw'> => ({ do: 'draw', n })
export const drawUntil = (n: number): Instruction<'drawUntil'> => ({ do: 'drawUntil', n })
export const pour = (n: number): Instruction<'pour'> => ({ do: 'pour', n })
export const cost = (rune: RuneMark): Instruction<'cost'> => ({ do: 'cost', rune })
export const discard = (n: number): Instruction<'discard'> => ({ do: 'discard', n })
export const take = (n: number, which: Which = {}): Instruction<'take'> => ({ do: 'take', n, which, to: 'pool' })
export const takeAndStore = (n: number): Instruction<'take'> => ({ do: 'take', n, which: {}, to: 'familiar' })
export const swap = (n: number, place: Place = 'altar'): Instruction<'swap'> => ({ do: 'swap', n, with: place })
export const store = (n: number, alike: 'colour' | 'cardRune'): Instruction<'store'> => ({ do: 'store', n, alike })
export const settle = (level: LevelNumber): Instruction<'settle'> => ({ do: 'settle', level })
export const sweep: Instruction<'sweep'> = { do: 'sweep' }
export const raise: Instruction<'raise'> = { do: 'raise' }
export const learn = (wilds: number): Instruction<'learn'> => ({ do: 'learn', wilds })
export const copy = (phase: Phase): Instruction<'copy'> => ({ do: 'copy', phase })
export const othersTake: Instruction<'othersTake'> = { do: 'othersTake' }
export const othersDraw: Instruction<'othersDraw'> = { do: 'othersDraw' }
export const act = (phase: Phase): Instruction<'act'> => ({ do: 'act', phase })
