import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

// `$state` is a macro of the Svelte compiler. Without a page a function that returns its argument is enough.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { StableOrder } = await import('./stable-order.svelte.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

afterAll(() => vi.unstubAllGlobals())

test('new items come to the end and removed ones keep their place until nobody touches the list', () => {
  const list = new StableOrder()
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

test('an item that is gone leaves a list that never stops changing', () => {
  const list = new StableOrder()
  list.want(['a', 'b'])
  for (let second = 0; second < 5; second++) {
    list.want(['b', `new ${second}`])
    vi.advanceTimersByTime(1000)
  }
  expect(list.order).not.toContain('a')
  list.stop()
})

test('nothing moves while an item has the focus', () => {
  const list = new StableOrder()
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
  const list = new StableOrder()
  list.want(['a', 'b'], 'all')
  list.focus()
  list.want(['b'], 'towers')
  expect(list.order).toEqual(['b'])
  list.stop()
})
