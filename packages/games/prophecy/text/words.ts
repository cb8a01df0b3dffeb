import type { TextBlock, Words } from '@grimuar/contract'
import { at, by, type Ranked } from '@grimuar/kernel'
import { exchangePrice } from '../asks/moves.ts'
import {
  type Card,
  CLEAR,
  COLOURS,
  COLUMNS,
  type Colour,
  GIVES,
  isTemple,
  KIND_NAMES,
  KIND_OF,
  KINDS,
  type Kind,
  NETS,
  type NetSide,
  PLACES,
  type Place,
  RAISE_PRICE,
  REARRANGE_PRICE,
  RUNE_IDS,
  type RuneId,
  SPACE_POINTS,
  spaceFor,
  TABLETS,
  TEMPLE_IDS,
  TEMPLES,
  TRADE_PRICE,
  wastelandNumber,
} from '../cards/index.ts'
import { cursesFor } from '../curses.ts'
import { reach } from '../reach.ts'
import { markersOn, runeGoalPoints, runeKinds, templeGoalPoints } from '../score.ts'
import {
  BARRED,
  cardOf,
  countOf,
  crystalAt,
  crystalsOn,
  FREE,
  fieldsOf,
  GHOST,
  hasEffect,
  NONE,
  type ProphecyEvent,
  type ProphecyMove,
  type ProphecyQuestion,
  playerOf,
  type Realm,
  templeOf,
} from '../table.ts'
import type { ProphecyView } from '../view.ts'
import type { CardName, ProphecyText } from './shape.ts'

/** A card of the ring as people call it. */
export function cardName(text: ProphecyText, card: Card): CardName {
  return isTemple(card) ? text.temples[card] : text.wasteland(wastelandNumber(card))
}

/** Crystals by kind as people count them: "2 red, 1 colourless". */
export function crystalList(text: ProphecyText, counts: Realm['supply']): string {
  const kinds = KINDS.filter((kind) => counts[kind] > 0).map((kind) => text.crystals(kind, counts[kind]))
  return kinds.join(', ') || text.table.none
}

/** All kinds of the supply, also those that have run out. */
export function supplyList(text: ProphecyText, counts: Realm['supply']): string {
  return KINDS.map((kind) => text.crystals(kind, counts[kind])).join(', ')
}

