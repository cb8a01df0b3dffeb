import type { CarryChoice, Json } from '@grimuar/kernel'
import { fields, list, oneOf, type Reader, that, whole } from '../readers.ts'
import { hasPage, readPages } from './pages.ts'
import { storyNamed } from './story/registry.ts'
import type { Cast, Outline } from './story/story.ts'

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Whether ties of the enemy phase are asked, or all decided by the usual way. */
export const TIES = ['ask', 'usual'] as const
export type Ties = (typeof TIES)[number]

/** A word written down, and the chapter in which it was. */
export type Password = { readonly word: string; readonly chapter: number }

/** The format of a tale. Earlier ones are brought up to it when they are read. */
export const TALE_FORMAT = 2

/** The memory of a campaign between chapters. A type, not an interface, so that it counts as JSON. */
export type Tale = {
  readonly format: typeof TALE_FORMAT
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
  readonly read: readonly string[] // the pages of each chapter won, for the journal; '' where nobody noted them
}

/** The things that a hero keeps. */
export type HeroTale = {
  readonly id: string
  readonly played: boolean // in the chapter before
  readonly skills: readonly string[] // one for each tier, in order
  readonly artefact: string // '' where there is none
}

/** How a campaign begins. */
export function firstTale({ id, version }: Pick<Outline, 'id' | 'version'>): Tale {
  return {
    format: TALE_FORMAT,
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
    read: [],
  }
}

type Fields = { readonly [name: string]: Json }

function fieldsOf(given: Json): Fields | undefined {
  return typeof given === 'object' && given !== null && !('length' in given)
    ? Object.fromEntries(Object.entries(given))
    : undefined
}

/** Each brings a tale of the format before up to its own. */
const UPGRADES: { readonly [format: number]: (tale: Fields) => Fields } = {
  // Format 2 notes which pages were read.
  2: (tale) => ({ ...tale, read: Array.isArray(tale['fates']) ? tale['fates'].map(() => '') : [] }),
}

/** A tale of any earlier format as one of the present format. */
function upgraded(given: Fields): Fields {
  const format = given['format']
  const upgrade = typeof format === 'number' ? UPGRADES[format + 1] : undefined
  return upgrade && typeof format === 'number' ? upgraded({ ...upgrade(given), format: format + 1 }) : given
}

/** Reads the state that a chapter left, strictly: the story must know every name in it. The story may have grown since. */
export function readLeft(given: Json): Tale | undefined {
  const tale = fieldsOf(given)
  const named = tale?.['story']
  const story = typeof named === 'string' ? storyNamed(named) : undefined
  const read = tale && story && taleOf(story)(upgraded(tale))
  return story && read && agrees(read, story) ? { ...read, version: story.outline.version } : undefined
}

/** Reads what a chapter begins with: the same, as long as the story goes on. */
export function readTale(given: Json): Tale | undefined {
  const tale = readLeft(given)
  return tale && tale.chapter <= (storyNamed(tale.story)?.outline.sides.length ?? 0) ? tale : undefined
}

/** The names in a tale that this story does not know; empty if none is missing, or if the value is not a tale. */
export function missingIn(given: Json): readonly string[] {
  const tale = fieldsOf(given)
  if (!tale) return []
  const { format } = tale
  if (typeof format === 'number' && format > TALE_FORMAT) return [`format ${format}`]
  const story = typeof tale['story'] === 'string' ? storyNamed(tale['story']) : undefined
  if (!story) return [`story ${tale['story']}`]
  const { cast, outline } = story
  const gone = (kind: string, of: Json | undefined, key: string, known: readonly string[]) =>
    (Array.isArray(of) ? of : []).flatMap((one: Json) => {
      const name = key ? fieldsOf(one)?.[key] : one
      return typeof name === 'string' && name !== '' && !known.includes(name) ? [`${kind} ${name}`] : []
    })
  const skills = skillsOf(cast)
  const heroes: readonly Json[] = Array.isArray(tale['heroes']) ? tale['heroes'] : []
  const { chapter, version } = tale
  return [
    ...(typeof version === 'number' && version > outline.version ? [`version ${version}`] : []),
    // One more than there are is the end of the story.
    ...(typeof chapter === 'number' && chapter > outline.sides.length + 1 ? [`chapter ${chapter}`] : []),
    ...gone('password', tale['passwords'], 'word', cast.passwords),
    ...gone('wyrm card', tale['wyrmCards'], '', Object.keys(cast.wyrmCards)),
    ...gone('tier', tale['tiers'], '', Object.keys(cast.upgrades)),
    ...gone('hero', heroes, 'id', Object.keys(cast.heroes)),
    ...heroes.flatMap((hero) => gone('skill', fieldsOf(hero)?.['skills'], '', skills)),
    ...gone(
      'artefact',
      heroes,
      'artefact',
      cast.artefacts.map(({ id }) => id),
    ),
  ]
}

function skillsOf(cast: Cast): string[] {
  return Object.values(cast.upgrades).flatMap((byHero) => Object.values(byHero).flatMap((two) => two.map((skill) => skill.id)))
}

/** The names that a tale is checked against. */
interface Known {
  readonly outline: Outline
  readonly cast: Cast
}

function taleOf({ outline: { id, version, sides }, cast }: Known): Reader<Tale> {
  const chapter = whole(1, sides.length)
  const purple = Object.keys(cast.wyrmCards).filter((card) => !cast.wyrmDeck.includes(card))
  const skills = skillsOf(cast)
  return fields<Tale>({
    format: oneOf(TALE_FORMAT),
    story: oneOf(id),
    version: whole(1, version),
    chapter: whole(1, sides.length + 1), // one more once the story is over
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
    read: list(that((json): json is string => typeof json === 'string' && json.length <= LONGEST_READ)),
  })
}

export const FATE_TOKENS = 10
const LONGEST_READ = 2000

function agrees(tale: Tale, { cast, outline: { sides } }: Known): boolean {
  const distinct = (list: readonly string[]) => new Set(list).size === list.length
  const { chapter, fates, difficulties, heroes, tiers } = tale
  if (fates.length !== chapter - 1 || difficulties.length !== chapter - 1) return false
  const isRead = (text: string, i: number) => readPages(text)?.every((page) => hasPage(sides[i] ?? '', page)) === true
  if (tale.read.length !== chapter - 1 || !tale.read.every(isRead)) return false
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
export function taleChoice(stories: readonly [Outline, ...Outline[]]): CarryChoice<Tale> {
  // People outside see which campaign it is and its chapter, but none of its choices.
  const place = ({ story, chapter }: Tale) => ({ story, chapter })
  const [first] = stories
  const beginnings = stories.map(firstTale)
  return {
    kind: 'carry',
    default: firstTale(first),
    beginnings,
    read: readTale,
    samples: beginnings,
    shown: place,
    place,
    missing: missingIn,
  }
}
