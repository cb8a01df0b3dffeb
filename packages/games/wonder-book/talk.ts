import { type Json, next, type Seat, startFrom } from '@grimuar/kernel'
import { riggedDice, type Talk, talk } from '@grimuar/kernel/testkit'
import type { Pick, WonderQuestion } from './asks/questions.ts'
import type { WonderEvent } from './events.ts'
import type { WonderFrame } from './frames.ts'
import { maxHearts } from './heroes.ts'
import { setup } from './setup.ts'
import { story as lostName } from './stories/lost-name/index.ts'
import { check } from './story/check.ts'
import { compile } from './story/compile.ts'
import { registerStory } from './story/registry.ts'
import type { JsonObject } from './story/shape.ts'
import type { Hero, WonderTable } from './table.ts'
import { firstTale, type Tale, type Ties } from './tale.ts'
import { whole as game } from './whole.ts'

/** A position as a person would describe it. */
export interface Scene {
  /** Areas and borders: `L-N` dashed, `B|S` solid, `A>B` one way; a lone name is an area by itself. */
  readonly book: string
  /** `laser@L:0 silna@S*2+sc01`: where, hearts after `:` (full if left out), sparks after `*`, scraps, items and skills after `+`. */
  readonly heroes: string
  /** `1@N 2@L~`: the wyrm's number and area; `~` is stunned. */
  readonly wyrms?: string
  /** `boss muncher@L:15`, `ally dot@N:2`, several with commas. */
  readonly units?: string
  /** Areas with a spark, named once for each. */
  readonly sparks?: string
  readonly vortex?: string
  readonly fate?: number
  readonly pool?: number
  /** The dice in order: `x` success, `-` failure, a digit the number of the thing drawn from a bag. */
  readonly dice?: string
  /** More of the objective, card 1. */
  readonly objective?: JsonObject
  /** Further cards, from 2 on, without number and texts. */
  readonly cards?: readonly JsonObject[]
  /** Interaction cards in play, and special rules in force. */
  readonly placed?: readonly number[]
  readonly rules?: readonly number[]
  readonly passwords?: readonly string[]
  readonly players?: number
  readonly ties?: Ties
  /** The next phase; default: turns. */
  readonly then?: 'round' | 'turns' | 'enemies' | readonly WonderFrame[]
  readonly wyrmDeck?: string
  readonly scrapDeck?: string
}

export interface Play extends Talk<WonderTable, WonderEvent> {
  hero(id: string): Hero
  /** The wyrms, as `1@N 2@L~`. */
  wyrms(): string
  /** The open question and what can be answered, in the words of this language. */
  asked(): string
}

const words = (text = '') => text.split(/\s+/).filter(Boolean)
const both = (text: string) => [text, text]

/** Texts that tests do not care about. */
function told(card: JsonObject, n: number): JsonObject {
  const title = both(`Card ${n}`)
  const text = both('…')
  const { kind } = card
  const actions = (Array.isArray(card['actions']) ? card['actions'] : []).map((action) => ({
    id: 'go',
    t: both('Go'),
    ...action,
  }))
  const base = { n, ...card, ...(actions.length ? { actions } : {}) }
  if (kind === 'objective') {
    const back: Json = typeof card['back'] === 'object' ? card['back'] : {}
    return {
      title,
      text,
      enemy_text: text,
      goal_text: text,
      vortex: [],
      enemy: [],
      goal: { rounds: 99 },
      ...base,
      back: { text, do: [], then: 'win', ...back },
    }
  }
  if (kind === 'interaction') {
    const back: Json = typeof card['back'] === 'object' ? card['back'] : {}
    return { title, text, header: 'white', ...base, back: { text, do: [], ...back } }
  }
  if (kind === 'item') return { title, text, actions: [], ...base }
  if (kind === 'story') return { title, text, do: [], then: 'next', ...base }
  if (kind === 'rule' || kind === 'choice') return { title, text, then: 'next', ...base }
  if (kind === 'end') return { title, text, endings: [{ min: 1, text, do: [] }], then: 'win', ...base }
  return base
}

let made = 0

/** The file of a story of one chapter with this book and these cards. Areas that begin with `_` are folded at first. */
export function tinyFile(book: string, cards: readonly JsonObject[]) {
  const areas = new Set<string>()
  const edges: Json[] = []
  for (const word of words(book)) {
    const [a = '', sign = '', b = ''] = word.split(/([-|>])/)
    areas.add(a)
    if (!b) continue
    areas.add(b)
    edges.push([a, b, sign === '-' ? 'dashed' : sign === '|' ? 'solid' : 'oneway'])
  }
  const id = `tiny-${++made}`
  const chapter = {
    id: 1,
    roman: 'I',
    title: both('Tiny'),
    board: {
      open: ['all'],
      spring: [],
      areas: Object.fromEntries(
        [...areas].map((area) => [area, { lvl: area.startsWith('_') ? 'hidden' : 'all', xy: [0, 0], t: both(area) }]),
      ),
      edges,
    },
    cards: cards.map((card, i) => told(card, i + 1)),
  }
  return { meta: { id, version: 1, title: both(id), pitch: both(id) }, chapters: [chapter] }
}

