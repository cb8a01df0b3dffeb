import { areasOnBoard } from '../../board.ts'
import type { HeroNo } from '../../ids.ts'
import { cardAs, chapterOf } from '../../story/registry.ts'
import type { WonderView } from '../../view.ts'
import { SPOTS } from './spots.ts'

/** The size every scenery is drawn in; places are told in it, and shown as shares of it. */
export const WIDTH = 1000
export const HEIGHT = 620
/** A book narrower than this, in pixels, has larger figures. */
export const SMALL = 544

/** The kinds of figures on the board. */
export type Being =
  | { readonly hero: HeroNo }
  | { readonly wyrm: number }
  | { readonly unit: string }
  | { readonly card: number }
  | { readonly thing: 'spark' | 'vortex' | 'spring' | 'aura' | 'token' }

/** A figure: what it is, how it is drawn and where its feet are. */
export interface Figure {
  readonly key: string
  readonly being: Being
  readonly symbol: string
  readonly x: number
  readonly y: number
  readonly size: number // its width
  readonly room: number // between it and the one beside it
  readonly count?: number // the number of figures it stands for, if more than one
  readonly hearts?: readonly [now: number, most: number]
  readonly colour?: string // of the header of a card
  readonly from?: string // the places or figures it comes from when it is new
}

/** An area of the book: where figures stand, and all that is there. */
export interface Spot {
  readonly area: string
  readonly x: number
  readonly y: number
  readonly figures: readonly Figure[]
}

const SIZES = { hero: 72, wyrm: 54, boss: 100, ally: 56, dogear: 78, card: 52, spark: 46, spring: 58, vortex: 112, aura: 56 }
const APART = 40 // between the feet of neighbours
const WIDEST = 128 // of all who stand in an area
const ROW = 5 // the most figures in one row
const ROWS = { others: -16, wyrms: 12 } // where the two rows of a crowd are

/** Colours of the headers of interaction cards, as the story names them. */
const HEADERS: { readonly [header: string]: string } = {
  white: '#fff',
  blue: '#2667bf',
  green: '#1f9a55',
  gold: '#dba93f',
  yellow: '#e0ad33',
  brown: '#8a5a34',
  silver: '#8a8fa0',
  grey: '#8a8fa0',
  red: '#c62f31',
  black: '#222',
  purple: '#7a3fc4',
}

/** The positions of the figures of an area. A story without scenery uses the positions in its file. */
export function placeOf(v: Pick<WonderView, 'story' | 'chapter'>, area: string): readonly [x: number, y: number] {
  const chapter = chapterOf(v)
  const drawn = SPOTS[chapter.key]?.[area]
  if (drawn) return drawn
  const { x, y } = chapter.areas[area] ?? { x: 50, y: 50 }
  return [60 + x * 8.8, 90 + y * 4.8]
}

/** The book as it lies open: every area on the board with its figures, those behind first. */
export function spotsOf(v: WonderView): Spot[] {
  return areasOnBoard(v)
    .map((area) => {
      const [x, y] = placeOf(v, area)
      return { area, x, y, figures: figuresIn(v, area, x, y) }
    })
    .sort((a, b) => a.y - b.y)
}

function figuresIn(v: WonderView, area: string, x: number, y: number): Figure[] {
  return [...lying(v, area, x, y), ...inRows(standing(v, area), x, y)]
}

