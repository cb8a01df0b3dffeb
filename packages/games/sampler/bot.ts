import type { Bot } from '@grimuar/contract'
import { at, hasWon } from '@grimuar/kernel'
import { caveBonus } from './flow.ts'
import { result } from './score.ts'
import { type AnyMove, type Move, type SamplerTable, total } from './table.ts'
import type { SamplerView } from './view.ts'

const PLAN: Move['plan'] = ['rest', 'climb', 'sing']
const PACK: Move['pack'] = ['lamp', 'cloak', 'rope']
const SHARE: Move['share'] = [1, 1, 1]

/** Works after a rest, packs against the storm and the dark, and keeps its wards for storms that would hurt it. */
export const bot: Bot<SamplerTable, SamplerView, AnyMove> = {
  policy(view, seat) {
    const question = view.common.ask?.question
    switch (question?.kind) {
      case 'plan':
        return PLAN
      case 'pack':
        return PACK
      case 'share':
        return SHARE
      case 'ward': {
        const cares = view.mode === 'team' || view.lead === seat
        return cares && view.hand.includes('ward') ? { do: 'ward' } : { do: 'pass' }
      }
      case 'path':
        return { path: caveBonus(view) >= 1 ? 'cave' : 'bridge' }
    }
    throw new Error('the bot decides although nobody is asked')
  },

  evaluate(t, seat) {
    if (t.over) return Number(hasWon(result(t), seat))
    const team = t.mode === 'team' ? t.sparks : [at(t.sparks, seat)]
    const mine = team.reduce((sum, sparks) => sum + total(sparks), 0)
    return 1 / (1 + Math.exp((total(t.shadow) - mine) / 4))
  },
}
