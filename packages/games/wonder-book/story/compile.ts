import { type ByLang, LANGS } from '@grimuar/contract'
import type { Json } from '@grimuar/kernel'
import {
  allyCard,
  artefactCard,
  bossCard,
  type Card,
  heroCard,
  isCardKind,
  readCard,
  readEffect,
  type Script,
  scrapCard,
  skillCard,
  wyrmCard,
} from './language.ts'
import {
  type At,
  areaName,
  EDGE_KINDS,
  type Fault,
  isList,
  isObject,
  type JsonObject,
  level,
  list,
  type NameKind,
  oneOf,
  type Shape,
  text,
  type Use,
  whole,
} from './shape.ts'
import type { Area, Cast, Chapter, Edge, Said, Story, StoryText } from './story.ts'

export interface Compiled {
  /** The story as far as it could be read; whole only where no fault is more than a warning. */
  readonly story: Story
  readonly texts: ByLang<StoryText>
  readonly faults: readonly Fault[]
}

/** Thrown to leave an effect or field that has a fault; the fault itself is already noted. */
class Broken extends Error {}

type Known = { readonly [K in NameKind]?: ReadonlySet<string> }

/** A cast that a story can use instead of its own, with its words. */
export interface Troupe {
  readonly cast: Cast
  readonly said: ByLang<Said>
}

/** Reads a story file, strictly, into what the game plays. A file without heroes plays with the cast of another. */
export function compile(json: Json, troupe?: Troupe): Compiled {
  const desk = new Desk()
  const file: JsonObject = isObject(json) ? json : {}
  const top = new Page(desk, {}, '', '')
  if (!isObject(json)) top.note('a story is an object', 'begin with meta, passwords, heroes…')
  onlyKnown(top, file, SECTIONS)
  checkMeta(new Page(desk, {}, 'meta', ''), part(file, 'meta'))
  const meta = part(file, 'meta')
  const passwords = part(file, 'passwords')
  const heroes = part(file, 'heroes')
  const upgrades = part(file, 'upgrades')
  const bosses = part(file, 'bosses')
  const allies = part(file, 'allies')
  const wyrmCards = part(file, 'wyrm_cards')
  const tiers = Object.entries(upgrades).flatMap(([tier, of]) =>
    Object.keys(isObject(of) ? of : {}).map((hero) => `${tier}.${hero}`),
  )
  if (troupe && !('heroes' in file)) return compileWith(troupe, file, desk)
  const names: Known = {
    hero: keys(heroes),
    boss: keys(bosses),
    ally: keys(allies),
    unit: keys({ ...bosses, ...allies }),
    password: keys(passwords),
    'wyrm card': keys(wyrmCards),
    upgrade: new Set(tiers),
  }

  const shared = new Shelf(desk, names, '')
  shared.say('story', { title: meta['title'] ?? null, pitch: meta['pitch'] ?? null })
  shared.say('passwords', passwords)
  const chest = part(file, 'treasure_chest')
  shared.say('chest', Object.fromEntries(Object.entries(chest).filter(([key]) => key !== 'artefacts')))
  const readAll = <T>(kind: string, of: JsonObject, shape: Shape<T>): { [id: string]: T } =>
    Object.fromEntries(Object.entries(of).flatMap(([id, one]) => pairOf(id, shared.read(`${kind} ${id}`, one, shape))))
  const readIds = <T>(kind: string, of: Json | undefined, shape: Shape<T>): T[] =>
    (isList(of) ? of : []).flatMap((one) => {
      const id = isObject(one) && typeof one['id'] === 'string' ? one['id'] : '?'
      return shared.read(`${kind} ${id}`, one, shape) ?? []
    })
  const cast: Omit<Cast, 'scripts'> = {
    passwords: Object.keys(passwords),
    heroes: readAll('hero', heroes, heroCard),
    upgrades: Object.fromEntries(
      Object.entries(upgrades).map(([tier, of]) => [
        tier,
        Object.fromEntries(Object.entries(isObject(of) ? of : {}).map(([hero, two]) => [hero, readIds('skill', two, skillCard)])),
      ]),
    ),
    scraps: readIds('scrap', file['scraps'], scrapCard),
    wyrmCards: readAll('wyrm', wyrmCards, wyrmCard),
    wyrmDeck: (isList(file['wyrm_deck_start']) ? file['wyrm_deck_start'] : []).map(String),
    artefacts: readIds('artefact', chest['artefacts'], artefactCard),
    bosses: readAll('boss', bosses, bossCard),
    allies: readAll('ally', allies, allyCard),
  }
  const chapters = (isList(file['chapters']) ? file['chapters'] : []).map((one, i) =>
    readChapter(desk, names, isObject(one) ? one : {}, i + 1),
  )
  if (chapters.length === 0) top.note('a story has no chapters')
  return {
    story: {
      id: `${meta['id'] ?? ''}`,
      version: typeof meta['version'] === 'number' ? meta['version'] : 1,
      title: titleOf(meta),
      cast: { ...cast, scripts: shared.scripts },
      chapters: chapters.map(({ chapter }) => chapter),
    },
    texts: byLang((lang) => ({ cast: shared.said(lang), chapters: chapters.map(({ said }) => said(lang)) })),
    faults: desk.faults,
  }
}

