import { ask, askAny, at, type Seat } from '@grimuar/kernel'
import type { WonderFrame } from '../frames.ts'
import { type HeroNo, NOBODY } from '../ids.ts'
import type { WonderTable } from '../table.ts'
import type { Pick, Purpose } from './questions.ts'

/** The frames that wait for a pick. */
export type PickingFrame = Extract<WonderFrame, { readonly picked: Pick | null }>

const everyone: readonly (readonly Seat[])[] = Array.from({ length: 5 }, (_, n) => Array.from({ length: n }, (_, seat) => seat))

export function allSeats(t: { readonly seats: number }): readonly Seat[] {
  return at(everyone, t.seats)
}

/** Puts a question to the player of a hero; where no hero acts, to all, and the first answer decides. */
export function askFor(t: WonderTable, hero: HeroNo, question: NonNullable<WonderTable['ask']>['question']): void {
  const seat = hero === NOBODY ? undefined : t.heroes[hero]?.seat
  if (seat !== undefined) ask(t, seat, question)
  else if (t.seats === 1) ask(t, 0, question)
  else askAny(t, allSeats(t), question)
}

/** The purpose of a pick, its hero and its source; `decides`: the hero whose player decides, if that is not `hero`. */
export interface Picking {
  readonly purpose: Purpose
  readonly hero: HeroNo
  readonly source?: string
  readonly decides?: HeroNo
}

/**
 * Asks for one of several things; `frame` then goes on with it. With no thing nothing happens, and a single one is taken without asking.
 */
export function pick(
  t: WonderTable,
  { purpose, hero, source = '', decides = hero }: Picking,
  from: readonly Pick[],
  frame: PickingFrame,
): void {
  const [first, more] = from
  if (first === undefined) return
  if (more === undefined) {
    t.frames.push({ ...frame, picked: first })
    return
  }
  t.frames.push(frame)
  askFor(t, decides, { kind: 'pick', purpose, hero, source, from })
}

export const heroPicks = (heroes: readonly HeroNo[]): Pick[] => heroes.map((hero) => ({ hero }))
export const areaPicks = (areas: readonly string[]): Pick[] => areas.map((area) => ({ area }))
export const idPicks = (ids: readonly string[]): Pick[] => ids.map((id) => ({ id }))
export const NONE: Pick = { none: true }
export const USUAL: Pick = { usual: true }

/** The hero that was picked. */
export function pickedHero(picked: Pick): HeroNo {
  if ('hero' in picked) return picked.hero
  throw new Error('no hero was picked')
}

export function pickedArea(picked: Pick): string {
  if ('area' in picked) return picked.area
  throw new Error('no area was picked')
}

export function pickedId(picked: Pick): string {
  if ('id' in picked) return picked.id
  throw new Error('nothing with a name was picked')
}
