import { describe, expect, test } from 'vitest'
import { ask, askAny, type Game, listed, next } from '../index.ts'
import { allCardsThere, type Cards, highCard } from './high-card.ts'
import { checkEverything } from './invariants.ts'
import { type Checkpoint, playRandomly } from './random-play.ts'
import { ticTacToe } from './tic-tac-toe.ts'

/** What is found wrong with a game in a handful of matches. */
function found(game: Game, how: object = { conserved: allCardsThere }): string {
  const everything = checkEverything(game, how)
  for (let seed = 0; seed < 30; seed++) {
    try {
      playRandomly(game, { seed, checks: [everything], maxDecisions: 200 })
    } catch (error) {
      return (error as Error).message
    }
  }
  return 'nothing'
}

const { show, bury } = highCard.asks

/** The game with one thing done wrong. */
const spoiled = {
  show: (rule: Partial<typeof show>): Game => ({ ...highCard, asks: { show: { ...show, ...rule }, bury } }),
  bury: (rule: Partial<typeof bury>): Game => ({ ...highCard, asks: { show, bury: { ...bury, ...rule } } }),
  table: (change: (t: any) => void): Game => ({
    ...highCard,
    setup(options, seats, dealer) {
      const t = highCard.setup(options, seats, dealer)
      change(t)
      return t
    },
    copy: (t) => ({ ...t, ...highCard.copy(t) }),
  }),
  result: (change: object): Game => ({ ...highCard, result: (t) => ({ ...highCard.result(t), ...change }) }),
}

test('nothing is wrong with the toy games', () => {
  expect(found(ticTacToe, {})).toBe('nothing')
  expect(found(highCard)).toBe('nothing')
})

test('costly checks are sampled, cheap ones are not', () => {
  const calls = { view: 0, conserved: 0 }
  const counted: Game = {
    ...ticTacToe,
    view(t, seat) {
      calls.view++
      return ticTacToe.view(t, seat)
    },
  }
  const every = (n: number) => {
    calls.view = calls.conserved = 0
    const everything = checkEverything(counted, { every: n, conserved: () => void calls.conserved++ })
    for (let seed = 0; seed < 20; seed++) playRandomly(counted, { seed, checks: [everything] })
    return { ...calls }
  }
  const all = every(1)
  const some = every(5)
  expect(some.view).toBeLessThan(all.view / 3)
  expect(some.view).toBeGreaterThan(0)
  expect(some.conserved).toBeGreaterThan(100)
})

