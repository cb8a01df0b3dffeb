import { type Ask, at, type By, by, type Json, type KernelFrame } from '@grimuar/kernel'
import { either, fields, kinds, list, oneOf, type Reader, that, whole } from '../readers.ts'
import { asks } from './asks/index.ts'
import { EVERY_SPELL, programOf, SPELLS_OF, type SpellId, spellOf } from './cards.ts'
import {
  type Colour,
  colourOf,
  EVERY_COLOUR,
  EVERY_KIND,
  EVERY_PHASE,
  EVERY_RUNE,
  KIND,
  kindOf,
  LEVELS,
  MORNING,
  NONE,
  POOL_LIMIT,
  runeOf,
  TOKENS,
  type Token,
} from './components.ts'
import { conserved } from './conserved.ts'
import { familiarRoom } from './flow/tokens.ts'
import { RULINGS, type Rulings } from './rulings.ts'
import {
  type Area,
  areaOf,
  type Cast,
  type Opponent,
  type SpellbookFrame,
  type SpellbookMove,
  type SpellbookQuestion,
  type SpellbookTable,
} from './table.ts'

const seat = whole(0, 3)
const flag = oneOf(false, true)
const none = oneOf(NONE)
const colour = oneOf(...EVERY_COLOUR)
const rune = oneOf(...EVERY_RUNE)
const level = oneOf(...LEVELS)
const phase = oneOf(...EVERY_PHASE)
const token = that((json): json is Token => Number.isInteger(json) && KIND[Number(json)] !== undefined)
const spell = that((json): json is SpellId => EVERY_SPELL.some((id) => id === json))
const day = whole(0, 9999)
const place = oneOf('altar', 'familiar')
const left = whole(1, 4)

function byColour<T>(item: Reader<T>): Reader<By<Colour, T>> {
  const items = list(item, EVERY_COLOUR.length)
  return (json) => {
    const read = items(json)
    return read && by(EVERY_COLOUR, (colour) => at(read, colour))
  }
}

const cast = fields<Cast>({ seat, spell, level, way: whole(NONE, 1), rune, card: colour })

const frame = kinds<SpellbookFrame, 'op'>('op', {
  day: {},
  phase: { phase, left: whole(0, 2) },
  tribute: {},
  refill: {},
  night: {},
  step: { cast, at: whole(0) },
  others: { cast, at: whole(1) },
})

const question = kinds<SpellbookQuestion, 'kind'>('kind', {
  act: { phase, left: whole(1, 2), must: flag },
  take: {
    left,
    rune: either(rune, none),
    colour: either(colour, none),
    alike: flag,
    stored: flag,
    upTo: flag,
    to: oneOf('pool', 'familiar'),
    by: spell,
  },
  discard: { left, rune: either(rune, none), by: spell },
  store: { left, colour: either(colour, none), rune: either(rune, none), by: spell },
  give: { left, with: place, by: spell },
  get: { left, with: place, gives: oneOf(...EVERY_KIND), by: spell },
  sweep: { gone: whole(0, TOKENS), by: spell },
  raise: { by: spell },
  learn: { wilds: whole(1, 2), rune, by: spell },
  pay: { colour, level, wilds: whole(0, 2), rune: either(rune, none), by: either(spell, none) },
  save: { left, from: whole(0, TOKENS), by: spell },
  copy: { phase, by: spell },
  tribute: { to: oneOf('track', 'lower'), by: either(spell, none) },
})

const ask: Reader<Ask<SpellbookQuestion, SpellbookMove>> = fields({ question, manner: oneOf('one'), to: list(seat, 1) })

const area = fields<Area>({
  pool: list(token),
  familiar: list(token),
  levels: byColour(oneOf(0, ...LEVELS)),
  cards: byColour(either(token, none)),
  since: byColour(either(day, none)),
})

const table = fields<SpellbookTable>({
  seats: whole(1, 4),
  frames: list<SpellbookFrame | KernelFrame>(frame),
  ask: either(ask, oneOf(null)),
  draws: whole(0),
  over: flag,
  spells: byColour(spell),
  first: seat,
  active: seat,
  day,
  phase,
  bag: list(token),
  altar: list(token),
  tray: list(token),
  areas: list(area),
  opponent: either(fields<Opponent>({ track: list(token), lower: list(token) }), oneOf(null)),
  ending: flag,
  rulings: fields<Rulings>({
    communionPoints: oneOf(...RULINGS.communionPoints),
    communionStores: oneOf(...RULINGS.communionStores),
    mirage: oneOf(...RULINGS.mirage),
  }),
})

/** A table out of JSON, strictly: undefined unless every field is right and play can go on from it. */
export function read(json: Json): SpellbookTable | undefined {
  const t = table(json)
  if (!t || !isWhole(t) || !areInOrder(t)) return undefined
  if (t.over) return t.ask === null && t.frames.length === 0 ? t : undefined
  if (t.ask === null) return t.frames.length > 0 ? t : undefined
  return isOpen(t, t.ask) ? t : undefined
}

