import type { TextBlock, Words } from '@grimuar/contract'
import { at, type Ranked, type Seat } from '@grimuar/kernel'
import {
  type Card,
  CLOCK,
  COLOURS,
  type Colour,
  faceOf,
  KNIGHT,
  MAGE,
  PLACES,
  type Place,
  PRINCESS,
  ROUNDS,
  type Secret,
  STONE,
  SYMBOL_NAMES,
  SYMBOLS,
  symbolOf,
  TOWER_NAMES,
  type Tower,
  TURNS_PER_ROUND,
} from '../cards.ts'
import { ingredients, stoneBecomes } from '../score.ts'
import {
  areaOf,
  EMPTY,
  FACE_DOWN,
  type Gap,
  NONE,
  neighbour,
  opponentOf,
  standsAt,
  type TowersEvent,
  type TowersMove,
  type TowersQuestion,
  towerAt as towerStandingAt,
  whenIs,
} from '../table.ts'
import { memories, type TowersView } from '../view.ts'
import type { TowersText, TowerWords } from './shape.ts'

/** A card in a list: "2 feathers", "rainbow stone with a chest (arrow left)". */
export function cardName(text: TowersText, card: Card): string {
  return named(text, card, text.symbolNames)
}

/** A card within a sentence: "a rainbow stone". */
function aCard(text: TowersText, card: Card): string {
  return named(text, card, text.aSymbol)
}

function named(text: TowersText, card: Card, singles: TowersText['symbolNames']): string {
  const { symbol, count, chest, arrow } = faceOf(card)
  const what = count === 1 ? singles[symbol] : text.symbols(symbol, count)
  return `${what}${chest ? ` ${text.withChest}` : ''}${arrow ? ` (${text.arrow[arrow]})` : ''}`
}

export function secretName(text: TowersText, secret: Secret): string {
  return secretNamed(text, secret, text.symbolNames)
}

/** A secret card within a sentence. */
export function aSecret(text: TowersText, secret: Secret): string {
  return secretNamed(text, secret, text.aSymbol)
}

function secretNamed(text: TowersText, secret: Secret, singles: TowersText['symbolNames']): string {
  const symbol = singles[symbolOf(secret)]
  return secret === PRINCESS ? `${symbol} (${text.princess})` : symbol
}

/** What stones on a card count as. */
export function becomesName(text: TowersText, card: Card, to: Colour | null): string {
  const { count } = faceOf(card)
  return to === null ? text.table.becomesNothing : count === 1 ? text.aSymbol[to] : text.symbols(to, count)
}

