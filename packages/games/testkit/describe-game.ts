import { readdirSync, readFileSync } from 'node:fs'
import { type Box, type ByLang, type Lang, rulesFor, type Words } from '@grimuar/contract'
import { checkTutorial } from '@grimuar/contract/tutorial'
import {
  type AnyTypes,
  answersOf,
  type Game,
  type Json,
  legal,
  Match,
  openQuestion,
  quickDice,
  readRecord,
  type Schema,
  type Table,
} from '@grimuar/kernel'
import { type Check, checkEverything, counts, playRandomly, randomMatch, roundTrip } from '@grimuar/kernel/testkit'
import { arbitraryOptions } from '@grimuar/kernel/testkit/arbitraries'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkWords } from './words.ts'

export interface GameTests {
  /** How many random matches are played with all checks; a tenth more come from a fresh seed. */
  readonly matches: number
  /** The costly checks are made at every nth decision; likewise the checks of the words. */
  readonly every: number
  readonly wordsEvery: number
  /** Kinds of events that only an animation shows. */
  readonly silent?: readonly string[]
  /** Kinds of questions in which pieces that look alike give answers of one name. */
  readonly alike?: readonly string[]
  /** True for a game that asks nothing to which there is only one answer: its rules make such moves themselves. */
  readonly alwaysAChoice?: boolean
  /** The folder of kept records; how each ended is in the snapshot of the test file. */
  readonly records?: URL
  /** Tables to begin from, by name: two random matches each, in which one decision in `positionsEvery` is checked (if left out, each one). */
  readonly positions?: { readonly [name: string]: () => Position }
  readonly positionsEvery?: number
  /** The numbers of tables and paths reachable from some tables, as `tables/paths` after 0, 1, 2… decisions. A commit that changes them says why. */
  readonly counts?: { readonly [from: string]: { readonly table: Table; readonly seed: number; readonly are: string } }
  /** By tutorial: how many moves it has, and whether it ends its match. */
  readonly tutorials?: { readonly [id: string]: { readonly moves: number; readonly over: boolean } }
}

interface Position {
  readonly seats: number
  readonly options: Json
  readonly table: Json
}

const MAX_DECISIONS = 5000

/** The tests that every game has: random matches, words, the bot, records, positions, golden counts and the tutorials. */
export function describeGame(box: Box, tests: GameTests): void {
  describe(box.id, () => {
    test(seeded('random matches in all modes keep every invariant, and everything has words in both languages'), async () => {
      const game = await box.rules()
      const checks = await checksOf(box, tests)
      for (const seed of seeds(tests.matches, Math.ceil(tests.matches / 10))) {
        playRandomly(game, { seed, ...modeOf(game, seed), checks, maxDecisions: MAX_DECISIONS })
      }
    })

    test(seeded('a record read back gives the same match, undos included'), async () => {
      const game = await box.rules()
      for (const seed of seeds(12, 2)) roundTrip(randomMatch(game, { seed, ...modeOf(game, seed) }))
    })

    test(seeded('the bot plays whole matches from its view alone, always legally'), async () => {
      const [game, bot] = await Promise.all([box.rules(), box.bot()])
      for (const seed of seeds(2, 1)) {
        const { seats, options } = modeOf(game, seed)
        const names = Array.from({ length: seats }, (_, seat) => `${seat}`)
        const match = new Match(game, { seats, options, names, luck: { kind: 'quick', seed } })
        for (let n = 0; n < MAX_DECISIONS && !match.table.over; n++) {
          const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
          // As JSON, as a worker or a server would hand it over.
          const view = JSON.parse(JSON.stringify(game.view(match.table, seat)))
          const move = bot.policy(view, seat, answersOf<AnyTypes>(game, match.table, seat), quickDice(n))
          expect(match.play(seat, JSON.parse(JSON.stringify(move)))).toBeUndefined()
        }
        expect(match.table.over).toBe(true)
      }
    })

    const { records, positions = {} } = tests
    if (records) test('kept records replay as they did', () => replayRecords(box, records))

    test.each(Object.entries(positions))(
      seeded('random matches from "%s" keep every invariant, and their records replay'),
      async (_name, position) => {
        const { table: from, ...mode } = position()
        const game = await rulesFor(box, { from })
        expect(JSON.parse(JSON.stringify(game.read?.(from)))).toEqual(from)
        const every = tests.positionsEvery ?? 1
        const checks = await checksOf(box, { ...tests, every, wordsEvery: every })
        for (const seed of seeds(1, 1)) roundTrip(randomMatch(game, { seed, ...mode, from, checks, maxDecisions: MAX_DECISIONS }))
      },
    )

    test.each(Object.entries(tests.counts ?? {}))('golden counts: %s', async (_from, { table, seed, are }) => {
      const depth = are.split(' ').length - 1
      const found = counts(await box.rules(), table, depth, quickDice(seed))
      expect(found.map((count) => `${count.tables}/${count.paths}`).join(' ')).toBe(are)
    })

    for (const { id, load } of box.tutorials ?? [])
      test(`the tutorial "${id}" can be played as it is told, in both languages`, async () => {
        const told = await inEachLang((lang) => load(lang))
        expect(checkTutorial(await rulesFor(box, told.en), told)).toEqual(tests.tutorials?.[id])
      })
  })
}

