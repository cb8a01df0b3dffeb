import { type Dice, defaults, legal, type Seat, start } from '@grimuar/kernel'
import { type Talk, talk } from '@grimuar/kernel/testkit'
import {
  COLOURS,
  COPIES,
  type Colour,
  colourOf,
  KINDS,
  type Kind,
  kindOf,
  LEVELS,
  MORNING,
  NONE,
  PHASES,
  type Phase,
  RUNES,
  runeOf,
  SPELL_NAMES,
  type SpellName,
  spellId,
  spellOf,
  type Token,
} from './cards.ts'
import { game } from './rules.ts'
import { areaOf, type SpellbookMove, type SpellbookTable } from './table.ts'

// The test language: tables, moves and tokens are written as text. Tokens are "red circle", "3 blue square", joined by commas.

/** The area of one player. A learned spell is its level and, if it matters, the rune on the card: "4 circle". */
export interface SceneArea {
  readonly pool?: string
  readonly familiar?: string
  readonly spells?: { readonly [name in SpellName]?: string }
}

export interface Scene {
  readonly spells?: 'set1' | 'set2' | 'set3' | readonly SpellName[] // a list replaces the spells of its colours in set I
  readonly phase?: (typeof PHASES)[number]
  readonly altar?: string
  readonly next?: string // the tokens drawn from the bag, in this order
  readonly tray?: string
  readonly rest?: 'bag' | 'away' // where all other tokens are
  readonly players: readonly SceneArea[]
  readonly active?: Seat
  readonly first?: Seat
  readonly track?: number // solo: tokens on the opponent's track
  readonly lower?: number
}

const DAY = 9 // any day in the middle of a game

export interface SpellbookTalk extends Talk<SpellbookTable> {
  /** Plays a move for the seat that is asked. */
  says(...lines: string[]): void
  /** The clause that refuses a move of the seat that is asked. */
  refused(line: string): string
  /** The answers to the open question, as text. */
  readonly answers: string[]
  pool(seat: Seat): string
  familiar(seat: Seat): string
  readonly altar: string
  readonly tray: string
  level(seat: Seat, spell: SpellName): number
}

/** A table in the middle of a game, at the beginning of a phase. */
export function scene(what: Scene): SpellbookTalk {
  const dice: Dice = () => 0
  const t = lay(what)
  const table = start({ ...game, setup: () => t }, defaults(game.options), t.seats, dice) as SpellbookTable
  const said = talk(game, table, parse, { dice })
  const asked = () => table.ask?.to[0] as Seat
  return {
    ...said,
    says(...lines) {
      for (const line of lines) said.play(`${asked()} ${line}`)
    },
    refused: (line) => said.refuse(`${asked()} ${line}`),
    get answers() {
      return (legal(game, table, asked()) as SpellbookMove[]).map(inWords(table))
    },
    pool: (seat) => names(areaOf(table, seat).pool),
    familiar: (seat) => names(areaOf(table, seat).familiar),
    get altar() {
      return names(table.altar)
    },
    get tray() {
      return names(table.tray)
    },
    level: (seat, spell) => areaOf(table, seat).levels[spellOf(spellId(spell)).colour] as number,
  }
}

function lay(what: Scene): SpellbookTable {
  const left = Array<number>(KINDS).fill(COPIES)
  const out = (kind: Kind): Token => {
    const count = left[kind] as number
    if (count === 0) throw new Error(`there are only ${COPIES} of ${nameOf(kind)}`)
    left[kind] = count - 1
    return kind * COPIES + COPIES - count
  }
  const tokens = (words = '') => kindsFrom(words).map(out)
  const some = (n: number) => Array.from({ length: n }, () => out(left.findLastIndex((count) => count > 0)))

  const spells = COLOURS.map((_, colour) => colour * 3 + (what.spells === 'set2' ? 1 : what.spells === 'set3' ? 2 : 0))
  if (Array.isArray(what.spells)) for (const name of what.spells) spells[spellOf(spellId(name)).colour] = spellId(name)
  const areas = what.players.map((player) => {
    const area = {
      pool: tokens(player.pool).sort((a, b) => a - b),
      familiar: tokens(player.familiar),
      levels: COLOURS.map(() => 0),
      cards: COLOURS.map(() => NONE),
      since: COLOURS.map(() => NONE),
    }
    for (const [name, learned] of Object.entries(player.spells ?? {})) {
      const { colour } = spellOf(spellId(name as SpellName))
      if (spells[colour] !== spellId(name as SpellName)) throw new Error(`${name} is not among the spells of this scene`)
      const [level, rune = 'triangle'] = learned.split(' ')
      area.levels[colour] = Number(level)
      area.cards[colour] = out(colour * 3 + RUNES.indexOf(rune as 'circle'))
      area.since[colour] = 1
    }
    return area
  })
  const altar = tokens(what.altar)
  const tray = tokens(what.tray)
  const [first, ...then] = tokens(what.next)
  const solo = what.players.length === 1
  const opponent = solo ? { track: some(what.track ?? 0), lower: some(what.lower ?? 0) } : null
  const others = what.rest === 'away' ? [] : left.flatMap((count, kind) => Array.from({ length: count }, () => out(kind)))
  // The dice always give 0, and the last token fills the gap: so the bag gives its first token, then the others from its end.
  const bag = [...(first === undefined ? [] : [first]), ...others, ...then.reverse()]
  const phase = (what.phase ? PHASES.indexOf(what.phase) : MORNING) as Phase
  return {
    seats: what.players.length,
    frames: [
      { op: 'night' },
      { op: 'refill' },
      ...(solo ? [{ op: 'tribute' } as const] : []),
      ...([2, 1, 0] as const).filter((p) => p >= phase).map((p) => ({ op: 'phase', phase: p, left: 0 }) as const),
    ],
    ask: null,
    draws: 0,
    over: false,
    spells,
    first: what.first ?? 0,
    active: what.active ?? 0,
    day: DAY,
    phase,
    bag,
    altar,
    tray,
    areas,
    opponent,
    ending: false,
  }
}

