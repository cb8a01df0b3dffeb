import type { Seat } from '@grimuar/kernel'
import { EVENTS, QUESTS } from '../decks.ts'
import {
  CELL,
  EVOCATION_SLOTS,
  type EvocationId,
  FIGURES,
  type Figure,
  MOST_MAGES,
  NONE,
  type Owner,
  type Place,
  ROOMS,
  ROSE,
  SPELLS,
} from '../ids.ts'
import type { BlackRoseView } from '../view.ts'
import type { BlackRoseText, MageNames, Say, SayNow } from './shape.ts'

/** Whose figure it is. */
export function seatOf(figure: Figure): Seat {
  return figure < MOST_MAGES ? figure : Math.floor((figure - MOST_MAGES) / EVOCATION_SLOTS)
}

/** Which of its owner's Evocations it is: 1, 2 or 3, like the pins of its figure. */
function pinsOf(figure: Figure): number {
  return ((figure - MOST_MAGES) % EVOCATION_SLOTS) + 1
}

/** How one language names what lies on the table. */
export interface Saying {
  /** Of a card, or of one of its effects: "CON01.upper". */
  nameOf(id: string): string
  /** A further copy of a card bears a number. */
  copyName(name: string, earlier: number): string
  mageOf(view: BlackRoseView, seat: Seat): MageNames[keyof MageNames] | undefined
  kindOf(view: BlackRoseView, figure: Figure): EvocationId | undefined
  /** `name` of a seat; `whom` the same as the object of a sentence. */
  sayer(name: (seat: Seat) => string, whom?: (seat: Seat) => string): Say
  sayNow(view: BlackRoseView): SayNow
}

export function sayingIn(text: BlackRoseText): Saying {
  const cardNames = new Map<string, string>([
    ...SPELLS.map((id) => [id, text.spells[id]] as const),
    ...QUESTS.map((id) => [id, text.quests[id]] as const),
    ...EVENTS.map((id) => [id, text.events[id]] as const),
    ...ROOMS.map((id) => [id, text.rooms[id].name] as const),
  ])
  /** Of a card, or of one of its effects: "CON01.upper". */
  const nameOf = (id: string) => cardNames.get(id.split('.')[0] ?? id) ?? id

  /** `name` of a seat; `whom` the same as the object of a sentence. */
  function sayer(name: (seat: Seat) => string, whom = name): Say {
    const owner = (of: Owner) => (of === ROSE ? text.rose : name(of))
    const evocation = (figure: Figure, said = text.evocation) => `${said} ${pinsOf(figure)} (${name(seatOf(figure))})`
    return {
      name,
      owner,
      figure: (figure, is) => (figure < MOST_MAGES ? name(figure) : evocation(figure, is ? text.evocations[is].name : undefined)),
      whom: (figure, is) => (figure < MOST_MAGES ? whom(figure) : evocation(figure, is ? text.evocations[is].whom : undefined)),
      holder: (figure) => name(seatOf(figure)),
      room: (room) => (room ? text.rooms[room] : text.somewhere),
      card: nameOf,
      cards: (cards) => cards.map(nameOf).join(', '),
      quest: nameOf,
      event: nameOf,
      effect: nameOf,
      cubes: (cubes) => cubes.flatMap((n, of) => (n ? [`${n} ${owner(of)}`] : [])).join(', '),
    }
  }

  /** A further copy of a card bears a number. */
  const copyName = (name: string, earlier: number) => (earlier > 0 ? `${name}, ${earlier + 1}` : name)

  const mageOf = (v: BlackRoseView, seat: Seat) => {
    const mage = v.mages[seat]?.mage
    return mage ? text.mages[mage] : undefined
  }
  const kindOf = (v: BlackRoseView, figure: Figure): EvocationId | undefined => {
    const { kind } = v.figures[figure]
    return kind === 'mage' || kind === null ? undefined : kind
  }

  function sayNow(view: BlackRoseView): SayNow {
    const nobody = (seat: Seat) => `${text.mage} ${seat + 1}`
    const say = sayer(
      (seat) => mageOf(view, seat)?.name ?? nobody(seat),
      (seat) => mageOf(view, seat)?.whom ?? nobody(seat),
    )
    const place = (at: Place) => text.rooms[view.tiles[at].room]
    return {
      ...say,
      figure: (figure) => say.figure(figure, kindOf(view, figure)),
      whom: (figure) => say.whom(figure, kindOf(view, figure)),
      view,
      place,
      slot(slot, of = view.seat ?? NONE) {
        const known = view.mages[of]?.slots[slot]
        return known?.card
          ? `${nameOf(known.card)} (${[text.slots[slot], known.side && text.sides[known.side]].filter(Boolean).join(', ')})`
          : text.slots[slot]
      },
      seen(of, nth) {
        const m = view.mages[view.seat ?? NONE]
        const things: readonly string[] = (of === 'quests' ? m?.seenQuests : of === 'events' ? m?.seenEvents : m?.seen) ?? []
        const id = things[nth] ?? ''
        return copyName(nameOf(id), things.slice(0, nth).filter((other) => other === id).length)
      },
      prepared: ({ card, side, nth }) => copyName(`${nameOf(card)} (${text.sides[side]})`, nth),
      here() {
        const where = FIGURES.find((figure) => figure === view.seat)
        const stands = where === undefined ? NONE : view.figures[where].at
        return stands === NONE || stands === CELL ? text.somewhere : place(stands)
      },
    }
  }

  return { nameOf, copyName, mageOf, kindOf, sayer, sayNow }
}