/** A story that brings chapters only. */
function compileWith({ cast, said }: Troupe, file: JsonObject, desk: Desk): Compiled {
  const meta = part(file, 'meta')
  const ids = (of: object) => new Set(Object.keys(of))
  const names: Known = {
    hero: ids(cast.heroes),
    boss: ids(cast.bosses),
    ally: ids(cast.allies),
    unit: ids({ ...cast.bosses, ...cast.allies }),
    password: new Set([...cast.passwords, ...Object.keys(part(file, 'passwords'))]),
    'wyrm card': ids(cast.wyrmCards),
    upgrade: new Set(Object.entries(cast.upgrades).flatMap(([tier, heroes]) => Object.keys(heroes).map((id) => `${tier}.${id}`))),
  }
  const own = new Shelf(desk, names, '')
  own.say('story', { title: meta['title'] ?? null, pitch: meta['pitch'] ?? null })
  own.say('passwords', part(file, 'passwords'))
  const chapters = (isList(file['chapters']) ? file['chapters'] : []).map((one, i) =>
    readChapter(desk, names, isObject(one) ? one : {}, i + 1),
  )
  const langs = byLang((lang) => ({ ...own.said(lang) }))
  const words = (lang: 'pl' | 'en', n: number): StoryText => ({
    cast: { ...said[lang], ...langs[lang], passwords: { ...said[lang]['passwords'], ...langs[lang]['passwords'] } },
    chapters: chapters.map((chapter) => chapter.said(n)),
  })
  return {
    story: {
      id: `${meta['id'] ?? ''}`,
      version: typeof meta['version'] === 'number' ? meta['version'] : 1,
      title: titleOf(meta),
      // Of the words that come with the cast only those this story uses are its own.
      cast: {
        ...cast,
        passwords: [...Object.keys(part(file, 'passwords')), ...cast.passwords.filter((word) => desk.knows(word))],
      },
      chapters: chapters.map(({ chapter }) => chapter),
    },
    texts: { pl: words('pl', LANGS.indexOf('pl')), en: words('en', LANGS.indexOf('en')) },
    faults: desk.faults,
  }
}

function titleOf(meta: JsonObject): ByLang<string> {
  const title = isList(meta['title']) ? meta['title'] : []
  return byLang((lang) => `${title[lang] ?? ''}`)
}

function byLang<T>(make: (lang: number) => T): ByLang<T> {
  return { pl: make(LANGS.indexOf('pl')), en: make(LANGS.indexOf('en')) }
}

function part(file: JsonObject, name: string): JsonObject {
  const found = file[name]
  return isObject(found) ? found : {}
}

function keys(of: JsonObject): ReadonlySet<string> {
  return new Set(Object.keys(of))
}

function pairOf<T>(id: string, thing: T | undefined): [string, T][] {
  return thing === undefined ? [] : [[id, thing]]
}

const SECTIONS = [
  ...['meta', 'passwords', 'heroes', 'upgrades', 'scraps', 'wyrm_cards', 'wyrm_deck_start'],
  ...['treasure_chest', 'bosses', 'allies', 'chapters'],
]

/** Notes what nobody would read: a slip of the pen would go unseen. */
function onlyKnown(at: Page, of: JsonObject, names: readonly string[]): void {
  for (const name of Object.keys(of))
    if (!names.includes(name)) at.within(name).note(`"${name}" is unknown here`, `there is ${names.join(', ')}`)
}

function checkMeta(at: Page, meta: JsonObject): void {
  onlyKnown(at, meta, ['id', 'version', 'title', 'pitch'])
  const { id, version } = meta
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]*$/.test(id))
    at.within('id').note('a story needs an id', 'write id: my-tale, in small letters')
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    at.within('version').note('a story needs a version', 'write version: 1')
}

