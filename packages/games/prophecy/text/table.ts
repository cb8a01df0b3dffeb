import type { TextBlock } from '@grimuar/contract'
import { at } from '@grimuar/kernel'
import {
  type Card,
  COLOURS,
  GIVES,
  isTemple,
  KIND_OF,
  NETS,
  PLACES,
  RUNE_IDS,
  SPACE_POINTS,
  TABLETS,
  TEMPLES,
} from '../cards/index.ts'
import { markersOn, runeGoalPoints, runeKinds, templeGoalPoints } from '../score.ts'
import { BARRED, crystalAt, FREE, fieldsOf, GHOST, hasEffect, NONE, playerOf } from '../table.ts'
import type { ProphecyView } from '../view.ts'
import { crystalList, namesIn, type ProphecyWords, supplyList } from './names.ts'
import type { ProphecyText } from './shape.ts'

/** The visible table, for screen readers and the terminal. */
export function tableWords(text: ProphecyText): Pick<ProphecyWords, 'table'> {
  const { card, kind, field, rune, place, some, net } = namesIn(text)

  return {
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
      // The reader comes first.
      for (const s of seat === null ? seats : [seat, ...seats.filter((other) => other !== seat)]) {
        blocks.push({ heading: table.player(at(names, s)), items: aboutPlayer(v, s) })
      }
      return blocks
    },
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
