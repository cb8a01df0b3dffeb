import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AskRule,
  apply,
  ask,
  askAny,
  askEach,
  botsToAnswer,
  Dealer,
  legal,
  next,
  play,
  quickDice,
  refusal,
  start,
  withdraw,
} from './index.ts'
import { dropSealed } from './play.ts'
import { type ToyFrame, type ToyTable, type ToyTypes, toy } from './testkit/toy.ts'

const dice = quickDice(1)
const dealer = new Dealer(dice)

const note = (t: ToyTable, { text }: ToyFrame) => void t.log.push(text ?? '')

/** Answered by a number from 0 to 3; a 3 is forbidden by a clause, anything else unheard of. */
const number: AskRule<ToyTypes> = {
  answers: () => [{ n: 0 }, { n: 1 }, { n: 2 }],
  apply: (t, _question, { n }, _dealer, seat) => void t.log.push(`${seat}:${n}`),
  why: (_t, _question, { n }) => (n === 3 ? { rule: 'TO-1.1', about: { n } } : undefined),
}

const asking = (how: (t: ToyTable) => void, seats = 3) => {
  const game = toy({ first: [{ op: 'ask' }, { op: 'note', text: 'after' }], ops: { ask: how, note }, asks: { number } })
  return { game, t: start(game, {}, seats, dice) }
}

describe('frames', () => {
  test('run one after another, what a frame brings about before what was to follow', () => {
    const ops = {
      note,
      party: (t: ToyTable) => {
        t.log.push('party')
        next(t, { op: 'note', text: 'song' }, { op: 'note', text: 'dance' })
      },
    }
    const game = toy({ first: [{ op: 'note', text: 'arrive' }, { op: 'party' }, { op: 'note', text: 'leave' }], ops })
    const t = start(game, {}, 1, dice)
    expect(t.log).toEqual(['arrive', 'party', 'song', 'dance', 'leave'])
    expect(t.over).toBe(true)
  })

  test('stop at a question and go on after its answer', () => {
    const { game, t } = asking((t) => ask(t, 1, { kind: 'number' }))
    expect([t.log, t.over]).toEqual([[], false])
    expect(play(game, t, 1, { n: 2 }, dealer)).toBeUndefined()
    expect([t.log, t.over, t.ask]).toEqual([['1:2', 'after'], true, null])
  })

  test('that bring themselves about for ever stop loudly', () => {
    const game = toy({ first: [{ op: 'loop' }], ops: { loop: (t) => next(t, { op: 'loop' }) } })
    expect(() => start(game, {}, 1, dice)).toThrow('for ever')
  })

  test('and questions nobody described stop loudly', () => {
    expect(() => start(toy({ first: [{ op: 'dance' }] }), {}, 1, dice)).toThrow('has no op "dance"')
    const game = toy({ first: [{ op: 'ask' }], ops: { ask: (t) => ask(t, 0, { kind: 'riddle' }) } })
    expect(() => start(game, {}, 1, dice)).toThrow('asks "riddle"')
    expect(() => start(game, {}, 5, dice)).toThrow('toy is for 1, 2, 3, 4 players, not 5')
  })
})

describe('a question to one', () => {
  test('has moves for that one only', () => {
    const { game, t } = asking((t) => ask(t, 1, { kind: 'number' }))
    expect(legal(game, t, 1)).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }])
    expect(legal(game, t, 0)).toEqual([])
  })

  test('cannot be answered where none is open', () => {
    const { game, t } = asking((t) => ask(t, 1, { kind: 'number' }))
    play(game, t, 1, { n: 0 }, dealer)
    expect(() => apply(game, t, 1, { n: 0 }, dealer)).toThrow('no question is open')
  })

  test('takes the game’s own move, never the object that came from outside', () => {
    const taken: unknown[] = []
    const own = { n: 1, of: ['x'] }
    const rule: AskRule<ToyTypes> = { answers: () => [own], apply: (_t, _question, move) => void taken.push(move) }
    const game = toy({ first: [{ op: 'ask' }], ops: { ask: (t) => ask(t, 0, { kind: 'it' }) }, asks: { it: rule } })
    expect(play(game, start(game, {}, 1, dice), 0, { of: ['x'], n: 1 }, dealer)).toBeUndefined()
    expect(taken[0]).toBe(own)
  })
})

