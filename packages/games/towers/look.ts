import { at, type Dice, type Seat } from '@grimuar/kernel'
import { likelihood } from './belief.ts'
import { COLOURS, type Colour } from './cards.ts'
import { lead } from './evaluate.ts'
import { leadIfExchanged } from './local.ts'
import { NONE, type TowersMove, type TowersTable } from './table.ts'
import { imagine, type TowersView } from './view.ts'

/** The number of imagined tables in which looks are tried. */
const WORLDS = 16

/** Chooses the tower to look under: one of the two that are worth most to look under together. */
export function towerToLookAt(view: TowersView, seat: Seat, moves: readonly TowersMove[], dice: Dice): TowersMove {
  const question = view.common.ask?.question
  const first = question?.kind === 'look' ? question.first : NONE
  const worlds = Array.from({ length: WORLDS }, (_, world) => {
    const t = imagine(view, seat, (draw, sides) => dice(1 + world * 1000 + draw, sides))
    return { t, likely: likelihood(t, seat) }
  })
  let most = Number.NEGATIVE_INFINITY
  let best = at(moves, 0)
  for (const move of moves) {
    const tower = COLOURS.find((colour) => move.do === 'tower' && colour === move.tower)
    for (const other of first === NONE ? COLOURS : [first]) {
      if (tower === undefined || other === tower) continue
      const worth = worlds.reduce((sum, { t, likely }) => sum + likely * worthOfLook(t, seat, tower, other), 0)
      if (worth > most) {
        most = worth
        best = move
      }
    }
  }
  return best
}

/** The lead of a seat that has looked under two towers and exchanges the cards if that is better. */
function worthOfLook(t: TowersTable, seat: Seat, a: Colour, b: Colour): number {
  const { looks } = t
  t.looks = [...looks, { seat, turn: t.turn, towers: [a, b], saw: [t.secrets[a], t.secrets[b]], exchanged: false }]
  const worth = Math.max(lead(t, seat), leadIfExchanged(t, seat, [a, b]))
  t.looks = looks
  return worth
}
