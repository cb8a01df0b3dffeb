import type { Game, Ops } from '@grimuar/kernel'
import { asks } from './asks/index.ts'
import { copy } from './copy.ts'
import { combatOps } from './flow/combat.ts'
import { damageOps } from './flow/damage.ts'
import { enemyOps } from './flow/enemies.ts'
import { giftOps } from './flow/gifts.ts'
import { movingOps } from './flow/moving.ts'
import { roundOps } from './flow/round.ts'
import { storyOps } from './flow/story.ts'
import type { WonderDealer } from './heroes.ts'
import { options } from './options.ts'
import { follow, leaves, result } from './score.ts'
import { setup } from './setup.ts'
import type { WonderTable } from './table.ts'
import type { WonderTypes } from './types.ts'
import { imagine, view } from './view.ts'

/** When the chapter has ended, even in the middle of something, nothing more happens. */
function endingAtOnce(ops: Ops<WonderTypes>): Ops<WonderTypes>
function endingAtOnce(ops: { readonly [op: string]: (t: WonderTable, frame: never, dealer: WonderDealer) => void }): object {
  return Object.fromEntries(
    Object.entries(ops).map(([name, op]) => [
      name,
      (t: WonderTable, frame: never, dealer: WonderDealer) => {
        if (t.end === '') op(t, frame, dealer)
        if (t.end === '') return
        t.frames.length = 0
        t.ask = null
      },
    ]),
  )
}

/** The rules as the kernel knows them. */
export const game: Game<WonderTypes> = {
  id: 'wonder-book',
  version: 1,
  seats: [1, 2, 3, 4],
  options,
  setup,
  copy,
  ops: endingAtOnce({ ...storyOps, ...roundOps, ...combatOps, ...damageOps, ...movingOps, ...giftOps, ...enemyOps }),
  asks,
  view,
  imagine,
  result,
  round: ({ rounds }) => rounds + 1,
  open: true,
  oneView: true,
  undo: 'team',
  leaves,
  follow,
}
