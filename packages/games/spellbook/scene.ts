import { at, by, type Json, type Seat } from '@grimuar/kernel'
import { SPELL_NAMES, SPELLS_OF, type SpellName, spellId, spellOf } from './cards.ts'
import {
  COLOURS,
  COPIES,
  type Colour,
  colourOf,
  EVERY_COLOUR,
  EVERY_KIND,
  EVERY_PHASE,
  EVERY_RUNE,
  KINDS_OF,
  type Kind,
  kindOf,
  LEVELS,
  type LevelNumber,
  NONE,
  type None,
  type Owned,
  PHASES,
  RUNES,
  type Rune,
  runeOf,
  type Token,
  tokenAt,
} from './components.ts'
import { PRINTED, type Rulings } from './rulings.ts'
import type { Area, SpellbookTable } from './table.ts'

// Tables set up in words, for tests and named positions. Tokens are "red circle", "3 blue square", joined by commas.

/** The things of one player. A learned spell is its level and, if it matters, the rune on the card: "4 circle". */
export interface SceneArea {
  readonly pool?: string
  readonly familiar?: string
  readonly spells?: { readonly [name in SpellName]?: string }
}

export interface Scene {
  readonly spells?: 'set1' | 'set2' | 'set3' | readonly SpellName[] // a list replaces those of its colours in set I
  readonly phase?: (typeof PHASES)[number]
  readonly altar?: string
  readonly next?: string // what the bag gives, in this order
  readonly tray?: string
  readonly rest?: 'bag' | 'away' // where all other tokens are
  readonly players: readonly SceneArea[]
  readonly active?: Seat
  readonly first?: Seat
  readonly track?: number // solo: tokens on the opponent's track
  readonly lower?: number
  readonly ending?: boolean // the last round is being played
  readonly rulings?: Partial<Rulings> // the printed readings unless named
}

const DAY = 9 // some day in the middle of a game

/** A table in the middle of a game, at the beginning of a phase. */
export function lay(what: Scene): SpellbookTable {
  const left = by(EVERY_KIND, () => COPIES)
  const out = (kind: Kind): Token => {
    const count = left[kind]
    if (count === 0) throw new Error(`there are only ${COPIES} of ${nameOf(kind)}`)
    left[kind] = count - 1
    return tokenAt(kind * COPIES + COPIES - count)
  }
  const tokens = (words = '') => kindsFrom(words).map(out)
  const some = (n: number) =>
    Array.from({ length: n }, () =>
      out(
        at(
          EVERY_KIND,
          left.findLastIndex((count) => count > 0),
        ),
      ),
    )

  const set = what.spells === 'set2' ? 1 : what.spells === 'set3' ? 2 : 0
  const spells = by(EVERY_COLOUR, (colour) => at(SPELLS_OF[colour], set))
  if (typeof what.spells === 'object') for (const name of what.spells) spells[spellOf(spellId(name)).colour] = spellId(name)
  const areas = what.players.map((player) => {
    const area: Area = {
      pool: tokens(player.pool).sort((a, b) => a - b),
      familiar: tokens(player.familiar),
      levels: by(EVERY_COLOUR, (): Owned => 0),
      cards: by(EVERY_COLOUR, (): Token | None => NONE),
      since: by(EVERY_COLOUR, () => NONE),
    }
    for (const name of SPELL_NAMES) {
      const learned = player.spells?.[name]
      if (learned === undefined) continue
      const { colour } = spellOf(spellId(name))
      if (spells[colour] !== spellId(name)) throw new Error(`${name} is not among the spells of this scene`)
      const [level = '', rune = 'triangle'] = learned.split(' ')
      area.levels[colour] = levelFrom(level)
      area.cards[colour] = out(KINDS_OF[colour][runeFrom(rune)])
      area.since[colour] = 1
    }
    return area
  })
  const altar = tokens(what.altar)
  const tray = tokens(what.tray)
  const [first, ...then] = tokens(what.next)
  const solo = what.players.length === 1
  const opponent = solo ? { track: some(what.track ?? 0), lower: some(what.lower ?? 0) } : null
  const others = what.rest === 'away' ? [] : EVERY_KIND.flatMap((kind) => Array.from({ length: left[kind] }, () => out(kind)))
  // The dice always say 0 and the last token fills the gap: so the bag gives its first token, then those from its end.
  const bag = [...(first === undefined ? [] : [first]), ...others, ...then.reverse()]
  const phase = at(EVERY_PHASE, PHASES.indexOf(what.phase ?? 'morning'))
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
    ending: what.ending ?? false,
    rulings: { ...PRINTED, ...what.rulings },
  }
}

export const nameOf = (kind: Kind): string => `${COLOURS[colourOf(kind)]} ${RUNES[runeOf(kind)]}`

export function names(tokens: readonly Token[]): string {
  return tokens.map((token) => nameOf(kindOf(token))).join(', ')
}

/** The kinds in words such as "2 red circle, white square". */
export function kindsFrom(words: string): Kind[] {
  if (words.trim() === '') return []
  return words.split(',').flatMap((part) => {
    const found = /^(?:(\d+) )?(\w+) (\w+?)s?$/.exec(part.trim())
    const colour = EVERY_COLOUR.find((c) => COLOURS[c] === found?.[2])
    if (colour === undefined) throw new Error(`"${part.trim()}" is no token`)
    return Array.from({ length: Number(found?.[1] ?? 1) }, () => KINDS_OF[colour][runeFrom(found?.[3] ?? '')])
  })
}

function runeFrom(word: string): Rune {
  const rune = EVERY_RUNE.find((one) => RUNES[one] === word)
  if (rune === undefined) throw new Error(`"${word}" is no rune`)
  return rune
}

export function levelFrom(word: string): LevelNumber {
  const level = LEVELS.find((one) => String(one) === word)
  if (level === undefined) throw new Error(`"${word}" is no level`)
  return level
}

/** A move in words, for the asked seat: "take red circle", "cast clone 5", "pay red circle + red square + wild 3 blue circle". */
export function moveSaid(t: SpellbookTable, words: readonly string[]): Json {
  const [verb, ...rest] = words
  const phrase = rest.join(' ')
  const colour = (): Colour => {
    const name = SPELL_NAMES.find((one) => one === rest[0])
    if (!name) throw new Error(`"${rest[0]}" is no spell`)
    return spellOf(spellId(name)).colour
  }
  const acts = t.ask?.question.kind === 'act' || t.ask?.question.kind === 'copy'
  switch (verb) {
    case 'take':
    case 'store':
      return { do: acts ? verb : 'token', kind: at(kindsFrom(phrase), 0) }
    case 'discard':
    case 'give':
    case 'get':
    case 'save':
      return { do: 'token', kind: at(kindsFrom(phrase), 0) }
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
      return { do: 'pay', card: at(kindsFrom(card), 0), reals: ordered(reals), wilds: ordered(wilds) }
    }
    default:
      throw new Error(`nobody knows what "${words.join(' ')}" means`)
  }
}
