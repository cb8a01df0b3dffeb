/** The tools of authors besides the compiler: look at a story, play it, let the policy play it. */
import { LANGS } from '@grimuar/contract'
import { packed as english } from '../stories/lost-name/en/cast.ts'
import { story as lostName } from '../stories/lost-name/index.ts'
import { packed as polish } from '../stories/lost-name/pl/cast.ts'
import type { Compiled, Troupe } from '../story/compile.ts'
import { opened, type Packed } from '../story/packed.ts'
import { registerStory } from '../story/registry.ts'
import type { Said } from '../story/story.ts'
import { keepWords } from '../story/told.ts'

export { bot } from '../bot.ts'
export { taleAt } from '../samples.ts'
export { DIFFICULTIES } from '../tale.ts'
export { en } from '../text/en.ts'
export { pl } from '../text/pl.ts'
export { speak } from '../text/words.ts'
export { whole as game } from '../whole.ts'
export { graphSvg, graphText } from './graph.ts'
export { playChapter, trial } from './trial.ts'

function unpacked(packed: Packed): Said {
  const tell = opened(packed)
  return Object.fromEntries(Object.keys(packed.said).map((source) => [source, tell(source) ?? {}]))
}

/** The cast that plays in campaigns that bring none. */
export const troupe: Troupe = { cast: lostName.cast, said: { pl: unpacked(polish), en: unpacked(english) } }

/** Puts a campaign that was read from a file where tables find it, with its words. */
export function bring({ story, texts }: Compiled): void {
  registerStory(story)
  for (const lang of LANGS)
    for (const [i, { id: chapter }] of story.chapters.entries()) {
      const said = [texts[lang].chapters[i] ?? {}, texts[lang].cast]
      keepWords(
        lang,
        { story: story.id, chapter },
        said.map((words) => (source) => words[source]),
      )
    }
}
