import { goto } from '$app/navigation'
import { isCampaign, takeCampaign } from '../campaign/take-campaign.ts'
import { importRecord } from '../session/begin.ts'
import { faultWords } from '../text/fault-words.ts'
import { text } from '../text/index.ts'

// The largest files that are read: of a campaign, and of one game.
const LARGEST = 4_000_000
const LARGEST_RECORD = 2_000_000

/** Takes a campaign or the record of a game from a file, and opens it; returns what is wrong with the file, if anything is. */
export async function takeFile(file: File): Promise<string> {
  const t = text()
  if (file.size > LARGEST) return t.home.importTooLarge
  const content = await file.text()
  if (isCampaign(content)) return takeCampaign(content)
  if (content.length > LARGEST_RECORD) return t.home.importTooLarge
  const taken = await importRecord(content)
  if (taken.ok) await goto(`/match/${taken.id}`)
  else if (taken.stage === 'game') return t.home.importUnknown(taken.game)
  else {
    const what = taken.stage === 'read' ? t.home.importUnreadable : t.home.importIllegal
    return `${what} (${t.home.importLine(taken.line)}: ${faultWords(taken)})`
  }
  return ''
}
