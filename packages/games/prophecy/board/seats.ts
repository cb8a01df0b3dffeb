/** Colour and face of each seat, and of the neutral pawn. */
import ghost from 'virtual:icon/ghost'
import type { Jewel } from '@grimuar/ui'
import { seatFace, seatJewel } from '@grimuar/ui/kit/seats.ts'
import { GHOST } from '../table.ts'

export function faceOf(seat: number): string {
  return seat === GHOST ? ghost : seatFace(seat)
}

export function colourOf(seat: number): Jewel {
  return seat === GHOST ? 'moonstone' : seatJewel(seat)
}
