import { conscious } from '../heroes.ts'
import type { WonderTable } from '../table.ts'

/** The numbers by which people compare tables; all belong to the team. */
export const COMPARED = ['fate', 'hearts', 'sparks', 'wyrms', 'awake'] as const
export type Compared = (typeof COMPARED)[number]

export function isCompared(name: string): name is Compared {
  return COMPARED.some((one) => one === name)
}

/** The team's numbers at the end of a round. More is better, so wyrms count below zero. */
export function compare(t: WonderTable): { readonly [C in Compared]: number } {
  return {
    fate: t.fate,
    hearts: t.heroes.reduce((sum, { out, hearts }) => sum + (out ? 0 : hearts), 0),
    sparks: t.heroes.reduce((sum, { sparks }) => sum + sparks, 0),
    wyrms: 0 - t.wyrms.length,
    awake: conscious(t).length,
  }
}
