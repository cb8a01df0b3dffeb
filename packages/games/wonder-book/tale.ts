import type { CarryChoice, Json } from '@grimuar/kernel'
import { fields, list, oneOf, type Reader, that, whole } from '../readers.ts'
import { storyNamed } from './story/shelf.ts'
import type { Story } from './story/story.ts'

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Whether ties of the enemy phase are asked, or all decided by the usual way. */
export const TIES = ['ask', 'usual'] as const
export type Ties = (typeof TIES)[number]

/** A word written down, and the chapter in which it was. */
export type Password = { readonly word: string; readonly chapter: number }

/** What a campaign remembers between chapters. A type, not an interface, so that it counts as JSON. */
export type Tale = {
  readonly format: 1
  readonly story: string
  readonly version: number
  readonly chapter: number // the one to be played
  readonly passwords: readonly Password[]
  readonly wyrmCards: readonly string[] // purple ones won, beside those every campaign begins with
  readonly tiers: readonly string[] // tiers of upgrades won
  readonly heroes: readonly HeroTale[] // of the chapter before, in their order, then others that hold something
  readonly chest: boolean // opened
  readonly fates: readonly number[] // face-up tokens of each chapter won
  readonly difficulties: readonly Difficulty[]
}

/** What a hero keeps. */
export type HeroTale = {
  readonly id: string
  readonly played: boolean // in the chapter before
  readonly skills: readonly string[] // one for each tier, in order
  readonly artefact: string // '' where there is none
}

/** How a campaign begins. */
export function firstTale({ id, version }: Pick<Story, 'id' | 'version'>): Tale {
  return {
    format: 1,
    story: id,
    version,
    chapter: 1,
    passwords: [],
    wyrmCards: [],
    tiers: [],
    heroes: [],
    chest: false,
    fates: [],
    difficulties: [],
  }
}

/** Reads what a chapter left, strictly: everything it names must stand in the story. */
export function readTale(given: Json): Tale | undefined {
  const named = typeof given === 'object' && given !== null && 'story' in given ? given.story : undefined
  const story = typeof named === 'string' ? storyNamed(named) : undefined
  const tale = story && taleOf(story)(given)
  return story && tale && agrees(tale, story) ? tale : undefined
}

function taleOf({ id, version, cast, chapters }: Story): Reader<Tale> {
  const chapter = whole(1, chapters.length)
  const purple = Object.keys(cast.wyrmCards).filter((card) => !cast.wyrmDeck.includes(card))
  const skills = Object.values(cast.upgrades).flatMap((byHero) => Object.values(byHero).flatMap((two) => two.map((s) => s.id)))
  return fields<Tale>({
    format: oneOf(1),
    story: oneOf(id),
    version: oneOf(version),
    chapter,
    passwords: list(fields<Password>({ word: oneOf(...cast.passwords), chapter })),
    wyrmCards: list(oneOf(...purple)),
    tiers: list(oneOf(...Object.keys(cast.upgrades))),
    heroes: list(
      fields<HeroTale>({
        id: oneOf(...Object.keys(cast.heroes)),
        played: that((json) => typeof json === 'boolean'),
        skills: list(oneOf(...skills)),
        artefact: oneOf('', ...cast.artefacts.map((artefact) => artefact.id)),
      }),
    ),
    chest: that((json) => typeof json === 'boolean'),
    fates: list(whole(1, FATE_TOKENS)),
    difficulties: list(oneOf(...DIFFICULTIES)),
  })
}

export const FATE_TOKENS = 10

function agrees(tale: Tale, { cast }: Story): boolean {
  const distinct = (list: readonly string[]) => new Set(list).size === list.length
  const { chapter, fates, difficulties, heroes, tiers } = tale
  if (fates.length !== chapter - 1 || difficulties.length !== chapter - 1) return false
  if (tale.passwords.some((password) => password.chapter >= chapter)) return false
  if (!distinct(tale.passwords.map(({ word }) => word)) || !distinct(tale.wyrmCards) || !distinct(tiers)) return false
  const artefacts = heroes.map(({ artefact }) => artefact).filter(Boolean)
  if (!distinct(heroes.map(({ id }) => id)) || !distinct(artefacts) || (artefacts.length > 0 && !tale.chest)) return false
  const played = heroes.filter((hero) => hero.played).length
  if (chapter === 1 ? heroes.length > 0 : played < 2 || played > 4) return false
  return heroes.every(({ id, skills }) => {
    if (skills.length > tiers.length) return false
    return skills.every((skill, i) => cast.upgrades[tiers[i] ?? '']?.[id]?.some((known) => known.id === skill) === true)
  })
}

/** The option that carries a campaign from one chapter to the next. */
export function taleChoice(stories: readonly [Story, ...Story[]], samples: readonly Tale[]): CarryChoice<Tale> {
  // Of a campaign people outside see which one it is and how far it got, not what was chosen in it.
  const shown = ({ story, chapter }: Tale) => ({ story, chapter })
  const [first] = stories
  return { kind: 'carry', default: firstTale(first), beginnings: stories.map(firstTale), read: readTale, samples, shown }
}
