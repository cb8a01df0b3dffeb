import type { Words } from '@grimuar/contract'
import {
  answersOf,
  canOnlyPass,
  isForm,
  isQuiet,
  type Json,
  Match,
  openQuestion,
  quickDice,
  type Seat,
  sampleForm,
  stream,
} from '@grimuar/kernel'
import { playRandomly, randomMatch, roundTrip } from '@grimuar/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bot } from './bot.ts'
import { positions } from './positions.ts'
import { readable as game } from './readable.ts'
import { total } from './table.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'

const WORDS: { readonly [L in 'pl' | 'en']: Words } = { pl: speak(pl), en: speak(en) }

const NAMES = ['Ania', 'Bob', 'Cyd', 'Dora']

function begin(options: Json = {}, seats = 2, seed = 1) {
  return new Match(game, { seats, options, names: NAMES.slice(0, seats), luck: { kind: 'quick', seed } })
}

function beginFrom(name: string) {
  const made = positions[name]
  if (!made) throw new Error(`no position "${name}"`)
  const { seats, options, table } = made()
  return new Match(game, { seats, options, names: NAMES.slice(0, seats), luck: { kind: 'quick', seed: 1 }, from: table })
}

function play(match: Match, ...moves: [Seat, Json][]): void {
  for (const [seat, move] of moves) expect(match.play(seat, move)).toBeUndefined()
}

describe('whole games', () => {
  test('a record read back gives the same table, undos and withdrawals included', () => {
    for (let seed = 0; seed < 10; seed++) roundTrip(randomMatch(game, { seed }))
    const match = begin()
    play(match, [0, ['rest', 'climb']])
    match.withdraw(0)
    play(match, [0, ['rest', 'dig']], [1, ['sing', 'trade']])
    match.keep(1, 1)
    roundTrip(match)
  })

  test('seats, rivals and teams all can win and lose', () => {
    const ends = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { table } = playRandomly(game, { seed, options: { mode: seed % 2 ? 'team' : 'rivals', rounds: 1 } })
      const end = game.result(table)
      ends.add(end.kind === 'shared' ? `team ${end.won}` : end.ranks.includes(1) ? 'seat' : 'shadow')
    }
    expect([...ends].sort()).toEqual(['seat', 'shadow', 'team false', 'team true'])
  })

  test('the bot plays whole games from its view alone, and as a team wins more often than chance', () => {
    const won = { bot: 0, chance: 0 }
    for (let seed = 0; seed < 60; seed++) {
      for (const who of ['bot', 'chance'] as const) {
        const match = begin({ mode: 'team' }, 2, seed)
        const roll = stream(quickDice(seed + 500))
        while (!match.table.over) {
          const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
          const answers = answersOf(game, match.table, seat)
          const view = JSON.parse(JSON.stringify(game.view(match.table, seat)))
          const chance = isForm(answers) ? sampleForm(answers, roll) : answers[roll(answers.length)]
          const move = who === 'bot' ? bot.policy(view, seat, answers, quickDice(1)) : chance
          expect(match.play(seat, JSON.parse(JSON.stringify(move)))).toBeUndefined()
        }
        const end = game.result(match.table)
        if (end.kind === 'shared' && end.won) won[who]++
      }
    }
    expect(won.bot).toBeGreaterThan(won.chance + 10)
  })
})

