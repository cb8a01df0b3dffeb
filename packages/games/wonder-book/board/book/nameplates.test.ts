import { LANGS, type Lang } from '@grimuar/contract'
import { answersOf, apply, Dealer, quickDice, start, startFrom } from '@grimuar/kernel'
import { beforeAll, expect, test } from 'vitest'
import { bot } from '../../bot.ts'
import { positions } from '../../positions.ts'
import { readable } from '../../readable.ts'
import { taleAt } from '../../samples.ts'
import { story } from '../../stories/lost-name/index.ts'
import { told } from '../../story/told.ts'
import { loadWordsOf } from '../../text/load.ts'
import type { WonderView } from '../../view.ts'
import { whole as game } from '../../whole.ts'
import { HEIGHT, spotsOf, WIDTH } from './layout.ts'
import { nameplates, type Rect } from './nameplates.ts'

/** How wide the book is on a phone held upright, on a tablet and on a small desk. */
const WIDTHS = [396, 640, 804]
const EVERY = 25

const meet = (a: Rect, b: Rect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5

const isOutside = ({ left, top, right, bottom }: Rect, width: number) =>
  left < -0.01 || top < -0.01 || right > width + 0.01 || bottom > (HEIGHT / WIDTH) * width + 0.01

beforeAll(async () => {
  for (const lang of LANGS) for (const { id } of story.chapters) await loadWordsOf(lang, { story: story.id, chapter: id })
})

/** The faults of the names in a book of this width. */
function faultsOf(view: WonderView, lang: Lang, width: number): string[] {
  const spots = spotsOf(view)
  const nameOf = (area: string) => told(lang, view, 'areas', area) ?? ''
  const plates = Object.entries(nameplates(spots, nameOf, width))
  const unnamed = spots.filter(
    ({ area }, i) => plates[i]?.[0] !== area || plates[i]?.[1].text.replace('\n', ' ') !== nameOf(area),
  )
  return [
    ...unnamed.map(({ area }) => `${area} has no name`),
    ...plates.flatMap(([area, { rect }], i) => [
      ...(isOutside(rect, width) ? [`${area} is outside`] : []),
      ...plates.slice(i + 1).flatMap(([other, more]) => (meet(rect, more.rect) ? [`${area} lies on ${other}`] : [])),
    ]),
  ].map((fault) => `${fault}: ${width} pixels, ${lang}, ${view.heroes.length} heroes`)
}

test.each([1, 2, 3, 4, 5, 6])('chapter %i: every place has a name that lies on no other, within the book', (chapter) => {
  const faults: string[] = []
  let tables = 0
  for (const seats of [2, 4]) {
    const dice = quickDice(7)
    const dealer = new Dealer(dice)
    const t = start(game, { difficulty: 'easy', ties: 'usual', tale: taleAt(story, chapter, 'rich', seats) }, seats, dice)
    for (let n = 0; !t.over && n < 200; n++) {
      const seat = t.ask?.to[0] ?? 0
      const view = game.view(t, seat)
      if (view.heroes.length && n % EVERY === 0) {
        tables++
        for (const width of WIDTHS) for (const lang of LANGS) faults.push(...faultsOf(view, lang, width))
      }
      apply(game, t, seat, bot.policy(view, seat, answersOf(game, t, seat), quickDice(n)), dealer)
    }
  }
  expect(faults).toEqual([])
  expect(tables).toBeGreaterThan(5)
})

/** As wide as the book is on small phones whose owners have doubled the text. */
const NARROW = [200, 220, 240, 260, 300]

test('also in a very narrow book no name is cut at its edge', () => {
  const out: string[] = []
  for (const [name, position] of Object.entries(positions)) {
    const table = readable.read?.(position().table)
    if (!table) throw new Error(`${name} cannot be read`)
    const view = game.view(startFrom(readable, table, quickDice(7)), 0)
    for (const lang of LANGS)
      for (const width of NARROW) {
        const plates = nameplates(spotsOf(view), (area) => told(lang, view, 'areas', area) ?? '', width)
        for (const { text, rect } of Object.values(plates))
          if (isOutside(rect, width)) out.push(`${text}: ${name}, ${lang}, ${width} pixels`)
      }
  }
  expect(out).toEqual([])
})
