import { expect, test } from 'vitest'
import {
  ask,
  askEach,
  type Beginning,
  heardBy,
  isQuiet,
  type Json,
  Match,
  readRecord,
  type Seat,
  tellRefusal,
  writeRecord,
} from './index.ts'
import type { RecordRead } from './record.ts'
import { randomMatch } from './testkit/random-play.ts'
import { roundTrip } from './testkit/records.ts'
import { seeded, seeds } from './testkit/seeds.ts'
import { ticTacToe } from './testkit/tic-tac-toe.ts'
import { toy } from './testkit/toy.ts'

/** Asks the seats named, one after another; an answer may draw, show something, whisper or do nothing. */
const errands = (...seats: Seat[]) =>
  toy({
    first: seats.map((seat) => ({ op: 'ask', seat })),
    ops: { ask: (t, { seat }: any) => ask(t, seat, { kind: 'errand' }) },
    asks: {
      errand: {
        answers: () => ['walk', 'roll', 'show', 'whisper'].map((go) => ({ go })),
        apply(t, _question, { go }, dealer, seat) {
          t.log.push(go === 'roll' ? `${dealer.roll(t, 1000)}` : go)
          if (go === 'show') dealer.reveal()
          if (go === 'whisper') dealer.tell([seat], { kind: 'secret' })
          dealer.say({ kind: go })
        },
      },
    },
  })

const beginning = (seats: number): Beginning => ({
  seats,
  options: {},
  names: Array(seats).fill('x'),
  luck: { kind: 'quick', seed: 4 },
})

function errandMatch(...steps: [Seat, string][]) {
  const match = new Match(errands(...steps.map(([seat]) => seat), 0), beginning(2))
  for (const [seat, go] of steps) expect(match.play(seat, { go })).toBeUndefined()
  return match
}

test('a move that is played stands in the log with all it caused', () => {
  const match = errandMatch([0, 'walk'], [1, 'roll'], [0, 'show'], [1, 'whisper'])
  expect(match.entries).toEqual(match.steps.map(({ seat, move }) => ({ seat, move })))
  expect(match.steps.map(({ chance, reveal }) => [chance, reveal])).toEqual([
    [false, false],
    [true, false],
    [false, true],
    [false, false],
  ])
  const { events } = match.steps[3]!
  expect(heardBy(events, 1)).toEqual([{ kind: 'secret' }, { kind: 'whisper' }])
  for (const other of [0, null]) expect(heardBy(events, other)).toEqual([{ kind: 'whisper' }])
})

test('a refused move leaves no trace in the log', () => {
  const match = errandMatch([0, 'walk'])
  expect(match.play(1, { go: 'walk' })).toEqual({ reason: 'not-asked', waiting: [0] })
  expect(match.refusal(0, { go: 'fly' })).toEqual({ reason: 'no-such-answer' })
  expect(match.refusal(0, { go: 'walk' })).toBeUndefined()
  expect([match.entries.length, match.steps.length]).toEqual([1, 1])
})

test('undo reaches back to the last chance, reveal or decision of another, or to the start', () => {
  const reach = (...steps: [Seat, string][]) => errandMatch(...steps).undoReach(0)
  expect(reach()).toEqual({ steps: 0, stop: 'start' })
  expect(reach([0, 'walk'], [0, 'walk'])).toEqual({ steps: 2, stop: 'start' })
  expect(reach([0, 'roll'], [0, 'walk'])).toEqual({ steps: 1, stop: 'chance' })
  expect(reach([0, 'show'], [0, 'walk'], [0, 'walk'])).toEqual({ steps: 2, stop: 'reveal' })
  expect(reach([1, 'walk'], [0, 'walk'])).toEqual({ steps: 1, stop: 'other' })
  expect(reach([0, 'walk'], [1, 'walk'])).toEqual({ steps: 0, stop: 'other' })
})

