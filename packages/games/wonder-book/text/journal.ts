import type { Campaign, CampaignSave, Journal, JournalChapter } from '@grimuar/contract/campaign'
import { type AchievementId, achievementsOf, finalesMet, IDS, pagesOf } from '../achievements.ts'
import { cardOf } from '../story/registry.ts'
import { told } from '../story/told.ts'
import { readLeft, type Tale } from '../tale.ts'
import { type Names, namesIn, roman } from './names.ts'
import type { JournalText, WonderText } from './shape.ts'

/** The choices taken in a chapter: what was asked and what was answered. */
export function choicesIn(n: Names, place: { story: string; chapter: number }, tale: Pick<Tale, 'read'>): string[] {
  return pagesOf(tale).flatMap((page) => {
    const card = page.side === 'option' ? cardOf(place, page.card) : undefined
    if (card?.kind !== 'choice' || page.side !== 'option') return []
    const option = card.options[page.at]
    return option ? [`${n.card(page.card)}: ${n.said(`card ${page.card}`, option.t)}`] : []
  })
}

/** The journal of a campaign on the way to a save. The words of these chapters must be loaded. */
export function journalOf(text: WonderText, t: JournalText, campaign: Campaign, path: readonly CampaignSave[]): Journal {
  const met = new Set<AchievementId>(achievementsOf(campaign))
  return {
    chapters: path.map((save, i) => chapterOf(save, i > 0 ? readLeft(path[i - 1]?.state ?? null) : undefined)),
    endings: finalesMet(campaign).map(({ chapter, card }) => namesIn(text, campaign.story, chapter).card(card)),
    achievements: IDS.map((id) => ({
      id,
      met: met.has(id),
      name: met.has(id) ? t.achievements[id].name : '',
      how: met.has(id) ? t.achievements[id].how : '',
    })),
  }

  function chapterOf(save: CampaignSave, before: Tale | undefined): JournalChapter {
    const { story } = campaign
    const tale = readLeft(save.state)
    const n = namesIn(text, story, save.chapter, tale?.heroes.filter(({ played }) => played).length)
    const title = t.titled(roman(save.chapter), n.title)
    if (!tale) return { save: save.id, title, soFar: '', facts: [] }
    const endings = pagesOf(tale).filter(({ side }) => side === 'ending' || side === 'epilogue')
    const written = tale.passwords.filter(({ chapter }) => chapter === save.chapter).map(({ word }) => n.password(word))
    const facts = [
      { label: t.choices, items: choicesIn(n, { story, chapter: save.chapter }, tale) },
      { label: t.passwords, items: written.length ? [written.join(', ')] : [] },
      { label: t.fate, items: [t.tokens(tale.fates.at(-1) ?? 0, text.levels[tale.difficulties.at(-1) ?? 'normal'])] },
      { label: t.heroes, items: heroesIn(n, tale, before) },
      { label: t.ending, items: endings.flatMap((page) => n.page(page)) },
      { label: t.attempts, items: [t.won(save.attempt)] },
    ]
    return {
      save: save.id,
      title,
      soFar: told(text.lang, { story, chapter: save.chapter }, 'chapter', 'so_far') ?? '',
      facts: facts.filter(({ items }) => items.length > 0),
    }
  }

  function heroesIn(n: Names, tale: Tale, before: Tale | undefined): string[] {
    return tale.heroes
      .filter((hero) => hero.played)
      .map(({ id, skills, artefact }) => {
        const had = before?.heroes.find((hero) => hero.id === id)
        const learnt = skills.filter((skill) => !had?.skills.includes(skill)).map(n.skill)
        const found = artefact && artefact !== had?.artefact ? [n.artefact(artefact)] : []
        return t.hero(id, n.hero(id), [...learnt, ...found])
      })
  }
}
