import { type Campaign, type CampaignSave, childrenOf, pathTo } from '@grimuar/contract/campaign'
import { finalesIn, type Page, readPages } from './pages.ts'
import { storyNamed } from './story/registry.ts'
import { readLeft, type Tale } from './tale.ts'

/** A chapter that was won, with what it left. */
interface Won {
  readonly save: CampaignSave
  readonly tale: Tale
}

/** The facts that achievements are judged by: every chapter won in a campaign, on all its branches. */
interface Deeds {
  readonly campaign: Campaign
  readonly chapters: number // of the story
  readonly heroes: number // of the cast
  readonly won: readonly Won[]
  /** Ways from the first chapter to the last. */
  readonly whole: readonly (readonly Won[])[]
  readonly finales: number // endings met
  readonly allFinales: number
}

const fateOf = ({ tale }: Won) => tale.fates.at(-1) ?? 0
const difficultyOf = ({ tale }: Won) => tale.difficulties.at(-1)
const playedIn = ({ tale }: Won) => tale.heroes.filter((hero) => hero.played).map(({ id }) => id)
const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0)

/** The achievements of a campaign. Their names reveal nothing of a story. */
const ACHIEVEMENTS = {
  firstPage: ({ won }) => won.length > 0,
  halfway: ({ won, chapters }) => won.some(({ save }) => save.chapter * 2 >= chapters),
  lastPage: ({ whole }) => whole.length > 0,
  firstTry: ({ won }) => won.some(({ save }) => save.attempt === 1),
  neverLost: ({ whole }) => whole.some((way) => way.every(({ save }) => save.attempt === 1)),
  stubborn: ({ won }) => won.some(({ save }) => save.attempt >= 3),
  hard: ({ won }) => won.some((one) => difficultyOf(one) === 'hard'),
  allHard: ({ whole }) => whole.some((way) => way.every((one) => difficultyOf(one) === 'hard')),
  bright: ({ won }) => won.some((one) => fateOf(one) >= 7),
  whisker: ({ won }) => won.some((one) => fateOf(one) === 1),
  treasure: ({ whole }) => whole.some((way) => sum(way.map(fateOf)) >= 27),
  alone: ({ won }) => won.some(({ save }) => save.players.length === 1),
  fullTable: ({ won }) => won.some(({ save }) => save.players.length === 4),
  noCompanions: ({ won }) => won.some(({ save }) => save.players.length > 1 && save.players.every(({ bot }) => !bot)),
  everyHero: ({ won, heroes }) => new Set(won.flatMap(playedIn)).size === heroes,
  sameTeam: ({ whole }) => whole.some((way) => new Set(way.map((one) => playedIn(one).toSorted().join())).size === 1),
  manyWords: ({ won }) => won.some(({ tale }) => tale.passwords.length >= 10),
  branched: ({ campaign, won }) => [null, ...won.map(({ save }) => save.id)].some((id) => childrenOf(campaign, id).length > 1),
  bothWays: ({ won }) => optionsMet(won).some((options) => options.size > 1),
  twoEndings: ({ finales }) => finales >= 2,
  allEndings: ({ finales, allFinales }) => allFinales > 0 && finales === allFinales,
} as const satisfies { readonly [id: string]: (deeds: Deeds) => boolean }

export type AchievementId = keyof typeof ACHIEVEMENTS
export const IDS = keysOf(ACHIEVEMENTS)

function keysOf<K extends string>(of: { readonly [key in K]: unknown }): K[]
function keysOf(of: object): string[] {
  return Object.keys(of)
}

/** The options taken at each choice, on all branches. */
function optionsMet(won: readonly Won[]): Set<number>[] {
  const met = new Map<string, Set<number>>()
  for (const { save, tale } of won)
    for (const page of pagesOf(tale)) {
      if (page.side !== 'option') continue
      const key = `${save.chapter}/${page.card}`
      met.set(key, (met.get(key) ?? new Set()).add(page.at))
    }
  return [...met.values()]
}

/** The pages read in the chapter that a save won. */
export function pagesOf(tale: Pick<Tale, 'read'>): readonly Page[] {
  return readPages(tale.read.at(-1) ?? '') ?? []
}

/** The endings of a story: their chapter and card. */
export function finalesOf(story: string): { readonly chapter: number; readonly card: number }[] {
  const sides = storyNamed(story)?.outline.sides ?? []
  return sides.flatMap((cards, i) => finalesIn(cards).map((card) => ({ chapter: i + 1, card })))
}

/** The endings met in a campaign, on all its branches. */
export function finalesMet(campaign: Campaign): { readonly chapter: number; readonly card: number }[] {
  const met = wonIn(campaign)
  return finalesOf(campaign.story).filter(({ chapter, card }) =>
    met.some(({ save, tale }) => save.chapter === chapter && pagesOf(tale).some((page) => page.card === card)),
  )
}

function wonIn(campaign: Campaign): Won[] {
  return campaign.saves.flatMap((save) => {
    const tale = readLeft(save.state)
    return tale ? [{ save, tale }] : []
  })
}

/** The achievements that a campaign has met. */
export function achievementsOf(campaign: Campaign): AchievementId[] {
  const story = storyNamed(campaign.story)
  const won = wonIn(campaign)
  const chapters = story?.outline.sides.length ?? 0
  const deeds: Deeds = {
    campaign,
    chapters,
    heroes: Object.keys(story?.cast.heroes ?? {}).length,
    won,
    whole: won
      .filter(({ save }) => save.chapter === chapters)
      .map(({ save }) => pathTo(campaign, save.id).flatMap((one) => won.filter((each) => each.save === one))),
    finales: finalesMet(campaign).length,
    allFinales: finalesOf(campaign.story).length,
  }
  return IDS.filter((id) => ACHIEVEMENTS[id](deeds))
}
