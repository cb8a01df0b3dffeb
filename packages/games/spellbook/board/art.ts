/** Which drawing stands for what. */
import meteor from 'virtual:icon/burning-meteor'
import candleSkull from 'virtual:icon/candle-skull'
import cat from 'virtual:icon/cat'
import cornucopia from 'virtual:icon/cornucopia'
import crystalBall from 'virtual:icon/crystal-ball'
import desert from 'virtual:icon/desert'
import feather from 'virtual:icon/feather'
import fizzingFlask from 'virtual:icon/fizzing-flask'
import flameSpin from 'virtual:icon/flame-spin'
import fox from 'virtual:icon/fox'
import frog from 'virtual:icon/frog'
import healing from 'virtual:icon/healing'
import infinity from 'virtual:icon/infinity'
import laurels from 'virtual:icon/laurels'
import leafSwirl from 'virtual:icon/leaf-swirl'
import storm from 'virtual:icon/lightning-storm'
import rings from 'virtual:icon/linked-rings'
import meal from 'virtual:icon/meal'
import meditation from 'virtual:icon/meditation'
import mirror from 'virtual:icon/mirror-mirror'
import moon from 'virtual:icon/moon'
import openBook from 'virtual:icon/open-book'
import polarStar from 'virtual:icon/polar-star'
import raven from 'virtual:icon/raven'
import sands from 'virtual:icon/sands-of-time'
import sprout from 'virtual:icon/sprout'
import sunRadiations from 'virtual:icon/sun-radiations'
import sunrise from 'virtual:icon/sunrise'
import friends from 'virtual:icon/three-friends'
import volcano from 'virtual:icon/volcano'
import wingfoot from 'virtual:icon/wingfoot'
import type { Level, Phase, SpellName } from '../cards.ts'

export const ILLUMINATIONS: { readonly [name in SpellName]: string } = {
  sacrifice: meteor,
  eruption: volcano,
  blaze: flameSpin,
  levitation: feather,
  sharing: friends,
  divination: crystalBall,
  purification: leafSwirl,
  cure: healing,
  growth: sprout,
  offering: candleSkull,
  focus: meditation,
  feast: meal,
  timeTravel: sands,
  storm,
  clone: mirror,
  transmutation: fizzingFlask,
  swiftness: wingfoot,
  mirage: desert,
  abundance: cornucopia,
  knowledge: openBook,
  communion: rings,
}

export const PHASE_MARKS: { readonly [phase in Phase]: string } = { 0: sunrise, 1: sunRadiations, 2: moon }

/** How a level works that is no action of a phase. */
export type Manner = 'instant' | 'lasting' | 'end'

export const MANNER_MARKS: { readonly [manner in Manner]: string } = { instant: polarStar, lasting: infinity, end: laurels }

export function mannerOf(level: Level): Manner | undefined {
  if (level.instant) return 'instant'
  if (level.lasting) return 'lasting'
  return typeof level.points === 'number' ? undefined : 'end'
}

/** The familiar of each seat. */
export const FAMILIARS: readonly string[] = [raven, cat, frog, fox]
