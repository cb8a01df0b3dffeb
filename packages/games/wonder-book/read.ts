import type { Json } from '@grimuar/kernel'
import { either, fields, kinds, list, oneOf, type Reader, that, whole } from '../readers.ts'
import { conserved } from './conserved.ts'
import type { WonderFrame } from './frames.ts'
import { NOBODY } from './ids.ts'
import { type Page, readPages } from './pages.ts'
import { chapterOf, type OpenChapter, storyNamed } from './story/registry.ts'
import { EDGE_KINDS } from './story/shape.ts'
import type { Edge } from './story/story.ts'
import type { Aura, Board, Hero, Stack, Token, Unit, WonderTable, Wyrm } from './table.ts'
import { DIFFICULTIES, FATE_TOKENS, TIES } from './tale.ts'

/** Reads a table between two questions, as positions are; undefined where anything is wrong with it. */
export function read(json: Json): WonderTable | undefined {
  if (typeof json !== 'object' || json === null || !('story' in json) || !('chapter' in json)) return undefined
  const { story, chapter } = json
  const last = typeof story === 'string' ? (storyNamed(story)?.outline.sides.length ?? 0) : 0
  if (typeof story !== 'string' || typeof chapter !== 'number' || !Number.isInteger(chapter) || chapter < 1 || chapter > last)
    return undefined
  const t = tableOf(chapterOf({ story, chapter }))(json)
  try {
    if (t) conserved(t)
    return t
  } catch {
    return undefined
  }
}

const flag = that((json): json is boolean => typeof json === 'boolean')
const count = whole(0, 9999)

/** An object with any keys of a kind. */
function byKey<T>(isKey: (key: string) => boolean, value: Reader<T>): Reader<{ [key: string]: T }> {
  return (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
    const out: { [key: string]: T } = {}
    for (const [key, one] of Object.entries(json)) {
      const got = value(one)
      if (!isKey(key) || got === undefined) return undefined
      out[key] = got
    }
    return out
  }
}

/** A list in which nothing stands twice. */
function distinct<T>(item: Reader<T>): Reader<T[]> {
  const all = list(item)
  return (json) => {
    const got = all(json)
    return got && new Set(got.map((one) => JSON.stringify(one))).size === got.length ? got : undefined
  }
}

/** The frames a position can rest on. */
const frame: Reader<WonderFrame> = kinds<
  Extract<WonderFrame, { op: 'next' | 'round' | 'enemies' | 'roundEnd' | 'enemyEnd' }>,
  'op'
>('op', {
  next: {},
  round: {},
  enemies: {},
  roundEnd: {},
  enemyEnd: {},
})
const turns: Reader<WonderFrame> = (json) =>
  fields<{ op: 'turns'; picked: null }>({ op: oneOf('turns'), picked: oneOf(null) })(json)

