/** Facts that all parts of the board read from the view. No rules: only what can be pointed at, and its name. */
import type { BoardProps } from '@grimuar/ui'
import type { AnyMove, WonderQuestion } from '../asks/questions.ts'
import { beside } from '../board.ts'
import type { WonderEvent } from '../events.ts'
import { amount } from '../heroes.ts'
import { type HeroNo, NOBODY } from '../ids.ts'
import { cardAs, cardOf } from '../story/registry.ts'
import type { Hero } from '../table.ts'
import { type Names, namesIn } from '../text/names.ts'
import type { WonderText } from '../text/shape.ts'
import type { WonderView } from '../view.ts'
import type { Being, Spot } from './book/layout.ts'

export type WonderProps = BoardProps<WonderView, WonderQuestion, AnyMove, WonderEvent, WonderText>
type Said = Pick<WonderProps, 'view' | 'words'>

export function namesOf({ view, words }: Said): Names {
  return namesIn(words.text, view.story, view.chapter, view.heroes.length)
}

/** A text of the story; '' if it has none. */
export function saidOf(n: Names, source: string, key: string): string {
  const said = n.said(source, key)
  return said === key ? '' : said
}

/** The legal moves by pointing at this figure. */
export function movesAt(moves: readonly AnyMove[], being: Being): AnyMove[] {
  if ('hero' in being) return moves.filter((move) => 'hero' in move && move.hero === being.hero)
  if ('wyrm' in being) return moves.filter((move) => 'wyrm' in move && move.wyrm === being.wyrm)
  if ('unit' in being) return moves.filter((move) => 'unit' in move && move.unit === being.unit)
  if ('card' in being) return moves.filter((move) => 'do' in move && move.do === 'interact' && move.card === being.card)
  return []
}

/**
 * The legal moves by pointing at an area: to go there, to pick it, and, so that small figures need not be hit, to pick someone or
 * use something there.
 */
export function movesInto(moves: readonly AnyMove[], { area, figures }: Pick<Spot, 'area' | 'figures'>): AnyMove[] {
  const here = moves.filter((move) =>
    'do' in move ? move.do === 'move' && move.to === area : 'area' in move && move.area === area,
  )
  return [...here, ...figures.flatMap(({ being }) => movesAt(moves, being))]
}

/** The illegal move of an area without a legal one, so that the rules can give the reason. */
export function wantedAt(question: WonderQuestion | undefined, area: string): AnyMove {
  return question?.kind === 'act' ? { do: 'move', to: area } : { area }
}

/** Everything in an area, in a line, for players who do not see the book. */
export function areaLine({ view, words }: Said, { area, figures }: Spot): string {
  const n = namesOf({ view, words })
  const wyrms = view.wyrms.filter((wyrm) => wyrm.area === area)
  return words.text.table.area({
    name: n.area(area),
    sparks: view.sparks[area] ?? 0,
    standing: wyrms.filter(({ stunned }) => !stunned).length,
    stunned: wyrms.filter(({ stunned }) => stunned).length,
    vortex: view.vortices.includes(area),
    others: figures.flatMap(({ being }) => beingName({ view, words }, n, being) ?? []).join(', '),
    ways: beside(view, area)
      .map((to) => n.area(to))
      .join(', '),
  })
}

function beingName({ view, words }: Said, n: Names, being: Being): string | undefined {
  if ('hero' in being) return n.hero(view.heroes[being.hero]?.id ?? '')
  if ('unit' in being)
    return words.text.pick.unit(n.unit(being.unit), view.units.find(({ id }) => id === being.unit)?.hearts ?? 0)
  return 'card' in being ? n.card(being.card) : undefined
}

/** The hero whose things the viewer sees: the one asked, else the one whose turn it is, else its own first one. */
export function heroShown({ view, question, seat }: Pick<WonderProps, 'view' | 'question' | 'seat'>): HeroNo {
  const q = question?.question
  const runs = (hero: HeroNo) => seat === null || view.heroes[hero]?.seat === seat
  if (q && q.kind !== 'option' && q.hero !== NOBODY && view.heroes[q.hero] && runs(q.hero)) return q.hero
  if (view.heroes[view.turn] && runs(view.turn)) return view.turn
  const own = view.heroes.findIndex((_, hero) => runs(hero))
  return own < 0 ? NOBODY : own
}

export function heroesOf(view: WonderView, seat: number): { readonly no: HeroNo; readonly hero: Hero }[] {
  return view.heroes.map((hero, no) => ({ no, hero })).filter(({ hero }) => hero.seat === seat)
}

/** The progress of a goal that can be counted. */
export function goalCount(v: WonderView): readonly [done: number, needed: number] | undefined {
  if (v.objective === 0) return undefined
  const { is, of } = cardAs(v, v.objective, 'objective').goal
  switch (is) {
    case 'defeated': {
      const needed = amount(v, of)
      return [Math.min(v.defeated, needed), needed]
    }
    case 'used':
      return [of.filter((card) => v.used.includes(card)).length, of.length]
    case 'count': {
      const [first, more] = Object.entries(of)
      if (!first || more) return undefined
      const needed = amount(v, first[1])
      return [Math.min(v.counters[first[0]] ?? 0, needed), needed]
    }
    case 'rounds': {
      const needed = amount(v, of)
      return [Math.min(v.rounds, needed), needed]
    }
    default:
      return undefined
  }
}

/** Whether a card's front gives its story: heroes, skills and wyrm cards have none. */
export function hasStory(v: WonderView, card: number): boolean {
  return 'title' in cardOf(v, card)
}
