import type { Seat } from '@grimuar/kernel'
import { isMage, mageOf, ownerOf } from '../board.ts'
import { give } from '../context.ts'
import type { Figures } from '../effects.ts'
import { takeCrown } from '../flow/board-events.ts'
import { gain, lose } from '../flow/power.ts'
import type { RunFrame } from '../frames.ts'
import { ROSE } from '../ids.ts'
import { figuresOf, numberOf } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import type { Verbs } from './verb.ts'

/** The named Mages. Losing power needs no target: my own Mage loses it also in his Cell (BR-7). */
function seatsOf(t: BlackRoseTable, run: RunFrame, who: Figures): Seat[] {
  if (who === 'me') return [run.seat]
  return figuresOf(t, run, who).filter(isMage).map(ownerOf)
}

export const power: Verbs<'power' | 'lose' | 'steal' | 'rose' | 'crown'> = {
  power: {
    could: (t, run, { n }) => numberOf(t, run, n) > 0,
    do(t, run, { n }, dealer) {
      gain(t, run.seat, numberOf(t, run, n), dealer)
    },
  },

  lose: {
    could: (t, run, { who }) => seatsOf(t, run, who).some((seat) => mageOf(t, seat).power > 0),
    touches: (t, run, { who }) =>
      who === 'me' ? [] : figuresOf(t, run, who).filter((f) => isMage(f) && mageOf(t, ownerOf(f)).power > 0),
    do(t, run, { n, who }, dealer) {
      const each = numberOf(t, run, n)
      let got = 0
      for (const seat of seatsOf(t, run, who)) if (lose(t, seat, each, dealer) > 0) got++
      give(t, { got })
    },
  },

  steal: {
    could: (t, run, { who }) => seatsOf(t, run, who).some((seat) => mageOf(t, seat).power > 0),
    touches: (t, run, { who }) => figuresOf(t, run, who).filter((f) => isMage(f) && mageOf(t, ownerOf(f)).power > 0),
    do(t, run, { n, who }, dealer) {
      const each = numberOf(t, run, n)
      let got = 0
      for (const seat of seatsOf(t, run, who)) got += lose(t, seat, each, dealer)
      give(t, { got })
      gain(t, run.seat, got, dealer)
    },
  },

  rose: {
    could: () => true,
    do(t, _run, { n }, dealer) {
      if (n > 0) gain(t, ROSE, n, dealer)
      else lose(t, ROSE, -n, dealer)
    },
  },

  crown: {
    could: () => true,
    do(t, run, _step, dealer) {
      takeCrown(t, run.seat, dealer)
    },
  },
}
