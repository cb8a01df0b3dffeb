import { at, by, copyBy } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { type Kind, PLACES, type Place, TEMPLE_IDS, type TempleId } from './cards/index.ts'
import { chainsAfterRearrange, chainsFor, joined, matching, prospects } from './chains.ts'
import type { CrystalNet, None } from './table.ts'
import { netOf, prophecy } from './talk.ts'

const BLUE = 2
const free = () => prophecy({ seats: 4 }).table
const told = (net: string, temple: TempleId) =>
  chainsFor(netOf(net), temple).map(({ end, places }) => `${end} ${places.join('-')}`)

/** Every list of places there is, tried one after another: slow and simple. */
function bySearch(net: CrystalNet, temple: TempleId): Set<string> {
  const found = new Set<string>()
  const extend = (places: readonly Place[]) => {
    for (const end of ['left', 'right'] as const) {
      if (places.length >= 3 && joined(places) && matching(net, temple, end, places) === places.length) {
        found.add(`${end} ${places.toSorted((a, b) => a - b).join('-')}`)
      }
    }
    if (places.length === 5) return
    for (const place of PLACES) if (joined([...places, place])) extend([...places, place])
  }
  for (const place of PLACES) extend([place])
  return found
}

describe('chains', () => {
  test('PR-7.4 are read from both ends and need not be straight', () => {
    expect(told('R... Y... Y...', BLUE)).toEqual(['left 0-4-8'])
    expect(told('RY.. .Y.. ....', BLUE)).toEqual(['left 0-1-5'])
    expect(told('BR.. .R.. ....', BLUE)).toEqual(['right 0-1-5'])
    expect(told('YYB. .... ....', 1)).toEqual(['left 0-1-2'])
  })

  test('PR-7.5 two ways through the same crystals are one chain', () => {
    // The red temple's YRRGR round a square: both ways use the same five crystals.
    expect(told('YRR. .RG. ....', 0).filter((chain) => chain.split('-').length === 5)).toEqual(['left 0-1-2-6-5'])
  })

  test('PR-7.3 all of them, none twice, on many nets', () => {
    let seed = 7
    const roll = (sides: number) => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return (seed >> 8) % sides
    }
    let chains = 0
    for (let n = 0; n < 60; n++) {
      const net = by(PLACES, () => at<Kind | None>([1, 2, 3, 4, 5, 1, 2, 3, -1], roll(9)))
      for (const temple of TEMPLE_IDS) {
        const quick = chainsFor(net, temple).map(({ end, places }) => `${end} ${places.toSorted((a, b) => a - b).join('-')}`)
        expect(new Set(quick).size).toBe(quick.length)
        expect(new Set(quick)).toEqual(bySearch(net, temple))
        chains += quick.length
      }
    }
    expect(chains).toBeGreaterThan(150)
  })
})

describe('prospects', () => {
  test('list what a net can break anywhere, one for each free space', () => {
    expect(prospects(free(), netOf('RYY. BRR. ...G'))).toEqual([
      { temple: 0, end: 'left', level: 3, places: [1, 5, 6] },
      { temple: 1, end: 'right', level: 3, places: [6, 5, 4] },
      { temple: 2, end: 'left', level: 3, places: [0, 1, 2] },
      { temple: 2, end: 'right', level: 3, places: [4, 5, 6] },
      { temple: 4, end: 'right', level: 3, places: [1, 2, 6] },
    ])
  })

  test('PR-8.2 after one rearrangement more is in reach, and the way there leads there', () => {
    const t = free()
    const net = netOf('RYCY B...')
    expect(prospects(t, net)).toEqual([])
    const later = chainsAfterRearrange(t, net)
    expect(later).toEqual([
      { temple: 0, end: 'right', level: 3, places: [4, 0, 1], pay: 2, swap: [0, 3] },
      { temple: 1, end: 'left', level: 3, places: [1, 0, 4], pay: 2, swap: [0, 3] },
      { temple: 2, end: 'left', level: 3, places: [0, 1, 2], pay: 4, swap: [2, 3] },
      { temple: 4, end: 'right', level: 3, places: [2, 1, 0], pay: 4, swap: [2, 3] },
    ])
    for (const written of ['RYBY CRRG YYBC', 'CCRY YBBP RGCC', 'RYBG PRYB GPRY', 'RYC. .Y.. ....']) {
      const from = netOf(written)
      for (const { temple, end, level, places, pay, swap } of chainsAfterRearrange(t, from)) {
        const after = copyBy(from)
        after[pay] = -1
        ;[after[swap[0]], after[swap[1]]] = [after[swap[1]], after[swap[0]]]
        expect(places).toHaveLength(level)
        expect(joined(places) && matching(after, temple, end, places) === level).toBe(true)
        expect(chainsFor(from, temple).some((c) => c.end === end && c.places.length === level)).toBe(false)
      }
    }
  })

  test('PR-7.6 taken and barred spaces are no prospect, now or later', () => {
    const t = prophecy({ seats: 4, spaces: { blue: '1...X' } }).table
    expect(prospects(t, netOf('RYY. BRR. ...G')).map(({ temple }) => temple)).toEqual([0, 1, 4])
    expect(chainsAfterRearrange(t, netOf('RYCY B...')).map(({ temple }) => temple)).toEqual([0, 1, 4])
  })
})
