import { expect, test } from 'vitest'
import { addressOf, lookIn } from './looks.ts'

test('the language, theme and seat of a picture are in its address', () => {
  for (const look of [{}, { lang: 'pl', theme: 'light' }, { seat: 2 }, { lang: 'en', seat: 'none' }] as const) {
    const address = new URL(addressOf('towers/go', look), 'http://here')
    expect(address.pathname).toBe('/gallery/towers/go')
    expect(lookIn(address.searchParams)).toEqual(look)
  }
})

test('a name may have spaces and commas', () => {
  expect(addressOf('sampler/storm, two wards', {})).toBe('/gallery/sampler/storm%2C%20two%20wards')
})

test('an unknown language or theme is ignored', () => {
  expect(lookIn(new URLSearchParams('lang=xx&theme=pink'))).toEqual({})
})
