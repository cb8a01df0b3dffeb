import { readdirSync, readFileSync } from 'node:fs'
import type { ByLang, Words } from '@grimuar/contract'
import { legal, Match, quickDice, readRecord, start } from '@grimuar/kernel'
import { checkEverything, counts, playRandomly, randomMatch, roundTrip } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from './bot.ts'
import { conserved } from './conserved.ts'
import { game } from './rules.ts'
import { shared } from './table.ts'
import { towers } from './talk.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'

const WORDS: ByLang<Words> = { pl: speak(pl), en: speak(en) }

describe('whole games', () => {
  test('random games keep every invariant', () => {
    const checks = [checkEverything(game, { conserved, shared })]
    for (let seed = 0; seed < 250; seed++) playRandomly(game, { seed, options: { shuffled: seed % 2 === 1 }, checks })
  }, 60_000)

  test('a record read back gives the same table, undos included', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = randomMatch(game, { seed })
      roundTrip(match)
      match.keep(0, match.steps.length - 3)
      roundTrip(match)
    }
  })

  test('kept records replay as they did', () => {
    const folder = new URL('./records/', import.meta.url)
    const files = readdirSync(folder)
    expect(files.length).toBeGreaterThanOrEqual(3)
    for (const file of files) {
      const read = Match.from(game, readRecord(readFileSync(new URL(file, folder), 'utf8')))
      if (!read.ok) throw new Error(`${file}, line ${read.line}: ${read.problem}`)
      expect({ file, over: read.match.table.over, result: game.result(read.match.table) }).toMatchSnapshot(file)
    }
  })

  test('golden counts: tables and paths from the first turn, and from a table full of choices', () => {
    const first = start(game, { shuffled: false }, 2, quickDice(1))
    expect(counts(game, first, 6)).toMatchSnapshot('first turn')
    const rich = towers({
      knight: 'yellow',
      mage: 'clock',
      gaps: 'F1 T1 S1 B1 S3 E1',
      knightHas: { gained: 'M3 M4 T3 E3', used: 'B3 S5' },
      mageHas: { gained: 'F3 B4', used: 'S7' },
    })
    expect(counts(game, rich.table, 6)).toMatchSnapshot('full of choices')
  })
})

describe('the bot', () => {
  test('plays whole games from its view alone, always legally, and beats chance', () => {
    let won = 0
    const games = 40
    for (let seed = 0; seed < games; seed++) {
      const me = seed % 2
      const match = new Match(game, { seats: 2, options: null, names: ['K', 'M'], luck: { kind: 'quick', seed } })
      const pick = quickDice(seed + 1000)
      for (let n = 0; !match.table.over; n++) {
        const seat = match.table.ask?.to[0] as number
        const moves = legal(game, match.table, seat)
        // As JSON, as a worker or a server would hand it over.
        const view = JSON.parse(JSON.stringify(game.view(match.table, seat)))
        const move = seat === me ? bot.policy(view, seat, moves, quickDice(seed * 1000 + n)) : moves[pick(n, moves.length)]
        expect(match.play(seat, move as never)).toBe(undefined)
      }
      if (game.result(match.table).ranks[me] === 1) won++
    }
    expect(won).toBeGreaterThan(games * 0.75)
  }, 60_000)

  test('how a table looks is a chance between 0 and 1, and the two seats’ chances add up', () => {
    for (let seed = 0; seed < 20; seed++) {
      const match = randomMatch(game, { seed })
      for (const at of [5, 30, match.steps.length]) {
        const t = match.at(at)
        const [knight, mage] = [bot.evaluate(t, 0), bot.evaluate(t, 1)]
        expect(knight).toBeGreaterThanOrEqual(0)
        expect(knight + mage).toBeCloseTo(1, 1)
      }
    }
  })
})

describe('words', () => {
  test('both languages have words for every question, move and event of whole games', () => {
    for (let seed = 0; seed < 15; seed++) {
      const match = randomMatch(game, { seed, options: { shuffled: true } })
      for (let at = 0; at <= match.steps.length; at += 1) {
        const t = match.at(at)
        for (const lang of ['pl', 'en'] as const) {
          const words = WORDS[lang]
          for (const seat of [0, 1]) {
            const view = game.view(t, seat)
            const said = [
              words.progress(view),
              ...words.table(view, ['Ania', 'Bob'], seat).flatMap((b) => [b.heading, ...b.items]),
            ]
            const ask = t.ask
            if (ask) {
              said.push(words.wait(view, ask.question, ['Ania', 'Bob'], ask.to))
              if (ask.to.includes(seat)) {
                said.push(words.ask(view, ask.question), ...legal(game, t, seat).map((m) => words.move(view, ask.question, m)))
              }
            }
            for (const sentence of said) {
              expect(sentence).toBeTruthy()
              expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
            }
          }
        }
      }
      for (const step of match.steps) {
        for (const { event } of step.events) {
          for (const lang of ['pl', 'en'] as const) {
            const line = WORDS[lang].event(event, ['Ania', 'Bob'], 0)
            if (event.kind !== 'turn') expect(line).toBeTruthy()
            expect(line ?? '').not.toMatch(/undefined|null|NaN|\[object/)
          }
        }
      }
      const result = game.result(match.table)
      for (const lang of ['pl', 'en'] as const) {
        for (const part of result.scores.flatMap((s) => s.parts)) expect(WORDS[lang].part(part.name, part.of)).toBeTruthy()
        expect(WORDS[lang].outcome(result, ['Ania', 'Bob'], 0)).toBeTruthy()
      }
    }
  })
})
