import type { TextBlock, Words } from '@grimuar/contract'
import type { Ranked } from '@grimuar/kernel'
import { exchangePrice } from '../asks/moves.ts'
import {
  type Card,
  CLEAR,
  COLOURS,
  COLUMNS,
  GIVES,
  isTemple,
  KIND_OF,
  KINDS,
  type Kind,
  LONGEST,
  NETS,
  RAISE_PRICE,
  REARRANGE_PRICE,
  SPACE_POINTS,
  spaceFor,
  TABLETS,
  TEMPLES,
  TRADE_PRICE,
  wastelandNumber,
} from '../cards/index.ts'
import { chainsFor } from '../chains.ts'
import { reach } from '../reach.ts'
import { markersOn, runeGoalPoints, runeKinds, templeGoalPoints } from '../score.ts'
import {
  BARRED,
  type Breaker,
  cardOf,
  countOf,
  crystalsOn,
  FREE,
  fieldsOf,
  GHOST,
  hasEffect,
  NONE,
  type ProphecyEvent,
  type ProphecyMove,
  type ProphecyQuestion,
} from '../table.ts'
import type { ProphecyView } from '../view.ts'
import type { CardName, ProphecyText } from './shape.ts'

/** A card of the ring as people call it. */
export function cardName(text: ProphecyText, card: Card): CardName {
  return isTemple(card) ? (text.temples[card] as CardName) : text.wasteland(wastelandNumber(card))
}

/** Crystals by kind as people count them: "2 red, 1 colourless". */
export function crystalList(text: ProphecyText, counts: readonly number[]): string {
  const kinds = counts.flatMap((n, kind) => (n > 0 ? [text.crystals(kind, n)] : []))
  return kinds.join(', ') || text.table.none
}

