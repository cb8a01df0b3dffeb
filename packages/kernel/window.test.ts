import { describe, expect, test } from 'vitest'
import {
  type AskRule,
  abandonScope,
  beginScope,
  botsToAnswer,
  canOnlyPass,
  change,
  Dealer,
  Match,
  openWindow,
  pendingOf,
  play,
  quickDice,
  start,
} from './index.ts'
import { passOf } from './play.ts'
import { checkEverything } from './testkit/invariants.ts'
import { playRandomly } from './testkit/random-play.ts'
import { seeded, seeds } from './testkit/seeds.ts'
import { type ToyTable, type ToyTypes, toy } from './testkit/toy.ts'

// A blow is struck. Everyone but who strikes may interrupt it, from the one who is struck on: a shield takes 2 off it (several
// may be used), a mirror sends it back, a charm cancels it, a trap is a blow of its own, a flood ends the striker's action.

const blow = (by: number, at: number, n: number) => ({ op: 'blow', by, at, n })

const interrupt: AskRule<ToyTypes> = {
  answers: () => ['pass', 'shield', 'mirror', 'charm', 'trap', 'flood'].map((say) => ({ say })),
  isPass: ({ say }) => say === 'pass',
  apply(t, { id, blow: pending }, { say }, _dealer, seat) {
    t.log.push(`${seat} ${say}`)
    if (say === 'shield') change(t, id, { n: pending.n - 2 })
    if (say === 'mirror') change(t, id, { by: pending.at, at: pending.by })
    if (say === 'charm') change(t, id, null)
    if (say === 'trap') openWindow(t, 'blow', blow(seat, pending.by, 1))
    if (say === 'flood') {
      t.frames.push({ op: 'note', text: 'the flood recedes' })
      abandonScope(t, 'action')
    }
  },
}

const others = (t: ToyTable, { by, at }: { by: number; at: number }) =>
  Array.from({ length: t.seats }, (_, i) => (at + i) % t.seats).filter((seat) => seat !== by)

const game = toy({
  first: [{ op: 'action' }, { op: 'note', text: 'end' }],
  ops: {
    action(t) {
      beginScope(t, 'action', 0)
      t.frames.push({ op: 'note', text: 'second blow' })
      openWindow(t, 'blow', blow(0, 1, 5))
    },
    blow: (t, { at, n }) => void t.log.push(`${at} takes ${n}`),
    note: (t, { text }) => void t.log.push(text),
  },
  asks: { interrupt },
  windows: {
    blow: {
      // With nothing left of it there is no moment to speak about.
      speakers: (t, pending: any) => (pending.n > 0 ? others(t, pending) : []),
      question: (_t, pending, id) => ({ kind: 'interrupt', id, blow: pending }),
    },
  },
})

/** Answers, as "1 pass 2 shield"; returns what happened. */
function told(lines: string, seats = 3): ToyTable {
  const t = start(game, {}, seats, quickDice(1))
  for (const [, seat, say] of lines.matchAll(/(\d) (\w+)/g)) {
    expect(play(game, t, Number(seat), { say }, new Dealer(quickDice(1)))).toBeUndefined()
  }
  return t
}

