import { legal } from '@grimuar/kernel'
import { type Check, checkEverything, playRandomly, randomMatch, roundTrip } from '@grimuar/kernel/testkit'
import { arbitraryOptions, arbitrarySeed } from '@grimuar/kernel/testkit/arbitraries'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDoubled } from './actions.ts'
import { EVERY_LEVEL, levelOf, spellOf } from './cards.ts'
import { conserved } from './conserved.ts'
import door from './index.ts'
import { rich } from './rich.ts'
import { game } from './rules.ts'
import type { SpellbookEvent, SpellbookTable } from './table.ts'

/** Every word there is can be said at every moment. */
const speaks: Check<SpellbookTable> = ({ table, events, decision }) => {
  if (decision % 5 !== 0 && !table.over) return
  const names = ['Ala', 'Bo', 'Cyd', 'Dag'].slice(0, table.seats)
  for (const words of Object.values(door.words)) {
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
    const missing = EVERY_LEVEL.flatMap(([id, level]) => {
      const { instant, ways } = levelOf(id, level)
      const name = `${spellOf(id).name} ${level}`
      if (instant) return [`${name} instant`]
      return ways.length && !isDoubled(id, level, 5) ? [`${name} own`] : []
    }).filter((x) => !used.has(x))
    expect(missing).toEqual([])
    expect([...used].filter((x) => x.endsWith('copied')).length).toBeGreaterThan(15)
  })

  test('come back the same from their records', () => {
    for (let seed = 0; seed < 12; seed++) {
      roundTrip(randomMatch(game, { seed, seats: 1 + (seed % 4), options: mode('classic') }))
    }
  })
})

function mode(name: 'classic') {
  return { mode: name, own: game.options.own.default, harder: 0 }
}