function readChapter(desk: Desk, cast: Known, json: JsonObject, id: number) {
  const roman = `${json['roman'] ?? id}`
  const board = part(json, 'board')
  const areas = part(board, 'areas')
  const edges = isList(board['edges']) ? board['edges'] : []
  const cards = isList(json['cards']) ? json['cards'] : []
  const levels = Object.values(areas).flatMap((one) => (isObject(one) ? [`${one['lvl']}`] : []))
  const names: Known = {
    ...cast,
    area: keys(areas),
    level: new Set(levels),
    card: new Set(cards.map((_, i) => `${i + 1}`)),
    edge: new Set(edges.flatMap((edge) => (isList(edge) ? [`${edge[0]} ${edge[1]}`, `${edge[1]} ${edge[0]}`] : []))),
  }
  const shelf = new Shelf(desk, names, `${roman}-`)
  desk.beginChapter(roman)
  const farther = json['so_far'] === undefined ? {} : { so_far: json['so_far'] }
  const note = board['note'] === undefined ? {} : { note: board['note'] }
  shelf.say('chapter', { title: json['title'] ?? null, ...farther, ...note })
  shelf.say(
    'areas',
    Object.fromEntries(Object.entries(areas).map(([area, one]) => [area, isObject(one) ? (one['t'] ?? null) : null])),
  )
  const onBoard = shelf.page('board')
  onlyKnown(new Page(desk, names, roman, ''), json, ['id', 'roman', 'title', 'so_far', 'board', 'cards'])
  onlyKnown(onBoard, board, ['note', 'open', 'spring', 'areas', 'edges'])
  const chapter: Omit<Chapter, 'scripts'> = {
    id,
    roman,
    open: onBoard.attempt(() => list(level).read(board['open'] ?? null, onBoard.within('open'))) ?? [],
    spring: onBoard.attempt(() => list(areaName).read(board['spring'] ?? [], onBoard.within('spring'))) ?? [],
    areas: Object.fromEntries(
      Object.entries(areas).flatMap(([name, one]) => {
        const here = onBoard.within('areas').within(name)
        return pairOf(
          name,
          here.attempt(() => readArea(one, here)),
        )
      }),
    ),
    edges: edges.flatMap((edge, i) => {
      const here = onBoard.within('edges').within(i)
      const read = here.attempt(() => readEdge(edge, here))
      return read === undefined ? [] : [read]
    }),
    cards: cards.flatMap((one, i) => readOne(shelf, one, i + 1) ?? []),
  }
  desk.endChapter()
  return { chapter: { ...chapter, scripts: shelf.scripts }, said: (lang: number) => shelf.said(lang) }
}

function readOne(shelf: Shelf, json: Json, n: number): Card | undefined {
  const page = shelf.page(`card ${n}`)
  const read = page.attempt(() => {
    if (!isObject(json)) return page.fail('a card is an object', 'write n, kind and what the kind needs')
    const { n: number, kind, ...rest } = json
    if (number !== n) return page.fail(`the card has the number ${number}, not ${n}`, 'number the cards 1, 2, 3… without gaps')
    if (!isCardKind(kind)) return page.within('kind').fail(`there is no kind "${kind}"`, 'see the table of card kinds')
    return readCard(n, kind, rest, page)
  })
  shelf.close(`card ${n}`, page)
  return read
}

function readArea(json: Json, at: At): Area {
  if (!isObject(json)) return at.fail('an area is an object', 'write {lvl, xy, t}')
  const unknown = Object.keys(json).find((name) => !['lvl', 'xy', 't', 'vortex'].includes(name))
  if (unknown !== undefined) return at.within(unknown).fail(`"${unknown}" is unknown here`, 'there is lvl, xy, t, vortex')
  const [x, y] = isList(json['xy']) ? json['xy'].map((one) => whole.read(one, at.within('xy'))) : []
  if (x === undefined || y === undefined)
    return at.within('xy').fail('where the area is drawn is missing', 'write xy: [0-100, 0-100]')
  return { level: `${json['lvl']}`, x, y, vortex: json['vortex'] === true }
}

function readEdge(json: Json, at: At): Edge {
  const [a, b, kind] = isList(json) ? json : []
  if (a === undefined || b === undefined || kind === undefined) return at.fail('an edge is a list', 'write [area, area, dashed]')
  return [areaName.read(a, at.within(0)), areaName.read(b, at.within(1)), oneOf(...EDGE_KINDS).read(kind, at.within(2))]
}

/** Collects faults, and who made and asked for which name in the running chapter. */
class Desk {
  readonly faults: Fault[] = []
  private chapter = ''
  private readonly passwords = new Set<string>()
  private uses = new Map<string, { readonly path: string; readonly hows: Set<Use> }>()

  beginChapter(roman: string): void {
    this.chapter = roman
    this.uses = new Map()
  }

  used(kind: NameKind, name: string, how: Use, path: string): void {
    const key = `${kind} "${name}"`
    const found = this.uses.get(key) ?? { path, hows: new Set() }
    found.hows.add(how)
    this.uses.set(key, found)
    if (kind === 'password') this.passwords.add(name)
  }

