import { at, type Ranked } from '@grimuar/kernel'
import { SPELL_NAMES } from '../cards.ts'
import { isCompared } from '../compare.ts'
import { roundOf } from '../table.ts'
import { eventWords } from './events.ts'
import type { SpellbookWords } from './names.ts'
import { questionWords } from './questions.ts'
import type { SpellbookText } from './shape.ts'
import { tableWords } from './table.ts'

/** Everything the game says, from the words of one language. */
export function speak(text: SpellbookText): SpellbookWords {
  return {
    text,
    ...questionWords(text),
    ...eventWords(text),
    ...tableWords(text),

    progress: (v) => text.progress(roundOf(v.day, v.common.seats), v.phase, v.ending),

    part(name, of) {
      const spell = SPELL_NAMES.find((one) => name === 'spell' && one === of)
      return spell ? text.spells[spell].name : wordFor(text.part, name)
    },

    aim: (name) => (isCompared(name) ? text.hint[name].aim : name),
    difference: (name, by) => (isCompared(name) ? text.hint[name].difference(by) : ''),
    tieBreak: (name) => wordFor(text.tieBreak, name),

    rival: () => text.table.opponent,

    options: {
      mode: text.options.mode,
      own: {
        ...text.options.own,
        values: Object.fromEntries(SPELL_NAMES.map((name) => [name, text.spells[name].name])),
      },
      harder: text.options.harder,
      ...text.options.rulings,
    },

    outcome(result: Ranked, names, seat) {
      const { outcome } = text
      const opponent = result.rivals?.[0]?.score
      const points = (of: number) => result.scores[of]?.total ?? 0
      if (opponent) return outcome[result.ranks[0] === 1 ? 'soloWon' : 'soloLost'](points(0), opponent.total)
      const winners = result.ranks.flatMap((rank, s) => (rank === 1 ? [s] : []))
      const first = at(winners, 0)
      if (winners.length > 1) return outcome.shared(winners.map((s) => names[s]).join(', '), points(first))
      return first === seat ? outcome.youWon(points(first)) : outcome.won(names[first] ?? '', points(first))
    },
  }
}

/** The word under a name that may be any. */
function wordFor(words: { readonly [name: string]: string }, name: string): string {
  return words[name] ?? name
}
