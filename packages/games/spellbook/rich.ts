import { at } from '@grimuar/kernel'
import { COLOURS, colourOf, EVERY_COLOUR, kindOf, LEVELS } from './components.ts'
import { game, type SpellbookGame } from './rules.ts'
import { insert } from './table.ts'

/** For tests. The same rules from the middle of a game: spells at all levels, full pools, tokens stored and discarded. */
export const rich: SpellbookGame = {
  ...game,
  setup(options, seats, dealer) {
    const t = game.setup(options, seats, dealer)
    t.day = 5
    for (const area of t.areas) {
      for (const colour of EVERY_COLOUR) {
        const token = t.bag.find((one) => colourOf(kindOf(one)) === colour)
        if (token === undefined || dealer.roll(t, 5) < 2) continue
        t.bag.splice(t.bag.indexOf(token), 1)
        area.cards[colour] = token
        area.levels[colour] = at(LEVELS, dealer.roll(t, 3))
        area.since[colour] = 1
      }
      const favourite = dealer.roll(t, COLOURS.length)
      for (let n = dealer.roll(t, 8); n > 0; n--) {
        const token = t.bag.find((one) => colourOf(kindOf(one)) === favourite)
        if (token === undefined || dealer.roll(t, 2)) insert(area.pool, dealer.draw(t, t.bag))
        else insert(area.pool, at(t.bag.splice(t.bag.indexOf(token), 1), 0))
      }
      for (let n = dealer.roll(t, 6); n > 0 && t.bag.length; n--) area.familiar.push(dealer.draw(t, t.bag))
      if (!area.levels.includes(0)) t.ending = true
    }
    for (let n = dealer.roll(t, 8); n > 0 && t.bag.length; n--) t.tray.push(dealer.draw(t, t.bag))
    for (let n = dealer.roll(t, 8); n > 0 && t.bag.length; n--) t.altar.push(dealer.draw(t, t.bag))
    return t
  },
}
