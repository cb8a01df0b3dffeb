import { isMage, ownerOf } from '../../board.ts'
import type { stepOf } from '../../context.ts'
import type { RunFrame } from '../../frames.ts'
import type { Figure } from '../../ids.ts'
import { figuresOf } from '../../sets.ts'
import type { BlackRoseTable } from '../../table.ts'

/** A program as it is read ahead; steps tell it what they did, as the rules would. */
export type Ahead = ReturnType<typeof stepOf>

export const CARD = 0.35 // a card in hand

/** Other Mages among figures, with their seats. */
export function mages(t: BlackRoseTable, run: RunFrame, who: Parameters<typeof figuresOf>[2]): readonly Figure[] {
  return figuresOf(t, run, who).filter((figure) => isMage(figure) && ownerOf(figure) !== run.seat)
}
