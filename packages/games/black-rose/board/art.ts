/** Which drawing stands for what. Those of rooms, figures and single spells come a moment later: see late.svelte.ts and spell-art.ts. */

import destruction from 'virtual:icon/burning-meteor'
import conspiracy from 'virtual:icon/cloak-dagger'
import combat from 'virtual:icon/crossed-swords'
import illusion from 'virtual:icon/double-face-mask'
import water from 'virtual:icon/drop'
import fire from 'virtual:icon/flame'
import magicBroom from 'virtual:icon/magic-broom'
import boost from 'virtual:icon/magic-palm'
import magic from 'virtual:icon/magic-swirl'
import unholy from 'virtual:icon/pentacle'
import any from 'virtual:icon/rainbow-star'
import necromancy from 'virtual:icon/raise-skeleton'
import rose from 'virtual:icon/rose'
import protection from 'virtual:icon/shield'
import earth from 'virtual:icon/stone-pile'
import holy from 'virtual:icon/sunbeams'
import divination from 'virtual:icon/third-eye'
import transmutation from 'virtual:icon/three-leaves'
import air from 'virtual:icon/wind-slap'
import trap from 'virtual:icon/wolf-trap'
import type { Element, School, SpellType } from '../ids.ts'
import type { Phase } from '../table.ts'

export const SCHOOL_ART: { readonly [S in School]: string } = {
  conspiracy,
  destruction,
  divination,
  illusion,
  necromancy,
  transmutation,
}

export const ELEMENT_ART: { readonly [E in Element | 'any']: string } = { air, earth, fire, water, magic, holy, unholy, any }

export const TYPE_ART: { readonly [T in SpellType]: string } = { combat, boost, protection, trap }

export const PHASE_ART: { readonly [P in Exclude<Phase, 'setup'>]: string } = {
  rose,
  study: divination,
  preparation: boost,
  action: combat,
  evocation: necromancy,
  cleanup: magicBroom,
}
