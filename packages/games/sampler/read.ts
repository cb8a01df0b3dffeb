import type { Json } from '@grimuar/kernel'
import {
  CARDS,
  conserved,
  MODES,
  PATHS,
  type SamplerFrame,
  type SamplerTable,
  SHRINES,
  SOURCES,
  type Sparks,
  SUPPLIES,
  WORKS,
} from './table.ts'

type Fields = { readonly [key: string]: Json }

const FIELDS =
  'seats frames ask draws over mode rounds round chapter lead sparks shadow hands deck used plans packed coins'.split(' ')
const PLAIN_OPS = ['round', 'work', 'pack', 'share', 'gather', 'path'] as const

/** Reads a table between two questions, as positions are; undefined where anything is wrong with it. */
export function read(json: Json): SamplerTable | undefined {
  try {
    const t = readTable(fieldsOf(json, FIELDS))
    conserved(t)
    return t
  } catch {
    return undefined
  }
}

function readTable(j: Fields): SamplerTable {
  const seats = count(j['seats'], 2, 4)
  const eachSeat = <X>(list: Json | undefined, one: (x: Json) => X): X[] => listOf(list, one, seats)
  const rounds = count(j['rounds'], 1, 3)
  if (j['ask'] !== null || j['over'] !== false) throw new Error('a question is open, or the match is over')
  return {
    seats,
    frames: listOf(j['frames'], frameOf),
    ask: null,
    draws: count(j['draws'], 0, 1e6),
    over: false,
    mode: oneOf(MODES, j['mode']),
    rounds,
    round: count(j['round'], 0, rounds),
    chapter: oneOf([1, 2] as const, j['chapter']),
    lead: count(j['lead'], 0, seats - 1),
    sparks: eachSeat(j['sparks'], sparksOf),
    shadow: sparksOf(j['shadow']),
    hands: eachSeat(j['hands'], (hand) => listOf(hand, (card) => oneOf(CARDS, card))),
    deck: listOf(j['deck'], (card) => oneOf(CARDS, card)),
    used: listOf(j['used'], (card) => oneOf(CARDS, card)),
    plans: eachSeat(j['plans'], (plan) => listOf(plan, (work) => oneOf(WORKS, work))),
    packed: listOf(j['packed'], (supply) => oneOf(SUPPLIES, supply)),
    coins: listOf(j['coins'], (coins) => count(coins, 0, 3), SHRINES.length),
  }
}

function frameOf(json: Json): SamplerFrame {
  const { op, ...rest } = fieldsOf(json)
  if (op === 'storm') return { op, power: count(fieldsOf(rest, ['power'])['power'], 0, 3) }
  if (op === 'page') return { op, path: oneOf(PATHS, fieldsOf(rest, ['path'])['path']) }
  fieldsOf(rest, [])
  return { op: oneOf(PLAIN_OPS, op) }
}

function sparksOf(json: Json | undefined): Sparks {
  const j = fieldsOf(json, SOURCES)
  const of = (source: string) => count(j[source], -999, 999)
  return {
    dusk: of('dusk'),
    tale: of('tale'),
    work: of('work'),
    shrine: of('shrine'),
    storm: of('storm'),
    page: of('page'),
  }
}

/** The fields of an object; where names are given, exactly these. */
function fieldsOf(json: Json | undefined, names?: readonly string[]): Fields {
  if (!isFields(json)) throw new Error('not an object')
  const keys = Object.keys(json)
  if (names && (keys.length !== names.length || !names.every((name) => keys.includes(name)))) throw new Error('other fields')
  return json
}

function isFields(json: Json | undefined): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function listOf<X>(json: Json | undefined, one: (x: Json) => X, length?: number): X[] {
  if (!Array.isArray(json) || (length !== undefined && json.length !== length)) throw new Error('not such a list')
  return json.map(one)
}

function count(json: Json | undefined, least: number, most: number): number {
  if (typeof json !== 'number' || !Number.isInteger(json) || json < least || json > most) throw new Error('not such a number')
  return json
}

function oneOf<X extends Json>(known: readonly X[], json: Json | undefined): X {
  const found = known.find((x) => x === json)
  if (found === undefined) throw new Error('not one of these')
  return found
}
