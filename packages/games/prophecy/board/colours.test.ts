import { type Drawn, mistaken } from '@grimuar/ui/testkit/apart.ts'
import { EYES } from '@grimuar/ui/testkit/eyes.ts'
import { shadesOf, THEMES } from '@grimuar/ui/testkit/theme.ts'
import { expect, test } from 'vitest'
import { KINDS } from '../cards/index.ts'
import { jewelOf } from './derived.ts'
import { OUTLINES } from './outlines.ts'

/** Crystals lie on the table in both themes; their facets have all three shades. */
const crystals = KINDS.map((kind): Drawn => {
  const { light, body, deep } = shadesOf(jewelOf(kind))
  const grounds = [THEMES.light, THEMES.dark].map((theme) => theme.get('--panel-solid') ?? '')
  return { name: `crystal ${kind}`, body, shape: JSON.stringify(OUTLINES[kind]), inks: [light, body, deep], grounds }
})

test.each(Object.entries(EYES))('%s: every two crystals differ in brightness or in a shape that is seen', (_name, eye) => {
  expect(mistaken(crystals, eye)).toEqual([])
})