test('taking back gives the earlier table, is an entry of the log, and the same luck comes again', () => {
  const match = errandMatch([0, 'walk'], [0, 'roll'], [0, 'roll'])
  const before = match.table.log.slice()
  match.keep(0, 1)
  expect(match.table.log).toEqual(['walk'])
  expect(match.steps.length).toBe(1)
  expect(match.entries.at(-1)).toEqual({ seat: 0, keep: 1 })
  for (const go of ['roll', 'roll']) match.play(0, { go })
  expect(match.table.log).toEqual(before)
  match.keep(1, 0)
  expect(match.table.log).toEqual([])
})

test('only what stands can be kept, and less than all of it', () => {
  const match = errandMatch([0, 'walk'])
  for (const keep of [1, 2, -1]) expect(() => match.keep(0, keep)).toThrow('cannot keep')
  expect(match.entries.length).toBe(1)
})

test('any earlier table can be looked at, and the present one stays as it is', () => {
  const match = errandMatch([0, 'walk'], [1, 'roll'], [0, 'show'])
  const now = JSON.stringify(match.table)
  expect([0, 1, 2, 3].map((n) => match.at(n).log.length)).toEqual([0, 1, 2, 3])
  expect(JSON.stringify(match.at(3))).toBe(now)
  match.at(1).log.push('scribble')
  expect(JSON.stringify(match.table)).toBe(now)
})

test('a match begins with checked options and tells what setting up told', () => {
  const opening = {
    ...ticTacToe,
    setup: ((options, seats, dealer) => {
      dealer.say({ kind: 'marked', seat: 0, at: 0 })
      return ticTacToe.setup(options, seats, dealer)
    }) as typeof ticTacToe.setup,
  }
  expect(new Match(opening, beginning(2)).opening).toEqual([{ event: { kind: 'marked', seat: 0, at: 0 }, to: undefined }])
  expect(() => new Match(ticTacToe, { ...beginning(2), options: { day: 1 } })).toThrow('unknown option "day"')
  expect(() => new Match(ticTacToe, beginning(3))).toThrow('for 2 players, not 3')
  expect(new Match(ticTacToe, { ...beginning(2), options: null }).record.options).toEqual({})
})

test(seeded('matches of both kinds of luck go through their records, undone half way too'), () => {
  for (const seed of seeds(10, 2)) roundTrip(randomMatch(ticTacToe, { seed }))
  const game = errands(0, 1, 0, 1, 0, 0)
  const match = new Match(game, { ...beginning(2), luck: { kind: 'fair', seed: 'ab'.repeat(32) } })
  for (const [i, go] of ['roll', 'walk', 'whisper', 'roll', 'show', 'roll'].entries()) match.play([0, 1, 0, 1, 0, 0][i]!, { go })
  match.keep(0, 5)
  match.play(0, { go: 'walk' })
  expect(match.table.over).toBe(true)
  roundTrip(match)
})

test('a record that does not fit the game is refused with the line it fails at', () => {
  const text = writeRecord(randomMatch(ticTacToe, { seed: 1 }).record)
  const problem = (from: string | RegExp, to: string) => {
    const made = Match.from(ticTacToe, readRecord(text.replace(from, to)))
    return made.ok ? 'no problem' : `${made.line}: ${made.problem}`
  }
  expect(problem(/^/, '')).toBe('no problem')
  expect(problem('game tic-tac-toe', 'game chess')).toBe('1: this is a record of "chess", not of "tic-tac-toe"')
  expect(problem('version 1', 'version 2')).toBe('1: this record follows version 2 of the rules; here is version 1')
  expect(problem(/seats 2\n.*\nnames .*/, 'seats 3\noptions {}\nnames ["a","b","c"]')).toBe(
    '1: tic-tac-toe is for 2 players, not 3',
  )
  expect(problem('options {}', 'options {"day":1}')).toBe('1: unknown option "day"; there is none')
  expect(problem(/moves\n.*/, 'moves\n1 {"at":0}')).toBe('9: move 1 is not legal (seat 0 decides now)')
  expect(problem(/moves\n.*/, 'moves\n# a comment\n\n0 {"at":9}')).toBe(
    '11: move 1 is not legal (the open question has no such answer)',
  )
  expect(problem(/moves.*/s, 'moves\n0 {"at":4}\n1 {"at":4}')).toBe('10: move 2 is not legal (TT-1.2)')
  expect(problem(/$/, '0 {"at":0}')).toMatch(/not legal \(the match is over\)$/)
  expect(Match.from(ticTacToe, readRecord(text.replace(/moves.*/s, 'moves\n0 {"at":4}\n1 {"at":4}')))).toMatchObject({
    fault: 'move',
    facts: [2, 'TT-1.2'],
  })
  expect(problem('grimuar', 'grimoire')).toBe('1: a record begins with the line "grimuar record 1"')
})