test('a joint question is left to the people at the table; bots answer it where there are none', () => {
  const { t } = asking((t) => askAny(t, [0, 2], { kind: 'number' }))
  expect(botsToAnswer(t, (seat) => seat === 2)).toEqual([])
  expect(botsToAnswer(t, () => true)).toEqual([0, 2])
  const one = asking((t) => ask(t, 1, { kind: 'number' })).t
  expect([botsToAnswer(one, (seat) => seat === 1), botsToAnswer(one, (seat) => seat === 0)]).toEqual([[1], []])
  const over = asking((t) => next(t)).t
  expect(botsToAnswer(over, () => true)).toEqual([])
})

test('a question to any is decided by the first answer', () => {
  const { game, t } = asking((t) => askAny(t, [0, 2], { kind: 'number' }))
  expect([0, 1, 2].map((seat) => legal(game, t, seat).length)).toEqual([3, 0, 3])
  play(game, t, 2, { n: 1 }, dealer)
  expect(t.log).toEqual(['2:1', 'after'])
  expect(play(game, t, 0, { n: 1 }, dealer)).toEqual({ reason: 'over' })
})

describe('a sealed answer', () => {
  test('can be withdrawn while others are awaited, and given anew', () => {
    const { game, t } = asking((t) => askEach(t, [0, 1], { kind: 'number' }))
    expect(withdraw(t, 0)).toBe(false)
    play(game, t, 0, { n: 1 }, dealer)
    expect([withdraw(t, 0), withdraw(t, 0), withdraw(t, 2)]).toEqual([true, false, false])
    play(game, t, 1, { n: 2 }, dealer)
    expect(t.log).toEqual([])
    play(game, t, 0, { n: 0 }, dealer)
    expect(t.log).toEqual(['0:0', '1:2', 'after'])
  })

  test('is opened by the last one, and opening is a reveal', () => {
    const { game, t } = asking((t) => askEach(t, [0, 1], { kind: 'number' }))
    const watched = new Dealer(dice)
    play(game, t, 0, { n: 1 }, watched)
    expect(watched.reveals).toBe(0)
    play(game, t, 1, { n: 1 }, watched)
    expect(watched.reveals).toBe(1)
  })

  test('may make those after it count for nothing', () => {
    const hasty: AskRule<ToyTypes> = {
      ...number,
      apply(t, _question, { n }, _dealer, seat) {
        t.log.push(`${seat}:${n}`)
        if (n === 2) dropSealed(t)
      },
    }
    const game = toy({
      first: [{ op: 'ask' }],
      ops: { ask: (t) => askEach(t, [0, 1, 2], { kind: 'number' }) },
      asks: { number: hasty },
    })
    const t = start(game, {}, 3, dice)
    for (const [seat, n] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const)
      play(game, t, seat, { n }, dealer)
    expect([t.log, t.over]).toEqual([['0:1', '1:2'], true])
  })
})

