import type { Campaign, CampaignSave, CampaignWords, Journal, JournalChapter } from '@grimuar/contract/campaign'
import { type AchievementId, achievementsOf, finalesMet, IDS, pagesOf } from '../achievements.ts'
import { cardOf, storyNamed } from '../story/shelf.ts'
import { told } from '../story/told.ts'
import { DIFFICULTIES, type Difficulty, readLeft, type Tale } from '../tale.ts'
import { type Names, type NameText, namesIn } from './names.ts'

/** What the journal says, in one language. */
export interface JournalText {
  chapter(roman: string): string
  titled(roman: string, title: string): string
  readonly choices: string
  readonly passwords: string
  readonly fate: string
  tokens(n: number, difficulty: string): string
  readonly levels: { readonly [D in Difficulty]: string }
  readonly attempts: string
  won(attempt: number): string
  readonly heroes: string
  /** A hero of a chapter, and the skills and the artefact won in it. */
  hero(id: string, name: string, things: readonly string[]): string
  readonly ending: string
  /** The same lines on the end page of a chapter. */
  readonly end: { readonly nothingWritten: string; readonly lost: string }
  readonly achievements: { readonly [A in AchievementId]: { readonly name: string; readonly how: string } }
}

interface Texts extends NameText {
  readonly journal: JournalText
}

/** A small number in Roman numerals. */
function roman(n: number): string {
  return n >= 10 ? `X${roman(n - 10)}` : (['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n] ?? '')
}

/** The choices taken in a chapter: what was asked and what was answered. */
export function choicesIn(n: Names, place: { story: string; chapter: number }, tale: Pick<Tale, 'read'>): string[] {
  return pagesOf(tale).flatMap((page) => {
    const card = page.side === 'option' ? cardOf(place, page.card) : undefined
    if (card?.kind !== 'choice' || page.side !== 'option') return []
    const option = card.options[page.at]
    return option ? [`${n.card(page.card)}: ${n.said(`card ${page.card}`, option.t)}`] : []
  })
}

/** All a game says of campaigns. */
export function speakOfCampaigns(text: Texts): CampaignWords {
  const { journal: t } = text
  const romanOf = (story: string, n: number) => storyNamed(story)?.chapters[n - 1]?.roman ?? `${n}`

  function chapterOf(campaign: Campaign, save: CampaignSave, before: Tale | undefined): JournalChapter {
    const { story } = campaign
    const tale = readLeft(save.state)
    const n = namesIn(text, story, save.chapter)
    const title = t.titled(romanOf(story, save.chapter), n.title)
    if (!tale) return { save: save.id, title, soFar: '', facts: [] }
    const endings = pagesOf(tale).filter(({ side }) => side === 'ending' || side === 'epilogue')
    const written = tale.passwords.filter(({ chapter }) => chapter === save.chapter).map(({ word }) => n.password(word))
    const facts = [
      { label: t.choices, items: choicesIn(n, { story, chapter: save.chapter }, tale) },
      { label: t.passwords, items: written.length ? [written.join(', ')] : [] },
      { label: t.fate, items: [t.tokens(tale.fates.at(-1) ?? 0, t.levels[tale.difficulties.at(-1) ?? 'normal'])] },
      { label: t.heroes, items: heroesIn(n, tale, before) },
      { label: t.ending, items: endings.flatMap((page) => n.page(page, 0)) },
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

  return {
    story: (id) => storyNamed(id)?.title[text.lang] ?? id,
    chapter: (n) => t.chapter(roman(n)),
    settings: ({ settings }) => t.levels[DIFFICULTIES.find((one) => one === settings['difficulty']) ?? 'normal'],
    journal(campaign, path): Journal {
      const met = new Set<AchievementId>(achievementsOf(campaign))
      return {
        chapters: path.map((save, i) => chapterOf(campaign, save, i > 0 ? readLeft(path[i - 1]?.state ?? null) : undefined)),
        endings: finalesMet(campaign).map(({ chapter, card }) => namesIn(text, campaign.story, chapter).card(card)),
        achievements: IDS.map((id) => ({
          id,
          met: met.has(id),
          name: met.has(id) ? t.achievements[id].name : '',
          how: met.has(id) ? t.achievements[id].how : '',
        })),
      }
    },
  }
}
