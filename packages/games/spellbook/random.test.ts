import type { ByLang, Words } from '@grimuar/contract'
import { type Check, checkEverything, playRandomly } from '@grimuar/kernel/testkit'
import { expect, test } from 'vitest'
import { seeded, seeds } from '../testkit/seeds.ts'
import { checkWords } from '../testkit/words.ts'
import { isDoubled } from './actions.ts'
import { COLOURS, colourOf, kindOf, SPELLS, spellOf } from './cards.ts'
import { conserved } from './conserved.ts'
import { game, type SpellbookGame } from './rules.ts'
import { insert, type SpellbookEvent, type SpellbookTable } from './table.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'

const WORDS: ByLang<Words> = { pl: speak(pl), en: speak(en) }

test(
  seeded('random matches from the middle, with many spells learned, keep every invariant and use every level of every spell'),
  () => {
    const used = new Set<string>()
    const watch: Check<SpellbookTable> = ({ events }) => {
      for (const { event } of events as readonly { event: SpellbookEvent }[]) {
        if (event.kind === 'cast') used.add(`${spellOf(event.spell).name} ${event.level} ${event.manner}`)
      }
    }
    const checks = [checkEverything(rich, { conserved, every: 40 }), checkWords(game, WORDS, { every: 5 }), watch]
    for (const seed of seeds(300, 10)) playRandomly(rich, { seed, options: mode('classic'), checks, maxDecisions: 3000 })
    const missing = SPELLS.flatMap((spell, id) =>
      spell.levels.flatMap((level, i) => {
        const doubled = isDoubled(id, i + 3, 5)
        if (level.instant) return [`${spell.name} ${i + 3} instant`]
        return level.ways.length && !doubled ? [`${spell.name} ${i + 3} own`] : []
      }),
    ).filter((x) => !used.has(x))
    expect(missing).toEqual([])
    expect([...used].filter((x) => x.endsWith('copied')).length).toBeGreaterThan(15)
  },
)

/** The same rules from the middle of a game: spells at all levels, full pools, tokens stored and discarded. */
const rich: SpellbookGame = {
  ...game,
  setup(options, seats, dealer) {
    const t = game.setup(options, seats, dealer)
    t.day = 5
    for (const area of t.areas) {
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const at = t.bag.findIndex((token) => colourOf(kindOf(token)) === colour)
        if (at < 0 || dealer.roll(t, 5) < 2) continue
        area.cards[colour] = t.bag.splice(at, 1)[0] as number
        area.levels[colour] = 3 + dealer.roll(t, 3)
        area.since[colour] = 1
      }
      const favourite = dealer.roll(t, COLOURS.length)
      for (let n = dealer.roll(t, 8); n > 0; n--) {
        const at = t.bag.findIndex((token) => colourOf(kindOf(token)) === favourite)
        insert(area.pool, at < 0 || dealer.roll(t, 2) ? dealer.draw(t, t.bag) : (t.bag.splice(at, 1)[0] as number))
      }
      for (let n = dealer.roll(t, 6); n > 0 && t.bag.length; n--) area.familiar.push(dealer.draw(t, t.bag))
      if (!area.levels.includes(0)) t.ending = true
    }
    for (let n = dealer.roll(t, 8); n > 0 && t.bag.length; n--) t.tray.push(dealer.draw(t, t.bag))
    for (let n = dealer.roll(t, 8); n > 0 && t.bag.length; n--) t.altar.push(dealer.draw(t, t.bag))
    return t
  },
}

function mode(name: 'classic') {
  return { mode: name, own: game.options.own.default, harder: 0 }
}
