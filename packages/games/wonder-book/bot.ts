import type { Bot } from '@grimuar/contract'
import { listed } from '@grimuar/kernel'
import type { AnyMove } from './asks/questions.ts'
import type { WonderTable } from './table.ts'
import type { WonderView } from './view.ts'

export const bot: Bot<WonderTable, WonderView, AnyMove> = {
  policy(_view, _seat, answers, dice) {
    const list = listed(answers)
    const move = list[dice(0, list.length)]
    if (move === undefined) throw new Error('there is nothing to choose from')
    return move
  },
  evaluate: (t) => (t.end === 'won' ? 1 : t.end === 'lost' ? 0 : t.fate / 10),
}
