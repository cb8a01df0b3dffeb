import type { ByLang, Words } from '@grimuar/contract'
import { type Check, checkEverything, playRandomly } from '@grimuar/kernel/testkit'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { expect, test } from 'vitest'
import { checkWords } from '../testkit/words.ts'
import { isDoubled } from './actions.ts'
import { EVERY_LEVEL, levelOf, spellOf } from './cards.ts'
import { conserved } from './conserved.ts'
import { rich } from './rich.ts'
import { game } from './rules.ts'
import { type SpellbookEvent, type SpellbookTable, shared } from './table.ts'
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
    const checks = [checkEverything(rich, { conserved, shared, every: 40 }), checkWords(game, WORDS, { every: 5 }), watch]
    for (const seed of seeds(300, 10)) playRandomly(rich, { seed, options: mode('classic'), checks, maxDecisions: 3000 })
    const missing = EVERY_LEVEL.flatMap(([id, level]) => {
      const { instant, ways } = levelOf(id, level)
      const name = `${spellOf(id).name} ${level}`
      if (instant) return [`${name} instant`]
      return ways.length && !isDoubled(id, level, 5) ? [`${name} own`] : []
    }).filter((x) => !used.has(x))
    expect(missing).toEqual([])
    expect([...used].filter((x) => x.endsWith('copied')).length).toBeGreaterThan(15)
  },
)

function mode(name: 'classic') {
  return { mode: name, own: game.options.own.default, harder: 0 }
}
