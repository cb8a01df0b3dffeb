import { at, type Ranked, type Seat } from '@grimuar/kernel'
import { COLOURS, KNIGHT, MAGE, ROUNDS, SYMBOL_NAMES, SYMBOLS, TOWER_NAMES, TURNS_PER_ROUND } from '../cards.ts'
import { isCompared } from '../compare.ts'
import { opponentOf, whenIs } from '../table.ts'
import { eventWords } from './events.ts'
import { namesIn, type TowersWords } from './names.ts'
import { questionWords } from './questions.ts'
import type { TowersText } from './shape.ts'
import { tableWords } from './table.ts'

/** Builds all a game says from one language's words. */
export function speak(text: TowersText): TowersWords {
  const { tower } = namesIn(text)
  const tieBreaks: { readonly [name: string]: string } = text.tieBreak

  return {
    text,
    ...questionWords(text),
    ...eventWords(text),
    ...tableWords(text),

    role: (seat) => at(text.roles, seat),

    progress: (v) => text.progress(v.round, ROUNDS, whenIs(v.turn).turn, TURNS_PER_ROUND),

    part(name, of) {
      const colour = COLOURS.find((id) => TOWER_NAMES[id] === of)
      const symbol = SYMBOLS.find((id) => SYMBOL_NAMES[id] === of)
      if (name === 'tower' && colour !== undefined) return text.part.tower(tower(colour))
      if (name === 'secret' && symbol !== undefined) return text.part.secret(text.symbolNames[symbol])
      return name === 'guess' ? text.part.guess : text.part.chests
    },

    aim: (name) => (isCompared(name) ? text.hint[name].aim : name),
    difference: (name, by) => (isCompared(name) ? text.hint[name].difference(by) : ''),
    tieBreak: (name) => tieBreaks[name] ?? name,
    options: text.options,

    outcome(result: Ranked, names, seat) {
      const total = (seat: Seat) => at(result.scores, seat).total
      if (result.ranks[0] === result.ranks[1]) return text.outcome.draw(total(KNIGHT))
      const winner = result.ranks[KNIGHT] === 1 ? KNIGHT : MAGE
      const [won, lost] = [total(winner), total(opponentOf(winner))]
      if (seat === null) return text.outcome.won(at(names, winner), won, lost)
      return seat === winner ? text.outcome.youWon(won, lost) : text.outcome.youLost(at(names, winner), lost, won)
    },
  }
}
