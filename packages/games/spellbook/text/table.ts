import type { TextBlock } from '@grimuar/contract'
import { type Colour, EVERY_COLOUR, FAMILIAR_SPACES, kindOf, NONE, type Token, TRACK_SPACES } from '../components.ts'
import { familiarPoints, opponentScore, spellPoints, totalOf } from '../score.ts'
import { type Area, areaOf } from '../table.ts'
import { namesIn, type SpellbookWords } from './names.ts'
import type { SpellbookText } from './shape.ts'

/** The visible table, for screen readers and the terminal. */
export function tableWords(text: SpellbookText): Pick<SpellbookWords, 'table'> {
  const { kind, tokens, spellName, spellAt } = namesIn(text)

  return {
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
  }
}
