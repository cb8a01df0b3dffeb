import { capital } from '@grimuar/contract'
import { spellOf } from '../cards.ts'
import { NONE } from '../components.ts'
import { namesIn, type SpellbookWords } from './names.ts'
import type { SpellbookText } from './shape.ts'

/** What happened, for the log. */
export function eventWords(text: SpellbookText): Pick<SpellbookWords, 'event' | 'turnOf' | 'gains' | 'things'> {
  const { tokens, spellName } = namesIn(text)

  return {
    event(e, names) {
      const { event } = text
      const name = (seat: number) => names[seat] ?? ''
      switch (e.kind) {
        case 'setup':
          return event.setup(e.spells.map(spellName).join(', '), name(e.first))
        case 'day':
          return event.day(name(e.seat))
        case 'skip':
        case 'pass':
          return event[e.kind](name(e.seat), e.phase)
        case 'cast':
          if (e.manner === 'instant') return event.instant(spellName(e.spell), e.level)
          return event[e.manner === 'own' ? 'cast' : 'copied'](name(e.seat), spellName(e.spell), e.level)
        case 'moved': {
          const sentence = capital(event.moved(name(e.seat), e.from, e.to, tokens(e.tokens), e.tokens.length))
          // Spells of a phase were announced when they were cast; lasting ones speak up here.
          return e.by !== NONE && spellOf(e.by).phase === null ? event.by(sentence, spellName(e.by)) : sentence
        }
        case 'swapped':
          return event.swapped(name(e.seat), tokens([e.gave]), tokens([e.got]), e.with)
        case 'learned':
          return event.learned(name(e.seat), spellName(e.spell), e.level, tokens([e.card]), tokens(e.spent))
        case 'level':
          return event[e.to > e.from ? 'raised' : 'lowered'](name(e.seat), spellName(e.spell), e.to)
        case 'ending':
          return e.why === 'track' ? event.ending.track : event.ending[e.why](name(e.seat))
        case 'end':
          return event.end
      }
    },
    turnOf: (e) => (e.kind === 'day' ? e.seat : undefined),
    gains(events, seat) {
      const own = events.filter((e) => 'seat' in e && e.seat === seat)
      const drawn = own.reduce((n, e) => n + (e.kind === 'moved' && e.to === 'pool' ? e.tokens.length : 0), 0)
      const learned = own.flatMap((e) => (e.kind === 'learned' ? [`${spellName(e.spell)} ${e.level}`] : []))
      return [...(drawn ? [text.tokens(drawn)] : []), ...learned].join(', ')
    },
    things: (e) => ('spell' in e ? [{ at: `card:${e.seat}:${spellOf(e.spell).colour}`, forms: [spellName(e.spell)] }] : []),
  }
}