describe('found wrong:', () => {
  test('a dead end', () => {
    expect(found(spoiled.bury({ answers: () => [] }))).toContain('is asked "bury" but has no legal move')
    const afterwards = (to: readonly number[]): Game => ({
      ...highCard,
      ops: { ...highCard.ops, refill: (t) => askAny(t, to, { kind: 'bury' }) },
    })
    expect(found(afterwards([]))).toContain('nobody is asked')
    expect(found(afterwards([9]))).toContain('asked of 9, who is not at the table')
    expect(found(afterwards([0, 0]))).toContain('asked of seat 0 twice')
  })

  test('the same answer offered twice', () => {
    const answers = (t: Cards, question: any, seat: number) => [...listed(bury.answers(t, question, seat)), { card: null }]
    expect(found(spoiled.bury({ answers }))).toMatch(/"bury" offers seat \d the answer \{"card":null\} twice/)
  })

  test('a match that never ends', () => {
    const endless: Game = {
      ...ticTacToe,
      asks: {
        where: {
          answers: () => [{ at: 0 }, { at: 1 }],
          apply: (t: { frames: any[] }) => next(t, { op: 'turn', seat: 0 }),
        },
      },
    }
    expect(found(endless, {})).toContain('has not ended after 200 decisions')
  })

  test('a result that is none', () => {
    expect(found(spoiled.result({ ranks: [1] }))).toContain('not a rank for each')
    expect(found({ ...spoiled.result({ ranks: [2, 3] }), seats: [2] })).toContain('ranks 2, 3: seat 0 should be 1')
    expect(found({ ...spoiled.result({ ranks: [1, 3] }), seats: [2] })).toContain('seat 1 should be 2')
    expect(found({ ...spoiled.result({ ranks: [2, 2] }), seats: [2] })).toContain('seat 0 should be 1')
    const rivals = [{ name: 'rose', rank: 1 }]
    expect(found({ ...spoiled.result({ ranks: [2, 2], rivals }), seats: [2] })).toBe('nothing') // beaten by a rival
    expect(found({ ...spoiled.result({ ranks: [1, 2], rivals }), seats: [2] })).toContain('seat 1 should be 3')
    const scores = [0, 1].map(() => ({ total: 3, parts: [{ name: 'rounds', points: 2 }] }))
    expect(found({ ...spoiled.result({ scores }), seats: [2] })).toContain('3 points but their parts sum to 2')
  })

  test('a card lost', () => {
    const apply = (t: Cards, ...[, { card }, , seat]: any[]) => {
      t.hands[seat] = t.hands[seat]!.filter((c) => c !== card)
    }
    expect(found(spoiled.bury({ apply }))).toContain('the cards are')
  })

  test('what is no plain data', () => {
    expect(found(spoiled.table((t) => (t.map = new Map())))).toContain('table.map is a Map, not plain data')
    expect(found(spoiled.table((t) => (t.odd = { deep: [undefined] })))).toContain('table.odd.deep[0] is undefined')
    expect(found(spoiled.table((t) => (t.odd = Number.NaN)))).toContain('table.odd is NaN')
    expect(found(spoiled.table((t) => (t.odd = () => 1)))).toContain('table.odd is a function')
    expect(found(spoiled.table((t) => t.frames.unshift({ op: 'round', odd: 1n })))).toContain('is a bigint')
    const apply = (...[, , , dealer]: any[]) => dealer.say({ kind: 'buried', when: new Date(0) })
    expect(found(spoiled.bury({ apply }))).toContain('event[0].when is a Date')
    const tell = (...[, , , dealer]: any[]) => dealer.tell([7], { kind: 'buried' })
    expect(found(spoiled.bury({ apply: tell }))).toContain('event "buried" is told to 7')
  })

  test('a copy that is none', () => {
    const forgetful: Game = { ...highCard, copy: (t) => ({ ...highCard.copy(t), points: t.points.map(() => 0) }) }
    expect(found(forgetful)).toContain('copy() differs from its original: points')
    expect(found({ ...highCard, copy: (t) => ({ ...highCard.copy(t), hands: t.hands }) })).toContain('copy() shares table.hands')
    expect(found({ ...highCard, copy: (t) => ({ ...highCard.copy(t), hands: t.hands.slice() }) })).toContain(
      'copy() shares table.hands[0]',
    )
    expect(found({ ...highCard, copy: (t) => ({ ...highCard.copy(t), frames: t.frames }) })).toContain(
      'copy() shares table.frames',
    )
    const turned: Game = { ...highCard, copy: (t) => Object.fromEntries(Object.entries(highCard.copy(t)).reverse()) }
    expect(found(turned)).toContain('in another order')
  })

  test('two parts of a table that are one thing', () => {
    expect(found(spoiled.table((t) => (t.twin = t.points)))).toContain('are one and the same thing')
    const held = (t: Cards) => void t.frames.unshift({ op: 'refill', hand: t.hands[0] } as never)
    expect(found(spoiled.table(held))).toContain('table.hands[0] is also held by a frame')
  })

  test('what is shared though it changes', () => {
    const withOptions = (change: (t: any) => void): Game => ({
      ...spoiled.bury({
        apply(t, question, move, dealer, seat) {
          change(t)
          bury.apply(t, question, move, dealer, seat)
        },
      }),
      setup: (options, seats, dealer) => ({ ...highCard.setup(options, seats, dealer), options: { long: 0 } }) as Cards,
      copy: (t) => ({ ...highCard.copy(t), options: t.options }),
      view: (t, seat) => ({ ...highCard.view(t, seat), options: t.options }),
      imagine: (view, seat, dice) => ({ ...highCard.imagine(view, seat, dice), options: view.options }),
    })
    const how = { conserved: allCardsThere, shared: ['options'] }
    expect(found(withOptions(() => {}))).toContain('copy() shares table.options')
    expect(
      found(
        withOptions(() => {}),
        how,
      ),
    ).toBe('nothing')
    expect(
      found(
        withOptions((t) => t.options.long++),
        how,
      ),
    ).toMatch(/changes the original|only ever replaced/)
    const game = withOptions(() => {})
    const meddler = ({ table }: Checkpoint) => void table.options.long++
    const attempt = () => playRandomly(game, { seed: 1, checks: [meddler, checkEverything(game, how)] })
    expect(attempt).toThrow('table.options is said to be only ever replaced, but was changed in place')
  })

  test('a frame that is changed once made', () => {
    const game = spoiled.bury({
      apply(t, question, move, dealer, seat) {
        Object.assign(t.frames[0]!, { by: seat })
        bury.apply(t, question, move, dealer, seat)
      },
    })
    expect(found(game)).toContain('on a copy changes the original')
  })

  test('luck of one’s own', () => {
    let times = 0
    const game = spoiled.bury({
      apply(t, question, move, dealer, seat) {
        t.points[seat] = times++
        bury.apply(t, question, move, dealer, seat)
      },
    })
    expect(found(game)).toContain('twice with the same luck differs')
  })

  test('a view that tells too much, or another tale than imagined', () => {
    expect(found({ ...highCard, view: (t, seat) => ({ ...highCard.view(t, seat), deck: t.deck }) as any })).toContain(
      'changes by imagining: deck',
    )
    const spying: Game = {
      ...highCard,
      view: (t, seat) => ({ ...highCard.view(t, seat), ...(seat === null ? { hand: t.hands[0] } : {}) }),
    }
    expect(found(spying)).toContain('a spectator sees what seat 1 does not')
    const blind: Game = {
      ...highCard,
      imagine: (view, seat, dice) => ({ ...highCard.imagine(view, seat, dice), points: view.points.map(() => 0) }),
    }
    expect(found(blind)).toContain('changes by imagining: points')
  })

  test('imagining what cannot be', () => {
    const game: Game = { ...highCard, imagine: (view, seat, dice) => ({ ...highCard.imagine(view, seat, dice), deck: [] }) }
    expect(found(game)).toMatch(/what seat 0 imagines is not a sound table: the cards are/)
  })

  test('imagining that holds on to the table it came from', () => {
    const game: Game = {
      ...highCard,
      imagine: (view, seat, dice) => ({ ...highCard.imagine(view, seat, dice), points: view.points, used: view.used }),
    }
    expect(found(game)).toContain('changes the table it came from')
    const restless: Game = { ...highCard, view: (t, seat) => ({ ...highCard.view(t, seat), used: t.used.reverse() }) }
    expect(found(restless)).not.toBe('nothing')
  })

  test('imagining that needs more than JSON carries', () => {
    const game: Game = {
      ...highCard,
      view: (t, seat) => ({ ...highCard.view(t, seat), bonus: { toJSON: () => 0 } }),
      imagine: (view, seat, dice) => ({ ...highCard.imagine(view, seat, dice), over: view.over || view.bonus === 0 }),
    }
    expect(found(game)).toContain('imagines something else when its view was sent as JSON')
  })

  test('moves that tell what others hold', () => {
    const answers = (t: Cards, _question: unknown, seat: number) =>
      t.hands[seat]!.filter((card, i) => i === 0 || !t.hands.some((hand) => hand.includes(card + 1))).map((card) => ({ card }))
    expect(found(spoiled.show({ answers }))).toContain('depend on what it does not know')
  })

  test('a question that tells by not being asked', () => {
    const answers = (t: Cards, _question: unknown, seat: number) => [
      { card: null },
      ...t.hands[seat]!.filter((card) => card > 12).map((card) => ({ card })),
    ]
    const quiet = spoiled.bury({ answers, forced: true })
    expect(found(spoiled.bury({ answers }))).toBe('nothing')
    // Who shows reveals, so the telling question stands after another one.
    const game: Game = {
      ...quiet,
      ops: {
        ...highCard.ops,
        refill: (t) => ask(t, 0, { kind: 'first' } as never),
        turn: (t: Cards) => ask(t, 1, { kind: 'bury' }),
      },
      asks: {
        ...quiet.asks,
        first: { answers: () => [{ card: null }, { card: 0 }], apply: (t: any) => next(t, { op: 'turn' }) },
      },
    }
    expect(found(game)).toMatch(/nothing is marked as revealed, yet .* (sees|hears)/)
  })

  test('an event, a view or a draw that tells, where nothing is marked as revealed', () => {
    const loud = spoiled.bury({
      apply(t, question, move, dealer, seat) {
        bury.apply(t, question, move, dealer, seat)
        dealer.say({ kind: 'drew', card: t.hands[(seat + 1) % t.seats]![0] ?? 0 })
      },
    })
    expect(found(loud)).toMatch(/nothing is marked as revealed, yet .* hears/)
    const open = spoiled.bury({
      apply(t, question, move, dealer, seat) {
        bury.apply(t, question, move, dealer, seat)
        t.points[0]! += Math.max(0, ...t.hands[(seat + 1) % t.seats]!)
      },
    })
    expect(found(open)).toMatch(/nothing is marked as revealed, yet .* sees/)
    // In the end the points are right: only who looks between the two steps could tell.
    const between: Game = {
      ...spoiled.bury({
        apply(t, _question, _move, dealer, seat) {
          dealer.say({ kind: 'buried', seat })
          t.points[0]! += Math.max(0, ...t.hands[(seat + 1) % t.seats]!)
          next(t, { op: 'after' } as never)
        },
      }),
      ops: {
        ...highCard.ops,
        after(t: Cards) {
          t.points[0] = 0
        },
      } as never,
    }
    expect(found(between)).toMatch(/nothing is marked as revealed, yet .* sees in the middle of it/)
    const lucky = spoiled.bury({
      apply(t, question, move, dealer, seat) {
        bury.apply(t, question, move, dealer, seat)
        if (t.hands[(seat + 1) % t.seats]!.includes(9)) dealer.roll(t, 6)
      },
    })
    // The last round draws nothing else, so there it shows.
    expect(found({ ...lucky, ops: { ...highCard.ops, refill: () => {} } })).toContain('whether dice are drawn depends on')
    expect(found({ ...highCard, view: (t, seat) => ({ ...highCard.view(t, seat), draws: t.draws }) })).toContain(
      'tells how many draws there were',
    )
  })

  test('but not what is marked as revealed, though it happens at one of the two tables only', () => {
    const trapped = spoiled.bury({
      apply(t, question, move, dealer, seat) {
        bury.apply(t, question, move, dealer, seat)
        if (!t.hands[(seat + 1) % t.seats]!.includes(9)) return
        dealer.say({ kind: 'shown', cards: [9], best: seat })
        dealer.reveal()
      },
    })
    expect(found(trapped)).toBe('nothing')
  })

  test('a refusal that tells, changes or breaks', () => {
    const telling = (t: Cards, _question: unknown, { card }: { card: number | null }) =>
      t.deck.includes(card as number) ? { rule: 'HC-1.1' } : { rule: 'HC-1.2' }
    expect(found(spoiled.show({ why: telling }))).toContain('the reason depends on what the seat does not know')
    const changing = (t: Cards) => void t.used.reverse().push(0)
    expect(found(spoiled.show({ why: changing as never }))).toContain('is refused, yet that changes the table')
    const breaking = (_t: Cards, _question: unknown, move: any) => ({ rule: `HC-${move.card.toFixed(1)}` })
    expect(found(spoiled.show({ why: breaking }))).toMatch(/seat \d trying .*: .*(toFixed|null)/)
  })
})
