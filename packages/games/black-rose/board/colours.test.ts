import { expect, test } from 'vitest'
import { OWNERS } from '../ids.ts'
import { FLOORS } from './floors.ts'
import { PALETTE } from './palette.ts'
import { markOf } from './sight.ts'

type Rgb = readonly [number, number, number]

/** What eyes without one kind of cones see, in linear light (Machado, Oliveira, Fernandes 2009). */
const EYES: { readonly [name: string]: readonly [Rgb, Rgb, Rgb] } = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152, 1.053, -0.205],
    [0.115, 0.786, 0.099],
    [-0.004, -0.048, 1.052],
  ],
  deuteranopia: [
    [0.367, 0.861, -0.228],
    [0.28, 0.673, 0.047],
    [-0.012, 0.043, 0.969],
  ],
  tritanopia: [
    [1.256, -0.077, -0.179],
    [-0.078, 0.931, 0.148],
    [0.005, 0.691, 0.304],
  ],
}

function linear(hex: string): Rgb {
  const part = (from: number) => {
    const s = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function luminance(hex: string, [r, g, b]: readonly [Rgb, Rgb, Rgb]): number {
  const light = linear(hex)
  const seen = (row: Rgb) => Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2]))
  return 0.2126 * seen(r) + 0.7152 * seen(g) + 0.0722 * seen(b)
}

function contrast(a: string, b: string, eyes: readonly [Rgb, Rgb, Rgb]): number {
  const [dark = 0, bright = 0] = [luminance(a, eyes), luminance(b, eyes)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

for (const [name, eyes] of Object.entries(EYES)) {
  test(`BR-2.11 the mark on every cube is clear to read (${name})`, () => {
    for (const owner of OWNERS) {
      const [body, ink] = [PALETTE[`--owner-${owner}`], PALETTE[`--owner-${owner}-ink`]]
      expect.soft(contrast(body ?? '', ink ?? '', eyes), markOf(owner)).toBeGreaterThan(4.5)
    }
  })

  test(`every cube stands out from every floor, by its body or by its mark (${name})`, () => {
    for (const [colour, { shades }] of Object.entries(FLOORS)) {
      for (const owner of OWNERS) {
        const parts = ['', '-ink', '-deep'].map((part) => PALETTE[`--owner-${owner}${part}`] ?? '')
        const best = Math.max(...parts.map((part) => contrast(part, shades[1], eyes)))
        expect.soft(best, `${owner} on ${colour}`).toBeGreaterThan(1.9)
      }
    }
  })
}

test('every colour of rooms has a floor of its own', () => {
  const floors = Object.values(FLOORS)
  expect(new Set(floors.map(({ lines }) => lines)).size).toBe(floors.length)
})
