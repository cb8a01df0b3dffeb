/** The drawings of the rooms, loaded once the Lodge is there: until then rooms are told by colour and name. */
import forge from 'virtual:icon/anvil'
import bibliotheca from 'virtual:icon/bookshelf'
import pleasures from 'virtual:icon/carnival-mask'
import armory from 'virtual:icon/checked-shield'
import crypt from 'virtual:icon/coffin'
import oracle from 'virtual:icon/crystal-ball'
import cemetery from 'virtual:icon/graveyard'
import summoner from 'virtual:icon/magic-gate'
import mirrors from 'virtual:icon/mirror-mirror'
import observatory from 'virtual:icon/observatory'
import treasure from 'virtual:icon/open-treasure-chest'
import sanctuary from 'virtual:icon/prayer'
import blackRose from 'virtual:icon/rose'
import laboratory from 'virtual:icon/round-bottom-flask'
import altar from 'virtual:icon/sacrificial-dagger'
import throne from 'virtual:icon/stone-throne'
import arena from 'virtual:icon/sword-clash'
import garden from 'virtual:icon/vine-flower'
import abyss from 'virtual:icon/vortex'
import type { RoomId } from '../ids.ts'

export const ROOM_ART: { readonly [R in RoomId]: string } = {
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
