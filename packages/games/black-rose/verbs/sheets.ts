import { isMage, mageOf, ownerOf } from '../board.ts'
import { ABOMINATION, ACTIONS } from '../components.ts'
import { figuresOf } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import type { Verbs } from './verb.ts'

/** One of the three Abomination cards is free. */
function formIsFree(t: BlackRoseTable): boolean {
  return t.mages.filter(({ buffs }) => buffs.includes('abomination')).length < ABOMINATION.cards
}

export const sheets: Verbs<'prohibit' | 'tap' | 'untap' | 'buff'> = {
  prohibit: {
    could: (t, run, { who }) => figuresOf(t, run, who).some(isMage),
    touches: (t, run, { who }) => figuresOf(t, run, who).filter(isMage),
    do(t, run, { what, who, next }, dealer) {
      const until = t.turn + (next ? 1 : 0)
      for (const figure of figuresOf(t, run, who)) {
        if (!isMage(figure)) continue
        const m = mageOf(t, ownerOf(figure))
        if (what === 'move') m.noMove = Math.max(m.noMove, until)
        else m.noActivate = Math.max(m.noActivate, until)
        dealer.say({ kind: 'prohibited', seat: ownerOf(figure), what })
      }
    },
  },

  tap: {
    could: (t, run, { who }) => figuresOf(t, run, who).some((figure) => isMage(figure) && mageOf(t, ownerOf(figure)).actions > 0),
    touches: (t, run, { who }) => figuresOf(t, run, who).filter((f) => isMage(f) && mageOf(t, ownerOf(f)).actions > 0),
    do(t, run, { n, who }, dealer) {
      for (const figure of figuresOf(t, run, who)) {
        if (!isMage(figure)) continue
        const m = mageOf(t, ownerOf(figure))
        const used = Math.min(n, m.actions)
        m.actions -= used
        if (used) dealer.say({ kind: 'tapped', seat: ownerOf(figure), n: used })
      }
    },
  },

  untap: {
    could: (t, run) => mageOf(t, run.seat).actions < ACTIONS,
    do(t, run, { n }, dealer) {
      const m = mageOf(t, run.seat)
      const back = Math.min(n, ACTIONS - m.actions)
      m.actions += back
      if (back) dealer.say({ kind: 'untapped', seat: run.seat, n: back })
    },
  },

  buff: {
    could: (t, _run, { buff }) => buff !== 'abomination' || formIsFree(t),
    do(t, run, { buff }, dealer) {
      const m = mageOf(t, run.seat)
      if (m.buffs.includes(buff) || (buff === 'abomination' && !formIsFree(t))) return
      m.buffs.push(buff)
      dealer.say({ kind: 'buffed', seat: run.seat, buff })
    },
  },
}
