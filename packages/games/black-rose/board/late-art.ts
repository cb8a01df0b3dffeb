/** All drawings of the board but those of single spells (spell-art.ts). */

import forge from 'virtual:icon/anvil'
import knight from 'virtual:icon/black-knight-helm'
import forgotten from 'virtual:icon/book-aura'
import bibliotheca from 'virtual:icon/bookshelf'
import destruction from 'virtual:icon/burning-meteor'
import candle from 'virtual:icon/candle-light'
import cards from 'virtual:icon/card-play'
import pleasures from 'virtual:icon/carnival-mask'
import armory from 'virtual:icon/checked-shield'
import conspiracy from 'virtual:icon/cloak-dagger'
import turn from 'virtual:icon/clockwise-rotation'
import doors from 'virtual:icon/closed-doors'
import crypt from 'virtual:icon/coffin'
import combat from 'virtual:icon/crossed-swords'
import crown from 'virtual:icon/crown'
import oracle from 'virtual:icon/crystal-ball'
import trophy from 'virtual:icon/death-skull'
import malacoda from 'virtual:icon/diablo-skull'
import illusion from 'virtual:icon/double-face-mask'
import water from 'virtual:icon/drop'
import rebecca from 'virtual:icon/female-vampire'
import nero from 'virtual:icon/fire-silhouette'
import fire from 'virtual:icon/flame'
import cemetery from 'virtual:icon/graveyard'
import magicBroom from 'virtual:icon/magic-broom'
import summoner from 'virtual:icon/magic-gate'
import boost from 'virtual:icon/magic-palm'
import magic from 'virtual:icon/magic-swirl'
import andromeda from 'virtual:icon/metal-golem-head'
import infamy from 'virtual:icon/minotaur'
import mirrors from 'virtual:icon/mirror-mirror'
import observatory from 'virtual:icon/observatory'
import treasure from 'virtual:icon/open-treasure-chest'
import unholy from 'virtual:icon/pentacle'
import sanctuary from 'virtual:icon/prayer'
import punch from 'virtual:icon/punch'
import any from 'virtual:icon/rainbow-star'
import necromancy from 'virtual:icon/raise-skeleton'
import blackRose from 'virtual:icon/rose'
import laboratory from 'virtual:icon/round-bottom-flask'
import altar from 'virtual:icon/sacrificial-dagger'
import protection from 'virtual:icon/shield'
import landsknecht from 'virtual:icon/skeleton'
import starAltar from 'virtual:icon/star-altar'
import earth from 'virtual:icon/stone-pile'
import tokens from 'virtual:icon/stone-tablet'
import throne from 'virtual:icon/stone-throne'
import holy from 'virtual:icon/sunbeams'
import arena from 'virtual:icon/sword-clash'
import mutatedAltar from 'virtual:icon/tentacle-heart'
import transmutation from 'virtual:icon/three-leaves'
import quest from 'virtual:icon/tied-scroll'
import garden from 'virtual:icon/vine-flower'
import abyss from 'virtual:icon/vortex'
import boot from 'virtual:icon/walking-boot'
import divination from 'virtual:icon/warlock-eye'
import unstable from 'virtual:icon/whirlpool-shuriken'
import air from 'virtual:icon/wind-slap'
import jafar from 'virtual:icon/wizard-face'
import cerberus from 'virtual:icon/wolf-head'
import trap from 'virtual:icon/wolf-trap'
import tessa from 'virtual:icon/woman-elf-face'
import type { EvocationId, MageId, RoomId, School, SpellElement, SpellType } from '../ids.ts'
import type { Phase } from '../table.ts'

const ROOM_ART: { readonly [R in RoomId]: string } = {
  blackRose,
  mirrors,
  oracle,
  abyss,
  bibliotheca,
  observatory,
  sanctuary,
  forge,
  garden,
  treasure,
  laboratory,
  arena,
  summoner,
  armory,
  pleasures,
  throne,
  cemetery,
  crypt,
  altar,
}

const MAGE_ART: { readonly [M in MageId]: string } = { tessa, jafar, rebecca, nero }

const EVOCATION_ART: { readonly [E in EvocationId]: string } = {
  landsknecht,
  boneKnight: knight,
  divineAltar: starAltar,
  mutatedAltar,
  cerberus,
  andromeda,
  malacoda,
  infamy,
}

const SCHOOL_ART: { readonly [S in School]: string } = {
  conspiracy,
  destruction,
  divination,
  illusion,
  necromancy,
  transmutation,
}

const ELEMENT_ART: { readonly [E in SpellElement | 'any']: string } = { air, earth, fire, water, magic, holy, unholy, any }

const TYPE_ART: { readonly [T in SpellType]: string } = { combat, boost, protection, trap }

const PHASE_ART: { readonly [P in Exclude<Phase, 'setup'>]: string } = {
  rose: blackRose,
  study: divination,
  preparation: boost,
  action: combat,
  evocation: necromancy,
  cleanup: magicBroom,
}

/** Small signs beside words and numbers. */
const SIGN_ART = {
  crown,
  rose: blackRose,
  forgotten,
  candle,
  doors,
  cards,
  turn,
  quest,
  trophy,
  tokens,
  boot,
  punch,
  eye: divination,
  unstable,
}

export const art = {
  room: ROOM_ART,
  mage: MAGE_ART,
  evocation: EVOCATION_ART,
  school: SCHOOL_ART,
  element: ELEMENT_ART,
  type: TYPE_ART,
  phase: PHASE_ART,
  sign: SIGN_ART,
}
