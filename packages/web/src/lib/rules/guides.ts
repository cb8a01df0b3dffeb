import type { Guide, GuideExample, Lang } from '@grimuar/contract'
import type { Component } from 'svelte'

const guides = import.meta.glob<{ guide: Guide }>('../../../../games/*/guide.ts')
const pictures = import.meta.glob<{ default: Component<{ panel: string }> }>('../../../../games/*/board/Glance.svelte')

/** Loads what explains a game besides its clauses; undefined if there is nothing. */
export async function guideOf(game: string): Promise<Guide | undefined> {
  return (await guides[`../../../../games/${game}/guide.ts`]?.())?.guide
}

/** A guide with its words and its pictures. */
export async function openGuide(game: string, lang: Lang) {
  const guide = await guideOf(game)
  if (!guide) return undefined
  const [words, Picture] = await Promise.all([guide.words[lang](), pictures[`../../../../games/${game}/board/Glance.svelte`]?.()])
  return { guide, words, Picture: Picture?.default }
}

/** Loads what draws an example. */
export type LoadExample = () => Promise<{ default: Component<{ game: string; example: GuideExample; says: string }> }>

export type OpenGuide = NonNullable<Awaited<ReturnType<typeof openGuide>>>
