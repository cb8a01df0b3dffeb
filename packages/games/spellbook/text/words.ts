import { plainText, type TextBlock, type Words } from '@grimuar/contract'
import { at, type Ranked } from '@grimuar/kernel'
import { SPELL_NAMES, type SpellId, spellOf } from '../cards.ts'
import {
  type Colour,
  colourOf,
  EVERY_COLOUR,
  FAMILIAR_SPACES,
  type Kind,
  kindOf,
  type LevelNumber,
  levelAbove,
  NONE,
  type None,
  runeOf,
  runeOn,
  type Token,
  TRACK_SPACES,
} from '../components.ts'
import { wildGroups } from '../payment.ts'
import type { Rulings } from '../rulings.ts'
import { familiarPoints, opponentScore, spellPoints, totalOf } from '../score.ts'
import { type Area, areaOf, roundOf, type SpellbookEvent, type SpellbookMove, type SpellbookQuestion } from '../table.ts'
import type { SpellbookView } from '../view.ts'
import type { SpellbookText } from './shape.ts'

export type SpellbookWords = Words<SpellbookView, SpellbookQuestion, SpellbookMove, SpellbookEvent, SpellbookText>

/** The mark of the rune that lies on a spell's own card. */
export const CARD_RUNE = 'cardRune'

/** Marks of how a level works that is no action of a phase. */
const MANNERS: readonly string[] = ['instant', 'lasting', 'end']
export const isManner = (mark: string): boolean => MANNERS.includes(mark)

/** The word under a name that may be any. */
function wordFor(words: { readonly [name: string]: string }, name: string): string {
  return words[name] ?? name
}

/** What a level of a spell does, in one line, with marks for what can be drawn. */
export function markedEffect(text: SpellbookText, spell: SpellId, level: LevelNumber, rulings: Rulings): string {
  const { name } = spellOf(spell)
  const { otherwise } = text
  if (name === 'communion' && level === 4 && rulings.communionPoints === 'rune') return otherwise.communionPoints
  if (name === 'communion' && level === 5 && rulings.communionStores === 'spent') return otherwise.communionStores
  if (name === 'mirage' && rulings.mirage === 'pool') return at(otherwise.mirage, level - 3)
  return at(text.spells[name].levels, level - 3).join(` ${text.or} `)
}

/** The same in plain words. */
export function effectText(text: SpellbookText, spell: SpellId, level: LevelNumber, rulings: Rulings): string {
  return plainText(markedEffect(text, spell, level, rulings))
}

/** Everything the game says, from the words of one language. */
export function speak(text: SpellbookText): SpellbookWords {
  const kind = (k: Kind) => text.kind(colourOf(k), runeOf(k))
  const kinds = (list: readonly Kind[]) => list.map(kind).join(', ')
  const tokens = (list: readonly Token[]) => kinds(list.map(kindOf))
  const spellName = (id: SpellId) => text.spells[spellOf(id).name].name
  const spellAt = (v: SpellbookView, colour: Colour) => v.spells[colour]
  const way = (id: SpellId, level: LevelNumber, n: number) =>
    plainText(text.spells[spellOf(id).name].levels[level - 3]?.[n] ?? '')
  /** A sentence with the spell that brings it about in front. */
  const due = (by: SpellId | None, sentence: string) => (by === NONE ? sentence : `${spellName(by)}: ${sentence}`)
  const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)

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
    text,

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

    progress: (v) => text.progress(roundOf(v.day, v.common.seats), v.phase, v.ending),

    part(name, of) {
      const spell = SPELL_NAMES.find((one) => name === 'spell' && one === of)
      return spell ? text.spells[spell].name : wordFor(text.part, name)
    },

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

    table(v, names, seat) {
      const { table } = text
      const list = (of: readonly Token[]) => (of.length ? of.map((token) => kind(kindOf(token))) : [table.none])
      const blocks: TextBlock[] = [
        { heading: table.altar, items: list(v.altar) },
        { heading: table.piles, items: [table.bag(v.bag), table.tray(v.tray.length)] },
      ]
      const { seats } = v.common
      for (let i = 0; i < seats; i++) {
        const owner = ((seat ?? v.first) + i) % seats
        const area = areaOf(v, owner)
        const name = names[owner] ?? ''
        blocks.push(
          { heading: table.pool(name), items: list(area.pool) },
          { heading: table.spells(name), items: EVERY_COLOUR.map((colour) => spellLine(area, owner, colour)) },
          {
            heading: table.familiar(name, area.familiar.length, FAMILIAR_SPACES, familiarPoints(v, owner)),
            items: list(area.familiar),
          },
        )
      }
      if (v.opponent) {
        const [track, lower] = opponentScore(v).parts
        blocks.push({
          heading: table.opponent,
          items: [table.track(v.opponent.track.length, TRACK_SPACES, track?.points ?? 0), table.lower(lower?.points ?? 0)],
        })
      }
      blocks.push({
        heading: table.standings,
        items: v.areas.map((_, owner) => table.total(names[owner] ?? '', totalOf(v, owner))),
      })
      return blocks

      function spellLine(area: Area, owner: number, colour: Colour): string {
        const name = spellName(spellAt(v, colour))
        const level = area.levels[colour]
        const card = area.cards[colour]
        if (level === 0 || card === NONE) return table.notLearned(name)
        return table.learned(name, level, tokens([card]), spellPoints(v, owner, colour))
      }
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
