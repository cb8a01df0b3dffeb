import { saveOf } from '@grimuar/contract/campaign'
import type { MatchState } from '../matches/match-state.ts'
import { seatedPeople, setupOf } from '../matches/setup.ts'
import type { SavedPlayer } from '../store/campaigns.ts'
import type { RoomRow, WonChapter } from '../store/contract.ts'

/** The save that the match of a room leaves; undefined if the match belongs to no campaign or was not won. */
export function wonChapter(row: RoomRow, { match, ended }: MatchState, time: number): WonChapter | undefined {
  const setup = setupOf(row)
  if (!setup.campaign || ended?.how !== 'played') return undefined
  const { id: campaign, save: parent, attempt } = setup.campaign
  const made = saveOf(match, { match: row.id, parent, attempt, players: [], time })
  if (!made) return undefined
  const { id, chapter, settings, state } = made
  const players = setup.seats.map((plan): SavedPlayer => (plan.kind === 'person' ? { person: plan.person } : { bot: true }))
  return {
    campaign,
    save: { id, parent, chapter, attempt, settings, players, time, state, here: true, record: null },
    people: seatedPeople(setup).map(({ person }) => person),
  }
}
