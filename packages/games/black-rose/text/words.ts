import { plainText, type TextBlock, type Words } from '@grimuar/contract'
import { at, type Ranked, type Seat, winnersOf } from '@grimuar/kernel'
import { EVOCATION_CARDS, ROOM_CARDS } from '../components.ts'
import { EVENTS, QUEST_CARDS, QUESTS } from '../decks.ts'
import {
  CELL,
  EVOCATION_SLOTS,
  type EvocationId,
  FIGURES,
  type Figure,
  MOST_MAGES,
  NONE,
  type Owner,
  PLACES,
  type Place,
  ROOMS,
  ROSE,
  SCHOOLS,
  SLOTS,
  type SlotNumber,
  SPELLS,
} from '../ids.ts'
import type { AnyMove, BlackRoseQuestion } from '../questions.ts'
import type { BlackRoseEvent } from '../told.ts'
import type { BlackRoseView, MageView, SlotView } from '../view.ts'
import type { Answered, BlackRoseText, Say, SayNow } from './shape.ts'

export type BlackRoseWords = Words<BlackRoseView, BlackRoseQuestion, AnyMove, BlackRoseEvent, BlackRoseText>

/** Whose figure it is. */
function seatOf(figure: Figure): Seat {
  return figure < MOST_MAGES ? figure : Math.floor((figure - MOST_MAGES) / EVOCATION_SLOTS)
}

/** Which of its owner's Evocations it is: 1, 2 or 3, like the pins of its figure. */
function pinsOf(figure: Figure): number {
  return ((figure - MOST_MAGES) % EVOCATION_SLOTS) + 1
}

/** The word under a name that may be any. */
function wordFor(words: { readonly [name: string]: string }, name: string): string {
  return words[name] ?? name
}

/** Lines of the log that begin a part of the game, and those that tell what somebody did; all others tell what that caused. */
const PARTS: ReadonlySet<BlackRoseEvent['kind']> = new Set(['turn', 'phase', 'activation', 'moon', 'extraTurn'])
const DEEDS: ReadonlySet<BlackRoseEvent['kind']> = new Set([
  'mageChosen',
  'schoolChosen',
  'eventDrawn',
  'eventActs',
  'prepared',
  'physical',
  'cast',
  'armed',
  'triggered',
  'activated',
  'questDeclared',
  'banned',
  'winnerNamed',
])

const sum = (of: readonly number[]) => of.reduce((all, n) => all + n, 0)

