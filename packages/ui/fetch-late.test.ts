import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchLate } from './fetch-late.ts'

let browserWindow: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  browserWindow = new EventTarget()
  vi.stubGlobal('addEventListener', browserWindow.addEventListener.bind(browserWindow))
  vi.stubGlobal('removeEventListener', browserWindow.removeEventListener.bind(browserWindow))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fetches a word that cannot be fetched the first times; `used` are the words that arrived. */
function lateWord(failures: number) {
  const used: string[] = []
  const fetch = vi.fn(() =>
    fetch.mock.calls.length > failures ? Promise.resolve('word') : Promise.reject(new Error('no network')),
  )
  const giveUp = fetchLate<string>(fetch, (word) => used.push(word))
  return { fetch, used, giveUp }
}

const seconds = (n: number) => vi.advanceTimersByTimeAsync(n * 1000)

async function networkIsBack(): Promise<void> {
  browserWindow.dispatchEvent(new Event('online'))
  await seconds(0)
}

test('a failed fetch is repeated, with longer and longer pauses', async () => {
  const { fetch, used } = lateWord(2)
  await seconds(2)
  expect(fetch).toHaveBeenCalledTimes(1)
  await seconds(1)
  expect(fetch).toHaveBeenCalledTimes(2)
  await seconds(5)
  expect(used).toEqual([])
  await seconds(1)
  expect(used).toEqual(['word'])
})

test('it is fetched at once when the network is back', async () => {
  const { fetch, used } = lateWord(1)
  await seconds(0)
  await networkIsBack()
  expect(used).toEqual(['word'])
  await seconds(100)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('a loaded thing is not fetched again', async () => {
  const { fetch, used } = lateWord(0)
  await seconds(0)
  await networkIsBack()
  await seconds(100)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(used).toEqual(['word'])
})

test('a cancelled fetch gives nothing and is not repeated', async () => {
  const early = lateWord(0)
  early.giveUp()
  const failed = lateWord(1)
  await seconds(0)
  failed.giveUp()
  await networkIsBack()
  await seconds(100)
  expect([early.used, failed.used]).toEqual([[], []])
  expect(failed.fetch).toHaveBeenCalledTimes(1)
})
