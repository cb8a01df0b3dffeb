import { type Asks, ask } from '@grimuar/kernel'
import { CLEAR, NETS, RESERVE } from '../cards/index.ts'
import { runeChoices, takeRune } from '../flow/curse.ts'
import { NONE, playerOf } from '../table.ts'
import type { ProphecyTypes } from '../types.ts'
import { crystalAsks } from './crystals.ts'
import { NET, RUNE } from './moves.ts'
import { turnAsks } from './turn.ts'

export const asks: Asks<ProphecyTypes> = {
  net: {
    forced: true,
    answers: (t) => t.nets.map((net) => NET[net]),
    apply(t, _q, move, dealer, seat) {
      const player = playerOf(t, seat)
      player.side = move.net
      t.nets.splice(t.nets.indexOf(move.net), 1)
      dealer.say({ kind: 'net', seat, net: move.net })
      const effect = NETS[move.net].effect
      if (effect === 'reserve') {
        player.reserve = RESERVE
        t.supply[CLEAR] -= RESERVE
      } else if (effect === 'firstRune') ask(t, seat, { kind: 'rune', temple: NONE })
    },
    why: () => ({ rule: 'PR-13.2' }),
  },

  rune: {
    forced: true,
    answers: (t, { temple }) => runeChoices(t, temple).map((id) => RUNE[id]),
    apply(t, { temple }, move, dealer, seat) {
      if (temple === NONE) playerOf(t, seat).muted = t.faceUp[move.temple]
      takeRune(t, move.temple, dealer)
    },
    why: (_t, { temple }) => ({ rule: temple === NONE ? 'PR-13.9' : 'PR-13.15' }),
  },

  ...turnAsks,
  ...crystalAsks,
}