/** Everything the game says, from the words of one language. */
export function speak(text: BlackRoseText): BlackRoseWords {
  const cardNames = new Map<string, string>([
    ...SPELLS.map((id) => [id, text.spells[id].name] as const),
    ...QUESTS.map((id) => [id, text.quests[id].name] as const),
    ...EVENTS.map((id) => [id, text.events[id].name] as const),
    ...ROOMS.map((id) => [id, text.rooms[id].name] as const),
  ])
  /** Of a card, or of one of its effects: "CON01.upper". */
  const nameOf = (id: string) => cardNames.get(id.split('.')[0] ?? id) ?? id

  /** `name` of a seat; `whom` the same as the object of a sentence. */
  function sayer(name: (seat: Seat) => string, whom = name): Say {
    const owner = (of: Owner) => (of === ROSE ? text.rose : name(of))
    const evocation = (figure: Figure, said = text.terms.evocation.word) => `${said} ${pinsOf(figure)} (${name(seatOf(figure))})`
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
    const nobody = (seat: Seat) => `${text.terms.mage.word} ${seat + 1}`
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

  function asked<K extends BlackRoseQuestion['kind']>(q: Extract<BlackRoseQuestion, { kind: K }>, say: SayNow): string {
    const phrase: BlackRoseText['ask'][K] = text.ask[q.kind]
    return phrase(q, say)
  }

  function told<K extends BlackRoseEvent['kind']>(e: Extract<BlackRoseEvent, { kind: K }>, say: Say): string | undefined {
    const phrase: BlackRoseText['event'][K] = text.event[e.kind]
    return phrase(e, say)
  }

  function answered(q: BlackRoseQuestion, m: AnyMove, say: SayNow): string {
    const phrase: Answered<AnyMove, BlackRoseQuestion> = text.move[q.kind]
    return phrase(m, q, say)
  }

  /** One item of a form: a school, an owner of cubes, a figure, a thing looked at, a card with its side. */
  function itemName(v: BlackRoseView, q: BlackRoseQuestion, item: unknown): string {
    const say = sayNow(v)
    if (typeof item === 'number') {
      if (q.kind === 'order') return say.seen(q.of, item)
      return q.kind === 'supply' ? say.figure(FIGURES.find((figure) => figure === item) ?? 0) : say.owner(item)
    }
    if (typeof item === 'object' && item !== null && 'card' in item && 'side' in item && 'nth' in item) {
      const side = item.side === 'lower' ? 'lower' : 'upper'
      return copyName(`${nameOf(`${item.card}`)} (${text.sides[side]})`, Number(item.nth))
    }
    return schoolName(`${item}`)
  }
  const schoolName = (name: string) => wordFor(text.schools, name)

  function sheet(v: BlackRoseView, m: MageView, seat: Seat, say: Say): string[] {
    const { table } = text
    const life = Number(v.options.life)
    const own = FIGURES.filter((figure) => figure >= MOST_MAGES && seatOf(figure) === seat)
    const damage = v.figures[FIGURES[seat] ?? 0].cubes
    return [
      table.life(sum(damage), life, say.cubes(damage)),
      table.sheet(m.actions, m.handSize, m.forgottenInHand),
      ...SLOTS.flatMap((slot) => slotLine(m.slots[slot], slot)),
      ...own.flatMap((figure) => {
        const { at: where, cubes } = v.figures[figure]
        const kind = kindOf(v, figure)
        if (!kind || where === NONE || where === CELL) return []
        const { inside } = text.rooms[v.tiles[where].room]
        return [table.evocation(say.figure(figure, kind), inside, sum(cubes), EVOCATION_CARDS[kind].life)]
      }),
      table.questsHeld(m.questMoons.map((moon) => text.moons[moon])),
      table.questsDone(m.done.map(nameOf).join(', ')),
      table.trophies(sum(m.trophies)),
      table.tokens(m.tokens.map(nameOf).join(', ')),
      table.grimoire(m.grimoire.size),
      table.memories(m.memories.length, m.memories.length ? nameOf(m.memories.at(-1) ?? '') : ''),
      ...m.buffs.map((buff) => text.buffs[buff]),
      ...(m.noMove || m.noActivate ? [table.ban(m.noMove > 0, m.noActivate > 0)] : []),
    ]
  }

  function slotLine(slot: SlotView | undefined, number: SlotNumber): string[] {
    if (!slot || slot.state === 'empty') return []
    const { table } = text
    const card = slot.card ? nameOf(slot.card) : ''
    const side = slot.side ? text.sides[slot.side] : ''
    const hidden = slot.state === 'active' && slot.token ? table.active(text.tokens[slot.token]) : table.ready
    if (slot.state === 'used')
      return [table.slot(text.slots[number], table.used(card, side, slot.element ? text.elements[slot.element] : ''))]
    return [table.slot(text.slots[number], card ? `${hidden}: ${card} (${side})` : hidden)]
  }

  return {
    text,
    ask: (v, q) => asked(q, sayNow(v)),
    wait: (_v, q, names, waiting) => text.wait[q.kind](text.and(waiting.map((seat) => names[seat] ?? '')), waiting.length > 1),
    move: (v, q, m) => answered(q, m, sayNow(v)),
    item: itemName,
    event: (e, names) =>
      told(
        e,
        sayer((seat) => names[seat] ?? ''),
      ),
    keys: text.board.keyList,
    rank: (e) => (PARTS.has(e.kind) ? 'part' : DEEDS.has(e.kind) ? 'deed' : 'effect'),
    turnOf: (e) => (e.kind === 'activation' ? e.seat : undefined),
    gains(events, seat) {
      const power = sum(events.map((e) => (e.kind === 'power' && e.owner === seat ? e.n : 0)))
      const quests = events.flatMap((e) => (e.kind === 'questDone' && e.seat === seat ? [nameOf(e.quest)] : []))
      return [...(power > 0 ? [text.powerPoints(power)] : []), ...quests].join(', ')
    },
    things(e) {
      const place = 'place' in e ? e.place : e.kind === 'moved' ? e.to : NONE
      if (place === NONE || !('room' in e) || e.room === null) return []
      const { name, what, into, inside } = text.rooms[e.room]
      return [{ at: `room:${place}`, forms: [name, what, into, inside] }]
    },
    progress: (v) => text.progress(v.turn, v.phase, v.moon),
    part: (name) => wordFor(text.part, name),
    tieBreak: (name) => wordFor(text.tieBreak, name),
    rival: () => text.rose,
    options: text.options,

    table(v, names, seat) {
      const { table } = text
      const say = sayer((of) => names[of] ?? '')
      const order = names.map((_, i) => ((seat ?? 0) + i) % names.length)
      const inCell = order.filter((of) => v.figures[FIGURES[of] ?? 0].at === CELL)
      const mine = seat === null ? undefined : v.mages[seat]
      const blocks: TextBlock[] = [
        {
          heading: table.power,
          items: [
            ...order.map((of) => table.points(say.name(of), at(v.mages, of).power, v.crown === of, v.acting === of)),
            `${text.rose}: ${table.roseHas(v.rose.power, sum(v.rose.trophies), v.rose.tokens.length)}`,
          ],
        },
        {
          heading: table.board,
          items: v.events.map((id, i) =>
            table.eventIn(i + 1, id ? nameOf(id) : table.empty, id ? plainText(text.events[id].effect) : ''),
          ),
        },
        { heading: table.lodge, items: PLACES.map((place) => tileLine(v, place, say)) },
        ...(inCell.length ? [{ heading: table.cells, items: [table.cell(inCell.map(say.name).join(', '))] }] : []),
        ...order.map((of) => {
          const m = at(v.mages, of)
          const school = m.school ? text.schools[m.school] : ''
          return {
            heading: table.mage(say.name(of), mageOf(v, of)?.name ?? text.terms.mage.word, school),
            items: sheet(v, m, of, say),
          }
        }),
        {
          heading: table.library,
          items: [
            ...SCHOOLS.map((school) =>
              table.school(
                text.schools[school],
                v.deckSizes[school],
                v.piles[school].length,
                v.piles[school].length ? nameOf(v.piles[school].at(-1) ?? '') : '',
              ),
            ),
            table.forgottenDeck(v.forgotten.size),
          ],
        },
      ]
      if (mine?.hand)
        blocks.push({
          heading: table.hand,
          items: mine.hand.length
            ? mine.hand.map((id) => {
                const { name, upper, lower } = text.spells[id]
                return table.card(name, plainText(upper), plainText(lower))
              })
            : [table.empty],
        })
      if (mine?.quests?.length)
        blocks.push({
          heading: table.quests,
          items: mine.quests.map((id) => {
            const { name, task, reward } = text.quests[id]
            return table.quest(
              name,
              plainText(task),
              plainText(reward),
              QUEST_CARDS[id].points,
              mine.met?.some(({ quest }) => quest === id) === true,
            )
          }),
        })
      return blocks
    },

    outcome(result: Ranked, names, seat) {
      const { outcome } = text
      const winners = winnersOf(result, names.length)
      const points = (of: Seat) => result.scores[of]?.total ?? 0
      const [first] = winners
      if (first === undefined) return outcome.roseWon(result.rivals?.[0]?.score?.total ?? 0)
      if (winners.length > 1) return outcome.shared(text.and(winners.map((s) => names[s] ?? '')), points(first))
      return first === seat ? outcome.youWon(points(first)) : outcome.won(names[first] ?? '', points(first))
    },
  }

  function tileLine(v: BlackRoseView, place: Place, say: Say): string {
    const { room, colour, destroyed, used, cubes } = v.tiles[place]
    const figures = FIGURES.filter((figure) => v.figures[figure].kind !== null && v.figures[figure].at === place)
      .map((figure) => say.figure(figure, kindOf(v, figure)))
      .join(', ')
    if (destroyed) return text.table.ruin(text.rooms[room].name, figures)
    const { name } = text.rooms[room]
    return text.table.tile(name, text.colours[colour], sum(cubes), ROOM_CARDS[room].holes, say.cubes(cubes), used, figures)
  }
}
