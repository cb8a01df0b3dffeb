import { describe, expect, test } from 'vitest'
import { abandonScope, beginScope, next, quickDice, returnTo, start } from './index.ts'
import { type ToyFrame, type ToyTable, toy } from './testkit/toy.ts'

const note = (t: ToyTable, { text }: ToyFrame) => void t.log.push(text)
const dice = quickDice(1)

describe('a scope', () => {
  const story = (middle: (t: ToyTable) => void) =>
    toy({
      first: [{ op: 'chapter' }, { op: 'note', text: 'the book closes' }],
      ops: {
        note,
        chapter(t) {
          beginScope(t, 'chapter')
          next(t, { op: 'phase' }, { op: 'note', text: 'next round' })
        },
        phase(t) {
          beginScope(t, 'phase', 1)
          next(t, { op: 'note', text: 'first' }, { op: 'middle' }, { op: 'note', text: 'last' })
        },
        middle,
      },
    })

  test('ends by itself when its frames are done', () => {
    const log = start(
      story(() => {}),
      {},
      1,
      dice,
    ).log
    expect(log).toEqual(['first', 'last', 'next round', 'the book closes'])
  })

  test('drops the rest of a phase, and what follows the phase goes on', () => {
    const game = story((t) => expect(abandonScope(t, 'phase')).toBe(true))
    expect(start(game, {}, 1, dice).log).toEqual(['first', 'next round', 'the book closes'])
  })

  test('drops everything within it, scopes inside it too', () => {
    const game = story((t) => expect(abandonScope(t, 'chapter')).toBe(true))
    expect(start(game, {}, 1, dice).log).toEqual(['first', 'the book closes'])
  })

  test('of another name or seat is left alone', () => {
    const game = story((t) => expect([abandonScope(t, 'turn'), abandonScope(t, 'phase', 0)]).toEqual([false, false]))
    expect(start(game, {}, 1, dice).log).toEqual(['first', 'last', 'next round', 'the book closes'])
  })
})

describe('a value handed back', () => {
  test('reaches the frame that waits below: points for each cube really placed', () => {
    const game = toy({
      first: [{ op: 'spell' }],
      ops: {
        spell: (t) => next(t, { op: 'place', cubes: 5, room: 3 }, { op: 'score', placed: 0 }),
        place(t, { cubes, room }) {
          beginScope(t, 'nothing left of it')
          returnTo(t, { placed: Math.min(cubes, room) })
        },
        score: (t, { placed }) => void t.log.push(`${placed} points`),
      },
    })
    expect(start(game, {}, 1, dice).log).toEqual(['3 points'])
  })

  test('leaves a frame shared with a copy as it was', () => {
    const waiting = { op: 'note', text: 'before' }
    const t = { ...start(toy({ first: [] }), {}, 1, dice), frames: [waiting] }
    returnTo(t, { text: 'after' })
    expect([waiting, t.frames]).toEqual([{ op: 'note', text: 'before' }, [{ op: 'note', text: 'after' }]])
  })

  test('needs someone to hand it to', () => {
    expect(() => returnTo({ frames: [] }, { n: 1 })).toThrow('no frame waits')
  })
})
