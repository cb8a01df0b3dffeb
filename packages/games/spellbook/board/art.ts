/** The drawings of things. */

import rosette from 'virtual:icon/achievement'
import owl from 'virtual:icon/barn-owl'
import cat from 'virtual:icon/cat'
import infinity from 'virtual:icon/infinity'
import moon from 'virtual:icon/moon'
import polarStar from 'virtual:icon/polar-star'
import raven from 'virtual:icon/raven'
import squirrel from 'virtual:icon/squirrel'
import sunRadiations from 'virtual:icon/sun-radiations'
import sunrise from 'virtual:icon/sunrise'
import type { Level, Phase, SpellName } from '../cards.ts'

/** A match has seven of 21 spells, so each drawing is loaded when its page is first laid. */
export const ILLUMINATIONS: { readonly [name in SpellName]: () => Promise<{ default: string }> } = {
  sacrifice: () => import('virtual:icon/burning-meteor'),
  eruption: () => import('virtual:icon/volcano'),
  blaze: () => import('virtual:icon/flame-spin'),
  levitation: () => import('virtual:icon/feather'),
  sharing: () => import('virtual:icon/three-friends'),
  divination: () => import('virtual:icon/crystal-ball'),
  purification: () => import('virtual:icon/leaf-swirl'),
  cure: () => import('virtual:icon/healing'),
  growth: () => import('virtual:icon/sprout'),
  offering: () => import('virtual:icon/candle-skull'),
  focus: () => import('virtual:icon/meditation'),
  feast: () => import('virtual:icon/meal'),
  timeTravel: () => import('virtual:icon/sands-of-time'),
  storm: () => import('virtual:icon/lightning-storm'),
  clone: () => import('virtual:icon/mirror-mirror'),
  transmutation: () => import('virtual:icon/fizzing-flask'),
  swiftness: () => import('virtual:icon/wingfoot'),
  mirage: () => import('virtual:icon/desert'),
  abundance: () => import('virtual:icon/cornucopia'),
  knowledge: () => import('virtual:icon/open-book'),
  communion: () => import('virtual:icon/linked-rings'),
}

export const PHASE_MARKS: { readonly [phase in Phase]: string } = { 0: sunrise, 1: sunRadiations, 2: moon }

/** How a level works that is no action of a phase. */
export type Manner = 'instant' | 'lasting' | 'end'

export const MANNER_MARKS: { readonly [manner in Manner]: string } = { instant: polarStar, lasting: infinity, end: rosette }

export function mannerOf(level: Level): Manner | undefined {
  if (level.instant) return 'instant'
  if (level.lasting) return 'lasting'
  return typeof level.points === 'number' ? undefined : 'end'
}

/** The familiar of each seat. */
export const FAMILIARS: readonly string[] = [raven, cat, owl, squirrel]
