import type { TextBlock } from '@grimuar/contract'
import { at } from '@grimuar/kernel'
import { type Card, CLOCK, COLOURS, faceOf, KNIGHT, MAGE, PLACES, STONE } from '../cards.ts'
import { ingredients, stoneBecomes } from '../score.ts'
import { areaOf, neighbour, towerAt as towerStandingAt, whenIs } from '../table.ts'
import { memories } from '../view.ts'
import { aSecret, becomesName, namesIn, secretName, type TowersWords } from './names.ts'
import type { TowersText } from './shape.ts'

/** The visible table, for screen readers and the terminal. */
export function tableWords(text: TowersText): Pick<TowersWords, 'table'> {
  const { card, cards, tower, towerAt, lyingName } = namesIn(text)

  return {
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
