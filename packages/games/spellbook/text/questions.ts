import { capital } from '@grimuar/contract'
import { spellOf } from '../cards.ts'
import { type Kind, levelAbove, NONE, runeOn } from '../components.ts'
import { wildGroups } from '../payment.ts'
import { areaOf, type SpellbookQuestion } from '../table.ts'
import type { SpellbookView } from '../view.ts'
import { namesIn, type SpellbookWords } from './names.ts'
import type { SpellbookText } from './shape.ts'

/** The words of questions and answers. */
export function questionWords(text: SpellbookText): Pick<SpellbookWords, 'ask' | 'wait' | 'move'> {
  const { kind, kinds, spellName, spellAt, way, due } = namesIn(text)

  function asked(q: SpellbookQuestion, v: SpellbookView): string {
    const { ask, which } = text
    switch (q.kind) {
      case 'act':
        return q.must ? ask.actNow : q.left > 1 ? ask.actTwice : ask.act[q.phase]
      case 'take': {
        const about =
          q.rune !== NONE
            ? which.rune(q.rune)
            : q.colour !== NONE
              ? which.colour(q.colour)
              : q.alike
                ? which.oneColour
                : q.stored
                  ? which.stored
                  : ''
        return ask.take(q.left, about, q.to === 'familiar', q.upTo)
      }
      case 'discard':
        return ask.discard(q.left, q.rune === NONE ? '' : which.rune(q.rune))
      case 'store':
        return ask.store(
          q.left,
          q.rune !== NONE ? which.rune(q.rune) : q.colour !== NONE ? which.colour(q.colour) : which.oneColour,
        )
      case 'give':
        return ask.give(q.left, q.with)
      case 'get':
        return ask.get(kind(q.gives), q.with)
      case 'sweep':
        return ask.sweep(q.gone)
      case 'pay':
        return ask.pay(spellName(spellAt(v, q.colour)), q.level)
      case 'save':
        return ask.save(q.left)
      case 'copy':
        return ask.copy[q.phase]
      case 'tribute':
        return ask.tribute[q.to]
      default:
        return ask[q.kind]
    }
  }

  /** A token as the answer to a question. */
  function tokenMove(q: SpellbookQuestion, k: Kind): string {
    const { move } = text
    switch (q.kind) {
      case 'discard':
      case 'sweep':
        return move.discard(kind(k))
      case 'store':
        return move.store(kind(k))
      case 'give':
        return move.give(kind(k))
      case 'get':
        return move.get(kind(k))
      case 'save':
        return move.saved(kind(k))
      case 'tribute':
        return move.tribute(kind(k))
      default:
        return move.take(kind(k))
    }
  }

  return {
    ask: (v, q) => ('by' in q ? due(q.by, asked(q, v)) : asked(q, v)),

    wait(v, q, names, waiting) {
      const name = waiting.map((seat) => names[seat]).join(', ')
      switch (q.kind) {
        case 'act':
          return text.wait.act(name, q.phase)
        case 'raise':
        case 'learn':
          return text.wait.spell(name)
        case 'pay':
          return text.wait.pay(name, spellName(spellAt(v, q.colour)))
        case 'copy':
          return text.wait.copy(name)
        default:
          return text.wait.token(name)
      }
    },

    move(v, q, m) {
      const { move } = text
      switch (m.do) {
        case 'take':
        case 'store':
          return move[m.do](kind(m.kind))
        case 'draw':
          return move.draw
        case 'learn':
          return move.learn(spellName(spellAt(v, m.colour)), m.level)
        case 'cast': {
          const spell = spellAt(v, m.colour)
          return move.cast(spellName(spell), m.level, way(spell, m.level, m.way))
        }
        case 'copy': {
          const spell = spellAt(v, m.colour)
          // Two owners' cards may differ in their rune alone. Alone, one copies with the rune on the copying card.
          const alone = m.owner === NONE && q.kind === 'copy'
          const rune = runeOn(areaOf(v, alone ? v.active : m.owner).cards[alone ? spellOf(q.by).colour : m.colour])
          return move.copy(spellName(spell), m.level, way(spell, m.level, m.way), rune === NONE ? '' : text.runes[rune])
        }
        case 'skip':
          return move.skip[q.kind === 'act' ? q.phase : v.phase]
        case 'token':
          return capital(tokenMove(q, m.kind))
        case 'done':
          return q.kind === 'sweep' ? move.sweep(q.gone) : move.enough
        case 'raise': {
          const level = areaOf(v, v.common.ask?.to[0] ?? v.active).levels[m.colour]
          return move.raise(spellName(spellAt(v, m.colour)), level === 0 ? 3 : levelAbove(level))
        }
        case 'pay': {
          const groups = wildGroups(m.wilds, q.kind === 'pay' && q.wilds > 0)
          return capital(move.pay(kind(m.card), kinds(m.reals), groups.map(kinds)))
        }
      }
    },
  }
}
