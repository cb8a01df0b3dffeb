import { at, type Ranked } from '@grimuar/kernel'
import { KIND_NAMES, TEMPLE_IDS, TEMPLES } from '../cards/index.ts'
import { isCompared } from '../compare.ts'
import { turnPhaseOf } from '../turn-phase.ts'
import { eventWords } from './events.ts'
import { namesIn, type ProphecyWords } from './names.ts'
import { questionWords } from './questions.ts'
import type { ProphecyText } from './shape.ts'
import { tableWords } from './table.ts'

/** Builds all a game says from one language's words. */
export function speak(text: ProphecyText): ProphecyWords {
  const { card } = namesIn(text)

  return {
    text,
    ...questionWords(text),
    ...eventWords(text),
    ...tableWords(text),

    progress: (v) => (v.round === 0 ? text.settingUp : text.progress(v.round, turnPhaseOf(v), v.players[v.seat]?.markers)),

    part(name, of) {
      if (name === 'curses' || name === 'rewards' || name === 'runes') return text.part[name]
      const temple = TEMPLE_IDS.find((id) => KIND_NAMES[TEMPLES[id].colour] === of)
      return temple === undefined ? name : text.part.temple(card(temple))
    },

    refusal(rule, about) {
      const number = (name: string) => Number(about[name])
      if ('left' in about) return text.refusal.unpaid(number('left'))
      if (rule === 'PR-4.3') return text.refusal.far(number('steps'))
      if (rule === 'PR-4.7') return text.refusal.slow(number('steps'), number('price'), number('crystals'))
      return text.refusal.lacks(number('needed'), number('crystals'))
    },

    aim: (name) => (isCompared(name) ? text.hint[name].aim : name),
    difference: (name, by) => (isCompared(name) ? text.hint[name].difference(by) : ''),
    tieBreak: (name) => (name === 'coloured' || name === 'clear' || name === 'later' ? text.tieBreak[name] : name),
    options: text.options,

    outcome(result: Ranked, names, seat) {
      const winner = result.ranks.indexOf(1)
      const scores = result.scores
        .map((s) => s.total)
        .sort((a, b) => b - a)
        .join(' : ')
      return seat === winner ? text.outcome.youWon(scores) : text.outcome.won(at(names, winner), scores)
    },
  }
}
