import type { CampaignWords } from '@grimuar/contract/campaign'
import { parts } from '../stories/parts.ts'
import { storyNamed } from '../story/registry.ts'
import type { Outline } from '../story/story.ts'
import { DIFFICULTIES } from '../tale.ts'
import { roman } from './names.ts'
import type { WonderText } from './shape.ts'

/** All a game says of campaigns. The journal is loaded when it is opened. */
export function speakOfCampaigns(text: WonderText): CampaignWords {
  const known: { readonly [story: string]: Outline } = parts
  return {
    story: (id) => (storyNamed(id)?.outline ?? known[id])?.title[text.lang] ?? id,
    chapter: (n) => text.chapter(roman(n)),
    settings: ({ settings }) => text.levels[DIFFICULTIES.find((one) => one === settings['difficulty']) ?? 'normal'],
    async journal(campaign, path) {
      const [{ journalOf }, journal] = await Promise.all([import('./journal.ts'), text.journal()])
      return journalOf(text, journal, campaign, path)
    },
  }
}
