import type { Seat } from '@grimuar/kernel'
import type { EnemyId } from './frames.ts'
import type { Page } from './pages.ts'
import type { EdgeKind } from './story/shape.ts'
import type { Aura, Phase, UnitKind } from './table.ts'

/** What happened. Heroes are named by their cards, because players know them by those. */
export type EventBody =
  | { readonly kind: 'page'; readonly page: Page; readonly heroes: number } // how many are in play
  | { readonly kind: 'hero'; readonly hero: string; readonly seat: Seat }
  | { readonly kind: 'skill'; readonly hero: string; readonly skill: string }
  | { readonly kind: 'artefact'; readonly hero: string; readonly artefact: string }
  | { readonly kind: 'phase'; readonly phase: Phase; readonly round: number }
  | { readonly kind: 'turn'; readonly hero: string }
  | { readonly kind: 'turnEnd'; readonly hero: string }
  | {
      readonly kind: 'moved'
      readonly hero: string
      readonly from: string
      readonly to: string
      readonly with: readonly string[]
    }
  | { readonly kind: 'swapped'; readonly hero: string; readonly other: string }
  | { readonly kind: 'collected'; readonly hero: string; readonly area: string; readonly sparks: number }
  | { readonly kind: 'paid'; readonly hero: string; readonly sparks: number }
  | { readonly kind: 'usedSkill'; readonly hero: string; readonly skill: string }
  | { readonly kind: 'usedAction'; readonly hero: string; readonly source: string; readonly action: string }
  | { readonly kind: 'usedScrap'; readonly hero: string; readonly scrap: string }
  | { readonly kind: 'attacked'; readonly hero: string }
  | { readonly kind: 'rolled'; readonly hero: string; readonly dice: readonly boolean[]; readonly again: boolean } // hero '': a boss
  | { readonly kind: 'gained'; readonly hero: string; readonly hearts: number; readonly sparks: number }
  | { readonly kind: 'scrap'; readonly hero: string; readonly scrap: string }
  | { readonly kind: 'lost'; readonly hero: string; readonly sparks: number; readonly scraps: readonly string[] }
  | { readonly kind: 'item'; readonly hero: string; readonly card: number }
  | { readonly kind: 'dropped'; readonly hero: string; readonly card: number }
  | { readonly kind: 'gave'; readonly from: string; readonly to: string; readonly what: number | string }
  | { readonly kind: 'kept'; readonly hero: string; readonly what: number | string } // the owner does not agree
  | { readonly kind: 'hurt'; readonly hero: string; readonly n: number; readonly guarded: number }
  | { readonly kind: 'fell'; readonly hero: string }
  | { readonly kind: 'wind'; readonly hero: string } // kept from falling
  | { readonly kind: 'woke'; readonly hero: string }
  | { readonly kind: 'fate'; readonly n: number; readonly up: number }
  | { readonly kind: 'password'; readonly word: string; readonly written: boolean }
  | { readonly kind: 'spring'; readonly area: string }
  | { readonly kind: 'sparks'; readonly area: string; readonly n: number }
  | { readonly kind: 'unfolded'; readonly level: string }
  | { readonly kind: 'folded'; readonly level: string }
  | { readonly kind: 'closed'; readonly area: string }
  | { readonly kind: 'opened'; readonly area: string }
  | { readonly kind: 'edge'; readonly a: string; readonly b: string; readonly edge: EdgeKind }
  | { readonly kind: 'vortices'; readonly areas: readonly string[] }
  | { readonly kind: 'placed'; readonly card: number }
  | { readonly kind: 'rule'; readonly card: number; readonly on: boolean }
  | { readonly kind: 'counter'; readonly counter: string; readonly value: number }
  | { readonly kind: 'token'; readonly token: string; readonly area: string }
  | { readonly kind: 'aura'; readonly aura: Aura; readonly hero: string }
  | { readonly kind: 'wyrmCard'; readonly card: string }
  | { readonly kind: 'spawned'; readonly wyrm: number; readonly area: string }
  | { readonly kind: 'wyrmMoved'; readonly wyrm: number; readonly from: string; readonly to: string; readonly pushed: boolean }
  | { readonly kind: 'wyrmStood'; readonly wyrm: number }
  | { readonly kind: 'bite'; readonly wyrm: number; readonly target: string } // a hero or an ally
  | { readonly kind: 'damaged'; readonly enemy: EnemyId; readonly n: number; readonly outcome: 'stunned' | 'defeated' | 'hurt' }
  | { readonly kind: 'removed'; readonly wyrm: number; readonly area: string }
  | { readonly kind: 'blast'; readonly area: string }
  | { readonly kind: 'unit'; readonly unit: string; readonly is: UnitKind; readonly area: string }
  | { readonly kind: 'unitGone'; readonly unit: string }
  | { readonly kind: 'unitMoved'; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly kind: 'unitHearts'; readonly unit: string; readonly change: number; readonly hearts: number }
  | { readonly kind: 'bossRow'; readonly boss: string; readonly row: 0 | 1 | 2 }
  | { readonly kind: 'chest' }
  | { readonly kind: 'won'; readonly fate: number }
  | { readonly kind: 'lostChapter' }

/** An event with the story and chapter in which it happened; the words need these to name cards and areas. */
export type WonderEvent = EventBody & { readonly in: string }
