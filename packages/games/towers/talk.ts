/** Table talk for tests: tables from a few words, moves as players say them. */
import type { Dice } from '@grimuar/kernel'
import { riggedDice, type Talk, talk } from '@grimuar/kernel/testkit'
import { type Laid, lay, moveSaid, WHO } from './lay.ts'
import { game } from './rules.ts'
import type { TowersTable } from './table.ts'

export { cards, codes } from './lay.ts'

/** A table at the beginning of somebody's turn, and the talk around it. */
export function towers({ dice, ...laid }: Laid & { dice?: readonly number[] } = {}): Talk<TowersTable> {
  return say(lay(laid), dice ? riggedDice(dice) : undefined)
}

export function say(t: TowersTable, dice?: Dice): Talk<TowersTable> {
  return talk(game, t, moveSaid, { names: WHO, ...(dice ? { dice } : {}) })
}
