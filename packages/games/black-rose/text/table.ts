import { plainText, type TextBlock } from '@grimuar/contract'
import { at, type Seat } from '@grimuar/kernel'
import { EVOCATION_CARDS, ROOM_CARDS } from '../components.ts'
import { QUEST_CARDS } from '../decks.ts'
import { CELL, FIGURES, MOST_MAGES, NONE, PLACES, type Place, SCHOOLS, SLOTS, type SlotNumber } from '../ids.ts'
import type { BlackRoseView, MageView, SlotView } from '../view.ts'
import { sayingIn, seatOf } from './saying.ts'
import type { BlackRoseText, Details, Say, TableTeller } from './shape.ts'

const sum = (of: readonly number[]) => of.reduce((all, n) => all + n, 0)

/** Tells the whole visible table in words. */
export function tellTable(text: BlackRoseText, details: Details): TableTeller {
  const { table } = details
  const { nameOf, mageOf, kindOf, sayer } = sayingIn(text)

  function sheet(v: BlackRoseView, m: MageView, seat: Seat, say: Say): string[] {
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
    const card = slot.card ? nameOf(slot.card) : ''
    const side = slot.side ? text.sides[slot.side] : ''
    const hidden = slot.state === 'active' && slot.token ? table.active(text.tokens[slot.token]) : table.ready
    if (slot.state === 'used')
      return [table.slot(text.slots[number], table.used(card, side, slot.element ? text.elements[slot.element] : ''))]
    return [table.slot(text.slots[number], card ? `${hidden}: ${card} (${side})` : hidden)]
  }

  return (v, names, seat) => {
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
          table.eventIn(i + 1, id ? nameOf(id) : table.empty, id ? plainText(details.events[id]) : ''),
        ),
      },
      { heading: table.lodge, items: PLACES.map((place) => tileLine(v, place, say)) },
      ...(inCell.length ? [{ heading: table.cells, items: [table.cell(inCell.map(say.name).join(', '))] }] : []),
      ...order.map((of) => {
        const m = at(v.mages, of)
        const school = m.school ? text.schools[m.school] : ''
        return {
          heading: table.mage(say.name(of), mageOf(v, of)?.name ?? text.mage, school),
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
              const { upper, lower } = details.spells[id]
              return table.card(text.spells[id], plainText(upper), plainText(lower))
            })
          : [table.empty],
      })
    if (mine?.quests?.length)
      blocks.push({
        heading: table.quests,
        items: mine.quests.map((id) => {
          const { task, reward } = details.quests[id]
          return table.quest(
            text.quests[id],
            plainText(task),
            plainText(reward),
            QUEST_CARDS[id].points,
            mine.met?.some(({ quest }) => quest === id) === true,
          )
        }),
      })
    return blocks
  }

  function tileLine(v: BlackRoseView, place: Place, say: Say): string {
    const { room, colour, destroyed, used, cubes } = v.tiles[place]
    const figures = FIGURES.filter((figure) => v.figures[figure].kind !== null && v.figures[figure].at === place)
      .map((figure) => say.figure(figure, kindOf(v, figure)))
      .join(', ')
    if (destroyed) return table.ruin(text.rooms[room].name, figures)
    const { name } = text.rooms[room]
    return table.tile(name, text.colours[colour], sum(cubes), ROOM_CARDS[room].holes, say.cubes(cubes), used, figures)
  }
}