describe('a question to each', () => {
  test('waits for all, lets minds be changed, and applies answers in the order asked whatever order they came in', () => {
    const answers = fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 12 })
    fc.assert(
      fc.property(answers, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (given, order) => {
        const { game, t } = asking((t) => askEach(t, order, { kind: 'number' }))
        const last: (number | undefined)[] = [undefined, undefined, undefined]
        for (const [seat, n] of [...given, [0, 0], [1, 1], [2, 2]] as const) {
          if (t.over) break
          expect(t.log).toEqual([])
          expect(play(game, t, seat, { n }, dealer)).toBeUndefined()
          last[seat] = n
        }
        expect(t.log).toEqual([...order.map((seat) => `${seat}:${last[seat]}`), 'after'])
      }),
    )
  })

  test('goes on as before after a journey through JSON', () => {
    const { game, t } = asking((t) => askEach(t, [0, 1, 2], { kind: 'number' }))
    play(game, t, 1, { n: 2 }, dealer)
    const stored: ToyTable = JSON.parse(JSON.stringify(t))
    play(game, stored, 0, { n: 0 }, dealer)
    expect([stored.log, stored.ask?.manner]).toEqual([[], 'each'])
    play(game, stored, 2, { n: 0 }, dealer)
    expect(stored.log).toEqual(['0:0', '1:2', '2:0', 'after'])
  })

  test('lets all that one answer causes happen before the next is applied', () => {
    const asks = {
      secret: {
        answers: () => [{ n: 0 }, { n: 1 }],
        apply(t: ToyTable, _question: unknown, { n }: { n: number }, _dealer: unknown, seat: number) {
          t.log.push(`${seat}:${n}`)
          if (n === 1) ask(t, seat, { kind: 'number' })
          else next(t, { op: 'note', text: `deed of ${seat}` })
        },
      },
      number,
    }
    const game = toy({ first: [{ op: 'ask' }], ops: { ask: (t) => askEach(t, [0, 1, 2], { kind: 'secret' }), note }, asks })
    const t = start(game, {}, 3, dice)
    for (const [seat, n] of [
      [2, 0],
      [1, 1],
      [0, 0],
    ] as const) {
      play(game, t, seat, { n }, dealer)
    }
    expect(t.log).toEqual(['0:0', 'deed of 0', '1:1'])
    expect(t.ask?.to).toEqual([1])
    play(game, t, 1, { n: 2 }, dealer)
    expect(t.log).toEqual(['0:0', 'deed of 0', '1:1', '1:2', '2:0', 'deed of 2'])
    expect(t.over).toBe(true)
  })
})

describe('a question with one answer', () => {
  const forced = (answers: { n: number }[], rule: object) =>
    toy({
      first: [{ op: 'ask' }, { op: 'note', text: 'after' }],
      ops: { ask: (t) => ask(t, 1, { kind: 'number' }), note },
      asks: { number: { ...number, answers: () => answers, ...rule } },
    })

  test('is answered by the kernel where its rule says so', () => {
    expect(start(forced([{ n: 2 }], { forced: true }), {}, 2, dice).log).toEqual(['1:2', 'after'])
  })

  test('is asked where its rule does not say so, or there is more than one, or none', () => {
    for (const game of [forced([{ n: 2 }], {}), forced([{ n: 1 }, { n: 2 }], { forced: true }), forced([], { forced: true })]) {
      expect(start(game, {}, 2, dice).ask?.to).toEqual([1])
    }
  })

  test('and one with more are told apart by listing its answers once; a move and another table are judged anew', () => {
    let listed = 0
    const game = toy({
      first: [{ op: 'ask' }, { op: 'ask' }],
      ops: { ask: (t) => ask(t, 1, { kind: 'number' }) },
      asks: {
        number: { ...number, forced: true, answers: (t) => [{ n: 0 }, { n: 1 }, { n: 10 + t.log.length + 100 * listed++ }] },
      },
    })
    const t = start(game, {}, 2, dice)
    expect(legal(game, t, 1)).toContainEqual({ n: 10 })
    expect(legal(game, t, 0)).toEqual([])
    expect(legal(game, game.copy(t), 1)).toContainEqual({ n: 110 })
    expect(refusal(game, t, 1, { n: 210 })).toBeUndefined()
    expect(legal(game, t, 1)).toContainEqual({ n: 10 })
    apply(game, t, 1, { n: 1 }, dealer)
    expect(legal(game, t, 1)).toContainEqual({ n: 311 })
    expect(listed).toBe(4)
  })

  test('is answered for several where it is the same for all of them, and asked where it is not', () => {
    const joint = (answers: (seat: number) => { n: number }[]) =>
      toy({
        first: [{ op: 'ask' }],
        ops: { ask: (t) => askAny(t, [0, 1], { kind: 'number' }) },
        asks: { number: { ...number, forced: true, answers: (_t, _question, seat) => answers(seat) } },
      })
    const same = start(
      joint(() => [{ n: 0 }]),
      {},
      2,
      dice,
    )
    expect([same.log, same.over]).toEqual([['0:0'], true])
    expect(
      start(
        joint((seat) => [{ n: seat }]),
        {},
        2,
        dice,
      ).ask?.to,
    ).toEqual([0, 1])
    expect(
      start(
        joint((seat) => (seat ? [{ n: 0 }, { n: 1 }] : [{ n: 0 }])),
        {},
        2,
        dice,
      ).ask?.to,
    ).toEqual([0, 1])
  })

  test('that leads to itself for ever stops loudly', () => {
    const again = { answers: () => [{ n: 0 }], forced: true, apply: (t: ToyTable) => ask(t, 0, { kind: 'number' }) }
    const game = toy({ first: [{ op: 'ask' }], ops: { ask: (t) => ask(t, 0, { kind: 'number' }) }, asks: { number: again } })
    expect(() => start(game, {}, 1, dice)).toThrow('for ever')
  })
})

