import type { Story } from '../../story/story.ts'
import { cast } from '../lost-name/cast.ts'
import { chapter1 } from './chapter-1.ts'

export const story: Story = {
  id: 'lantern-night',
  version: 1,
  title: { pl: 'Noc Latarni', en: 'Lantern Night' },
  cast: { ...cast, passwords: [] },
  chapters: [chapter1],
}