export const nameOf = (kind: Kind): string => `${COLOURS[colourOf(kind)]} ${RUNES[runeOf(kind)]}`

function names(tokens: readonly Token[]): string {
  return tokens.map((token) => nameOf(kindOf(token))).join(', ')
}

/** Reads the kinds in a text such as "2 red circle, white square". */
export function kindsFrom(words: string): Kind[] {
  if (words.trim() === '') return []
  return words.split(',').flatMap((part) => {
    const found = /^(?:(\d+) )?(\w+) (\w+?)s?$/.exec(part.trim())
    const colour = COLOURS.indexOf(found?.[2] as 'red')
    const rune = RUNES.indexOf(found?.[3] as 'circle')
    if (colour < 0 || rune < 0) throw new Error(`"${part.trim()}" is no token`)
    return Array.from({ length: Number(found?.[1] ?? 1) }, () => colour * RUNES.length + rune)
  })
}

function parse(t: SpellbookTable, words: readonly string[]): unknown {
  const [verb, ...rest] = words
  const phrase = rest.join(' ')
  const colour = (): Colour => {
    const name = rest[0] as SpellName
    if (!SPELL_NAMES.includes(name)) throw new Error(`"${name}" is no spell`)
    return spellOf(spellId(name)).colour
  }
  const acts = t.ask?.question.kind === 'act' || t.ask?.question.kind === 'copy'
  switch (verb) {
    case 'take':
    case 'store':
      return { do: acts ? verb : 'token', kind: kindsFrom(phrase)[0] }
    case 'discard':
    case 'give':
    case 'get':
    case 'save':
      return { do: 'token', kind: kindsFrom(phrase)[0] }
    case 'draw':
    case 'skip':
    case 'done':
      return { do: verb }
    case 'learn':
      return { do: 'learn', colour: colour(), level: Number(rest[1]) }
    case 'cast':
      return { do: 'cast', colour: colour(), level: Number(rest[1]), way: Number(rest[2] ?? 0) }
    case 'copy':
      return { do: 'copy', colour: colour(), level: Number(rest[1]), way: Number(rest[4] ?? 0), owner: Number(rest[3] ?? NONE) }
    case 'raise':
      return { do: 'raise', colour: colour() }
    case 'pay': {
      const [card = '', reals = '', wilds = ''] = phrase.split('+').map((part) => part.replace('wild', '').trim())
      const ordered = (part: string) => kindsFrom(part).sort((a, b) => a - b)
      return { do: 'pay', card: kindsFrom(card)[0], reals: ordered(reals), wilds: ordered(wilds) }
    }
    default:
      throw new Error(`nobody knows what "${words.join(' ')}" means`)
  }
}

/** Writes a move in the form that `parse` reads. */
function inWords(t: SpellbookTable): (move: SpellbookMove) => string {
  const spell = (colour: Colour) => spellOf(t.spells[colour] as number).name
  return (move) => {
    switch (move.do) {
      case 'take':
      case 'store':
        return `${move.do} ${nameOf(move.kind)}`
      case 'token':
        return nameOf(move.kind)
      case 'learn':
        return `learn ${spell(move.colour)} ${move.level}`
      case 'cast':
        return `cast ${spell(move.colour)} ${move.level}${move.way ? ` ${move.way}` : ''}`
      case 'copy':
        return `copy ${spell(move.colour)} ${move.level} from ${move.owner}${move.way ? ` ${move.way}` : ''}`
      case 'raise':
        return `raise ${spell(move.colour)}`
      case 'pay':
        return `pay ${[[move.card], move.reals, move.wilds].map((kinds) => kinds.map(nameOf).join(', ')).join(' + ')}`
      default:
        return move.do
    }
  }
}

/** Every spell and level, for tests of all 63. */
export const ALL_LEVELS: readonly (readonly [SpellName, number])[] = SPELL_NAMES.flatMap((name) =>
  LEVELS.map((level) => [name, level] as const),
)