test('an undo in a record is folded like one at the table', () => {
  const moves: Json[] = [{ at: 0 }, { at: 1 }, { at: 2 }]
  const head = writeRecord({
    ...randomMatch(ticTacToe, { seed: 1 }).record,
    entries: moves.map((move, i) => ({ seat: i % 2, move })),
  })
  const read: RecordRead = readRecord(`${head}0 undo 2\n1 undo 0\n0 {"at":8}\n`)
  const made = Match.from(ticTacToe, read)
  if (!made.ok) throw new Error(made.problem)
  expect(made.match.table.cells.indexOf(0)).toBe(8)
  expect(made.match.steps.length).toBe(1)
  expect(made.match.entries.length).toBe(6)
})

test('refusals are told in few words', () => {
  expect(tellRefusal({ reason: 'rule', rule: 'TT-1.2' })).toBe('TT-1.2')
  expect(tellRefusal({ reason: 'not-asked', waiting: [0, 2] })).toBe('seat 0 or 2 decides now')
  expect(tellRefusal({ reason: 'not-asked', waiting: [] })).toBe('nobody is asked now')
  expect(tellRefusal({ reason: 'no-such-answer' })).toBe('the open question has no such answer')
  expect(tellRefusal({ reason: 'over' })).toBe('the match is over')
})

/** Everyone answers at once under seal, twice. */
const ballots = toy({
  first: [{ op: 'vote' }, { op: 'vote' }],
  ops: { vote: (t) => askEach(t, [...Array(t.seats).keys()], { kind: 'vote' }) },
  asks: {
    vote: {
      answers: () => ['yes', 'no'].map((say) => ({ say })),
      apply: (t, _question, { say }, dealer, seat) => {
        t.log.push(`${seat} ${say}`)
        dealer.say({ kind: say })
      },
    },
  },
})

test('a sealed answer that is changed is one step all the same, so nobody learns of it; the log keeps all', () => {
  const match = new Match(ballots, beginning(3))
  for (const [seat, say] of [
    [0, 'yes'],
    [1, 'yes'],
    [0, 'no'],
    [0, 'yes'],
    [0, 'no'],
  ] as const)
    match.play(seat, { say })
  expect(match.steps.map(({ seat, move, sealed }) => [seat, move, sealed])).toEqual([
    [0, { say: 'no' }, true],
    [1, { say: 'yes' }, true],
  ])
  expect(match.entries).toHaveLength(5)
  match.play(2, { say: 'no' })
  expect(match.table.log).toEqual(['0 no', '1 yes', '2 no'])
  expect(match.steps.at(-1)).toMatchObject({ seat: 2, sealed: false, reveal: true })
  roundTrip(match)
})

