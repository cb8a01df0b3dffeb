import type { Played } from '@grimuar/contract/tutorial'
import type { Seat } from '@grimuar/kernel'
import type { SlotNumber } from '../ids.ts'
import { PASS, placeMoves, slotMoves } from '../moves.ts'
import type { ActMove, AnyMove } from '../questions.ts'
import { placeNamed } from '../scene.ts'

// What the tutorials share: the moves of their scripts, and the things they point at.

export const LEARNER: Seat = 0
export const REBECCA: Seat = 1

export const by = (seat: Seat, ...moves: AnyMove[]): Played<AnyMove>[] => moves.map((move) => ({ seat, move }))

export const MOVE: ActMove = { do: 'move' }
export const ATTACK = { do: 'attack' } as const
export const ACTIVATE = { do: 'activate' } as const
export const END = { do: 'end' } as const
export { PASS }
export const cast = (slot: SlotNumber): ActMove => ({ do: 'cast', slot })
export const to = (room: string): AnyMove => placeMoves([placeNamed(room)])[0] ?? PASS
export const trigger = (slot: SlotNumber): AnyMove => slotMoves([slot])[0] ?? PASS

export const room = (name: string) => `zone:room:${placeNamed(name)}`
export const slot = (number: SlotNumber) => `zone:own-slot:${number}`
