/** The drawings of rooms, Mages and Evocations. */

import forge from 'virtual:icon/anvil'
import knight from 'virtual:icon/black-knight-helm'
import bibliotheca from 'virtual:icon/bookshelf'
import pleasures from 'virtual:icon/carnival-mask'
import armory from 'virtual:icon/checked-shield'
import crypt from 'virtual:icon/coffin'
import oracle from 'virtual:icon/crystal-ball'
import malacoda from 'virtual:icon/diablo-skull'
import rebecca from 'virtual:icon/female-vampire'
import nero from 'virtual:icon/fire-silhouette'
import cemetery from 'virtual:icon/graveyard'
import summoner from 'virtual:icon/magic-gate'
import andromeda from 'virtual:icon/metal-golem-head'
import infamy from 'virtual:icon/minotaur'
import mirrors from 'virtual:icon/mirror-mirror'
import observatory from 'virtual:icon/observatory'
import treasure from 'virtual:icon/open-treasure-chest'
import sanctuary from 'virtual:icon/prayer'
import blackRose from 'virtual:icon/rose'
import laboratory from 'virtual:icon/round-bottom-flask'
import altar from 'virtual:icon/sacrificial-dagger'
import landsknecht from 'virtual:icon/skeleton'
import starAltar from 'virtual:icon/star-altar'
import throne from 'virtual:icon/stone-throne'
import arena from 'virtual:icon/sword-clash'
import mutatedAltar from 'virtual:icon/tentacle-heart'
import garden from 'virtual:icon/vine-flower'
import abyss from 'virtual:icon/vortex'
import jafar from 'virtual:icon/wizard-face'
import cerberus from 'virtual:icon/wolf-head'
import tessa from 'virtual:icon/woman-elf-face'
import type { EvocationId, MageId, RoomId } from '../ids.ts'

const rooms: { readonly [R in RoomId]: string } = {
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

const mages: { readonly [M in MageId]: string } = { tessa, jafar, rebecca, nero }

const evocations: { readonly [E in EvocationId]: string } = {
  landsknecht,
  boneKnight: knight,
  divineAltar: starAltar,
  mutatedAltar,
  cerberus,
  andromeda,
  malacoda,
  infamy,
}

export const art = { rooms, mages, evocations }
