import type { Game } from '@grimuar/kernel'
import type { Door, Edition } from './box.ts'
import type { ByLang, Lang } from './lang.ts'
import type { Tutorial, TutorialPlan, TutorialWords } from './tutorial.ts'
import type { Words } from './words.ts'

/** One part of a game, behind an import of its own. */
type Part<T> = () => Promise<T>

/**
 * Opens a game: rules and `speak` come together, texts one language at a time. A door once opened is handed out again. `prepare`
 * fetches what only matches with some options say. `first` are the words that a match can begin with, where the texts are large.
 */
export function opening<T>(
  core: Part<{ readonly game: Game; speak(text: T): Words }>,
  texts: ByLang<Part<T>>,
  prepare?: (lang: Lang, options: unknown) => Promise<void>,
  first?: ByLang<Part<T>>,
): Pick<Edition, 'rules' | 'load' | 'begin'> {
  const doors: { [L in Lang]?: Door } = {}
  return {
    rules: async () => (await core()).game,
    async load(lang, options) {
      const more = options === undefined ? undefined : prepare?.(lang, options)
      const [{ game, speak }, text] = await Promise.all([core(), texts[lang](), more])
      doors[lang] ??= { game, words: speak(text) }
      return doors[lang]
    },
    ...(first && {
      async begin(lang) {
        if (doors[lang]) return doors[lang]
        const [{ game, speak }, text] = await Promise.all([core(), first[lang]()])
        return { game, words: speak(text) }
      },
    }),
  }
}

/** Opens a guided game: its moves, and its words one language at a time. */
export function guiding<Id extends string, M>(
  plan: Part<TutorialPlan<Id, M>>,
  words: ByLang<Part<TutorialWords<Id>>>,
): (lang: Lang) => Promise<Tutorial<M>> {
  return async (lang) => tutorialOf(...(await Promise.all([plan(), words[lang]()])))
}

/** Puts a guided game and its words together. */
function tutorialOf<Id extends string, M>(plan: TutorialPlan<Id, M>, words: TutorialWords<Id>): Tutorial<M> {
  const lessons = plan.lessons.map(({ id, ...lesson }) => ({ ...lesson, ...words.lessons[id] }))
  return { ...plan, names: words.names, lessons }
}