/** Builds all a game says from one language's words. */
export function speak(text: ProphecyText): Words<ProphecyView, ProphecyQuestion, ProphecyMove, ProphecyEvent, ProphecyText> {
  const card = (id: Card) => cardName(text, id)
  const kind = (id: Kind) => text.kinds[id] as string
  const field = (colour: Kind) => text.fields[colour - 1] as string
  const rune = (id: number) => text.runes[id] as string
  const place = (at: number) => text.place(Math.floor(at / COLUMNS) + 1, (at % COLUMNS) + 1)
  /** Row and place, where many are named in a line. */
  const short = (at: number) => `${Math.floor(at / COLUMNS) + 1}-${(at % COLUMNS) + 1}`
  const some = (crystals: readonly Kind[]) => crystalList(text, tally(crystals))
  const net = (side: number) => text.net(NETS[side]?.code ?? '')

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
          const own = v.players[v.turn] as Breaker
          const fits = held <= own.net.length - crystalsOn(own.net)
          return (fits ? ask.place : ask.placeSome)(crystalList(text, v.hand))
        }
        case 'go':
          return v.players[v.turn]?.pawn === NONE ? ask.first : ask.go
        case 'act':
          return askAct(v)
        case 'pay':
          return ask.pay[q.price](q.price === 'trade' ? text.crystals(CLEAR, q.left) : text.crystalCount(q.left))
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
      const own = v.players[v.seat] as Breaker
      switch (m.do) {
        case 'net':
          return move.net(net(m.net), text.netEffects[NETS[m.net]?.effect ?? 'moreClear'])
        case 'rune':
          return move.rune(rune(v.faceUp[m.temple] as number), card(m.temple))
        case 'place':
          return move.place(kind(m.crystal), place(m.place))
        case 'go': {
          const there = card(v.ring[m.stop] as Card)
          if (own.pawn === NONE) return move.stand(there)
          const price = reach(v, v.seat)[m.stop] as number
          return price > 0 ? move.goFast(there, text.crystalCount(price)) : move.go(there)
        }
        case 'take':
          return move.take(some(GIVES[cardOf(v, v.seat)] as readonly Kind[]))
        case 'break': {
          const value = text.points(SPACE_POINTS[spaceFor(m.end, m.level)] as number)
          const chain = m.places.map((at) => `${kind(own.net[at] as Kind)} ${short(at)}`).join(', ')
          const more = RAISE_PRICE[m.level - m.places.length] as number
          return more > 0
            ? move.raise(value, chain, text.ends[m.end], text.crystalCount(more))
            : move.break(value, chain, text.ends[m.end])
        }
        case 'trade':
          return move.trade
        case 'cover':
          return move.cover(field(m.field))
        case 'cast': {
          const price = m.spell === 'rearrange' ? REARRANGE_PRICE : exchangePrice(v, v.seat)
          return move.cast[m.spell](text.crystalCount(price))
        }
        case 'tap':
          return move.tap(m.count)
        case 'end':
          return q.kind === 'cover' ? move.enough : v.took || v.broke ? move.end : move.undone
        case 'pay':
          return move.pay(kind(own.net[m.place] as Kind), place(m.place))
        case 'swap':
          return move.swap(kind(own.net[m.place] as Kind), place(m.place))
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
      const name = (seat: number) => names[seat] as string
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
          return event.reward(name(e.seat), text.rewards[e.marker - 1] as string)
        case 'rune':
          return event.rune(name(e.seat), rune(e.rune))
        case 'turnUp':
          return event.turnUp(rune(e.rune), card(e.temple))
        case 'undone':
          return event.undone(name(e.seat), card(e.card))
        case 'lastRound':
          return event.lastRound(name(e.seat))
        case 'goals':
          return event.goals
        case 'end':
          return event.end
        // Each crystal's way is for the eyes only; the log names what was taken and cast.
        case 'turn':
        case 'place':
        case 'pay':
        case 'swap':
        case 'chain':
          return undefined
      }
    },

    progress: (v) => (v.round === 0 ? text.settingUp : text.progress(v.round, v.players[v.seat]?.markers)),

    part(name, of) {
      if (name !== 'temple') return text.part[name as 'curses' | 'rewards' | 'runes']
      const temple = TEMPLES.findIndex((t) => KINDS[t.colour] === of)
      return text.part.temple(card(temple))
    },

    refusal(rule, about) {
      const number = (name: string) => Number(about[name])
      if ('left' in about) return text.refusal.unpaid(number('left'))
      if (rule === 'PR-4.3') return text.refusal.far(number('steps'))
      if (rule === 'PR-4.7') return text.refusal.slow(number('steps'), number('price'), number('crystals'))
      // Enough crystals: then something else than their number is in the way.
      return number('crystals') < number('needed') ? text.refusal.lacks(number('needed'), number('crystals')) : undefined
    },

    tieBreak: (name) => text.tieBreak[name as keyof ProphecyText['tieBreak']],
    options: text.options,

    outcome(result: Ranked, names, seat) {
      const winner = result.ranks.indexOf(1)
      const scores = result.scores
        .map((s) => s.total)
        .sort((a, b) => b - a)
        .join(' : ')
      return seat === winner ? text.outcome.youWon(scores) : text.outcome.won(names[winner] as string, scores)
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
              const standing = seats.map((s) => table.standing(names[s] as string, counts[s] as number, points[s] as number))
              return table.templeGoal(card(temple), standing.join(', '))
            }),
            table.runeGoal(
              seats.map((s) => table.standing(names[s] as string, runeKinds(v, s), runeGoalPoints(v)[s] as number)).join(', '),
            ),
          ],
        },
        { heading: table.supply, items: [crystalList(text, v.supply)] },
      ]
      // Whoever reads comes first.
      for (const s of seat === null ? seats : [seat, ...seats.filter((other) => other !== seat)]) {
        blocks.push({ heading: table.player(names[s] as string), items: aboutPlayer(v, s) })
      }
      return blocks
    },
  }

  function askAct(v: ProphecyView): string {
    const { ask } = text
    const seat = v.turn
    const kindOf = KIND_OF[cardOf(v, seat)]
    if (v.took || v.broke) {
      return kindOf === 'temple' && v.took !== v.broke && hasEffect(v, seat, 'takeAndBreak') ? ask.both : ask.done
    }
    const clear = countOf(v.players[seat]?.net ?? [], CLEAR)
    if (kindOf === 'exchange' && clear < TRADE_PRICE) return ask.exchangeLacking
    if (kindOf === 'upgrade' && clear === 0) return ask.upgradeLacking
    if (kindOf !== 'temple') return ask[kindOf ?? 'direct']
    const temple = cardOf(v, seat)
    const net = v.players[seat]?.net ?? []
    const top = (length: number) => (hasEffect(v, seat, 'raise') ? LONGEST : length)
    const breakable = chainsFor(net, temple).some(({ end, places: { length } }) => {
      for (let level = length; level <= top(length); level++) if (v.spaces[temple]?.[spaceFor(end, level)] === FREE) return true
      return false
    })
    return breakable ? ask.temple : ask.templeTake
  }

  function aboutCard(v: ProphecyView, id: Card, stop: number, names: readonly string[]): string[] {
    const { table } = text
    const parts: string[] = []
    const here = v.players.flatMap((p, s) => (p.pawn === stop ? [names[s] as string] : []))
    if (v.ghost === stop) here.push(text.ghost)
    if (here.length) parts.push(table.here(here.join(', ')))
    if (isTemple(id)) {
      const holder = (by: number) =>
        by === FREE ? table.free : by === BARRED ? table.barred : by === GHOST ? text.ghost : (names[by] as string)
      const spaces = (v.spaces[id] as number[]).map((by, space) => table.space(SPACE_POINTS[space] as number, holder(by)))
      const up = v.faceUp[id] as number
      parts.push(
        table.arc((TEMPLES[id]?.arc ?? []).map(kind).join(', ')),
        spaces.join(', '),
        up === NONE ? table.noRune : table.faceUp(rune(up), v.piles[id] as number),
      )
    } else if (KIND_OF[id] === 'exchange') parts.push(table.exchange)
    else if (KIND_OF[id] === 'upgrade') {
      const free = COLOURS.filter((colour) => !fieldsOf(v, id)[colour - 1]).map(field)
      parts.push(table.upgrade(free.join(', ') || table.nothingFree))
    }
    const gives = GIVES[id] as readonly Kind[]
    if (gives.length) parts.push(table.gives(some(gives)))
    parts.push(table.tablet(rune(TABLETS[id] as number)))
    return parts
  }

  function aboutPlayer(v: ProphecyView, seat: number): string[] {
    const { table } = text
    const player = v.players[seat] as Breaker
    const items: string[] = []
    if (player.side !== NONE) {
      const effect = NETS[player.side]?.effect
      items.push(
        v.advanced && effect ? `${table.netOf(net(player.side))}: ${text.netEffects[effect]}` : table.netOf(net(player.side)),
      )
    }
    items.push(table.score(text.points(player.curses + player.rewards)), table.markers(player.markers))
    const runes = player.runes.flatMap((n, id) => (n > 0 ? [n > 1 ? `${rune(id)} × ${n}` : rune(id)] : []))
    items.push(table.runes(runes.join(', ') || table.none))
    const lying = player.net.flatMap((id, at) => (id === NONE ? [] : [table.netPlace(place(at), kind(id))]))
    items.push(...(lying.length ? lying : [table.emptyNet]))
    if (player.reserve) items.push(table.reserve(player.reserve))
    if (v.turn === seat && v.hand.some((n) => n > 0)) items.push(table.hand(crystalList(text, v.hand)))
    return items
  }
}

function tally(crystals: readonly Kind[]): number[] {
  const counts = KINDS.map(() => 0)
  for (const kind of crystals) counts[kind] = (counts[kind] as number) + 1
  return counts
}
