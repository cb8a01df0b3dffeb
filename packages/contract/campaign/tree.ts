import {
  type AnyTypes,
  type CarryChoice,
  carriedOptions,
  type Game,
  type Json,
  type Match,
  type StoryPlace,
  same,
} from '@grimuar/kernel'

/** Who played a chapter. */
export interface CampaignPlayer {
  readonly name: string
  readonly bot: boolean
  readonly person?: string // their account, where the chapter was played online
}

/** A chapter that was won. It is never changed; the next chapter begins with its `state`. */
export interface CampaignSave {
  readonly id: string
  readonly parent: string | null // the save the chapter began from; null: the beginning of the campaign
  readonly match: string // the match it came from
  readonly chapter: number // the one that was won
  readonly attempt: number // 1: won at the first try
  readonly settings: ChapterSettings // difficulty and the like, as this chapter was played
  readonly players: readonly CampaignPlayer[] // by seat
  readonly time: number // in milliseconds, as Date.now() counts
  readonly state: Json // what the match left
}

/** The options chosen for one chapter, without the carried ones. */
export type ChapterSettings = { readonly [option: string]: Json }

/** The chapters some people played one after another: a tree of saves. A save with several children is a branch point. */
export interface Campaign {
  readonly id: string
  readonly game: string
  readonly story: string
  readonly name: string
  readonly created: number
  /** How often the chapter after each save was begun; `''` is the first chapter. */
  readonly attempts: { readonly [parent: string]: number }
  /** Parents before children. */
  readonly saves: readonly CampaignSave[]
}

/** A campaign in which nothing was won yet. */
export function newCampaign(about: Pick<Campaign, 'id' | 'game' | 'story' | 'name' | 'created'>): Campaign {
  return { ...about, attempts: {}, saves: [] }
}

/** The option of a game that a campaign carries from chapter to chapter; undefined in games without campaigns that can be saved. */
export function carriedBy(game: Game): { readonly name: string; readonly choice: CampaignChoice } | undefined {
  for (const name of carriedOptions(game.options)) {
    const choice = game.options[name]
    if (choice?.kind === 'carry' && hasPlace(choice)) return { name, choice }
  }
  return undefined
}

type CampaignChoice = CarryChoice & Required<Pick<CarryChoice, 'place'>>

function hasPlace(choice: CarryChoice): choice is CampaignChoice {
  return choice.place !== undefined
}

/** What a match began with, and where in the story that is. */
export function beganWith(match: Match<AnyTypes>): { readonly state: Json; readonly place: StoryPlace } | undefined {
  const carried = carriedBy(match.game)
  if (!carried) return undefined
  const state: Json = optionsOf(match)[carried.name] ?? null
  return { state, place: carried.choice.place(state) }
}

function optionsOf({ beginning: { options } }: Match<AnyTypes>): ChapterSettings {
  return typeof options === 'object' && options !== null ? Object.fromEntries(Object.entries(options)) : {}
}

/** The settings a match was played with. */
export function settingsOf(match: Match<AnyTypes>): ChapterSettings {
  const carried = carriedBy(match.game)?.name
  return Object.fromEntries(Object.entries(optionsOf(match)).filter(([name]) => name !== carried))
}

/** The save that a won match leaves; undefined if it is running or lost. The same match always gives the same save. */
export function saveOf(
  match: Match<AnyTypes>,
  about: Pick<CampaignSave, 'match' | 'parent' | 'attempt' | 'players' | 'time'>,
): CampaignSave | undefined {
  const began = beganWith(match)
  const state = match.table.over ? match.game.leaves?.(match.table) : undefined
  if (!began || state === undefined) return undefined
  return { id: about.match, ...about, chapter: began.place.chapter, settings: settingsOf(match), state }
}

/** The campaign with one more save. Adding a save twice changes nothing; undefined where another save has its id or its parent is not there. */
export function addSave(campaign: Campaign, save: CampaignSave): Campaign | undefined {
  const known = saveNamed(campaign, save.id)
  if (known) return same(known, save) ? campaign : undefined
  if (save.parent !== null && !saveNamed(campaign, save.parent)) return undefined
  return { ...campaign, saves: [...campaign.saves, save] }
}

/** The campaign after one more attempt at the chapter that follows a save. */
export function countAttempt(campaign: Campaign, parent: string | null): Campaign {
  return { ...campaign, attempts: { ...campaign.attempts, [parent ?? '']: attemptsAfter(campaign, parent) + 1 } }
}

/** How often the chapter that follows a save was begun. */
export function attemptsAfter(campaign: Campaign, parent: string | null): number {
  return campaign.attempts[parent ?? ''] ?? 0
}

export function saveNamed(campaign: Campaign, id: string): CampaignSave | undefined {
  return campaign.saves.find((save) => save.id === id)
}

/** The saves that began from a save, or from the beginning. More than one: the campaign branches here. */
export function childrenOf(campaign: Campaign, parent: string | null): readonly CampaignSave[] {
  return campaign.saves.filter((save) => save.parent === parent)
}

/** How many chapters were won; one that was won again in a branch counts once. */
export function chaptersWon({ saves }: Pick<Campaign, 'saves'>): number {
  return new Set(saves.map(({ chapter }) => chapter)).size
}

/** The saves from the first chapter to this one. */
export function pathTo(campaign: Campaign, id: string | null): readonly CampaignSave[] {
  const save = id === null ? undefined : saveNamed(campaign, id)
  return save ? [...pathTo(campaign, save.parent), save] : []
}

/** The save a campaign goes on from: the one won last; undefined before the first. */
export function latestSave(campaign: Campaign): CampaignSave | undefined {
  return campaign.saves.reduce<CampaignSave | undefined>((last, save) => (last && last.time > save.time ? last : save), undefined)
}

/** How the campaigns of a story begin; undefined if the game has no such story. */
export function beginningOf(game: Game, story: string): Json | undefined {
  const choice = carriedBy(game)?.choice
  return choice && (choice.beginnings ?? [choice.default]).find((state) => choice.place(state).story === story)
}

/** The state that the chapter after a save begins with (null: the first); undefined if no chapter follows or it cannot be read here. */
export function stateAfter(game: Game, { story }: Pick<Campaign, 'story'>, save: CampaignSave | null): Json | undefined {
  return save ? carriedBy(game)?.choice.read(save.state) : beginningOf(game, story)
}

/** The options of the chapter after a save; undefined where `stateAfter` is. */
export function optionsAfter(
  game: Game,
  campaign: Pick<Campaign, 'story'>,
  save: CampaignSave | null,
  settings: ChapterSettings,
): ChapterSettings | undefined {
  const carried = carriedBy(game)
  const state = stateAfter(game, campaign, save)
  return carried && state !== undefined ? { ...settings, [carried.name]: state } : undefined
}