describe('a window', () => {
  test('asks everyone who may speak at once, and nobody learns what others answered', () => {
    const t = told('2 shield')
    expect(t.ask).toMatchObject({ manner: 'each', to: [1, 2], sealed: [undefined, { say: 'shield' }] })
    expect(game.view(t, 1).ask?.sealed).toEqual([undefined, undefined])
    expect(t.log).toEqual([])
  })

  test('closes once all have passed: then the thing happens', () => {
    expect(told('1 pass 2 pass').log).toEqual(['1 takes 5', 'second blow', 'end'])
    expect(told('2 pass 1 pass').over).toBe(true)
  })

  test('hears the first in the rules’ order, whoever answered first; the others are asked again', () => {
    const t = told('2 mirror 1 shield')
    expect(t.log).toEqual(['1 shield'])
    expect(t.ask).toMatchObject({ to: [1, 2], sealed: [undefined, undefined] })
  })

  test('does not wait for those who come after the first to speak', () => {
    expect(told('1 charm').log).toEqual(['1 charm', 'second blow', 'end'])
  })

  test('lets one seat use several cards, one after another', () => {
    expect(told('1 shield 1 shield 1 pass 2 pass').log.slice(0, 3)).toEqual(['1 shield', '1 shield', '1 takes 1'])
  })

  test('ends where the moment is gone: nothing is left of the blow', () => {
    const t = told('1 shield 1 shield 1 shield')
    expect(t.log).toEqual(['1 shield', '1 shield', '1 shield', '1 takes -1', 'second blow', 'end'])
  })

  test('changes the pending thing, so that others may now speak: a mirror turns the blow round', () => {
    const t = told('1 mirror')
    expect(t.ask?.to).toEqual([0, 2])
    expect(pendingOf(t, 1)).toEqual(blow(1, 0, 5))
  })

  test('is itself open to windows, and an inner one is over before the outer goes on', () => {
    const t = told('1 trap')
    expect([pendingOf(t, 1), pendingOf(t, 2)]).toEqual([blow(0, 1, 5), blow(1, 0, 1)])
    expect(t.ask?.to).toEqual([0, 2])
    expect(told('1 trap 0 charm').log).toEqual(['1 trap', '0 charm'])
    expect(told('1 trap 0 pass 2 pass 1 pass 2 pass').log).toEqual(['1 trap', '0 takes 1', '1 takes 5', 'second blow', 'end'])
  })

  test('can end the action it interrupts, while what it does itself goes on', () => {
    expect(told('1 flood').log).toEqual(['1 flood', 'the flood recedes', 'end'])
    // Also from within: the trap's own blow is answered by a flood, and seat 1's trap is not part of seat 0's action.
    expect(told('1 trap 2 pass 0 flood 0 pass 2 pass').log).toEqual([
      '1 trap',
      '0 flood',
      'the flood recedes',
      '0 takes 1',
      'end',
    ])
  })

  test('goes on as before after a journey through JSON', () => {
    let t = start(game, {}, 3, quickDice(1))
    for (const [seat, say] of [
      [2, 'pass'],
      [1, 'shield'],
      [1, 'pass'],
      [2, 'pass'],
    ] as const) {
      t = JSON.parse(JSON.stringify(t))
      play(game, t, seat, { say }, new Dealer(quickDice(1)))
    }
    expect(t.log).toEqual(['1 shield', '1 takes 3', 'second blow', 'end'])
  })

  test('changes nothing that has happened, was cancelled or was never open', () => {
    const t = told('1 pass 2 pass')
    expect([change(t, 1, { n: 9 }), pendingOf(t, 1)]).toEqual([false, null])
    const undescribed = toy({ first: [{ op: 'go' }], ops: { go: (t) => void openWindow(t, 'dance', { op: 'end' }) } })
    expect(() => start(undescribed, {}, 1, quickDice(1))).toThrow('window "dance"')
  })

  test('is a reveal once it is decided, so no undo crosses it', () => {
    const match = new Match(game, { seats: 3, options: {}, names: ['a', 'b', 'c'], luck: { kind: 'quick', seed: 1 } })
    match.play(2, { say: 'pass' })
    match.play(1, { say: 'shield' })
    expect(match.steps.map(({ sealed, reveal }) => [sealed, reveal])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(match.undoReach(1)).toEqual({ steps: 0, stop: 'reveal' })
  })

  test(seeded('leaks nothing in random play, however many speak'), () => {
    const short = { ...game, asks: { interrupt: { ...interrupt, answers: () => [{ say: 'pass' }, { say: 'shield' }] } } }
    for (const seed of seeds(60, 6)) playRandomly(short, { seed, checks: [checkEverything(short)] })
  })
})

test('a seat that can only decline is known, and with which answer', () => {
  const answers = (_t: ToyTable, _question: unknown, seat: number) =>
    seat === 1 ? [{ say: 'pass' }] : [{ say: 'pass' }, { say: 'shield' }]
  const few = { ...game, asks: { interrupt: { ...interrupt, answers } } }
  const t = start(few, {}, 3, quickDice(1))
  expect([0, 1, 2].map((seat) => canOnlyPass(few, t, seat))).toEqual([false, true, false])
  expect(passOf(few, t, 2)).toEqual({ say: 'pass' })
  expect(passOf(few, t, 0)).toBeUndefined()
})

test('bots answer their own part of a window', () => {
  expect(botsToAnswer(told('2 pass'), (seat) => seat > 0)).toEqual([1])
})
