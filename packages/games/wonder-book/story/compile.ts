import { type ByLang, LANGS } from '@grimuar/contract'
import type { Json } from '@grimuar/kernel'
import { Desk, type Known, Page, SectionReader } from './desk.ts'
import { type Card, isCardKind, readCard } from './language/cards.ts'
import { allyCard, artefactCard, bossCard, heroCard, scrapCard, skillCard, wyrmCard } from './language/figures.ts'
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
  oneOf,
  type Shape,
  whole,
  wyrmCardName,
} from './shape.ts'
import type { Area, Cast, Chapter, Edge, Said, Story, StoryText } from './story.ts'

export interface Compiled {
  /** The story as far as it could be read; whole only where no fault is more than a warning. */
  readonly story: Story
  readonly texts: ByLang<StoryText>
  readonly faults: readonly Fault[]
}

/** A cast that a story can use instead of its own, with its words. */
export interface Troupe {
  readonly cast: Cast
  readonly said: ByLang<Said>
}

/** Reads a story file, strictly, into what the game plays. A file without heroes plays with the cast of another. */
export function compile(json: Json, troupe?: Troupe): Compiled {
  const desk = new Desk()
  const file: JsonObject = isObject(json) ? json : {}
  if (isLater(file)) return tooNew(file)
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

  const shared = new SectionReader(desk, names, '')
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
    wyrmDeck: wyrmDeckOf(new Page(desk, names, 'wyrm_deck_start', ''), file['wyrm_deck_start']),
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
  const own = new SectionReader(desk, names, '')
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
      // A story keeps only those words of its cast that it uses.
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

/** The cards of the wyrm deck at the start of a campaign. */
function wyrmDeckOf(at: Page, json: Json | undefined): readonly string[] {
  return at.attempt(() => list(wyrmCardName).read(json ?? [], at)) ?? []
}

/** The format of campaign files. A file need not name it; one of a later format can only be refused. */
const FORMAT = 1

function isLater(file: JsonObject): boolean {
  const { format } = part(file, 'meta')
  return typeof format === 'number' && format > FORMAT
}

function tooNew(file: JsonObject): Compiled {
  const problem = `the file has format ${part(file, 'meta')['format']}; the newest known here is ${FORMAT}`
  return { ...compile({}), faults: [{ path: 'meta format', problem, hint: 'read it with a newer version of grimuar' }] }
}

function checkMeta(at: Page, meta: JsonObject): void {
  onlyKnown(at, meta, ['format', 'id', 'version', 'title', 'pitch'])
  if (meta['format'] !== undefined && meta['format'] !== FORMAT)
    at.within('format').note(`there is no format ${JSON.stringify(meta['format'])}`, `write format: ${FORMAT}, or leave it out`)
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
  const numbersOf = (kind: string) =>
    new Set(cards.flatMap((one, i) => (isObject(one) && one['kind'] === kind ? [`${i + 1}`] : [])))
  const names: Known = {
    ...cast,
    area: keys(areas),
    level: new Set(levels),
    card: new Set(cards.map((_, i) => `${i + 1}`)),
    'interaction card': numbersOf('interaction'),
    'item card': numbersOf('item'),
    'rule card': numbersOf('rule'),
    edge: new Set(edges.flatMap((edge) => (isList(edge) ? [`${edge[0]} ${edge[1]}`, `${edge[1]} ${edge[0]}`] : []))),
  }
  const section = new SectionReader(desk, names, `${roman}-`)
  desk.beginChapter(roman)
  const farther = json['so_far'] === undefined ? {} : { so_far: json['so_far'] }
  const note = board['note'] === undefined ? {} : { note: board['note'] }
  section.say('chapter', { title: json['title'] ?? null, ...farther, ...note })
  section.say(
    'areas',
    Object.fromEntries(Object.entries(areas).map(([area, one]) => [area, isObject(one) ? (one['t'] ?? null) : null])),
  )
  const onBoard = section.page('board')
  const onTop = new Page(desk, names, roman, '')
  onlyKnown(onTop, json, ['id', 'roman', 'title', 'so_far', 'board', 'cards'])
  if (json['id'] !== id)
    onTop.within('id').note(`the chapter has the number ${json['id']}, not ${id}`, 'number them 1, 2, 3… in order')
  if (desk.met(roman)) onTop.within('roman').note(`there are two chapters "${roman}"`, 'give each its own number')
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
    cards: cards.flatMap((one, i) => readOne(section, one, i + 1) ?? []),
  }
  desk.endChapter()
  return { chapter: { ...chapter, scripts: section.scripts }, said: (lang: number) => section.said(lang) }
}

function readOne(section: SectionReader, json: Json, n: number): Card | undefined {
  const page = section.page(`card ${n}`)
  const read = page.attempt(() => {
    if (!isObject(json)) return page.fail('a card is an object', 'write n, kind and what the kind needs')
    const { n: number, kind, ...rest } = json
    if (number !== n) return page.fail(`the card has the number ${number}, not ${n}`, 'number the cards 1, 2, 3… without gaps')
    if (!isCardKind(kind)) return page.within('kind').fail(`there is no kind "${kind}"`, 'see the table of card kinds')
    return readCard(n, kind, rest, page)
  })
  section.close(`card ${n}`, page)
  return read
}

function readArea(json: Json, at: At): Area {
  if (!isObject(json)) return at.fail('an area is an object', 'write {lvl, xy, t}')
  const unknown = Object.keys(json).find((name) => !['lvl', 'xy', 't', 'vortex'].includes(name))
  if (unknown !== undefined) return at.within(unknown).fail(`"${unknown}" is unknown here`, 'there is lvl, xy, t, vortex')
  const [x, y] = isList(json['xy']) ? json['xy'].map((one) => whole.read(one, at.within('xy'))) : []
  if (x === undefined || y === undefined)
    return at.within('xy').fail('where the area is drawn is missing', 'write xy: [0-100, 0-100]')
  if (x > 100 || y > 100) return at.within('xy').fail(`the place ${x}, ${y} is outside the page`, 'write xy: [0-100, 0-100]')
  return { level: `${json['lvl']}`, x, y, vortex: json['vortex'] === true }
}

function readEdge(json: Json, at: At): Edge {
  const [a, b, kind] = isList(json) ? json : []
  if (a === undefined || b === undefined || kind === undefined) return at.fail('an edge is a list', 'write [area, area, dashed]')
  return [areaName.read(a, at.within(0)), areaName.read(b, at.within(1)), oneOf(...EDGE_KINDS).read(kind, at.within(2))]
}
