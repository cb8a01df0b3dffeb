import { expect, test } from 'vitest'
import { earlyAddress, readEarlyAddress } from './address.ts'

test('an address of an early page is read as it was written', () => {
  for (const path of ['/', '/lobby', '/new/towers'])
    expect(readEarlyAddress(earlyAddress('pl', path))).toEqual({ lang: 'pl', path })
})

test('other addresses are no early pages', () => {
  for (const address of ['/', '/lobby', '/early', '/early/de/lobby', '/new/early/pl'])
    expect(readEarlyAddress(address)).toBeUndefined()
})