/** Builds all a game says from one language's words. */
export function speak(text: TowersText): Words<TowersView, TowersQuestion, TowersMove, TowersEvent, TowersText> {
  const card = (id: Card) => cardName(text, id)
  const one = (id: Card) => aCard(text, id)
  const paid = (id: Card) => (faceOf(id).count > 1 ? text.oneCard(one(id)) : one(id))
  const cards = (ids: readonly Card[]) => ids.map(card).join('; ') || text.table.none
  const tower = (id: Tower): TowerWords => text.towers[id]
  const towerAt = (v: TowersView, place: Place) => tower(towerStandingAt(v, place))
  const lyingName = (lying: Gap) => (lying === EMPTY ? text.table.empty : lying === FACE_DOWN ? text.table.faceDown : one(lying))

  const tieBreaks: { readonly [name: string]: string } = text.tieBreak

  return {
    text,

    role: (seat) => at(text.roles, seat),

    ask(v, q) {
      const { ask } = text
      switch (q.kind) {
        case 'go':
          return v.seat === KNIGHT && !v.exchanged ? ask.goKnight : ask.go
        case 'side':
          return q.of === v.seat ? ask.side(one(q.card)) : ask.sideOf(one(q.card))
        case 'spell':
          return ask.spell(tower(q.tower))
        case 'second':
          return ask.second(paid(q.first))
        case 'look':
          return q.first === NONE ? ask.look : ask.lookSecond(tower(q.first))
        case 'exchange': {
          const saw = v.looks.at(-1)?.saw
          return saw ? ask.exchange(aSecret(text, saw[0]), aSecret(text, saw[1])) : ask.exchange('?', '?')
        }
        default:
          return ask[q.kind]
      }
    },

    wait: (_v, q, names, waiting) => text.wait[q.kind](waiting.map((seat) => names[seat]).join(', ')),

    move(v, q, m) {
      const { move } = text
      switch (m.do) {
        case 'go': {
          const here = standsAt(v, MAGE)
          const isStep = m.place === neighbour(here, 1) || m.place === neighbour(here, -1)
          return v.seat === MAGE && !isStep ? move.jump(towerAt(v, m.place)) : move.go(towerAt(v, m.place))
        }
        case 'trade':
          return move.trade(towerAt(v, standsAt(v, MAGE)))
        case 'take': {
          const lying = at(v.gaps, m.gap)
          const other = neighbour(m.gap, m.gap === v.places[v.seat] ? 1 : 0)
          return lying === FACE_DOWN ? move.takeFaceDown(towerAt(v, other)) : move.take(lyingName(lying))
        }
        case 'put':
          return q.kind === 'side' && v.areas[q.of]?.used.length === 0 ? move.putOnly : move.put[m.side]
        case 'card':
          return q.kind === 'push' ? move.push(one(m.card)) : q.kind === 'lose' ? move.lose(one(m.card)) : move.pay(paid(m.card))
        case 'tower':
          return q.kind === 'guess'
            ? move.guess(tower(m.tower))
            : q.kind === 'anySpell'
              ? move.cast(tower(m.tower))
              : move.look(tower(m.tower))
        default:
          return move[m.do]
      }
    },

    event(e, names, _seat) {
      const { event } = text
      const name = (seat: Seat) => at(names, seat)
      switch (e.kind) {
        case 'deal':
          return event.deal(e.round)
        case 'turn':
          return undefined
        case 'go':
          return event[e.how](name(e.seat), tower(e.tower))
        case 'take':
          return (e.faceDown ? event.takeFaceDown : event.take)(name(e.seat), one(e.card))
        case 'used':
          return e.why === 'pushed'
            ? event.pushed(name(e.by), name(e.seat), one(e.card), e.side)
            : event[e.why](name(e.seat), e.why === 'paid' ? paid(e.card) : one(e.card), e.side)
        case 'cast':
          return (e.at === e.tower ? event.cast : event.castRed)(name(e.seat), tower(e.tower))
        case 'fizzle':
          return event.fizzle
        case 'look':
          return event.look(name(e.seat), tower(e.towers[0]), tower(e.towers[1]))
        case 'saw':
          return event.saw(tower(e.towers[0]), aSecret(text, e.secrets[0]), tower(e.towers[1]), aSecret(text, e.secrets[1]))
        case 'putBack':
          return e.exchanged ? event.exchanged : event.left
        case 'lose':
          return event.lose(name(e.seat), one(e.card))
        case 'hide':
          return event.hide(name(e.seat))
        case 'hid':
          return event.hid(one(e.card))
        case 'sweep':
          return event.sweep(e.round)
        case 'guess':
          return e.right ? event.guessRight(tower(e.tower)) : event.guessWrong(tower(e.tower), aSecret(text, e.secret))
        case 'uncover':
          return event.uncover(name(e.seat), cards(e.cards))
        case 'end':
          return event.end
      }
    },

    progress: (v) => text.progress(v.round, ROUNDS, whenIs(v.turn).turn, TURNS_PER_ROUND),

    part(name, of) {
      const colour = COLOURS.find((id) => TOWER_NAMES[id] === of)
      const symbol = SYMBOLS.find((id) => SYMBOL_NAMES[id] === of)
      if (name === 'tower' && colour !== undefined) return text.part.tower(tower(colour))
      if (name === 'secret' && symbol !== undefined) return text.part.secret(text.symbolNames[symbol])
      return name === 'guess' ? text.part.guess : text.part.chests
    },

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

    table(v, names, seat) {
      const { table } = text
      const known = seat === null ? null : memories(v.looks, seat)
      const ring: string[] = []
      for (const place of PLACES) {
        const id = towerStandingAt(v, place)
        const here = v.places.indexOf(place)
        const memory = id === CLOCK ? null : known?.[id]
        const secret = id === CLOCK ? undefined : v.secrets?.[id]
        ring.push(
          table.place(
            tower(id),
            here < 0 ? undefined : `${text.roles[here]} (${names[here]})`,
            secret !== undefined
              ? `${text.secretOf}: ${secretName(text, secret)}`
              : memory
                ? table.memory(aSecret(text, memory.secret), whenIs(memory.turn), memory)
                : undefined,
          ),
        )
        ring.push(table.gap(towerAt(v, place), towerAt(v, neighbour(place, 1)), lyingName(at(v.gaps, place))))
      }
      const knight = ingredients(areaOf(v, KNIGHT))
      const mage = ingredients(areaOf(v, MAGE))
      const blocks: TextBlock[] = [{ heading: table.ring, items: ring }]
      for (const owner of seat === MAGE ? [MAGE, KNIGHT] : [KNIGHT, MAGE]) {
        const area = areaOf(v, owner)
        const name = `${text.roles[owner]}, ${names[owner]}`
        const known = area.hidden.flatMap((h) => (h.card === null ? [] : card(h.card)))
        blocks.push(
          { heading: table.gained(name), items: area.gained.length ? area.gained.map(card) : [table.none] },
          {
            heading: table.used(name),
            items: area.used.length ? area.used.map((id, place) => usedName(area.used, id, place, v.common.over)) : [table.none],
          },
        )
        if (area.hidden.length) {
          blocks.push({ heading: table.hidden(name), items: known.length ? known : [table.hiddenCount(area.hidden.length)] })
        }
      }
      blocks.push({
        heading: table.standings,
        items: COLOURS.map((id) => table.standing(tower(id), text.symbolNames[id], knight[id], mage[id])),
      })
      blocks.push({
        heading: table.piles,
        items: [
          table.deck(v.deck),
          table.pile(v.pile),
          ...(v.discards.length ? [table.seenDiscards(cards(v.discards.map((d) => d.card)))] : []),
          table.exchangeLeft(v.exchanged),
        ],
      })
      return blocks
    },
  }

  function usedName(row: readonly Card[], id: Card, place: number, over: boolean): string {
    const { symbol, count } = faceOf(id)
    if (symbol !== STONE) return card(id)
    return text.table.becomes(card(id), becomesName(text, id, stoneBecomes(row, place)), count, over)
  }
}