  /** Flags, counters, stacks and tokens live in one chapter: what is asked for must be made, and the other way round. */
  endChapter(): void {
    for (const [key, { path, hows }] of this.uses) {
      if (!/^(flag|counter|stack|token) /.test(key)) continue
      if (!hows.has('made')) this.faults.push({ path, problem: `the ${key} is never made in chapter ${this.chapter}` })
      else if (!hows.has('asked') && !key.startsWith('stack '))
        this.faults.push({
          path,
          problem: `the ${key} is made but nothing asks for it`,
          warning: true,
          hint: 'use it in a goal or condition',
        })
    }
  }

  /** Whether a password was written or asked for. */
  knows(password: string): boolean {
    return this.passwords.has(password)
  }
}

/** The sources of one chapter, or those all share: their scripts and words. */
class Shelf {
  readonly scripts: { [source: string]: readonly Script[] } = {}
  private readonly words = new Map<string, ReadonlyMap<string, readonly string[]>>()
  private readonly desk: Desk
  private readonly known: Known
  private readonly before: string

  constructor(desk: Desk, known: Known, before: string) {
    this.desk = desk
    this.known = known
    this.before = before
  }

  page(source: string): Page {
    return new Page(this.desk, this.known, `${this.before}${source.replace(/^card /, '')}`, '')
  }

  close(source: string, page: Page): void {
    if (page.scripts.length) this.scripts[source] = page.scripts
    if (page.words.size) this.words.set(source, page.words)
  }

  /** Reads one card that all chapters share. */
  read<T>(source: string, json: Json, shape: Shape<T>): T | undefined {
    const page = this.page(source)
    const read = page.attempt(() => shape.read(json, page))
    this.close(source, page)
    return read
  }

  /** Keeps words that stand on no card. */
  say(source: string, of: JsonObject): void {
    const page = this.page(source)
    for (const [key, value] of Object.entries(of)) page.attempt(() => text.read(value, page.within(key)))
    this.close(source, page)
  }

  said(lang: number): Said {
    return Object.fromEntries(
      [...this.words].map(([source, words]) => [
        source,
        Object.fromEntries([...words].map(([key, texts]) => [key, texts[lang] ?? ''])),
      ]),
    )
  }
}

/** One source while it is read. */
class Page implements At {
  readonly scripts: Script[]
  readonly words: Map<string, readonly string[]>
  readonly path: string
  private readonly key: string
  private readonly desk: Desk
  private readonly known: Known
  private readonly source: string

  constructor(desk: Desk, known: Known, source: string, key: string, of?: Page) {
    this.desk = desk
    this.known = known
    this.source = source
    this.key = key
    this.path = [source, key].filter(Boolean).join(' ')
    this.scripts = of?.scripts ?? []
    this.words = of?.words ?? new Map()
  }

  within(key: string | number): Page {
    return new Page(this.desk, this.known, this.source, this.key ? `${this.key}.${key}` : `${key}`, this)
  }

  use(kind: NameKind, name: string, how: Use): void {
    if (kind === 'figure') {
      if (!this.known.unit?.has(name)) this.desk.used('token', name, how, this.path)
      return
    }
    const names = this.known[kind]
    if (names && !names.has(name)) this.fail(`there is no ${kind} "${name}"`, nearest(name, names))
    this.desk.used(kind, name, how, this.path)
  }

  keep(texts: readonly string[]): string {
    if (texts.length !== LANGS.length)
      this.fail(`a text has ${texts.length} languages, not ${LANGS.length}`, 'write [Polish, English]')
    const [first, ...others] = texts.map(numbersIn)
    if (others.some((other) => other !== first)) this.note('the languages name different numbers', 'say the same in each', true)
    this.words.set(this.key, texts)
    return this.key
  }

  script(json: Json): number {
    if (!isList(json)) return this.fail('a script was expected', 'write a list of effects')
    const at = this.scripts.length
    const effects: Script[number][] = []
    this.scripts.push(effects) // keeps its number while scripts within it get theirs
    for (const [i, one] of json.entries()) {
      const here = this.within(i)
      const effect = here.attempt(() => readEffect(one, here))
      if (effect) effects.push(effect)
    }
    return at
  }

  note(problem: string, hint?: string, warning = false): void {
    this.desk.faults.push({ path: this.path, problem, ...(hint && { hint }), ...(warning && { warning }) })
  }

  fail(problem: string, hint?: string): never {
    this.note(problem, hint)
    throw new Broken(problem)
  }

  attempt<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (error instanceof Broken) return undefined
      throw error
    }
  }
}

/** The numbers a text names, in order; those of a language that counts with words differ, so words are left out. */
function numbersIn(said: string): string {
  return (said.match(/\d+/g) ?? []).sort().join(' ')
}

function nearest(name: string, names: ReadonlySet<string>): string {
  const near = [...names].filter((known) => known[0] === name[0])
  return `there is ${(near.length ? near : [...names]).slice(0, 12).join(', ')}`
}
