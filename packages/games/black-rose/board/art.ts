/** Which drawing stands for what. The drawings of rooms and of single spells come later: see room-art.ts and spell-art.ts. */

import knight from 'virtual:icon/black-knight-helm'
import destruction from 'virtual:icon/burning-meteor'
import conspiracy from 'virtual:icon/cloak-dagger'
import combat from 'virtual:icon/crossed-swords'
import malacoda from 'virtual:icon/diablo-skull'
import illusion from 'virtual:icon/double-face-mask'
import water from 'virtual:icon/drop'
import rebecca from 'virtual:icon/female-vampire'
import nero from 'virtual:icon/fire-silhouette'
import fire from 'virtual:icon/flame'
import magicBroom from 'virtual:icon/magic-broom'
import boost from 'virtual:icon/magic-palm'
import magic from 'virtual:icon/magic-swirl'
import andromeda from 'virtual:icon/metal-golem-head'
import infamy from 'virtual:icon/minotaur'
import unholy from 'virtual:icon/pentacle'
import any from 'virtual:icon/rainbow-star'
import necromancy from 'virtual:icon/raise-skeleton'
import rose from 'virtual:icon/rose'
import protection from 'virtual:icon/shield'
import landsknecht from 'virtual:icon/skeleton'
import starAltar from 'virtual:icon/star-altar'
import earth from 'virtual:icon/stone-pile'
import holy from 'virtual:icon/sunbeams'
import mutatedAltar from 'virtual:icon/tentacle-heart'
import divination from 'virtual:icon/third-eye'
import transmutation from 'virtual:icon/three-leaves'
import air from 'virtual:icon/wind-slap'
import jafar from 'virtual:icon/wizard-face'
import cerberus from 'virtual:icon/wolf-head'
import trap from 'virtual:icon/wolf-trap'
import tessa from 'virtual:icon/woman-elf-face'
import type { Element, EvocationId, MageId, School, SpellType } from '../ids.ts'
import type { Phase } from '../table.ts'

export const MAGE_ART: { readonly [M in MageId]: string } = { tessa, jafar, rebecca, nero }

export const EVOCATION_ART: { readonly [E in EvocationId]: string } = {
  landsknecht,
  boneKnight: knight,
  divineAltar: starAltar,
  mutatedAltar,
  cerberus,
  andromeda,
  malacoda,
  infamy,
}

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
  evocation: malacoda,
  cleanup: magicBroom,
}
