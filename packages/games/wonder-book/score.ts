import type { Json, Shared } from '@grimuar/kernel'
import { writePages } from './pages.ts'
import { castOf, chapterOf } from './story/registry.ts'
import type { WonderTable } from './table.ts'
import { type HeroTale, TALE_FORMAT, type Tale } from './tale.ts'

/** All win or lose together; what counts are the fate tokens left. */
export function result(t: WonderTable): Shared {
  const won = t.end === 'won'
  const fate = won ? t.fate : 0
  const score = { total: fate, parts: [{ name: 'fate', points: fate }] }
  return { kind: 'shared', won, scores: Array.from({ length: t.seats }, () => score) }
}

/** The carry of a won chapter; a lost one leaves nothing, so that it starts again from its beginning. */
export function leaves(t: WonderTable): Tale | undefined {
  if (t.end !== 'won') return undefined
  const { story } = chapterOf(t)
  const cast = castOf(t)
  const played = t.heroes.map(({ id }) => id)
  const others = Object.keys(cast.heroes).filter((id) => !played.includes(id) && (t.sides[id]?.length || t.artefacts[id]))
  const heroTale = (id: string): HeroTale => ({
    id,
    played: played.includes(id),
    skills: t.sides[id] ?? [],
    artefact: t.artefacts[id] ?? '',
  })
  return {
    format: TALE_FORMAT,
    story: t.story,
    version: story.version,
    chapter: t.chapter + 1,
    passwords: t.passwords.map((password) => ({ ...password })),
    wyrmCards: t.wyrmCards.filter((card) => !cast.wyrmDeck.includes(card)),
    tiers: t.tiers.slice(),
    heroes: [...played, ...others].map(heroTale),
    chest: t.chest,
    fates: t.fates.slice(),
    difficulties: t.difficulties.slice(),
    read: [...t.read, writePages(t.pages)],
  }
}

/** The next chapter's options; nothing after the last one. */
export function follow(t: WonderTable): Json | undefined {
  const tale = leaves(t)
  if (!tale || tale.chapter > chapterOf(t).story.sides.length) return undefined
  return { difficulty: t.difficulty, ties: t.ties, tale }
}
