import type { Cond, Program, RoomTest } from './effects.ts'
import type { Colour, Side, SpellElement, SpellId, SpellType } from './ids.ts'

// Spells: two effects, each with its target or trigger and its program.

/** The target of an effect and its distance: a range in a straight line, or ANYWHERE. */
export type Target =
  | { readonly kind: 'self' }
  | { readonly kind: 'special'; readonly cond: Cond | null }
  | { readonly kind: 'everybody' } // all figures in play: no target is chosen
  | { readonly kind: 'one'; readonly range: number; readonly who: Who; readonly two: boolean }
  | { readonly kind: 'area'; readonly range: number; readonly where: RoomTest | null }

/** Which figure may be aimed at: not mine unless it says so. */
export type Who = 'figure' | 'mage' | 'evocation' | 'own' | 'ownUndead' | 'undead'

/** The trigger of a trap or protection (data §0.3). */
export type Trigger =
  | { readonly on: 'enterFigure' | 'enterMage'; readonly colour: Colour | 'black' } // a room trap
  | { readonly on: 'afterPA' | 'questDone' | 'roomAct' | 'cast' | 'castBoost' }
  | {
      readonly on:
        | 'damaged'
        | 'damagedByFigure'
        | 'targetedOne'
        | 'targetedArea'
        | 'targetedCombat'
        | 'affected'
        | 'trapped'
        | 'defeated'
    }

/** One of the two effects of a spell. */
export interface SpellEffect {
  readonly type: SpellType
  readonly element: SpellElement | 'any'
  readonly target: Target
  readonly trigger: Trigger | null
  readonly unanswerable: boolean // no protections
  readonly program: Program
}

export interface Spell {
  readonly instability: boolean
  readonly roomTrap: boolean // both effects are live, each for its colour
  readonly upper: SpellEffect
  readonly lower: SpellEffect
}
export type Spells<Id extends SpellId> = { readonly [S in Id]: Spell }

export const self: Target = { kind: 'self' }
export const special: Target = { kind: 'special', cond: null }
export const specialIf = (cond: Cond): Target => ({ kind: 'special', cond })
export const everybodyInPlay: Target = { kind: 'everybody' }
export const one = (range: number, who: Who = 'figure'): Target => ({ kind: 'one', range, who, two: false })
export const two = (range: number): Target => ({ kind: 'one', range, who: 'figure', two: true })
export const area = (range: number, where: RoomTest | null = null): Target => ({ kind: 'area', range, where })

const effect = (type: SpellType, element: SpellElement | 'any', target: Target, trigger: Trigger | null, program: Program) => ({
  type,
  element,
  target,
  trigger,
  unanswerable: false,
  program,
})
export const combat = (element: SpellElement | 'any', target: Target, ...program: Program): SpellEffect =>
  effect('combat', element, target, null, program)
export const boost = (element: SpellElement | 'any', target: Target, ...program: Program): SpellEffect =>
  effect('boost', element, target, null, program)
export const protection = (
  element: SpellElement,
  on: Exclude<Trigger, { colour: unknown }>['on'],
  ...program: Program
): SpellEffect => effect('protection', element, self, { on }, program)
export const trap = (
  element: SpellElement,
  on: 'afterPA' | 'questDone' | 'roomAct' | 'cast' | 'castBoost',
  ...program: Program
): SpellEffect => effect('trap', element, special, { on }, program)
export const roomTrap = (
  element: SpellElement,
  colour: Colour | 'black',
  on: 'enterFigure' | 'enterMage',
  ...program: Program
): SpellEffect => effect('trap', element, special, { on, colour }, program)
/** Protections may not be triggered against it. */
export const unanswerable = (of: SpellEffect): SpellEffect => ({ ...of, unanswerable: true })

const card =
  (instability: boolean) =>
  (upper: SpellEffect, lower: SpellEffect): Spell => ({
    instability,
    roomTrap: upper.trigger !== null && 'colour' in upper.trigger,
    upper,
    lower,
  })
/** A spell without the instability symbol. */
export const steadySpell = card(false)
/** A spell with the instability symbol. */
export const unstable = card(true)

export function effectOf(spell: Spell, side: Side): SpellEffect {
  return side === 'upper' ? spell.upper : spell.lower
}
