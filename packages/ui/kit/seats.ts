/** Face and colour of each seat: the same in the players' panels, in the log and on every board. */
import fox from 'virtual:icon/fox-head'
import owl from 'virtual:icon/owl'
import helm from 'virtual:icon/visored-helm'
import wizard from 'virtual:icon/wizard-face'
import type { Jewel } from '@grimuar/contract'
import { at, type Seat } from '@grimuar/kernel'

const FACES = [helm, wizard, owl, fox]
const JEWELS: readonly Jewel[] = ['sapphire', 'ruby', 'emerald', 'amethyst']

/** The drawing of a seat. */
export function seatFace(seat: Seat): string {
  return at(FACES, seat % FACES.length)
}

export function seatJewel(seat: Seat): Jewel {
  return at(JEWELS, seat % JEWELS.length)
}
