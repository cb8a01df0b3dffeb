import { describe, expect, test } from 'vitest'
import { blankTable, type Frame, happened, next, unwatch, type Watching, watch, watchersFor } from './index.ts'
import { watchPrivately } from './watch.ts'

type Note = Frame & { readonly text?: string; readonly fact?: object }

function table(): Watching<Note> {
  return { ...blankTable(2), watchers: {} }
}

const nextTexts = (t: Watching<Note>) => t.frames.map((f) => ('text' in f ? f.text : f.op)).reverse()

describe('a watcher', () => {
  test('acts when its fact happens, the oldest first, knowing what the fact is about', () => {
    const t = table()
    watch(t, 'cast fire', { op: 'note', text: 'first' })
    watch(t, 'cast fire', { op: 'note', text: 'second' })
    watch(t, 'cast ice', { op: 'note', text: 'never' })
    next(t, { op: 'note', text: 'what was to follow' })
    happened(t, 'cast fire', { power: 3 })
    expect(nextTexts(t)).toEqual(['first', 'second', 'what was to follow'])
    expect(t.frames.at(-1)).toEqual({ op: 'note', text: 'first', fact: { power: 3 } })
  })

  test('waits again until the fact that ends it', () => {
    const t = table()
    watch(t, 'hit', { op: 'note', text: 'ouch' }, 'end of turn')
    happened(t, 'hit')
    happened(t, 'hit')
    happened(t, 'end of turn')
    happened(t, 'hit')
    expect(nextTexts(t)).toEqual(['ouch', 'ouch'])
    expect(t.watchers).toEqual({})
  })

  test('may be meant for some facts of its name only', () => {
    const t = table()
    const mine = watch(t, 'hit', { op: 'note', text: 'mine' })
    watch(t, 'hit', { op: 'note', text: 'other' })
    happened(t, 'hit', { figure: 4 }, (w, { figure }) => w.id === mine && figure === 4)
    expect(nextTexts(t)).toEqual(['mine'])
  })

  test('can be ended before its time', () => {
    const t = table()
    const id = watch(t, 'hit', { op: 'note', text: 'ouch' })
    unwatch(t, id)
    happened(t, 'hit')
    expect([t.frames, t.watchers]).toEqual([[], {}])
  })

  test('held privately is only marked, so that nothing happens that would tell who holds it', () => {
    const t = table()
    watchPrivately(t, 1, 'hit')
    happened(t, 'hit')
    happened(t, 'hit')
    expect(t.frames).toEqual([])
    expect(t.watchers).toMatchObject({ hit: [{ holder: 1, marks: 2 }] })
    expect(watchersFor(t.watchers, 0)).toEqual({})
    expect(watchersFor(t.watchers, null)).toEqual({})
    expect(watchersFor(t.watchers, 1)).toEqual(t.watchers)
  })

  test('is never changed in place: a copy of the table keeps its own', () => {
    const t = table()
    watchPrivately(t, 0, 'hit', 'end of turn')
    const copy = { ...t, frames: t.frames.slice() }
    const before = JSON.stringify(copy.watchers)
    happened(t, 'hit')
    happened(t, 'end of turn')
    expect(JSON.stringify(copy.watchers)).toBe(before)
  })
})
