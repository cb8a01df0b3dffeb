import { type Drawn, mistaken } from '@grimuar/ui/testkit/apart.ts'
import { EYES } from '@grimuar/ui/testkit/eyes.ts'
import { shadesOf } from '@grimuar/ui/testkit/theme.ts'
import { expect, test } from 'vitest'
import { COLOURS } from '../cards.ts'
import { jewelOf } from './derived.ts'
import { EMBLEMS } from './emblems.ts'

const ingredients = COLOURS.map((symbol): Drawn => {
  const { body, ink } = shadesOf(jewelOf(symbol))
  return { name: `ingredient ${symbol}`, body, shape: EMBLEMS[symbol], inks: [ink], grounds: [body] }
})

test.each(Object.entries(EYES))('%s: every two ingredients differ in brightness or in a shape that is seen', (_name, eye) => {
  expect(mistaken(ingredients, eye)).toEqual([])
})
