import type { ByLang } from '@grimuar/contract'
import type { Card } from './language/cards.ts'
import type { Script } from './language/effects.ts'
import type { AllyCard, ArtefactCard, BossCard, HeroCard, ScrapCard, SkillCard, WyrmCard } from './language/figures.ts'
import type { Packed } from './packed.ts'
import type { EdgeKind } from './shape.ts'

/** Scripts by what they stand on ("card 15", "skill s2b"), each with its number there. Frames name them, never copy them. */
export interface Scripts {
  readonly [source: string]: readonly Script[]
}

export interface Area {
  readonly level: string
  readonly x: number // for drawing, 0 to 100
  readonly y: number
  readonly vortex: boolean // has the sign of a vortex
}

export type Edge = readonly [string, string, EdgeKind]

/** A chapter without its words. Card n is `cards[n - 1]`. */
export interface Chapter {
  readonly id: number
  readonly roman: string
  readonly open: readonly string[] // levels unfolded at the start
  readonly spring: readonly string[] // the first of these that is on the board holds the spark spring
  readonly areas: { readonly [id: string]: Area }
  readonly edges: readonly Edge[]
  readonly cards: readonly Card[]
  readonly scripts: Scripts
}

/** The things that all chapters share: heroes, skills, scraps, wyrm cards, artefacts, bosses and allies. */
export interface Cast {
  readonly passwords: readonly string[]
  readonly heroes: { readonly [id: string]: HeroCard }
  readonly upgrades: { readonly [tier: string]: { readonly [hero: string]: readonly SkillCard[] } }
  readonly scraps: readonly ScrapCard[]
  readonly wyrmCards: { readonly [id: string]: WyrmCard }
  readonly wyrmDeck: readonly string[] // the cards a campaign begins with
  readonly artefacts: readonly ArtefactCard[]
  readonly bosses: { readonly [id: string]: BossCard }
  readonly allies: { readonly [id: string]: AllyCard }
  readonly scripts: Scripts
}

/** The facts about a campaign before it is loaded. */
export interface Outline {
  readonly id: string
  readonly version: number
  readonly title: ByLang<string>
  readonly sides: readonly string[] // of each chapter: the sides of its cards, as `sidesOf` writes them
}

/** A whole campaign without its words. */
export interface Story extends Omit<Outline, 'sides'> {
  readonly cast: Cast
  readonly chapters: readonly Chapter[]
}

/** A campaign in parts; each is loaded separately. */
export interface StoryParts extends Outline {
  readonly cast: () => Promise<Cast>
  readonly chapters: readonly (() => Promise<Chapter>)[]
}

/** Words by what they stand on ("card 15", "hero laser") and by key ("title", "options.0.out"). */
export interface Said {
  readonly [source: string]: { readonly [key: string]: string }
}

/** The words of a campaign in one language, packed; each part is loaded separately. */
export interface PackedStory {
  readonly cast: readonly (() => Promise<Packed>)[] // its own, then those of a cast it borrows
  readonly chapters: readonly (() => Promise<Packed>)[]
}

/** The words of a campaign in one language. */
export interface StoryText {
  readonly cast: Said
  readonly chapters: readonly Said[]
}