describe('a refusal', () => {
  const { game, t } = asking((t) => ask(t, 1, { kind: 'number' }))
  const before = JSON.stringify(t)
  const refused = (seat: number, move: unknown) => {
    const why = play(game, t, seat, move, dealer)
    expect(JSON.stringify(t)).toBe(before)
    expect(refusal(game, t, seat, move)).toEqual(why)
    return why
  }

  test('names the clause that forbids the move', () => {
    expect(refused(1, { n: 3 })).toEqual({ reason: 'rule', rule: 'TO-1.1', about: { n: 3 } })
  })

  test('names who decides now', () => {
    for (const seat of [0, 2, 7, -1, Number.NaN, '1' as unknown as number]) {
      expect(refused(seat, { n: 1 })).toEqual({ reason: 'not-asked', waiting: [1] })
    }
  })

  test('says that there is no such answer', () => {
    const odd = [
      { n: 9 },
      {},
      { n: 1, m: 1 },
      { n: '1' },
      null,
      undefined,
      3,
      'n',
      [],
      [{ n: 1 }],
      JSON.parse('{"__proto__":{"n":1}}'),
    ]
    for (const move of odd) expect(refused(1, move)).toEqual({ reason: 'no-such-answer' })
  })

  test('comes for data nested without end as for any other', () => {
    let deep: unknown = { n: 1 }
    for (let i = 0; i < 100_000; i++) deep = { n: deep }
    expect(refused(1, deep)).toEqual({ reason: 'no-such-answer' })
  })

  test('never asks for a reason for what has no fields', () => {
    const fussy = {
      ...number,
      why: (_t: ToyTable, _question: unknown, move: { n: number }) => (move.n > 5 ? undefined : undefined),
    }
    const game = toy({ first: [{ op: 'ask' }], ops: { ask: (t) => ask(t, 0, { kind: 'number' }) }, asks: { number: fussy } })
    const t = start(game, {}, 1, dice)
    for (const move of [null, undefined, 4]) expect(play(game, t, 0, move, dealer)).toEqual({ reason: 'no-such-answer' })
  })

  test('says that the match is over', () => {
    const { game, t } = asking((t) => ask(t, 1, { kind: 'number' }))
    play(game, t, 1, { n: 1 }, dealer)
    expect(play(game, t, 1, { n: 1 }, dealer)).toEqual({ reason: 'over' })
    expect(refusal(game, t, 0, null)).toEqual({ reason: 'over' })
  })

  test('does not come for a legal move, and asking does not play it', () => {
    expect(refusal(game, t, 1, { n: 1 })).toBeUndefined()
    expect(JSON.stringify(t)).toBe(before)
  })
})