/** Flat things: a vortex under all figures, sparks in front. */
function lying(v: WonderView, area: string, x: number, y: number): Figure[] {
  const figures: Figure[] = []
  const add = (
    thing: 'spark' | 'vortex' | 'spring' | 'aura' | 'token',
    at: readonly [number, number],
    more: Partial<Figure> = {},
  ) =>
    figures.push({
      key: `${thing}:${area}`,
      being: { thing },
      symbol: thing,
      x: at[0],
      y: at[1],
      size: SIZES.spark,
      room: 0,
      ...more,
    })
  if (v.vortices.includes(area)) add('vortex', [x, y + 10], { size: SIZES.vortex })
  if (springOf(v) === area) add('spring', [x, y + 14], { key: 'spring', size: SIZES.spring })
  // Each is a piece of its own, so that as many fly as are taken; the last one has their number.
  const sparks = v.sparks[area] ?? 0
  for (let i = 1; i <= sparks; i++)
    add('spark', [x + 40, y + 14], { key: `spark:${area}:${i}`, from: 'spring', ...(i === sparks && { count: sparks }) })
  if (v.aura !== null && 'area' in v.aura && v.aura.area === area) add('aura', [x - 38, y + 8], { key: 'aura', size: SIZES.aura })
  for (const token of v.tokens)
    if (token.area === area) add('token', [x - 30, y + 6], { key: `token:${token.id}`, symbol: 'hand' })
  return figures
}

function springOf(v: WonderView): string | undefined {
  const open = areasOnBoard(v)
  return v.phase === 'story' ? undefined : chapterOf(v).spring.find((area) => open.includes(area))
}

type Standing = Omit<Figure, 'x' | 'y' | 'room'>

function standing(v: WonderView, area: string): Standing[] {
  const all: Standing[] = []
  const tops = v.stacks.flatMap(({ cards }) => (cards[0] === undefined ? [] : [{ card: cards[0], count: cards.length }]))
  for (const { card, count } of [...v.placed.map((card) => ({ card, count: 1 })), ...tops]) {
    const { area: at, header } = cardAs(v, card, 'interaction')
    if (at !== area) continue
    const symbol = count > 1 ? 'card-stack' : 'card'
    all.push({
      key: `card:${card}`,
      being: { card },
      symbol,
      size: SIZES.card,
      count,
      colour: HEADERS[header] ?? '#fff',
      from: 'story',
    })
  }
  for (const [hero, h] of v.heroes.entries()) {
    if (h.area !== area) continue
    const symbol = `hero-${h.id}${h.out ? '-down' : ''}`
    all.push({ key: `hero:${h.id}`, being: { hero }, symbol, size: SIZES.hero, from: `hero:${h.id}` })
  }
  for (const { id, kind, area: at, hearts, max } of v.units) {
    if (at !== area) continue
    const size = kind === 'boss' ? SIZES.boss : id === 'dogear' ? SIZES.dogear : SIZES.ally
    const symbol = kind === 'boss' ? `boss-${id}` : `ally-${id}`
    all.push({ key: `unit:${id}`, being: { unit: id }, symbol, size, from: 'story', ...(max > 0 && { hearts: [hearts, max] }) })
  }
  for (const { id, area: at, stunned } of v.wyrms)
    if (at === area)
      all.push({
        key: `wyrm:${id}`,
        being: { wyrm: id },
        symbol: stunned ? 'wyrm-stunned' : 'wyrm',
        size: SIZES.wyrm,
        from: `vortex:${area} pool`,
      })
  return all
}

/** In a crowd wyrms stand in front, and all others, who are taller, can be seen over them; only the area is pressed then. */
function inRows(all: readonly Standing[], x: number, y: number): Figure[] {
  const wyrms = all.filter(({ being }) => 'wyrm' in being)
  const others = all.filter(({ being }) => !('wyrm' in being))
  if (all.length <= ROW || wyrms.length === 0 || others.length === 0) return inARow(all, x, y)
  const rows = [...inARow(others, x, y + ROWS.others), ...inARow(wyrms, x, y + ROWS.wyrms)]
  return rows.map((figure) => ({ ...figure, room: 0 }))
}

/** Side by side around the middle of the area; denser if there are many, every second one a step back. */
function inARow(all: readonly Standing[], x: number, y: number): Figure[] {
  const gap = all.length > 1 ? Math.min(APART, WIDEST / (all.length - 1)) : 0
  return all.map((figure, i) => ({
    ...figure,
    room: all.length > 1 ? gap : WIDEST,
    x: x + (i - (all.length - 1) / 2) * gap,
    y: y + 4 - (gap < APART && i % 2 === 1 ? 12 : 0),
  }))
}
