import { looksLikeCampaign } from '@grimuar/contract/campaign'
import { goto } from '$app/navigation'
import type { SavedMatch } from '../session/saved-matches.ts'
import { deleteChapter, importCampaign } from './chapters.ts'
import { campaignText } from './words.ts'

/** Imports a campaign from a file and opens its page; returns what is wrong with it, in words, or ''. */
export async function takeCampaign(content: string): Promise<string> {
  const taken = await importCampaign(content)
  if (taken.ok) {
    await goto(`/campaign/${taken.id}`)
    return ''
  }
  const t = campaignText()
  if (!('line' in taken)) return t.import[taken.fault]
  return `${t.import.bad} (${t.import.line(taken.line)}: ${t.faults[taken.fault](...taken.facts)})`
}

export const isCampaign = looksLikeCampaign

/** Deletes the match of a chapter, unless that would lose a win; returns why not, in words, or ''. */
export async function removeChapter(saved: SavedMatch): Promise<string> {
  return (await deleteChapter(saved)) ? campaignText().page.full : ''
}
