import type { TextBlock, Words } from '@grimuar/contract'
import type { Ranked } from '@grimuar/kernel'
import {
  CARDS,
  type Card,
  COLOURS,
  type Ingredient,
  KNIGHT,
  MAGE,
  PRINCESS,
  ROUNDS,
  SECRETS,
  type Secret,
  STONE,
  SYMBOLS,
  TURNS_PER_ROUND,
} from '../cards.ts'
import { ingredients, stoneBecomes } from '../score.ts'
import {
  EMPTY,
  FACE_DOWN,
  type Gap,
  neighbour,
  PLACES,
  type TowersEvent,
  type TowersMove,
  type TowersQuestion,
} from '../table.ts'
import { memories, type TowersView } from '../view.ts'
import type { Tower, TowersText } from './shape.ts'

/** A card as people say it: "2 feathers", "rainbow stone with a chest, arrow left". */
export function cardName(text: TowersText, card: Card): string {
  const { symbol, count, chest, arrow } = CARDS[card] as (typeof CARDS)[number]
  const what = count === 1 ? (text.symbolNames[symbol] as string) : text.symbols(symbol, count)
  return `${what}${chest ? ` ${text.withChest}` : ''}${arrow ? `, ${text.arrow[arrow]}` : ''}`
}

export function secretName(text: TowersText, secret: Secret): string {
  const symbol = text.symbolNames[SECRETS[secret] as number] as string
  return secret === PRINCESS ? `${symbol} (${text.princess})` : symbol
}

