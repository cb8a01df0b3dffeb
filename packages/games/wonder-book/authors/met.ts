import type { WonderEvent } from '../events.ts'
import type { Page } from '../pages.ts'
import type { Card } from '../story/language/cards.ts'
import type { Effect } from '../story/language/effects.ts'
import type { Chapter, Scripts, Story } from '../story/story.ts'

function pageName(roman: string, page: Page): string {
  return `${roman}-${page.card} ${page.side}${'at' in page ? ` ${page.at + 1}` : ''}`
}

function namesOn({ roman }: Chapter, card: Card): string[] {
  const front = `${roman}-${card.n} front`
  const actions = 'actions' in card ? (card.actions ?? []).map(({ id }) => `${roman}-${card.n} action ${id}`) : []
  switch (card.kind) {
    case 'hero':
      return []
    case 'interaction':
    case 'objective':
      return [front, `${roman}-${card.n} back`, ...actions]
    case 'choice':
      return [front, ...card.options.map((_, i) => `${roman}-${card.n} option ${i + 1}`)]
    case 'end':
      return [front, ...card.endings.map((_, i) => `${roman}-${card.n} ending ${i + 1}`)]
    default:
      return [front, ...actions]
  }
}

/** Bosses that a chapter brings into play. */
function bossesIn({ scripts }: Chapter): string[] {
  const brought = Object.values(scripts).flat(2)
  return [...new Set(brought.flatMap((effect) => (effect.verb === 'boss' ? [effect.of.id] : [])))]
}

/** The story's chapter of this number. */
const chapterIn = (story: Story, event: WonderEvent) => story.chapters[Number(event.in.split('/')[1]) - 1]

/** Keeps count of what was met of a story: cards, backs, options, endings, actions and the rows of bosses. */
export class Met {
  private readonly met = new Set<string>()
  private readonly story: Story

  constructor(story: Story) {
    this.story = story
  }

  note(event: WonderEvent): void {
    if (event.kind !== 'page' && event.kind !== 'bossRow' && event.kind !== 'usedAction') return
    const chapter = chapterIn(this.story, event)
    if (!chapter || !event.in.startsWith(`${this.story.id}/`)) return
    if (event.kind === 'page') this.met.add(pageName(chapter.roman, event.page))
    if (event.kind === 'bossRow') this.met.add(`${chapter.roman} boss ${event.boss} ${event.row}`)
    if (event.kind === 'usedAction') this.met.add(`${event.source.replace(/^card /, `${chapter.roman}-`)} action ${event.action}`)
  }

  /** The things of a chapter that no trial has met. */
  missingIn(chapter: Chapter): string[] {
    const rows = bossesIn(chapter).flatMap((boss) => [0, 1, 2].map((row) => `${chapter.roman} boss ${boss} ${row}`))
    return [...chapter.cards.flatMap((card) => namesOn(chapter, card)), ...rows].filter((name) => !this.met.has(name))
  }

  missing(): string[] {
    return this.story.chapters.flatMap((chapter) => this.missingIn(chapter))
  }
}

/** Every effect of a story with a name: its place and its word. */
export function effectsOf({ cast, chapters }: Story): { readonly name: string; readonly effect: Effect }[] {
  const all = [{ before: '', scripts: cast.scripts }, ...chapters.map(({ roman, scripts }) => ({ before: `${roman}-`, scripts }))]
  return all.flatMap(({ before, scripts }) => effectsIn(before, scripts))
}

function effectsIn(before: string, scripts: Scripts): { name: string; effect: Effect }[] {
  return Object.entries(scripts).flatMap(([source, list]) =>
    list.flatMap((script, i) =>
      script.map((effect, j) => ({ name: `${before}${source.replace(/^card /, '')} ${i}.${j} ${effect.verb}`, effect })),
    ),
  )
}