test('a sealed answer can be taken back until the last is in, whoever has answered since', () => {
  const match = new Match(ballots, beginning(3))
  match.play(0, { say: 'yes' })
  match.play(1, { say: 'yes' })
  expect([match.withdraw(2), match.withdraw(0), match.withdraw(0)]).toEqual([false, true, false])
  expect(match.steps.map(({ seat }) => seat)).toEqual([1])
  expect(writeRecord(match.record).split('\n').slice(-2)).toEqual(['0 withdraw', ''])
  match.play(0, { say: 'no' })
  match.play(2, { say: 'no' })
  expect(match.table.log).toEqual(['0 no', '1 yes', '2 no'])
  expect(match.withdraw(0)).toBe(false)
  roundTrip(match)
  const broken = Match.from(ballots, readRecord(writeRecord(match.record).replace('0 withdraw', '2 withdraw')))
  expect(broken).toMatchObject({ ok: false, fault: 'withdraw' })
  expect(readRecord(writeRecord({ ...match.record, entries: [{ seat: 0, withdraw: true }] }))).toMatchObject({
    fault: 'withdraw',
  })
})

/** A story for a team: reading a page can never be taken back. */
const story = (undo: 'own' | 'team') =>
  toy({
    first: [0, 1, 0, 1, 0].map((seat) => ({ op: 'ask', seat })),
    undo,
    ops: { ask: (t, { seat }) => ask(t, seat, { kind: 'act' }) },
    asks: {
      act: {
        answers: () => ['walk', 'read'].map((go) => ({ go })),
        apply(t, _question, { go }, dealer) {
          t.log.push(go)
          if (go === 'read') dealer.final()
        },
      },
    },
  })

test('a team takes back whoever moved; others only their own', () => {
  const played = (undo: 'own' | 'team') => {
    const match = new Match(story(undo), beginning(2))
    for (const seat of [0, 1, 0]) match.play(seat, { go: 'walk' })
    return match
  }
  expect(played('own').undoReach(0)).toEqual({ steps: 1, stop: 'other' })
  expect(played('team').undoReach(0)).toEqual({ steps: 3, stop: 'start' })
  expect(played('team').undoReach(1)).toEqual({ steps: 3, stop: 'start' })
})

test('no undo crosses a final step: not alone, not by consent, not in a record', () => {
  const match = new Match(story('team'), beginning(2))
  for (const [seat, go] of [
    [0, 'walk'],
    [1, 'read'],
    [0, 'walk'],
  ] as const)
    match.play(seat, { go })
  expect(match.undoReach(0)).toEqual({ steps: 1, stop: 'final' })
  expect([match.settled, match.canKeep(2), match.canKeep(1)]).toEqual([2, true, false])
  expect(() => match.keep(0, 1)).toThrow('2 of them final')
  const forged = writeRecord({ ...match.record, entries: [...match.entries, { seat: 0, keep: 1 }] })
  expect(Match.from(story('team'), readRecord(forged))).toMatchObject({ ok: false, fault: 'undo' })
})

test('a step that tells a viewer nothing is quiet for it, but not for the one who made it', () => {
  const match = errandMatch([0, 'walk'])
  const [step] = match.steps
  const silent = { seat: 0, events: [{ event: { kind: 'secret' }, to: [0] }] }
  expect([0, 1, null].map((seat) => isQuiet(step!, seat))).toEqual([false, false, false])
  expect([0, 1, null].map((seat) => isQuiet(silent, seat))).toEqual([false, true, true])
})

test('a match up to a step stands on its own, and goes on with the same dice', () => {
  const match = new Match(errands(0, 0, 0), beginning(1))
  for (const go of ['walk', 'roll', 'roll']) expect(match.play(0, { go })).toBeUndefined()
  const other = match.upTo(1)
  expect(other.table).toEqual(match.at(1))
  expect(other.play(0, { go: 'roll' })).toBeUndefined()
  expect(other.table).toEqual(match.at(2))
  expect(other.play(0, { go: 'walk' })).toBeUndefined()
  expect(other.table).not.toEqual(match.table)
  expect(match.steps).toHaveLength(3)
})
