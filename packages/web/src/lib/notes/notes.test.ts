import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteMatch } from '../session/saved-matches.ts'
import { keepNotes, type Note, namedThings, noteAt, notesOf, readable } from './notes.ts'

const note = (text: string, step: number, seat: number | null = 0): Note => ({
  about: 'seat-1',
  name: 'Merlin',
  text,
  step,
  seat,
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('notes are kept beside their match and go with it', () => {
  expect(keepNotes('a', [note('collects red', 3)])).toBe(true)
  expect(notesOf('a')).toEqual([note('collects red', 3)])
  expect(notesOf('b')).toEqual([])
  deleteMatch('a')
  expect(notesOf('a')).toEqual([])
})

test('other texts in the storage are skipped', () => {
  localStorage.setItem('grimuar/notes/a', JSON.stringify([note('mine', 1), { text: 'half' }, null, 7]))
  localStorage.setItem('grimuar/notes/b', 'not a list')
  expect(notesOf('a')).toEqual([note('mine', 1)])
  expect(notesOf('b')).toEqual([])
})

test('people who share a device read only their own notes until nothing is secret', () => {
  const notes = [note('of the first', 1, 0), note('of the second', 2, 1), note('of a spectator', 2, null)]
  expect(readable(notes, 1, false)).toEqual([notes[1]])
  expect(readable(notes, null, false)).toEqual([notes[2]])
  expect(readable(notes, 1, true)).toEqual(notes)
})

test('a replay shows the last note that had been written at its step', () => {
  const notes = [note('late', 9), note('early', 2), note('also early', 2)]
  expect(noteAt(notes, 1)).toBeUndefined()
  expect(noteAt(notes, 8)?.text).toBe('also early')
  expect(noteAt(notes, 9)?.text).toBe('late')
})

test('each thing that the log names can be chosen once', () => {
  const toad = { at: 'card:4', forms: ['toad', 'toads'] }
  expect(namedThings([[toad], [], [{ at: 'card:2', forms: ['book'] }, toad]])).toEqual([
    { at: 'card:2', name: 'book' },
    { at: 'card:4', name: 'toad' },
  ])
})
