import { next } from '@grimuar/kernel'
import { activate, standUp } from '../flow/enemies.ts'
import { amount } from '../heroes.ts'
import type { Verbs } from './verb.ts'

export const enemyVerbs: Verbs<'draw_wyrm' | 'activate' | 'advance' | 'recover' | 'explode'> = {
  draw_wyrm: {
    run(t, count) {
      for (let n = amount(t, count); n > 0; n--) t.frames.push({ op: 'wyrmCard' })
    },
  },

  activate: { run: (t, count) => activate(t, amount(t, count)) },

  advance: {
    run(t) {
      next(t, ...t.wyrms.map(({ id }) => ({ op: 'wyrm', wyrm: id, advance: true }) as const))
    },
  },

  recover: { run: (t, _of, _by, dealer) => standUp(t, dealer) },

  explode: {
    run(t, { min, in: inside, near }) {
      const crowds = [...new Set(t.wyrms.map(({ area }) => area))].filter(
        (area) => t.wyrms.filter((wyrm) => wyrm.area === area).length >= min,
      )
      next(
        t,
        ...crowds.flatMap(
          (area) =>
            [
              { op: 'remove', area, n: 1, picked: null },
              { op: 'blast', area, in: inside, near },
            ] as const,
        ),
      )
    },
  },
}