/** Builds all a game says from one language's words. */
export function speak(text: TowersText): Words<TowersView, TowersQuestion, TowersMove, TowersEvent, TowersText> {
  const card = (id: Card) => cardName(text, id)
  const cards = (ids: readonly Card[]) => ids.map(card).join('; ') || text.table.none
  const tower = (id: number) => text.towers[id] as Tower
  const towerAt = (v: TowersView, place: number) => tower(v.ring[place] as number)
  const gapName = (v: TowersView, gap: Gap, at: number) =>
    gap === EMPTY
      ? text.table.empty
      : gap === FACE_DOWN
        ? text.table.faceDown
        : text.table.gap(towerAt(v, at), towerAt(v, neighbour(at, 1)), card(gap))

  return {
    text,

    role: (seat) => text.roles[seat] as string,

    ask(v, q) {
      const { ask } = text
      switch (q.kind) {
        case 'go':
          return v.seat === KNIGHT && !v.exchanged ? ask.goKnight : ask.go
        case 'side':
          return q.of === v.seat ? ask.side(card(q.card)) : ask.sideOf(card(q.card))
        case 'spell':
          return ask.spell(tower(q.tower))
        case 'second':
          return ask.second(card(q.first))
        case 'look':
          return q.first < 0 ? ask.look : ask.lookSecond(tower(q.first))
        case 'exchange': {
          const saw = v.looks.at(-1)?.saw
          return saw ? ask.exchange(secretName(text, saw[0]), secretName(text, saw[1])) : ask.exchange('?', '?')
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
          const other = v.places[1 - v.seat] as number
          const here = v.places[v.seat] as number
          const over =
            neighbour(here, 1) === other ? neighbour(other, 1) : neighbour(here, -1) === other ? neighbour(other, -1) : -1
          return v.seat === MAGE && m.place === over ? move.jump(towerAt(v, m.place)) : move.go(towerAt(v, m.place))
        }
        case 'trade':
          return move.trade(towerAt(v, v.places[MAGE] as number))
        case 'take': {
          const lying = v.gaps[m.gap] as Gap
          const other = neighbour(m.gap, m.gap === v.places[v.seat] ? 1 : 0)
          return lying === FACE_DOWN ? move.takeFaceDown(towerAt(v, other).name) : move.take(card(lying))
        }
        case 'put':
          return q.kind === 'side' && v.areas[q.of]?.used.length === 0 ? move.putOnly : move.put[m.side]
        case 'card':
          return q.kind === 'push'
            ? move.push(card(m.card))
            : q.kind === 'lose'
              ? move.lose(card(m.card))
              : move.pay(card(m.card))
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
      const name = (seat: number) => names[seat] as string
      switch (e.kind) {
        case 'deal':
          return event.deal(e.round)
        case 'turn':
          return undefined
        case 'go':
          return event[e.how](name(e.seat), tower(e.tower))
        case 'take':
          return (e.faceDown ? event.takeFaceDown : event.take)(name(e.seat), card(e.card))
        case 'used':
          return e.why === 'pushed'
            ? event.pushed(name(e.by), name(e.seat), card(e.card), e.side)
            : event[e.why](name(e.seat), card(e.card), e.side)
        case 'cast':
          return (e.at === e.tower ? event.cast : event.castRed)(name(e.seat), tower(e.tower))
        case 'fizzle':
          return event.fizzle
        case 'look':
          return event.look(name(e.seat), tower(e.towers[0]), tower(e.towers[1]))
        case 'saw':
          return event.saw(tower(e.towers[0]), secretName(text, e.secrets[0]), tower(e.towers[1]), secretName(text, e.secrets[1]))
        case 'putBack':
          return e.exchanged ? event.exchanged : event.left
        case 'lose':
          return event.lose(name(e.seat), card(e.card))
        case 'hide':
          return event.hide(name(e.seat))
        case 'hid':
          return event.hid(card(e.card))
        case 'sweep':
          return event.sweep(e.round)
        case 'guess':
          return e.right ? event.guessRight(tower(e.tower)) : event.guessWrong(tower(e.tower), secretName(text, e.secret))
        case 'uncover':
          return event.uncover(name(e.seat), cards(e.cards))
        case 'end':
          return event.end
      }
    },

    progress: (v) => text.progress(v.round, ROUNDS, ((Math.max(v.turn, 1) - 1) % TURNS_PER_ROUND) + 1, TURNS_PER_ROUND),

    part(name, of) {
      switch (name) {
        case 'tower':
          return text.part.tower(tower(COLOURS.indexOf(of as (typeof COLOURS)[number])))
        case 'secret':
          return text.part.secret(text.symbolNames[SYMBOLS.indexOf(of as Ingredient)] as string)
        default:
          return text.part[name as 'guess' | 'chests']
      }
    },

    tieBreak: (name) => text.tieBreak[name as keyof TowersText['tieBreak']],
    options: text.options,

    outcome(result: Ranked, names, seat) {
      const [knight, mage] = result.scores.map((s) => s.total) as [number, number]
      if (result.ranks[0] === result.ranks[1]) return text.outcome.draw(knight)
      const winner = result.ranks[KNIGHT] === 1 ? KNIGHT : MAGE
      const [won, lost] = winner === KNIGHT ? [knight, mage] : [mage, knight]
      if (seat === null) return text.outcome.won(names[winner] as string, won, lost)
      return seat === winner ? text.outcome.youWon(won, lost) : text.outcome.youLost(names[winner] as string, lost, won)
    },

    table(v, names, seat) {
      const { table } = text
      const known = seat === null ? [] : memories(v.looks, seat)
      const ring: string[] = []
      for (let place = 0; place < PLACES; place++) {
        const id = v.ring[place] as number
        const here = v.places.indexOf(place)
        const memory = known[id]
        const secret = v.secrets?.[id]
        ring.push(
          table.place(
            tower(id),
            here < 0 ? undefined : `${text.roles[here]} (${names[here]})`,
            secret !== undefined
              ? `${text.secretOf}: ${secretName(text, secret)}`
              : memory
                ? table.memory(secretName(text, memory.secret), memory.turn, memory.stale)
                : undefined,
          ),
        )
        const gap = v.gaps[place] as Gap
        ring.push(
          gap >= 0
            ? gapName(v, gap, place)
            : table.gap(towerAt(v, place), towerAt(v, neighbour(place, 1)), gapName(v, gap, place)),
        )
      }
      const [knight, mage] = v.areas.map((area) => ingredients({ gained: [...area.gained], used: [...area.used] })) as [
        number[],
        number[],
      ]
      const blocks: TextBlock[] = [{ heading: table.ring, items: ring }]
      for (const owner of seat === MAGE ? [MAGE, KNIGHT] : [KNIGHT, MAGE]) {
        const area = v.areas[owner] as TowersView['areas'][number]
        const name = `${text.roles[owner]}, ${names[owner]}`
        const hidden = area.hidden.map((h) => (h.card === null ? null : card(h.card)))
        blocks.push(
          { heading: table.gained(name), items: area.gained.length ? area.gained.map(card) : [table.none] },
          {
            heading: table.used(name),
            items: area.used.length ? area.used.map((id, at) => usedName(area.used, id, at)) : [table.none],
          },
        )
        if (hidden.length) {
          blocks.push({
            heading: table.hidden(name),
            items: hidden[0] === null ? [table.hiddenCount(hidden.length)] : (hidden as string[]),
          })
        }
      }
      blocks.push({
        heading: table.standings,
        items: knight.map((n, id) => table.standing(tower(id), text.symbolNames[id] as string, n, mage[id] as number)),
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

  function usedName(row: readonly Card[], id: Card, at: number): string {
    if (CARDS[id]?.symbol !== STONE) return card(id)
    const becomes = stoneBecomes(row, at)
    return text.table.becomes(card(id), becomes < 0 ? text.table.becomesNothing : (text.symbolNames[becomes] as string))
  }
}
