import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// `$state` is a mark for the compiler that wires up the page. Without a page, a mark that hands its value on is all it takes.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { Steady } = await import('./stable-order.svelte.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

afterAll(() => vi.unstubAllGlobals())

test('what is new comes to the end and what is gone keeps its place, until the list is left alone', () => {
  const list = new Steady()
  list.want(['a', 'b', 'c'])
  expect(list.order).toEqual(['a', 'b', 'c'])
  list.want(['d', 'c', 'a'])
  expect(list.order).toEqual(['a', 'b', 'c', 'd'])
  vi.advanceTimersByTime(2000)
  list.touch()
  vi.advanceTimersByTime(2000)
  expect(list.order).toEqual(['a', 'b', 'c', 'd'])
  vi.advanceTimersByTime(2000)
  expect(list.order).toEqual(['d', 'c', 'a'])
  list.stop()
})

test('while something in it has the focus nothing moves', () => {
  const list = new Steady()
  list.want(['a', 'b'])
  list.focus()
  list.want(['b'])
  vi.advanceTimersByTime(60_000)
  expect(list.order).toEqual(['a', 'b'])
  list.blur()
  expect(list.order).toEqual(['a', 'b'])
  vi.advanceTimersByTime(4000)
  expect(list.order).toEqual(['b'])
  list.stop()
})

test('another kind of list is shown at once', () => {
  const list = new Steady()
  list.want(['a', 'b'], 'all')
  list.focus()
  list.want(['b'], 'towers')
  expect(list.order).toEqual(['b'])
  list.stop()
})
