import { readdirSync, readFileSync } from 'node:fs'
import { type Game, Match, quickDice, readRecord, type TableOf } from '@grimuar/kernel'
import { type Check, checkEverything, counts, playRandomly, randomMatch, roundTrip } from '@grimuar/kernel/testkit'
import { arbitraryOptions } from '@grimuar/kernel/testkit/arbitraries'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Door } from '../door.ts'
import { checkTutorial, type Tutorial } from '../tutorial.ts'
import { seeded, seeds } from './seeds.ts'
import { checkWords } from './words.ts'

export interface GameTests<G extends Game> {
  /** How many random matches are played with all checks; a tenth more come from a fresh seed. */
  readonly matches: number
  /** The costly checks are made at one decision in so many, the words are looked at in one of so many. */
  readonly every: number
  readonly wordsEvery: number
  /** Kinds of events that only an animation shows. */
  readonly silent?: readonly string[]
  /** Kinds of questions in which pieces that look alike give moves of one name. */
  readonly alike?: readonly string[]
  /** The folder of kept records; how each ended is in the snapshot of the test file. */
  readonly records: URL
  /** What can be reached from some tables, as `tables/paths` after 0, 1, 2… decisions. A change of these explains itself. */
  readonly counts: { readonly [from: string]: { readonly table: TableOf<G>; readonly seed: number; readonly are: string } }
  /** The guided first match, how many moves it has, and whether it ends the match. */
  readonly tutorial: { readonly lessons: Tutorial; readonly moves: number; readonly over: boolean }
}

/** The tests that every game has: random matches, words, records, golden counts and the tutorial. */
export function describeGame<G extends Game>(door: Door<G>, tests: GameTests<G>): void {
  const { game } = door
  const { every, wordsEvery, silent = [], alike = [] } = tests

  describe(game.id, () => {
    test(seeded('random matches in all modes keep every invariant, and everything has words in both languages'), () => {
      const { conserved, shared = [] } = door
      const checks: Check[] = [
        checkEverything<Game>(game, { ...(conserved && { conserved }), shared, every }),
        checkWords(door as Door, { every: wordsEvery, silent, alike }),
      ]
      for (const seed of seeds(tests.matches, Math.ceil(tests.matches / 10))) {
        playRandomly<Game>(game, { seed, ...modeOf(game, seed), checks, maxDecisions: 5000 })
      }
    })

    test(seeded('a record read back gives the same match, undos included'), () => {
      for (const seed of seeds(12, 2)) roundTrip(randomMatch<Game>(game, { seed, ...modeOf(game, seed) }))
    })

    test('kept records replay as they did', () => {
      const files = readdirSync(tests.records)
      expect(files.length).toBeGreaterThanOrEqual(3)
      for (const file of files) {
        const read = Match.from(game, readRecord(readFileSync(new URL(file, tests.records), 'utf8')))
        if (!read.ok) throw new Error(`${file}, line ${read.line}: ${read.problem}`)
        const { table } = read.match
        door.conserved?.(table)
        const progress = door.words.en.progress(game.view(table, null))
        expect({ over: table.over, progress, result: game.result(table) }).toMatchSnapshot(file)
      }
    })

    test.each(Object.entries(tests.counts))('golden counts: %s', (_from, { table, seed, are }) => {
      const depth = are.split(' ').length - 1
      const found = counts(game, table, depth, quickDice(seed))
      expect(found.map((count) => `${count.tables}/${count.paths}`).join(' ')).toBe(are)
    })

    test('the tutorial can be played as it is told, in both languages', () => {
      const { lessons, moves, over } = tests.tutorial
      expect(checkTutorial(game, lessons)).toEqual({ moves, over })
    })
  })
}

/** Random options, and a number of players, that always go with this seed. */
export function modeOf(game: Game, seed: number): { readonly seats: number; readonly options: object } {
  const [options = {}] = fc.sample(arbitraryOptions(game.options), { numRuns: 1, seed })
  return { seats: game.seats[seed % game.seats.length] as number, options }
}
