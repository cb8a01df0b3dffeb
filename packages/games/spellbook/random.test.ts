import type { Words } from '@grimuar/contract'
import { legal } from '@grimuar/kernel'
import { type Check, checkEverything, playRandomly, randomMatch, roundTrip } from '@grimuar/kernel/testkit'
import { arbitraryOptions, arbitrarySeed } from '@grimuar/kernel/testkit/arbitraries'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDoubled } from './actions.ts'
import { COLOURS, colourOf, kindOf, SPELLS, spellOf } from './cards.ts'
import { conserved } from './conserved.ts'
import { game, type SpellbookGame } from './rules.ts'
import { insert, type SpellbookEvent, type SpellbookTable } from './table.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'

const WORDS: readonly Words[] = [speak(pl), speak(en)]

/** Every word there is can be said at every moment. */
const speaks: Check<SpellbookTable> = ({ table, events, decision }) => {
  if (decision % 5 !== 0 && !table.over) return
  const names = ['Ala', 'Bo', 'Cyd', 'Dag'].slice(0, table.seats)
  for (const words of WORDS) {
    const said: (string | undefined)[] = events.map(({ event }) => words.event(event, names, null))
    const v = game.view(table, 0)
    said.push(words.progress(v), ...words.table(v, names, 0).flatMap((block) => [block.heading, ...block.items]))
    if (table.over) {
      const result = game.result(table)
      said.push(words.outcome(result, names, 0), words.outcome(result, names, null))
      for (const score of result.scores) for (const part of score.parts) said.push(words.part(part.name, part.of))
      if (result.tieBreak) said.push(words.tieBreak(result.tieBreak))
    }
    if (table.ask) {
      const { question, to } = table.ask
      said.push(words.ask(v, question), words.wait(v, question, names, to))
      const labels = legal(game, table, to[0] as number).map((move) => words.move(v, question, move))
      if (new Set(labels).size !== labels.length) throw new Error(`two moves are called the same: ${labels.join(' | ')}`)
      said.push(...labels)
    }
    const odd = said.find((s) => !s || /undefined|NaN|null|\[object/.test(s))
    if (said.includes(undefined) || odd !== undefined) throw new Error(`there are no words for something: "${odd}"`)
  }
}

describe('random games', () => {
  test('hold every invariant, in all modes and for one to four players', () => {
    const checks = [checkEverything(game, { conserved, every: 15 }), speaks]
    fc.assert(
      fc.property(arbitrarySeed(), arbitraryOptions(game.options), fc.constantFrom(...game.seats), (seed, options, seats) => {
        playRandomly(game, { seed, options, seats, checks, maxDecisions: 3000 })
      }),
      { numRuns: 150, seed: 20 },
    )
  })

  test('hold them too from the middle of games that know many spells, and use every level of every spell', () => {
    const used = new Set<string>()
    const watch: Check<SpellbookTable> = ({ events }) => {
      for (const { event } of events as readonly { event: SpellbookEvent }[]) {
        if (event.kind === 'cast') used.add(`${spellOf(event.spell).name} ${event.level} ${event.manner}`)
      }
    }
    const checks = [checkEverything(rich, { conserved, every: 40 }), speaks, watch]
    for (let seed = 0; seed < 300; seed++) playRandomly(rich, { seed, options: mode('classic'), checks, maxDecisions: 3000 })
    const missing = SPELLS.flatMap((spell, id) =>
      spell.levels.flatMap((level, i) => {
        const doubled = isDoubled(id, i + 3, 5)
        if (level.instant) return [`${spell.name} ${i + 3} instant`]
        return level.ways.length && !doubled ? [`${spell.name} ${i + 3} own`] : []
      }),
    ).filter((x) => !used.has(x))
    expect(missing).toEqual([])
    expect([...used].filter((x) => x.endsWith('copied')).length).toBeGreaterThan(15)
  })

  test('come back the same from their records', () => {
    for (let seed = 0; seed < 12; seed++) {
      roundTrip(randomMatch(game, { seed, seats: 1 + (seed % 4), options: mode('classic') }))
    }
  })
})

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
