import { type Dice, defaults, legal, type Seat, start } from '@grimuar/kernel'
import { type Talk, talk } from '@grimuar/kernel/testkit'
import { type Colour, LEVELS, type LevelNumber, NONE, SPELL_NAMES, type SpellName, spellId, spellOf } from './cards.ts'
import { game } from './rules.ts'
import { kindsFrom, lay, nameOf, names, type Scene } from './scene.ts'
import { areaOf, type SpellbookMove, type SpellbookTable } from './table.ts'

export { kindsFrom, nameOf, type Scene } from './scene.ts'

// For tests: moves said in words, at tables set up in words (scene.ts).

export interface SpellbookTalk extends Talk<SpellbookTable> {
  /** Says the same for the seat that is asked. */
  says(...lines: string[]): void
  /** Why the seat that is asked may not. */
  refused(line: string): string
  /** The answers to the open question, in words. */
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
  const table = start({ ...game, setup: () => t }, defaults(game.options), t.seats, dice)
  const said = talk(game, table, parse, { dice })
  const asked = () => table.ask?.to[0] as Seat
  return {
    ...said,
    says(...lines) {
      for (const line of lines) said.play(`${asked()} ${line}`)
    },
    refused: (line) => said.refuse(`${asked()} ${line}`),
    get answers() {
      return legal(game, table, asked()).map(inWords(table))
    },
    pool: (seat) => names(areaOf(table, seat).pool),
    familiar: (seat) => names(areaOf(table, seat).familiar),
    get altar() {
      return names(table.altar)
    },
    get tray() {
      return names(table.tray)
    },
    level: (seat, spell) => areaOf(table, seat).levels[spellOf(spellId(spell)).colour],
  }
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

/** A move as `parse` would read it. */
function inWords(t: SpellbookTable): (move: SpellbookMove) => string {
  const spell = (colour: Colour) => spellOf(t.spells[colour]).name
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

/** Every spell and level, for tests that walk over all 63. */
export const ALL_LEVELS: readonly (readonly [SpellName, LevelNumber])[] = SPELL_NAMES.flatMap((name) =>
  LEVELS.map((level) => [name, level] as const),
)