/** Builds all a game says from one language's words. */
export function speak(text: ProphecyText): Words<ProphecyView, ProphecyQuestion, ProphecyMove, ProphecyEvent, ProphecyText> {
  const card = (id: Card) => cardName(text, id)
  const kind = (id: Kind) => text.kinds[id]
  const field = (colour: Colour) => at(text.fields, colour - 1)
  const rune = (id: RuneId) => text.runes[id]
  const place = (id: Place) => text.place(Math.floor(id / COLUMNS) + 1, (id % COLUMNS) + 1)
  /** Row and place, where many are named in a line. */
  const short = (id: Place) => `${Math.floor(id / COLUMNS) + 1}-${(id % COLUMNS) + 1}`
  const some = (crystals: readonly Kind[]) => text.crystalsSaid(crystalList(text, tally(crystals)), crystals.length)
  const net = (side: NetSide) => text.net(NETS[side].code)

  return {
    text,

    ask(v, q) {
      const { ask } = text
      switch (q.kind) {
        case 'net':
        case 'field':
        case 'cover':
          return ask[q.kind]
        case 'rune':
          return q.temple === NONE ? ask.rune : ask.runeNear(card(q.temple))
        case 'place': {
          const held = v.hand.reduce((a, b) => a + b, 0)
          const own = playerOf(v, v.turn)
          const fits = held <= own.net.length - crystalsOn(own.net)
          return (fits ? ask.place : ask.placeSome)(crystalList(text, v.hand))
        }
        case 'go':
          return playerOf(v, v.turn).pawn === NONE ? ask.first : ask.go
        case 'act':
          return askAct(v)
        case 'pay':
          return ask.pay[q.price](
            q.price === 'trade' ? text.crystalsSaid(text.crystals(CLEAR, q.left), q.left) : text.crystalCount(q.left),
          )
        case 'swap':
          return q.first === NONE ? ask.swapFirst : ask.swapSecond
        case 'choose':
          if (q.optional) return ask.chooseExtra
          if (q.not !== NONE) return ask.chooseOther(kind(q.not))
          return q.among === 'all' ? ask.chooseAny : ask.chooseColour
        case 'owner':
          return ask.owner(kind(q.crystal))
        case 'give':
          return ask.give(kind(q.crystal))
      }
    },

    wait: (_v, q, names, waiting) => text.wait[q.kind](waiting.map((seat) => names[seat]).join(', ')),

    move(v, q, m) {
      const { move } = text
      const reader = v.seat === NONE ? v.turn : v.seat
      const own = playerOf(v, reader)
      const lying = (id: Place) => {
        const there = own.net[id]
        return there === NONE ? text.board.empty : kind(there)
      }
      switch (m.do) {
        case 'net':
          return move.net(net(m.net), text.netEffects[NETS[m.net].effect])
        case 'rune': {
          const up = v.faceUp[m.temple]
          return move.rune(up === NONE ? text.table.noRune : rune(up), card(m.temple))
        }
        case 'place':
          return move.place(kind(m.crystal), place(m.place))
        case 'go': {
          const there = card(at(v.ring, m.stop))
          if (own.pawn === NONE) return move.stand(there)
          const price = at(reach(v, reader), m.stop)
          return price > 0 ? move.goFast(there, text.crystalCount(price)) : move.go(there)
        }
        case 'take':
          return move.take(some(GIVES[cardOf(v, reader)]))
        case 'break': {
          const value = text.points(at(SPACE_POINTS, spaceFor(m.end, m.level)))
          const chain = m.places.map((id) => `${lying(id)} ${short(id)}`).join(', ')
          const more = at(RAISE_PRICE, m.level - m.places.length)
          return more > 0
            ? move.raise(value, chain, text.ends[m.end], text.crystalCount(more))
            : move.break(value, chain, text.ends[m.end])
        }
        case 'trade':
          return move.trade
        case 'cover':
          return move.cover(field(m.field))
        case 'cast': {
          const price = m.spell === 'rearrange' ? REARRANGE_PRICE : exchangePrice(v, reader)
          return move.cast[m.spell](text.crystalCount(price))
        }
        case 'tap':
          return move.tap(m.count)
        case 'end':
          return q.kind === 'cover' ? move.enough : v.took || v.broke ? move.end : move.undone
        case 'pay':
          return move.pay(lying(m.place), place(m.place))
        case 'swap':
          return move.swap(lying(m.place), place(m.place))
        case 'choose':
          return move.choose(kind(m.crystal))
        case 'decline':
          return move.decline
        case 'field':
          return move.field(card(m.card), field(m.field))
        case 'owner':
          return move.owner(m.seat + 1)
        case 'give':
          return move.give(place(m.place))
      }
    },

    event(e, names, _seat) {
      const { event } = text
      const name = (seat: number) => at(names, seat)
      switch (e.kind) {
        case 'net':
          return event.net(name(e.seat), net(e.net))
        case 'go':
          return (e.from === NONE ? event.stand : event.go)(name(e.seat), card(e.card))
        case 'ghost':
          return event.ghost(card(e.card))
        case 'resonance':
          return event.resonance(name(e.seat), rune(e.rune), e.count)
        case 'gain':
          return event.gain(name(e.seat), some(e.crystals))
        case 'lacking':
          return event.lacking(kind(e.crystal))
        case 'field':
          return event.field(name(e.seat), card(e.card))
        case 'give':
          return event.give(name(e.seat), name(e.to), kind(e.crystal))
        case 'surplus':
          return event.surplus(name(e.seat), some(e.crystals))
        case 'cover':
          return event.cover(name(e.seat), field(e.field), card(e.card))
        case 'clear':
          return event.clear(card(e.card))
        case 'cast':
          return event.cast[e.spell](name(e.seat), text.crystalCount(e.price))
        case 'tap':
          return event.tap(name(e.seat), e.count)
        case 'break':
          return event.break(name(e.seat), card(e.temple), text.points(e.points))
        case 'reward':
          return event.reward(name(e.seat), at(text.rewards, e.marker - 1))
        case 'rune':
          return event.rune(name(e.seat), rune(e.rune))
        case 'turnUp':
          return event.turnUp(rune(e.rune), card(e.temple))
        case 'undone':
          return event.undone(name(e.seat), card(e.card))
        case 'lastRound':
          return event.lastRound(name(e.seat))
        case 'roundLimit':
          return event.roundLimit(e.round)
        case 'trade':
          return event.trade(name(e.seat), text.crystalsSaid(text.crystals(CLEAR, e.price), e.price), card(e.card))
        case 'pay':
          // What an exchange card takes is always the same, and was told.
          return e.price === 'trade' ? undefined : event.pay(name(e.seat), kind(e.crystal))
        case 'swap':
          return event.swap(name(e.seat), kind(e.crystals[0]), place(e.places[0]), kind(e.crystals[1]), place(e.places[1]))
        case 'chain':
          return event.chain(name(e.seat), e.crystals.map(kind).join(', '))
        case 'goals':
          return event.goals
        case 'end':
          return event.end
        // Where each crystal is laid is for the eyes only.
        case 'turn':
        case 'place':
          return undefined
      }
    },

    progress: (v) => (v.round === 0 ? text.settingUp : text.progress(v.round, v.players[v.seat]?.markers)),

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
      // Enough crystals: then something else than their number is in the way.
      return number('crystals') < number('needed') ? text.refusal.lacks(number('needed'), number('crystals')) : undefined
    },

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

    table(v, names, seat) {
      const { table } = text
      const seats = v.players.map((_, s) => s)
      const blocks: TextBlock[] = [
        { heading: table.ring, items: v.ring.map((id, stop) => table.card(card(id), stop + 1, aboutCard(v, id, stop, names))) },
        {
          heading: table.goals,
          items: [
            ...v.goals.map((temple) => {
              const counts = markersOn(v, temple)
              const points = templeGoalPoints(v, temple)
              const standing = seats.map((s) => table.standing(at(names, s), at(counts, s), at(points, s)))
              const nobodys = at(counts, seats.length)
              if (nobodys > 0) standing.push(table.nobodys(text.ghost, nobodys))
              return table.templeGoal(card(temple), standing.join(', '))
            }),
            table.runeGoal(seats.map((s) => table.standing(at(names, s), runeKinds(v, s), at(runeGoalPoints(v), s))).join(', ')),
          ],
        },
        { heading: table.supply, items: [supplyList(text, v.supply)] },
      ]
      // Whoever reads comes first.
      for (const s of seat === null ? seats : [seat, ...seats.filter((other) => other !== seat)]) {
        blocks.push({ heading: table.player(at(names, s)), items: aboutPlayer(v, s) })
      }
      return blocks
    },
  }

  function askAct(v: ProphecyView): string {
    const { ask } = text
    const seat = v.turn
    const { net } = playerOf(v, seat)
    const kindOf = KIND_OF[cardOf(v, seat)]
    if (v.took || v.broke) {
      return kindOf === 'temple' && v.took !== v.broke && hasEffect(v, seat, 'takeAndBreak') ? ask.both : ask.done
    }
    const clear = countOf(net, CLEAR)
    if (kindOf === 'exchange' && clear < TRADE_PRICE) return ask.exchangeLacking
    if (kindOf === 'upgrade' && clear === 0) return ask.upgradeLacking
    if (kindOf !== 'temple') return ask[kindOf]
    return cursesFor(v, seat, templeOf(v, seat)).length > 0 ? ask.temple : ask.templeTake
  }

  function aboutCard(v: ProphecyView, id: Card, stop: number, names: readonly string[]): string[] {
    const { table } = text
    const parts: string[] = []
    const here = v.players.flatMap((p, s) => (p.pawn === stop ? [at(names, s)] : []))
    if (v.ghost === stop) here.push(text.ghost)
    if (here.length) parts.push(table.here(here.join(', ')))
    if (isTemple(id)) {
      const holder = (of: number) =>
        of === FREE ? table.free : of === BARRED ? table.barred : of === GHOST ? text.ghost : at(names, of)
      const spaces = v.spaces[id].map((of, space) => table.space(at(SPACE_POINTS, space), holder(of)))
      const up = v.faceUp[id]
      parts.push(
        table.arc(TEMPLES[id].arc.map(kind).join(', ')),
        spaces.join(', '),
        up === NONE ? table.noRune : table.faceUp(rune(up), v.piles[id]),
      )
    } else if (KIND_OF[id] === 'exchange') parts.push(table.exchange)
    else if (KIND_OF[id] === 'upgrade') {
      const free = COLOURS.filter((colour) => !fieldsOf(v, id)[colour - 1]).map(field)
      parts.push(table.upgrade(free.join(', ') || table.nothingFree))
    }
    const gives = GIVES[id]
    if (gives.length) parts.push(table.gives(some(gives)))
    parts.push(table.tablet(rune(TABLETS[id])))
    return parts
  }

  function aboutPlayer(v: ProphecyView, seat: number): string[] {
    const { table } = text
    const player = playerOf(v, seat)
    const items: string[] = []
    // In the basic game all nets are alike: their codes would say nothing.
    if (player.side !== NONE && v.advanced) {
      items.push(`${table.netOf(net(player.side))}: ${text.netEffects[NETS[player.side].effect]}`)
    }
    items.push(table.score(text.points(player.curses)))
    if (hasEffect(v, seat, 'rewards')) items.push(table.rewards(text.points(player.rewards)))
    items.push(table.markers(player.markers))
    const owned = RUNE_IDS.filter((id) => player.runes[id] > 0)
    const runes = owned.map((id) => (player.runes[id] > 1 ? `${rune(id)} × ${player.runes[id]}` : rune(id)))
    items.push(table.runes(runes.join(', ') || table.none))
    const lying = PLACES.filter((id) => player.net[id] !== NONE).map((id) =>
      table.netPlace(place(id), kind(crystalAt(player.net, id))),
    )
    items.push(...(lying.length ? lying : [table.emptyNet]))
    if (player.reserve) items.push(table.reserve(player.reserve))
    if (v.turn === seat && v.hand.some((n) => n > 0)) items.push(table.hand(crystalList(text, v.hand)))
    return items
  }
}

function tally(crystals: readonly Kind[]): Realm['supply'] {
  const counts = by(KINDS, () => 0)
  for (const kind of crystals) counts[kind]++
  return counts
}
