import { type Drawn, mistaken } from '@grimuar/ui/testkit/apart.ts'
import { contrast, EYES } from '@grimuar/ui/testkit/eyes.ts'
import { shadesOf } from '@grimuar/ui/testkit/theme.ts'
import { expect, test } from 'vitest'
import { COLOURS, OWNERS, SCHOOLS } from '../ids.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import { COLOUR_JEWELS, colourOf, colourSigns, markOf } from './derived.ts'
import { art } from './late-art.ts'
import { FLOORS } from './lodge/floors.ts'
import { PALETTE } from './palette.ts'

const schools = SCHOOLS.map((school): Drawn => {
  const { body, ink } = shadesOf(COLOUR_JEWELS[colourOf(school)])
  return { name: school, body, shape: art.school[school], inks: [ink], grounds: [body] }
})

/** A room has the sign of its colour on a dark ground. */
const rooms = [pl, en].map(({ colours }) => {
  const signs = colourSigns(colours)
  const [ground = '', ink = ''] = [PALETTE['--sign'], PALETTE['--sign-ink']]
  return COLOURS.map(
    (colour): Drawn => ({ name: colour, body: FLOORS[colour].shades[1], shape: signs[colour], inks: [ink], grounds: [ground] }),
  )
})

for (const [name, eyes] of Object.entries(EYES)) {
  test(`BR-2.11 the mark on every cube is clear to read (${name})`, () => {
    for (const owner of OWNERS) {
      const [body, ink] = [PALETTE[`--owner-${owner}`], PALETTE[`--owner-${owner}-ink`]]
      expect.soft(contrast(body ?? '', ink ?? '', eyes), markOf(owner)).toBeGreaterThan(4.5)
    }
  })

  test(`every two schools differ in brightness or in a shape that is seen (${name})`, () => {
    expect(mistaken(schools, eyes)).toEqual([])
  })

  test(`every two colours of rooms differ in brightness or in a sign that is seen (${name})`, () => {
    for (const drawn of rooms) expect(mistaken(drawn, eyes)).toEqual([])
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

test('the sign of a colour is the letter that its name begins with', () => {
  expect(Object.values(colourSigns(pl.colours))).toEqual(['N', 'Ż', 'Z', 'C', 'F', 'S'])
  expect(Object.values(colourSigns(en.colours))).toEqual(['B', 'Y', 'Gn', 'R', 'P', 'Gy'])
})

test('every colour of rooms has a floor of its own', () => {
  const floors = Object.values(FLOORS)
  expect(new Set(floors.map(({ lines }) => lines)).size).toBe(floors.length)
})
