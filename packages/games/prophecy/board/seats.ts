/** Colour and face of each seat: the same as in the players' panels, so that a pawn is known by either. */
import fox from 'virtual:icon/fox-head'
import ghost from 'virtual:icon/ghost'
import owl from 'virtual:icon/owl'
import helm from 'virtual:icon/visored-helm'
import wizard from 'virtual:icon/wizard-face'
import { at } from '@grimuar/kernel'
import type { Jewel } from '@grimuar/ui'
import { GHOST } from '../table.ts'

const FACES = [helm, wizard, owl, fox]
const COLOURS: readonly Jewel[] = ['sapphire', 'ruby', 'emerald', 'amethyst']

export function faceOf(seat: number): string {
  return seat === GHOST ? ghost : at(FACES, seat % FACES.length)
}

export function colourOf(seat: number): Jewel {
  return seat === GHOST ? 'moonstone' : at(COLOURS, seat % COLOURS.length)
}
