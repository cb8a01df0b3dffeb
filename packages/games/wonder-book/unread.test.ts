import { answersOf, apply, Dealer, listed, quickDice, start } from '@grimuar/kernel'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { afterEach, expect, test } from 'vitest'
import { bot } from './bot.ts'
import type { WonderEvent } from './events.ts'
import type { Page } from './pages.ts'
import { taleAt } from './samples.ts'
import { story } from './stories/lost-name/index.ts'
import type { Card } from './story/language/cards.ts'
import type { Script } from './story/language/effects.ts'
import { registerStory } from './story/registry.ts'
import type { Chapter, Story } from './story/story.ts'
import type { WonderTable } from './table.ts'
import type { Tale } from './tale.ts'
import { whole as game } from './whole.ts'

afterEach(() => registerStory(story))

interface Played {
  readonly seats: number
  readonly tale: Tale
  readonly seed: number
}

/** Everything that people and companions can know at each decision: view, moves, events, a companion's move and foresight. */
function trace({ seats, tale, seed }: Played, decisions: number, foresee: boolean): { lines: string[]; pages: readonly Page[] } {
  const dice = quickDice(seed)
  let told: WonderEvent[] = []
  const hear = (event: WonderEvent) => void told.push(event)
  const t = start(game, { difficulty: 'normal', ties: 'ask', tale }, seats, dice, hear)
  const dealer = new Dealer<WonderEvent>(dice, hear)
  const lines: string[] = []
  let { pages } = t
  for (let n = 0; n < decisions && !t.over; n++) {
    pages = t.pages
    const seat = t.ask?.to[0] ?? 0
    const view = game.view(t, seat)
    const answers = answersOf(game, t, seat)
    const move = bot.policy(view, seat, answers, quickDice(n))
    const outcomes = foresee ? listed(answers).map((one) => imagined(game.imagine(view, seat, quickDice(0)), seat, one)) : []
    lines.push(JSON.stringify([view, answers, told, move, outcomes]))
    told = []
    apply(game, t, seat, move, dealer)
  }
  return { lines, pages }
}

/** The effect of a move as far as read pages tell. */
function imagined(t: WonderTable, seat: number, move: unknown): unknown {
  const told: WonderEvent[] = []
  const legal = listed(answersOf(game, t, seat)).find((one) => JSON.stringify(one) === JSON.stringify(move))
  if (legal) apply(game, t, seat, legal, new Dealer<WonderEvent>(quickDice(5), (event) => void told.push(event)))
  return [t, told]
}

/** The same story, but everything that nobody has read is another. */
function rewritten(chapter: Chapter, pages: readonly Page[]): Chapter {
  const isRead = (n: number, side: Page['side'], at = 0) =>
    pages.some((page) => page.card === n && page.side === side && ('at' in page ? page.at : 0) === at)
  const last = Math.max(0, ...pages.map(({ card }) => card))
  const loss: Script = [{ verb: 'fate', of: -1 }]
  const scripts: { [source: string]: readonly Script[] } = { ...chapter.scripts }
  /** A script of its own for a part that nobody has read. */
  const other = (n: number): number => {
    const source = `card ${n}`
    scripts[source] = [...(scripts[source] ?? []), loss]
    return scripts[source].length - 1
  }
  const cards = chapter.cards.map((card): Card => {
    const { n } = card
    if (!isRead(n, 'front')) {
      scripts[`card ${n}`] = []
      // The kind of a card that was put aside is known (an order brings it into play), but not its text.
      if (n > last) return { n, kind: 'story', title: 'title', text: 'text', do: other(n), then: 'win' }
      if (card.kind === 'interaction')
        return { ...card, area: '', header: 'none', cost: { sparks: 9 }, back: { text: '', do: other(n) } }
      if (card.kind === 'item') return { ...card, actions: [], mods: { no_give: true } }
      return card
    }
    if (card.kind === 'interaction' && !isRead(n, 'back')) return { ...card, back: { text: '', do: other(n) } }
    if (card.kind === 'objective' && !isRead(n, 'back')) return { ...card, back: { text: '', do: other(n), then: 'win' } }
    if (card.kind === 'choice')
      return {
        ...card,
        options: card.options.map((option, i) =>
          isRead(n, 'option', i) ? option : { ...option, out: '', do: other(n), then: 'win' },
        ),
      }
    return card
  })
  return { ...chapter, cards, scripts }
}

const retold = (chapter: number, pages: readonly Page[]): Story => ({
  ...story,
  chapters: story.chapters.map((one) => rewritten(one, one.id === chapter ? pages : [])),
})

const DECISIONS = 90

test(seeded('WB-1.3 two campaigns that differ only in what nobody has read cannot be told apart'), () => {
  for (const seed of seeds(10, 2)) {
    const chapter = 1 + (seed % 6)
    const seats = 1 + (Math.floor(seed / 6) % 4)
    const played = { seats, tale: taleAt(story, chapter, seed, Math.max(2, seats)), seed }
    const decisions = 5 + ((seed * 13) % DECISIONS)
    registerStory(story)
    const known = trace(played, decisions, true)
    registerStory(retold(chapter, known.pages))
    expect(trace(played, decisions, true).lines).toEqual(known.lines)
  }
})

test('WB-1.3 they part as soon as it is read', () => {
  const played = { seats: 2, tale: taleAt(story, 1, 'rich', 2), seed: 3 }
  const known = trace(played, 40, false)
  registerStory(retold(1, []))
  expect(trace(played, 40, false).lines).not.toEqual(known.lines)
})
