import { type Dice, defaults, legal, type Seat, start } from '@grimuar/kernel'
import { type Talk, talk } from '@grimuar/kernel/testkit'
import { type Colour, LEVELS, type LevelNumber, SPELL_NAMES, type SpellName, spellId, spellOf } from './cards.ts'
import { game } from './rules.ts'
import { lay, moveSaid, nameOf, names, type Scene } from './scene.ts'
import { areaOf, type SpellbookMove, type SpellbookTable } from './table.ts'

export { kindsFrom, nameOf, type Scene } from './scene.ts'

// For tests: moves said in words, at tables set up in words (scene.ts).

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
  const table = start({ ...game, setup: () => t }, defaults(game.options), t.seats, dice)
  const said = talk(game, table, moveSaid, { dice })
  const asked = () => table.ask?.to[0] as Seat
  return {
    ...said,
    says(...lines) {
      for (const line of lines) said.play(`${asked()} ${line}`)
    },
    refused: (line) => said.refuse(`${asked()} ${line}`),
    get answers() {
      // A test may have edited its table: the answers of a copy are listed anew.
      return legal(game, game.copy(table), asked()).map(inWords(table))
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

/** A move as `moveSaid` would read it. */
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

/** Every spell and level, for tests of all 63. */
export const ALL_LEVELS: readonly (readonly [SpellName, LevelNumber])[] = SPELL_NAMES.flatMap((name) =>
  LEVELS.map((level) => [name, level] as const),
)