export const troupe = { cast: lostName.cast, said: { pl: {}, en: {} } }

/** All faults of a small story, as `path: problem`, but those of passwords and of heroes whom nobody picks. */
export function faultsOf(file: Json): string[] {
  const compiled = compile(file, troupe)
  const own = check(compiled).filter(({ path }) => !/^passwords| heroes$/.test(path))
  return [...compiled.faults, ...own].map(({ path, problem }) => `${path}: ${problem}`)
}

/** Such a story with the cast of The Lost Name, ready to be played; gives its name. */
export function tinyStory(book: string, cards: readonly JsonObject[]): string {
  const { story, faults } = compile(tinyFile(book, cards), troupe)
  const [fault] = faults.filter(({ warning }) => !warning)
  if (fault) throw new Error(`${fault.path}: ${fault.problem}`)
  registerStory(story)
  return story.id
}

/** Sets a position up and lets a test speak. Seats are called by their heroes. */
export function scene(wanted: Scene): Play {
  const objective = { kind: 'objective', ...wanted.objective }
  const story = tinyStory(wanted.book, [objective, ...(wanted.cards ?? [])])
  const heroes = words(wanted.heroes)
  const players = wanted.players ?? heroes.length
  const tale: Tale = {
    ...firstTale({ id: story, version: 1 }),
    passwords: (wanted.passwords ?? []).map((word) => ({ word, chapter: 1 })),
  }
  const t = setup({ difficulty: 'normal', ties: wanted.ties ?? 'ask', tale }, players)
  t.heroes = heroes.map((hero, i) => heroOf(t, hero, players === 1 ? 0 : i))
  t.supply -= t.heroes.reduce((sum, h) => sum + h.sparks, 0)
  for (const area of words(wanted.sparks)) {
    t.sparks[area] = (t.sparks[area] ?? 0) + 1
    t.supply--
  }
  for (const word of words(wanted.wyrms)) {
    const [, id = '', area = '', stunned] = /^(\d+)@(\w+)(~?)$/.exec(word) ?? []
    t.wyrms.push({ id: Number(id), area, stunned: stunned === '~' })
    t.bred = Math.max(t.bred, Number(id))
    t.pool--
  }
  if (wanted.pool !== undefined) t.pool = wanted.pool
  for (const unit of (wanted.units ?? '').split(',').filter(Boolean)) {
    const [, kind = '', id = '', area = '', hearts = ''] = /^\s*(boss|ally|runner) (\w+)@(\w+):(\d+)$/.exec(unit) ?? []
    const max = Math.max(Number(hearts), 3)
    t.units.push({ id, kind: kind === 'boss' ? 'boss' : kind === 'ally' ? 'ally' : 'runner', area, hearts: Number(hearts), max })
  }
  t.vortices = words(wanted.vortex)
  t.fate = wanted.fate ?? 5
  t.objective = 1
  t.rules = (wanted.rules ?? []).slice()
  t.placed = (wanted.placed ?? []).slice()
  const items = t.heroes.flatMap((h) => h.items)
  const shown = [1, ...t.rules, ...t.placed, ...items]
  t.pages = shown.map((card) => ({ card, side: 'front' }))
  t.deck = t.deck.filter((n) => !shown.includes(n))
  t.phase = 'players'
  if (wanted.wyrmDeck !== undefined) {
    t.wyrmDeck = words(wanted.wyrmDeck)
    t.wyrmCards = t.wyrmDeck.slice()
  }
  const held = t.heroes.flatMap((h) => h.scraps)
  t.scrapDeck = wanted.scrapDeck === undefined ? t.scrapDeck.filter((id) => !held.includes(id)) : words(wanted.scrapDeck)
  t.frames = []
  const { then = 'turns' } = wanted
  if (then === 'turns') next(t, { op: 'turns', picked: null })
  else if (typeof then === 'string') next(t, { op: then })
  else next(t, ...then)
  return begin(t, wanted.dice)
}