/** Whether everything lies where it may. */
function isWhole(t: SpellbookTable): boolean {
  if (t.areas.length !== t.seats || t.first >= t.seats || t.active >= t.seats) return false
  if ((t.opponent !== null) !== (t.seats === 1)) return false
  if (!EVERY_COLOUR.every((colour) => SPELLS_OF[colour].includes(t.spells[colour]))) return false
  const learned = t.areas.every((area) =>
    EVERY_COLOUR.every((c) => (area.levels[c] === 0) === (area.since[c] === NONE) && area.since[c] <= t.day),
  )
  try {
    conserved(t)
  } catch {
    return false
  }
  return learned
}

/** Whether what is still to happen is the rest of a day, below what an action still has to do. */
function areInOrder(t: SpellbookTable): boolean {
  const rest = t.frames.slice()
  if (rest.length === 1 && rest[0]?.op === 'day') return t.ask === null
  const dayFrames = ['night', 'refill', ...(t.opponent ? ['tribute'] : []), 'phase 2 0', 'phase 1 0', 'phase 0 0']
  for (const wanted of dayFrames) {
    const next = rest[0]
    if (!next || wanted !== (next.op === 'phase' && 'left' in next ? `phase ${next.phase} ${next.left}` : next.op)) break
    rest.shift()
  }
  if (t.frames.length - rest.length < 2) return t.over && t.frames.length === 0
  const [second] = rest
  if (second?.op === 'phase' && 'left' in second && second.phase === MORNING && second.left === 1) rest.shift()
  return rest.length <= 4 && rest.every((one) => (one.op === 'step' || one.op === 'others') && 'cast' in one && isCast(t, one))
}

function isCast(t: SpellbookTable, { op, cast, at: place }: Extract<SpellbookFrame, { cast: Cast }>): boolean {
  if (cast.seat !== t.active || t.spells[spellOf(cast.spell).colour] !== cast.spell) return false
  if (areaOf(t, cast.seat).levels[cast.card] === 0) return false
  const program = programOf(cast.spell, cast.level, cast.way)
  if (op === 'step') return place < program.length
  return t.opponent === null && place < t.seats && program.some((step) => step.do === 'othersTake')
}

/** Whether a question can have been asked, and can be answered. */
function isOpen(t: SpellbookTable, { question: q, to }: Ask<SpellbookQuestion, SpellbookMove>): boolean {
  const [seat] = to
  if (seat === undefined || seat >= t.seats || (q.kind !== 'take' && seat !== t.active)) return false
  if ('by' in q && q.by !== NONE && !t.spells.includes(q.by)) return false
  return fits(t, q, seat) && hasAnswer(t, q, seat)
}

function fits(t: SpellbookTable, q: SpellbookQuestion, seat: number): boolean {
  const area = areaOf(t, seat)
  const holds = (gives: number) => area.pool.some((one) => KIND[one] === gives)
  // All that is still to be stored is there: it was when the spell was cast (SB-11.10).
  const alike = (one: Token) =>
    q.kind === 'store' &&
    (q.colour === NONE || colourOf(kindOf(one)) === q.colour) &&
    (q.rune === NONE || runeOf(kindOf(one)) === q.rune)
  switch (q.kind) {
    case 'take':
      return q.to === 'pool' ? area.pool.length < POOL_LIMIT : familiarRoom(t, seat) > 0
    case 'store':
      return familiarRoom(t, seat) > 0 && (q.colour === NONE || q.rune === NONE) && area.pool.filter(alike).length >= q.left
    case 'give':
      return q.with === 'altar' ? t.altar.length > 0 : area.familiar.length > 0
    case 'get':
      return holds(q.gives)
    case 'sweep':
      return q.gone <= t.tray.length
    case 'pay':
      return area.levels[q.colour] === 0 && (q.wilds === 0) === (q.rune === NONE)
    case 'save':
      return q.from < t.tray.length && familiarRoom(t, seat) > 0
    case 'copy':
      return area.levels[spellOf(q.by).colour] !== 0
    case 'tribute':
      return t.opponent !== null && (q.to === 'track') === (q.by === NONE)
    default:
      return true
  }
}

function hasAnswer<K extends SpellbookQuestion['kind']>(
  t: SpellbookTable,
  q: Extract<SpellbookQuestion, { kind: K }>,
  seat: number,
): boolean {
  const rule: { answers(t: SpellbookTable, q: Extract<SpellbookQuestion, { kind: K }>, seat: number): unknown } = asks[q.kind]
  const answers = rule.answers(t, q, seat)
  return Array.isArray(answers) && answers.length > 0
}
