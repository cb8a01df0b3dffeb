import { type Drawn, mistaken } from '@grimuar/ui/testkit/apart.ts'
import { EYES } from '@grimuar/ui/testkit/eyes.ts'
import { shadesOf, THEMES } from '@grimuar/ui/testkit/theme.ts'
import { expect, test } from 'vitest'
import { COLOURS, EVERY_COLOUR } from '../components.ts'
import { jewelOf } from './derived.ts'
import { EMBLEMS } from './emblems.ts'

/** On tokens, headers and tabs an emblem lies on its jewel. */
const materials = EVERY_COLOUR.map((colour): Drawn => {
  const { body, ink } = shadesOf(jewelOf(colour))
  return { name: COLOURS[colour], body, shape: EMBLEMS[colour], inks: [ink], grounds: [body] }
})

/** At a level it lies on the parchment of the page, with nothing of the colour but a frame. */
const parchment = (part: string) => THEMES.light.get(`--parchment${part}`) ?? ''
const levels = EVERY_COLOUR.map((colour): Drawn => {
  const { deep } = shadesOf(jewelOf(colour))
  return {
    name: COLOURS[colour],
    body: deep,
    shape: EMBLEMS[colour],
    inks: [parchment('-ink')],
    grounds: [parchment(''), parchment('-deep')],
  }
})

test.each(Object.entries(EYES))(
  '%s: every two materials on tokens and pages differ in brightness or in a shape that is seen',
  (_name, eye) => {
    expect(mistaken(materials, eye)).toEqual([])
  },
)

test.each(Object.entries(EYES))(
  '%s: every two materials at levels differ in brightness or in a shape that is seen',
  (_name, eye) => {
    expect(mistaken(levels, eye)).toEqual([])
  },
)