/** A position in which the first hero, whose turn it is, can do this script as the special action `go`. */
export function doing(script: readonly JsonObject[], wanted: Scene): Play {
  const t = scene({ ...wanted, objective: { ...wanted.objective, actions: [{ do: script }] } })
  const [first = ''] = words(wanted.heroes)
  const id = first.split('@')[0] ?? ''
  if (t.asked().startsWith('turn:')) t.play(`0 ${id}`)
  return t
}

/** Lets a test speak at any table. */
export function begin(position: WonderTable, dice = ''): Play {
  const values = [...dice.replace(/\s/g, '')].map((die) => (die === 'x' ? 0 : die === '-' ? 5 : Number(die)))
  const rigged = riggedDice(values)
  const first: WonderEvent[] = []
  const t = startFrom(game, position, rigged, (event) => void first.push(event))
  const spoken = talk(game, t, parse, { dice: rigged, names: seatNames(t) })
  spoken.events.push(...first)
  return {
    ...spoken,
    hero(id) {
      const h = t.heroes.find((one) => one.id === id)
      if (!h) throw new Error(`${id} is not in play`)
      return h
    },
    wyrms: () =>
      t.wyrms
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, area, stunned }) => `${id}@${area}${stunned ? '~' : ''}`)
        .join(' '),
    asked: () => (t.ask ? askedWords(t, t.ask.question) : 'nothing'),
  }
}

function seatNames(t: WonderTable): string[] {
  return Array.from({ length: t.seats }, (_, seat) => t.heroes.find((h) => h.seat === seat)?.id ?? '')
}

function heroOf(t: WonderTable, word: string, seat: Seat): Hero {
  const [, id = '', area = '', hearts, sparks, things = ''] = /^(\w+)@(\w+)(?::(\d+))?(?:\*(\d+))?((?:\+\w+)*)$/.exec(word) ?? []
  if (!id) throw new Error(`"${word}" is no hero`)
  const all = things.split('+').filter(Boolean)
  const h: Hero = {
    id,
    seat,
    area,
    hearts: 0,
    sparks: Number(sparks ?? 0),
    items: all.filter((thing) => /^\d+$/.test(thing)).map(Number),
    scraps: all.filter((thing) => thing.startsWith('sc')),
    skills: all.filter((thing) => !/^\d|^sc/.test(thing)),
    out: false,
    done: false,
    left: 0,
    rerolled: false,
    moved: 0,
    freeMoves: 0,
    freeScrap: false,
    defeats: false,
    guard: 0,
    uses: {},
  }
  h.hearts = hearts === undefined ? maxHearts(t, h) : Number(hearts)
  h.out = h.hearts === 0
  return h
}

function wordOf(t: WonderTable, pick: Pick): string {
  if ('hero' in pick) return t.heroes[pick.hero]?.id ?? '?'
  if ('area' in pick) return pick.area
  if ('wyrm' in pick) return `w${pick.wyrm}`
  if ('unit' in pick) return pick.unit
  if ('id' in pick) return pick.id
  if ('item' in pick) return `${pick.item}`
  if ('option' in pick) return `option ${pick.option}`
  return 'none' in pick ? 'none' : 'usual'
}

function askedWords(t: WonderTable, q: WonderQuestion): string {
  if (q.kind === 'pick') return `${q.purpose}: ${q.from.map((pick) => wordOf(t, pick)).join(' ')}`
  if (q.kind === 'act') return `${t.heroes[q.hero]?.id} ${q.extra ? 'acts once more' : `has ${t.heroes[q.hero]?.left} actions`}`
  return `card ${q.card}`
}

const thing = (word = '') => (/^\d+$/.test(word) ? Number(word) : word)

function parse(t: WonderTable, [verb = '', ...rest]: readonly string[]): unknown {
  const q = t.ask?.question
  const [first = '', , third = ''] = rest
  if (q?.kind === 'option') return { option: Number(first) }
  if (q?.kind === 'pick') {
    const word = [verb, ...rest].join(' ')
    return q.from.find((pick) => wordOf(t, pick) === word) ?? { id: word }
  }
  const heroNo = (id: string) => t.heroes.findIndex((h) => h.id === id)
  switch (verb) {
    case 'move':
      return rest[1] === 'with' ? { do: 'move', to: first, with: rest.slice(2) } : { do: 'move', to: first }
    case 'skill':
    case 'scrap':
      return { do: verb, id: first }
    case 'interact':
      return { do: 'interact', card: Number(first) }
    case 'give':
      return { do: 'give', what: thing(first) }
    case 'take':
      return { do: 'take', what: thing(first), from: heroNo(third) }
    case 'special':
      return { do: 'special', source: rest.slice(1).join(' ') || 'card 1', id: first }
    default:
      return { do: verb }
  }
}