function tableOf(chapter: OpenChapter): Reader<WonderTable> {
  const { story, cast, areas, cards } = chapter
  const area = oneOf(...Object.keys(areas))
  const level = oneOf(...new Set(Object.values(areas).map((one) => one.level)))
  const card = whole(1, cards.length)
  const hero = oneOf(...Object.keys(cast.heroes))
  const scrap = oneOf(...cast.scraps.map(({ id }) => id))
  const wyrmCard = oneOf(...Object.keys(cast.wyrmCards))
  const skill = oneOf(
    ...Object.values(cast.upgrades).flatMap((heroes) => Object.values(heroes).flatMap((two) => two.map(({ id }) => id))),
    ...cast.artefacts.map(({ id }) => id),
  )
  const word = that((json): json is string => typeof json === 'string' && /^\w{1,40}$/.test(json))
  const isWord = (key: string) => word(key) !== undefined
  const edge: Reader<Edge> = (json) => {
    const [a, b, kind] = Array.isArray(json) && json.length === 3 ? json : []
    const [x, y, z] = [area(a), area(b), oneOf(...EDGE_KINDS)(kind)]
    return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z]
  }
  const heroNo = whole(0, 3)
  const aura: Reader<Aura> = (json) =>
    json === null ? null : either(fields<{ hero: number }>({ hero: heroNo }), fields<{ area: string }>({ area }))(json)
  const page: Reader<Page> = (json) => {
    const side = oneOf('front', 'back')
    const more = oneOf('option', 'ending', 'epilogue')
    return either(
      fields<{ card: number; side: 'front' | 'back' }>({ card, side }),
      fields<{ card: number; side: 'option' | 'ending' | 'epilogue'; at: number }>({ card, side: more, at: count }),
    )(json)
  }
  return fields<WonderTable>({
    seats: whole(1, 4),
    frames: (json) => list(either(frame, turns))(json),
    ask: oneOf(null),
    draws: whole(0),
    over: oneOf(false),
    story: oneOf(story.id),
    chapter: oneOf(chapter.id),
    difficulty: oneOf(...DIFFICULTIES),
    ties: oneOf(...TIES),
    passwords: distinct(fields({ word: oneOf(...cast.passwords), chapter: whole(1, story.sides.length) })),
    wyrmCards: distinct(wyrmCard),
    tiers: distinct(oneOf(...Object.keys(cast.upgrades))),
    sides: byKey((key) => hero(key) !== undefined, distinct(skill)),
    artefacts: byKey((key) => hero(key) !== undefined, skill),
    chest: flag,
    fates: list(whole(1, FATE_TOKENS)),
    difficulties: list(oneOf(...DIFFICULTIES)),
    read: list(that((json): json is string => typeof json === 'string' && readPages(json) !== undefined)),
    before: distinct(hero),
    fate: whole(1, FATE_TOKENS),
    deck: distinct(card),
    aside: distinct(card),
    pages: distinct(page),
    placed: distinct(card),
    stacks: list(fields<Stack>({ id: word, cards: distinct(card) })),
    used: distinct(card),
    rules: distinct(card),
    objective: whole(0, cards.length),
    rounds: count,
    defeated: count,
    slain: oneOf(0),
    watched: distinct(count),
    flags: distinct(word),
    counters: byKey(isWord, count),
    recycled: oneOf(false),
    board: fields<Board>({ levels: distinct(level), closed: distinct(area), edges: list(edge, chapter.edges.length) }),
    vortices: distinct(area),
    sparks: byKey((key) => area(key) !== undefined, whole(1)),
    supply: count,
    wyrms: list(fields<Wyrm>({ id: whole(1), area, stunned: flag })),
    bred: count,
    pool: count,
    units: list(
      fields<Unit>({
        id: oneOf(...Object.keys(cast.bosses), ...Object.keys(cast.allies)),
        kind: oneOf('boss', 'ally', 'runner'),
        area,
        hearts: count,
        max: count,
      }),
    ),
    tokens: list(fields<Token>({ id: word, area })),
    aura,
    wyrmDeck: distinct(wyrmCard),
    wyrmDiscard: distinct(wyrmCard),
    scrapDeck: distinct(scrap),
    scrapDiscard: distinct(scrap),
    heroes: list(
      fields<Hero>({
        id: hero,
        seat: heroNo,
        area: either(area, oneOf('')),
        hearts: count,
        sparks: count,
        items: distinct(card),
        scraps: distinct(scrap),
        skills: distinct(skill),
        out: flag,
        done: flag,
        left: whole(0, 9),
        rerolled: flag,
        moved: count,
        freeMoves: count,
        freeScrap: flag,
        defeats: flag,
        guard: count,
        uses: byKey(isWord, count),
      }),
    ),
    phase: oneOf('story', 'players', 'enemies'),
    turn: whole(NOBODY, 3),
    windUsed: flag,
    roll: oneOf(null),
    usual: oneOf(false),
    ending: whole(-1, 9),
    end: oneOf(''),
    imagined: oneOf(false),
  })
}
