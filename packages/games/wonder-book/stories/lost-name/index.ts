import type { Story } from '../../story/story.ts'
import { cast } from './cast.ts'
import { chapter1 } from './chapter-1.ts'
import { chapter2 } from './chapter-2.ts'
import { chapter3 } from './chapter-3.ts'
import { chapter4 } from './chapter-4.ts'
import { chapter5 } from './chapter-5.ts'
import { chapter6 } from './chapter-6.ts'

export const story: Story = {
  id: 'lost-name',
  version: 1,
  title: { pl: 'Zgubione Imię', en: 'The Lost Name' },
  cast,
  chapters: [chapter1, chapter2, chapter3, chapter4, chapter5, chapter6],
}
