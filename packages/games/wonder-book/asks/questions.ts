import type { HeroNo } from '../ids.ts'

/** The kinds of things that can be picked. */
export type Pick =
  | { readonly hero: HeroNo }
  | { readonly area: string }
  | { readonly wyrm: number }
  | { readonly unit: string }
  | { readonly id: string } // a hero card, a skill, an artefact, a scrap, 'heart'
  | { readonly item: number }
  | { readonly option: number }
  | { readonly none: true } // decline, or that is all
  | { readonly usual: true } // this and the rest by the usual way

/** The purposes of a pick. */
export const PURPOSES = [
  'hero', // which hero a player runs
  'skill', // the side of an upgrade card
  'artefact',
  'place', // where a hero begins
  'turn', // whose turn comes next
  'gain', // who recovers hearts, gains sparks or draws scraps
  'harm', // who is hurt
  'item', // who takes an item
  'aura', // who gets the dark aura
  'tester', // who rolls
  'payer', // who pays a spark
  'choose', // an option within a script
  'reroll',
  'attack', // which enemy an attack hits
  'hit', // which enemy is hit
  'hitArea', // where enemies are hit
  'push', // which wyrm is pushed
  'pushTo',
  'remove', // which wyrm leaves the board
  'mover', // which hero moves
  'step', // where a hero steps
  'jump',
  'swap', // with whom places are traded
  'extra', // who takes an additional action
  'give', // to whom something is given
  'consent', // whether something may be taken
  'drop', // which scrap is lost
  'order', // which wyrm acts next
  'prey', // whom a wyrm attacks
  'path', // where a wyrm, boss or runner goes
  'wind', // who is kept from falling
] as const
export type Purpose = (typeof PURPOSES)[number]

/** The actions of a hero in a turn. */
export type Act =
  | { readonly do: 'move'; readonly to: string; readonly with?: readonly string[] } // `with`: allies taken along
  | { readonly do: 'collect' }
  | { readonly do: 'attack' }
  | { readonly do: 'skill'; readonly id: string }
  | { readonly do: 'interact'; readonly card: number }
  | { readonly do: 'give'; readonly what: number | string } // an item card or a scrap
  | { readonly do: 'take'; readonly what: number | string; readonly from: HeroNo }
  | { readonly do: 'special'; readonly source: string; readonly id: string }
  | { readonly do: 'scrap'; readonly id: string }
  | { readonly do: 'pass' }

export type WonderQuestion =
  /** A choice of the story: weighty, for all. */
  | { readonly kind: 'option'; readonly card: number }
  /** What a hero does next; `extra`: an additional action. */
  | { readonly kind: 'act'; readonly hero: HeroNo; readonly extra: boolean }
  /** Pick one of these; `hero` is the hero concerned, `source` the card or skill that asks ('' for the rules). */
  | {
      readonly kind: 'pick'
      readonly purpose: Purpose
      readonly hero: HeroNo
      readonly source: string
      readonly from: readonly Pick[]
    }

/** By kind of question: what answers it. */
export interface Move {
  option: { readonly option: number }
  act: Act
  pick: Pick
}
export type AnyMove = Move[keyof Move]
