import { Match, readRecord, same } from '@grimuar/kernel'
import { type Box, editionOf } from '../box.ts'
import type { CampaignFault, CampaignFile, CampaignProblem, CampaignRead } from './file.ts'
import { beganWith, type Campaign, type CampaignSave, carriedBy, saveNamed, settingsOf, stateAfter } from './tree.ts'

type Fault = Pick<CampaignProblem, 'fault' | 'problem' | 'facts'> & { readonly line?: number }

/**
 * Checks every save of a campaign by the rules: its record is a match that was won, it began with what the chapter before left, and it
 * left what the save says. `pause` is awaited before each, where other work must go on meanwhile. Undefined where all is right.
 */
export async function checkCampaign(
  read: CampaignRead,
  boxOf: (game: string) => Box | undefined,
  pause: () => Promise<void> | undefined = () => undefined,
): Promise<CampaignProblem | undefined> {
  if (!read.ok) return read
  const { campaign, lines } = read
  const box = boxOf(campaign.game)
  if (!box) {
    return {
      ok: false,
      line: 2,
      problem: `there is no game "${campaign.game}" here`,
      fault: 'unknown-game',
      facts: [campaign.game],
    }
  }
  for (const save of campaign.saves) {
    await pause()
    const fault = await faultOf(save, read, box)
    if (fault) return { ok: false, ...fault, line: (lines[save.match] ?? 1) + (fault.line ?? 0) }
  }
  return undefined
}

async function faultOf(save: CampaignSave, { campaign, records }: CampaignFile, box: Box): Promise<Fault | undefined> {
  const read = readRecord(records[save.match] ?? '')
  const fail = (fault: CampaignFault, problem: string, ...facts: readonly (string | number)[]): Fault => ({
    fault,
    problem,
    facts,
  })
  if (!read.ok) return { ...fail('record', read.problem, read.problem), line: read.line }
  if (read.record.from !== undefined) return fail('position', 'a chapter of a campaign is played from its beginning')
  const game = await editionOf(box, read.record.version).rules()
  if (!carriedBy(game)) return fail('no-campaigns', `${game.id} has no campaigns that can be saved`, game.id)
  const built = Match.from(game, read)
  if (!built.ok) return { ...fail('record', built.problem, built.problem), line: built.line }
  return faultOfMatch(save, campaign, built.match)
}

/** The difference between a save and the match it came from; undefined if there is none. */
export function faultOfMatch(save: CampaignSave, campaign: Campaign, match: Match): Fault | undefined {
  const { game, table, beginning } = match
  const fail = (fault: CampaignFault, problem: string, ...facts: readonly (string | number)[]): Fault => ({
    fault,
    problem,
    facts,
  })
  const began = beganWith(match)
  if (!began) return fail('no-campaigns', `${game.id} has no campaigns that can be saved`, game.id)
  const { chapter, story } = began.place
  if (story !== campaign.story) return fail('other-story', `the match is of "${story}", not of "${campaign.story}"`, story)
  const parent = save.parent === null ? null : (saveNamed(campaign, save.parent) ?? null)
  // The version that continued reads the state that an older version left.
  if (!same(began.state, stateAfter(game, campaign, parent))) {
    return fail('beginning', `chapter ${chapter} began with something else than the chapter before left`, chapter)
  }
  const state = table.over ? game.leaves?.(table) : undefined
  if (state === undefined) return fail('not-won', `chapter ${chapter} was not won in this match`, chapter)
  const players = save.players.map(({ name }) => name)
  const told = { chapter: save.chapter, settings: save.settings, players, state: save.state }
  if (!same(told, { chapter, settings: settingsOf(match), players: [...beginning.names], state })) {
    return fail('state', `the match of chapter ${chapter} left something else than the save says`, chapter)
  }
  return undefined
}
