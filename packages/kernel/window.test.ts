import { expect, test } from 'vitest'
import { type AskRule, cancelDeed, Dealer, deedInDoubt, openWindow, play, quickDice, replaceDeed, start } from './index.ts'
import { type ToyTable, toy } from './testkit/toy.ts'

/** A blow is struck; before it lands and after, everyone but who strikes it may speak up, from the struck one on. */
interface Blow {
  readonly op: 'blow'
  readonly by: number
  readonly at: number
  readonly n: number
}

type Word = 'pass' | 'shield' | 'halve' | 'trap' | 'deflect' | 'cheer'

const blow = (by: number, at: number, n: number): Blow => ({ op: 'blow', by, at, n })

const words: AskRule<ToyTable, { stage: 'would' | 'did'; deed: Blow }, { say: Word }, any> = {
  answers: (_t, { stage }) =>
    (stage === 'would' ? ['pass', 'shield', 'halve', 'trap', 'deflect'] : ['pass', 'cheer']).map((say) => ({ say: say as Word })),
  apply(t, { deed }, { say }, _dealer, seat) {
    t.log.push(`${seat} ${say}`)
    if (say === 'shield') cancelDeed(t)
    if (say === 'halve') replaceDeed(t, { ...deed, n: Math.floor(deed.n / 2) } as Blow)
    if (say === 'deflect') replaceDeed(t, blow(deed.by, (deed.at + 1) % t.seats, deed.n))
    // A trap is a blow of its own, which others may interrupt; if it lands, the first blow does not.
    if (say === 'trap') openWindow(t, 'blow', { op: 'trap', by: seat, at: deed.by, n: 1 } as never)
  },
}

const game = toy({
  first: [{ op: 'strike' }, { op: 'end' }],
  ops: {
    strike: (t) => openWindow(t, 'blow', blow(0, 1, 5)),
    blow: (t, { at, n }: any) => void t.log.push(`${at} takes ${n}`),
    trap(t, { at }: any) {
      t.log.push(`trap springs at ${at}`)
      cancelDeed(t)
    },
    end: (t) => void t.log.push('end'),
  },
  asks: { words },
  windows: {
    blow: {
      speakers: (t, { by, at }: Blow) => Array.from({ length: t.seats }, (_, i) => (at + i) % t.seats).filter((s) => s !== by),
      question: (_t, deed, stage) => ({ kind: 'words', stage, deed }),
    },
  },
})

/** Who says what, as "1 pass 2 shield"; gives what happened. */
function told(lines: string, seats = 3): string[] {
  const t = start(game, {}, seats, quickDice(1))
  for (const [, seat, say] of lines.matchAll(/(\d) (\w+)/g)) {
    expect(play(game, t, Number(seat), { say }, new Dealer(quickDice(1)))).toBeUndefined()
  }
  return t.log
}

test('those who may interrupt are asked in order, then it happens, then those who may react are asked', () => {
  expect(told('1 pass 2 pass')).toEqual(['1 pass', '2 pass', '1 takes 5'])
  expect(told('1 pass 2 pass 1 pass 2 cheer')).toEqual(['1 pass', '2 pass', '1 takes 5', '1 pass', '2 cheer', 'end'])
})

test('the question tells what is in doubt, and it can be looked up', () => {
  const t = start(game, {}, 3, quickDice(1))
  expect(t.ask?.question).toEqual({ kind: 'words', stage: 'would', deed: blow(0, 1, 5) })
  expect(deedInDoubt(t)).toEqual(blow(0, 1, 5))
  for (const seat of [1, 2]) play(game, t, seat, { say: 'pass' }, new Dealer(quickDice(1)))
  expect(t.ask?.question).toEqual({ kind: 'words', stage: 'did', deed: blow(0, 1, 5) })
  expect(deedInDoubt(t)).toBeNull()
})

test('what is cancelled does not happen: nobody else is asked, nobody reacts', () => {
  expect(told('1 shield')).toEqual(['1 shield', 'end'])
  expect(told('1 pass 2 shield')).toEqual(['1 pass', '2 shield', 'end'])
})