describe('the rules', () => {
  test('SA-1.1 SA-1.2 two cards each, and the lead goes round', () => {
    const match = begin({ rounds: 2 }, 3)
    expect(match.table.hands.map((hand) => hand.length)).toEqual([2, 2, 2])
    expect(match.opening.filter(({ event }) => event.kind === 'drew').map(({ to }) => to)).toEqual([[0], [0], [1], [1], [2], [2]])
    expect(match.table.lead).toBe(0)
  })

  test('SA-2.1 a plan stays secret and can be changed or withdrawn until the last is in', () => {
    const match = begin()
    expect(match.play(0, ['climb', 'dig'])).toMatchObject({ reason: 'form', fault: 'group' })
    expect(match.play(0, ['rest'])).toMatchObject({ reason: 'form', fault: 'too-few' })
    play(match, [0, ['rest', 'climb']])
    expect(game.view(match.table, 1).common.ask?.sealed).toEqual([undefined, undefined])
    expect(match.withdraw(0)).toBe(true)
    expect(openQuestion(match.table, 0)?.answered).toBe(false)
    play(match, [0, ['sing', 'trade']], [1, ['rest', 'dig', 'sing']])
    expect(match.table.plans).toEqual([
      ['sing', 'trade'],
      ['rest', 'dig', 'sing'],
    ])
    expect(match.withdraw(0)).toBe(false)
  })

  test('SA-2.2 the work right after a rest counts double', () => {
    const match = begin()
    play(match, [0, ['rest', 'climb', 'sing']], [1, ['climb', 'rest', 'sing']])
    expect(match.table.sparks.map((sparks) => sparks.work)).toEqual([5, 4])
  })

  test('SA-3.1 supplies come in the order of the list, one light at most', () => {
    const match = beginFrom('pack')
    expect(match.play(0, ['lamp', 'torch'])).toMatchObject({ reason: 'form', fault: 'group', max: 1 })
    expect(match.play(0, ['rope', 'lamp'])).toMatchObject({ reason: 'form', fault: 'order' })
    play(match, [0, ['lamp', 'rope']])
    expect(match.table.packed).toEqual(['lamp', 'rope'])
  })

  test('SA-4.1 SA-4.2 three coins, two of them at most on Sun and Moon', () => {
    const match = beginFrom('share')
    expect(match.play(0, [2, 1, 0])).toMatchObject({ reason: 'form', fault: 'group' })
    const before = match.table.shadow.shrine
    play(match, [0, [1, 1, 1]])
    expect([match.table.sparks[0]?.shrine, match.table.shadow.shrine - before]).toEqual([1, -1])
  })

  test('SA-5.1 SA-5.2 one hand may ward twice, and all are asked again each time', () => {
    const match = beginFrom('storm, two wards in one hand')
    expect(match.table.ask?.question).toMatchObject({ kind: 'ward', power: 2 })
    expect([canOnlyPass(game, match.table, 0), canOnlyPass(game, match.table, 1)]).toEqual([false, true])
    expect(match.play(1, { do: 'ward' })).toEqual({ reason: 'rule', rule: 'SA-5.2' })
    play(match, [0, { do: 'ward' }])
    expect(match.table.ask?.question).toMatchObject({ kind: 'ward', power: 1 })
    play(match, [1, { do: 'pass' }])
    const quiet = match.steps.at(-1)
    expect(quiet && [isQuiet(quiet, 0), isQuiet(quiet, 1)]).toEqual([true, false])
    play(match, [0, { do: 'ward' }])
    expect(match.table.ask?.question.kind).toBe('path')
    expect(match.steps.at(-1)?.events.map(({ event }) => event)).toContainEqual({ kind: 'storm', seat: 0, taken: 0 })
  })

  test('SA-5.3 the leader loses no more than there is', () => {
    const match = beginFrom('storm, nobody holds a ward')
    play(match, [0, { do: 'pass' }], [1, { do: 'pass' }])
    expect(match.table.shadow.storm).toBe(0)
  })

  test('SA-6.1 SA-6.2 SA-6.3 anyone chooses the way, and what was read stays read', () => {
    const match = beginFrom('a team about to win')
    expect(openQuestion(match.table, 1)).toMatchObject({ joint: true, waiting: [0, 1] })
    play(match, [1, { path: 'bridge' }])
    expect(match.table.sparks.map((sparks) => sparks.page)).toEqual([1, 1])
    expect(match.undoReach(1)).toEqual({ steps: 0, stop: 'final' })
    expect(match.canKeep(0)).toBe(false)
  })

  test('SA-7.1 the Shadow can win', () => {
    const match = beginFrom('the shadow about to win')
    play(match, [0, { path: 'bridge' }])
    const end = game.result(match.table)
    expect(end).toMatchObject({ kind: 'ranked', ranks: [2, 2], rivals: [{ name: 'shadow', rank: 1 }] })
    expect(WORDS.en.outcome(end, NAMES.slice(0, 2), 0)).toBe('The Shadow wins.')
  })

  test('SA-7.2 SA-7.3 a team wins together and goes on to the second chapter', () => {
    const match = beginFrom('a team about to win')
    play(match, [0, { path: 'bridge' }])
    expect(game.result(match.table)).toMatchObject({ kind: 'shared', won: true, rivals: [{ name: 'shadow', rank: 2 }] })
    const options = game.follow?.(match.table)
    expect(options).toEqual({ mode: 'team', rounds: 1, tale: { chapter: 2, sparks: 2 } })
    const second = begin(options)
    expect([second.table.chapter, second.table.shadow.dusk]).toEqual([2, 10])
    expect(game.follow?.(second.table)).toBeUndefined()
  })

  test('in a team everyone takes back everything, alone only their own', () => {
    for (const [mode, reach] of [
      ['team', 2],
      ['rivals', 0],
    ] as const) {
      const match = begin({ mode })
      play(match, [0, ['rest', 'climb']], [1, ['rest', 'climb']], [0, ['lamp']], [0, [1, 1, 1]])
      expect(match.undoReach(1).steps).toBe(reach)
    }
  })
})

describe('positions', () => {
  test('a table with anything wrong is not read, and nothing throws', () => {
    const table = positions['share']?.().table
    const whole: { [key: string]: Json } = JSON.parse(JSON.stringify(table))
    expect(game.read?.(whole)).toBeDefined()
    for (const key of Object.keys(whole)) {
      for (const odd of [undefined, null, -1, 0.5, 'x', [], [null], {}, { op: 'x' }, [{ op: 'storm' }]]) {
        const { [key]: _gone, ...rest } = whole
        const bent: Json = odd === undefined ? rest : { ...rest, [key]: JSON.parse(JSON.stringify(odd)) }
        const read = game.read?.(bent)
        if (read) expect([key, odd]).toEqual(expect.arrayContaining([expect.stringMatching(/^(ask|frames|used|packed)$/)]))
      }
    }
    for (const odd of [null, 1, 'table', [], { ...whole, more: 1 }]) expect(game.read?.(odd)).toBeUndefined()
  })
})

describe('words', () => {
  test('a filled form is told as one sentence', () => {
    const view = game.view(begin().table, 0)
    expect(WORDS.en.move(view, { kind: 'plan' }, ['rest', 'climb'])).toBe('rest, then climb')
    expect(WORDS.pl.move(view, { kind: 'pack' }, ['lamp', 'rope'])).toBe('lampa i lina')
    expect(WORDS.en.move(view, { kind: 'share' }, [1, 0, 2])).toBe('shrine of the Sun: 1, shrine of the Star: 2')
  })

  test('totals are the sums of what people see', () => {
    const match = randomMatch(game, { seed: 3 })
    expect(game.result(match.table).scores?.map((score) => score.total)).toEqual(match.table.sparks.map(total))
  })
})
