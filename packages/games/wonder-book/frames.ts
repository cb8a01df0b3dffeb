import type { Pick } from './asks/questions.ts'
import type { HeroNo } from './ids.ts'
import type { AttackMode } from './story/language/figures.ts'
import type { AttackRange } from './story/shape.ts'

/** A frame that waits for something to be picked. */
interface Picking {
  readonly picked: Pick | null
}

/** An enemy: the number of a wyrm, or a boss by name. */
export type EnemyId = number | string

/** The place of a script: its card, and its number there. */
interface Place {
  readonly source: string
  readonly script: number
}

// The story: cards from the deck, their scripts and their feet.
export type StoryFrame =
  | { readonly op: 'next' } // the lowest card still in the deck
  | { readonly op: 'goto'; readonly card: number }
  | { readonly op: 'reveal'; readonly card: number; readonly foot: boolean }
  | { readonly op: 'foot'; readonly card: number; readonly part: 'front' | 'back' | number } // a number: of an option
  | ({ readonly op: 'script'; readonly next: number; readonly hero: HeroNo } & Place)
  | ({ readonly op: 'chosen'; readonly next: number; readonly hero: HeroNo } & Place & Picking)
  | { readonly op: 'check' } // are goal or watch entries met?
  | { readonly op: 'resolved'; readonly card: number } // the back of an interaction card was carried out
  | ({ readonly op: 'enlist'; readonly nth: number } & Picking) // the nth hero is chosen
  | ({ readonly op: 'learn'; readonly hero: string; readonly tier: string } & Picking)
  | { readonly op: 'equip'; readonly hero: HeroNo } // a joining hero takes tiers and an artefact
  | ({ readonly op: 'artefact'; readonly hero: HeroNo } & Picking)
  | ({ readonly op: 'settle'; readonly hero: HeroNo; readonly areas: readonly string[] } & Picking)

// The round: player phase, turns, enemy phase.
export type RoundFrame =
  | { readonly op: 'round' }
  | ({ readonly op: 'turns' } & Picking)
  | { readonly op: 'act'; readonly hero: HeroNo; readonly extra: boolean }
  | { readonly op: 'endTurn'; readonly hero: HeroNo }
  | { readonly op: 'enemies' } // the enemy phase begins
  | { readonly op: 'enemyEffect'; readonly card: number; readonly nth: number } // an effect of the objective's enemy script
  | { readonly op: 'enemyEnd' }
  | { readonly op: 'roundEnd' }
  | ({ readonly op: 'handOver'; readonly from: HeroNo; readonly what: number | string } & Picking) // picked: to whom
  | ({ readonly op: 'handedOver'; readonly from: HeroNo; readonly to: HeroNo; readonly what: number | string } & Picking) // picked: consent

// Rolls, attacks, hits and pushes.
export type CombatFrame =
  | ({ readonly op: 'reroll'; readonly hero: HeroNo } & Picking)
  | {
      readonly op: 'tested'
      readonly source: string
      readonly hero: HeroNo
      readonly need: number
      readonly pass: number
      readonly fail: number
    }
  | { readonly op: 'counted'; readonly counter: string }
  | { readonly op: 'attack'; readonly hero: HeroNo } // with the attack of the hero card
  | {
      readonly op: 'struck'
      readonly hero: HeroNo
      readonly range: AttackRange
      readonly mode: AttackMode
      readonly source: string
      readonly onHit: number
    }
  | ({
      readonly op: 'assign'
      readonly hero: HeroNo
      readonly n: number
      readonly range: AttackRange
      readonly mode: AttackMode
      readonly hit: readonly EnemyId[]
    } & Picking)
  | ({ readonly op: 'hitArea'; readonly hero: HeroNo; readonly n: number; readonly dmg: number } & Picking)
  | ({
      readonly op: 'hit'
      readonly hero: HeroNo // NOBODY where an ally hits
      readonly n: number // enemies still to be hit
      readonly dmg: number
      readonly areas: readonly string[]
      readonly hit: readonly EnemyId[]
    } & Picking)
  | ({
      readonly op: 'push'
      readonly hero: HeroNo
      readonly n: number
      readonly steps: number
      readonly areas: readonly string[]
      readonly pushed: readonly number[]
    } & Picking)
  | ({ readonly op: 'pushTo'; readonly hero: HeroNo; readonly wyrm: number; readonly steps: number } & Picking)
  | { readonly op: 'slain'; readonly hero: HeroNo } // what follows from wyrms defeated by it
  | ({ readonly op: 'wind' } & Picking) // picked: who stays on their feet

// Resources and movement that need a choice.
export type GiftFrame =
  | ({
      readonly op: 'gain'
      readonly hero: HeroNo // who acts
      readonly source: string
      readonly from: readonly HeroNo[] // who can still be picked, one entry for each time
      readonly k: number // how many are still to be picked
      readonly hearts: number
      readonly sparks: number
      readonly scraps: number
      readonly optional: boolean
    } & Picking)
  | ({ readonly op: 'harm'; readonly n: number } & Picking)
  | ({ readonly op: 'item'; readonly card: number } & Picking)
  | ({ readonly op: 'aura' } & Picking)
  | ({
      readonly op: 'test'
      readonly source: string
      readonly dice: number
      readonly need: number
      readonly pass: number
      readonly fail: number
    } & Picking)
  | ({ readonly op: 'pay'; readonly n: number } & Picking)
  | ({ readonly op: 'drop'; readonly hero: HeroNo; readonly n: number } & Picking)
  | ({ readonly op: 'remove'; readonly area: string; readonly n: number } & Picking) // area '': anywhere
  | ({ readonly op: 'mover'; readonly hero: HeroNo; readonly n: number; readonly jump: boolean } & Picking)
  | ({ readonly op: 'step'; readonly hero: HeroNo; readonly mover: HeroNo; readonly n: number } & Picking)
  | ({ readonly op: 'jump'; readonly mover: HeroNo } & Picking)
  | ({ readonly op: 'swap'; readonly hero: HeroNo } & Picking)
  | ({ readonly op: 'extra'; readonly hero: HeroNo; readonly n: number } & Picking)

// Wyrm cards, activations and bosses.
export type EnemyFrame =
  | { readonly op: 'wyrmCard' } // reveal one
  | { readonly op: 'wyrmSpecial'; readonly card: string } // its special rule
  | { readonly op: 'wyrmDone'; readonly card: string } // discard it; perhaps reveal another
  | ({ readonly op: 'activate'; readonly left: readonly number[]; readonly n: number } & Picking) // wyrms that have not acted yet
  | { readonly op: 'wyrm'; readonly wyrm: number; readonly advance: boolean } // one action of one wyrm
  | ({ readonly op: 'bite'; readonly wyrm: number } & Picking)
  | ({ readonly op: 'walk'; readonly wyrm: number } & Picking)
  | { readonly op: 'blast'; readonly area: string; readonly in: number; readonly near: number }
  | { readonly op: 'bossSteps'; readonly boss: string; readonly n: number }
  | ({ readonly op: 'unitTo'; readonly unit: string } & Picking)

export type WonderFrame = StoryFrame | RoundFrame | CombatFrame | GiftFrame | EnemyFrame