async function replayRecords(box: Box, folder: URL): Promise<void> {
  const [game, checks] = await Promise.all([rulesFor(box, { from: null }), box.checks()])
  const words = await wordsOf(box, game, 'en')
  const files = readdirSync(folder)
  expect(files.length).toBeGreaterThanOrEqual(3)
  for (const file of files) {
    const read = Match.from(game, readRecord(readFileSync(new URL(file, folder), 'utf8')))
    if (!read.ok) throw new Error(`${file}, line ${read.line}: ${read.problem}`)
    const { table } = read.match
    checks.conserved?.(table)
    const progress = words.progress(game.view(table, null))
    expect({ over: table.over, progress, result: game.result(table) }).toMatchSnapshot(file)
  }
}

/** All that random matches of a game are checked for. */
async function checksOf(box: Box, tests: GameTests): Promise<Check[]> {
  const { every, wordsEvery, silent = [], alike = [] } = tests
  const [game, { conserved, shared = [] }] = await Promise.all([box.rules(), box.checks()])
  const words: ByLang<Words> = await inEachLang((lang) => wordsOf(box, game, lang))
  return [
    checkEverything(game, { ...(conserved && { conserved }), shared, every }),
    checkWords(game, words, { every: wordsEvery, silent, alike }),
    ...(tests.alwaysAChoice ? [checkChoice] : []),
  ]
}

const checkChoice: Check = ({ game, table: { ask }, table }) => {
  for (const seat of ask?.to ?? []) {
    if (legal(game, table, seat).length === 1) throw new Error(`"${ask.question.kind}" leaves seat ${seat} no choice`)
  }
}

/** The words of a game, with those of the later chapters of its campaigns. */
async function wordsOf(box: Box, game: Game, lang: Lang): Promise<Words> {
  const schema: Schema = game.options
  const carried = Object.entries(schema).flatMap(([name, choice]) =>
    choice.kind === 'carry' ? [choice.default, ...choice.samples].map((value) => ({ [name]: value })) : [],
  )
  for (const options of carried) await box.load(lang, options)
  return (await box.load(lang)).words
}

async function inEachLang<T>(load: (lang: Lang) => Promise<T>): Promise<ByLang<T>> {
  const [pl, en] = await Promise.all([load('pl'), load('en')])
  return { pl, en }
}

/** Random options, and a number of players, that always go with this seed. */
function modeOf(game: Game, seed: number): { readonly seats: number; readonly options: Json } {
  const schema: Schema = game.options
  const [options = {}] = fc.sample(arbitraryOptions(schema), { numRuns: 1, seed })
  return { seats: game.seats[seed % game.seats.length] ?? 1, options }
}
