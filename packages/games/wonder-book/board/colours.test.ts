import { readFileSync } from 'node:fs'
import { type Drawn, mistaken } from '@grimuar/ui/testkit/apart.ts'
import { EYES } from '@grimuar/ui/testkit/eyes.ts'
import { shadesOf } from '@grimuar/ui/testkit/theme.ts'
import { expect, test } from 'vitest'
import { HERO_JEWELS } from './heroes/jewels.ts'

const FIGURES = readFileSync(new URL('./scenery/figures.svg', import.meta.url), 'utf8')

/** A portrait lies on the hero's jewel. */
const heroes = Object.entries(HERO_JEWELS).map(([hero, jewel]): Drawn => {
  const { body } = shadesOf(jewel)
  const shape = new RegExp(`<symbol id="wb-hero-${hero}"[^]*?</symbol>`).exec(FIGURES)?.[0] ?? ''
  return { name: hero, body, shape, inks: shape.match(/#[0-9a-f]{6}(?=")/g) ?? [], grounds: [body] }
})

test.each(Object.entries(EYES))('%s: every two heroes differ in brightness or in a shape that is seen', (_name, eye) => {
  expect(mistaken(heroes, eye)).toEqual([])
})