test('what is replaced goes on as the other thing: the next are asked about that, and it is what they react to', () => {
  expect(told('1 halve 2 halve 1 pass 2 pass')).toEqual(['1 halve', '2 halve', '1 takes 1', '1 pass', '2 pass', 'end'])
  expect(told('1 halve 2 deflect 2 cheer 1 pass')).toEqual(['1 halve', '2 deflect', '2 takes 2', '2 cheer', '1 pass', 'end'])
})

test('a window within a window: the inner one is over before the outer goes on', () => {
  // Seat 1's trap strikes back at 0; 0 and 2 may speak about the trap first.
  expect(told('1 trap 0 pass 2 pass 0 pass 2 pass')).toEqual([
    '1 trap',
    '0 pass',
    '2 pass',
    'trap springs at 0',
    '0 pass',
    '2 pass',
    'end',
  ])
})

test('an interrupt cancels the innermost deed only', () => {
  const t = start(game, {}, 3, quickDice(1))
  const say = (seat: number, say: Word) => expect(play(game, t, seat, { say }, new Dealer(quickDice(1)))).toBeUndefined()
  say(1, 'trap')
  expect(deedInDoubt(t)).toEqual({ op: 'trap', by: 1, at: 0, n: 1 })
  say(0, 'shield')
  expect(deedInDoubt(t)).toEqual(blow(0, 1, 5))
  say(2, 'pass')
  expect(t.log).toEqual(['1 trap', '0 shield', '2 pass', '1 takes 5'])
})

test('without anyone to speak the deed simply happens', () => {
  const alone = { ...game, windows: { blow: { ...game.windows!.blow!, speakers: () => [] } } }
  expect(start(alone, {}, 2, quickDice(1)).log).toEqual(['1 takes 5', 'end'])
})

test('a window half way goes on as before after a journey through JSON', () => {
  const t = start(game, {}, 3, quickDice(1))
  let stored: ToyTable = t
  for (const [seat, say] of [
    [1, 'pass'],
    [2, 'halve'],
    [1, 'pass'],
    [2, 'cheer'],
  ] as const) {
    stored = JSON.parse(JSON.stringify(stored))
    play(game, stored, seat, { say }, new Dealer(quickDice(1)))
  }
  expect(stored.log).toEqual(['1 pass', '2 halve', '1 takes 2', '1 pass', '2 cheer', 'end'])
})

test('a window nobody described, and an interrupt where none is open, stop loudly', () => {
  const undescribed = toy({ first: [{ op: 'go' }], ops: { go: (t) => openWindow(t, 'dance', { op: 'end' }) } })
  expect(() => start(undescribed, {}, 1, quickDice(1))).toThrow('window "dance"')
  const stray = toy({ first: [{ op: 'go' }], ops: { go: cancelDeed } })
  expect(() => start(stray, {}, 1, quickDice(1))).toThrow('no window is open')
})

test('who must speak goes before who may, and may do so without being asked', () => {
  const forced = toy({
    first: [{ op: 'strike' }],
    ops: { strike: (t) => openWindow(t, 'blow', blow(0, 1, 5)), blow: (t, { n }: any) => void t.log.push(`takes ${n}`) },
    asks: {
      must: {
        forced: true,
        answers: () => [{ say: 'halve' }],
        apply(t, { deed }: any, _move, _dealer, seat) {
          t.log.push(`${seat} must`)
          replaceDeed(t, { ...deed, n: deed.n - 2 })
        },
      },
      may: {
        answers: () => [{ say: 'pass' }, { say: 'x' }],
        apply: (t, _question, _move, _dealer, seat) => void t.log.push(`${seat} may`),
      },
    },
    windows: {
      blow: {
        speakers: (_t, _deed, stage) => (stage === 'would' ? [2, 1] : []),
        question: (_t, deed, _stage, seat) => ({ kind: seat === 2 ? 'must' : 'may', deed }),
      },
    },
  })
  const t = start(forced, {}, 3, quickDice(1))
  expect(t.log).toEqual(['2 must'])
  expect(t.ask?.question).toEqual({ kind: 'may', deed: blow(0, 1, 3) })
  play(forced, t, 1, { say: 'pass' }, new Dealer(quickDice(1)))
  expect(t.log).toEqual(['2 must', '1 may', 'takes 3'])
})
