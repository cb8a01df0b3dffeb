import { answersOf, quickDice } from '@grimuar/kernel'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { describe, expect, test } from 'vitest'
import { effectsOf, Met } from './authors/met.ts'
import { playChapter, unmet } from './authors/trial.ts'
import { bot } from './bot.ts'
import type { Page } from './pages.ts'
import { samplesOf, taleAt } from './samples.ts'
import { story } from './stories/lost-name/index.ts'
import { parts } from './stories/parts.ts'
import { EFFECTS, type Effect } from './story/language/effects.ts'
import { registerStory } from './story/registry.ts'
import type { Chapter } from './story/story.ts'
import { watchEffects } from './verbs/index.ts'
import { whole as game } from './whole.ts'

describe('the lost name', () => {
  const states = story.chapters.flatMap(({ id, roman }) =>
    ([1, 3, 4] as const).flatMap((seats) => (['poor', 'rich'] as const).map((wealth) => ({ id, roman, seats, wealth }))),
  )

  test.each(states)('chapter $roman can be won by $seats from the $wealth state', ({ id, seats, wealth }) => {
    const tale = taleAt(story, id, wealth, Math.max(2, seats))
    const won = Array.from({ length: 20 }, (_, seed) => seed).find(
      (seed) => playChapter({ seats, tale, seed: seed + 1 }).end === 'won',
    )
    expect(won).toBeDefined()
  })

  test.each(story.chapters)('every card, option, back, boss row, action and ending of chapter $roman is met', (chapter) => {
    expect(unmet(story, chapter, new Met(story), 150)).toEqual([])
  })

  test('samples of the last chapter lead to the ending VI-20 and to every gift of VI-4', () => {
    const met = new Met(story)
    const ran = new Set<Effect>()
    watchEffects((effect) => ran.add(effect))
    const gifts = effectsOf(story).filter(({ name }) => name.startsWith('VI-4 '))
    const left = () => [
      ...met.missing().filter((name) => name.startsWith('VI-20 ')),
      ...gifts.flatMap(({ name, effect }) => (ran.has(effect) ? [] : [name])),
    ]
    const tales = samplesOf(story).filter(({ chapter }) => chapter === 6)
    for (let seed = 1; seed <= 40 && left().length > 0; seed++)
      for (const tale of tales)
        playChapter({
          seats: 2,
          tale,
          seed,
          hear: (event) => met.note(event),
          before(t) {
            t.fate = Math.max(t.fate, 4)
          },
        })
    expect(left()).toEqual([])
  })

  test('every artefact is used', () => {
    const used = new Set<string>()
    for (let seed = 1; seed <= 30 && used.size < story.cast.artefacts.length; seed++)
      playChapter({
        seats: 4,
        tale: taleAt(story, 5, seed, 4),
        seed,
        hear: (event) => void (event.kind === 'usedAction' && event.source.startsWith('artefact') && used.add(event.source)),
        chance: 3,
      })
    const acting = story.cast.artefacts.filter(({ actions }) => actions?.length).map(({ id }) => `artefact ${id}`)
    expect([...used].sort()).toEqual(acting.sort())
  })
})

test('the campaign uses the language: every effect but those kept in reserve', () => {
  const used = new Set(
    [...story.chapters.map(({ scripts }) => scripts), story.cast.scripts].flatMap((s) =>
      Object.values(s)
        .flat(2)
        .map(({ verb }) => verb),
    ),
  )
  const reserve = Object.keys(EFFECTS).filter((verb) => !used.has(verb as never))
  expect(reserve).toEqual(['read', 'open', 'discard', 'heal_full', 'clear_flag', 'unit_to', 'recover', 'attack'])
})

describe('what nobody has read', () => {
  /** The chapter with everything unread replaced by a trap that throws when it is read. */
  function trapped(chapter: Chapter, pages: readonly Page[]): Chapter {
    const isRead = (n: number, side: Page['side']) => pages.some((page) => page.card === n && page.side === side)
    const trap = (name: string, of: object, key: string) => ({
      ...of,
      get [key](): never {
        throw new Error(`${name} was looked at, though nobody has read it`)
      },
    })
    const cards = chapter.cards.map((card) => {
      const name = `${chapter.roman}-${card.n}`
      if (!isRead(card.n, 'front')) return trap(name, {}, 'kind')
      if ((card.kind === 'interaction' || card.kind === 'objective') && !isRead(card.n, 'back')) {
        const { back: _back, ...front } = card
        return trap(`${name} back`, front, 'back')
      }
      if (card.kind !== 'choice' || isRead(card.n, 'option')) return card
      return { ...card, options: card.options.map(({ do: _do, ...option }) => trap(`${name} option`, option, 'do')) }
    })
    const scripts = Object.fromEntries(
      Object.entries(chapter.scripts).filter(([source]) => isRead(Number(source.slice(5)), 'front')),
    )
    return { ...chapter, cards: cards as unknown as Chapter['cards'], scripts }
  }

  test(seeded('WB-1.3 views, moves and companions know nothing of it'), () => {
    for (const seed of seeds(6, 2)) {
      const { id } = story.chapters[seed % 6] ?? { id: 1 }
      const seats = 1 + (seed % 4)
      let n = 0
      playChapter({
        seats,
        tale: taleAt(story, id, seed, Math.max(2, seats)),
        seed,
        before(t) {
          if (n++ % 5 !== 0) return
          const look = () => {
            const seat = t.ask?.to[0] ?? 0
            const view = game.view(t, seat)
            const answers = answersOf(game, t, seat)
            return JSON.stringify([view, answers, bot.policy(view, seat, answers, quickDice(n))])
          }
          const known = look()
          const chapters = story.chapters.map((one) => trapped(one, one.id === id ? t.pages : []))
          registerStory({ ...story, chapters }, parts['lost-name'].sides)
          try {
            expect(look()).toBe(known)
          } finally {
            registerStory(story)
          }
        },
      })
    }
  })
})
