/** Facts that all parts of the board read from the view. No rules: only what touching a thing means, and what to mark. */
import type { Seat } from '@grimuar/kernel'
import type { BoardProps, Jewel } from '@grimuar/ui'
import { type SpellId, spellOf } from '../cards.ts'
import {
  type Colour,
  colourOf,
  EVERY_COLOUR,
  type Kind,
  kindOf,
  LEVELS,
  type LevelNumber,
  NONE,
  runeOf,
  type Token,
} from '../components.ts'
import { familiarPoints, spellPoints, totalOf } from '../score.ts'
import { type Area, areaOf, type SpellbookEvent, type SpellbookMove, type SpellbookQuestion } from '../table.ts'
import type { SpellbookText } from '../text/shape.ts'
import type { SpellbookView } from '../view.ts'

export type SpellbookProps = BoardProps<SpellbookView, SpellbookQuestion, SpellbookMove, SpellbookEvent, SpellbookText>

/** The jewel of each colour, by number. */
const JEWELS: { readonly [C in Colour]: Jewel } = ['ruby', 'amethyst', 'emerald', 'onyx', 'moonstone', 'sapphire', 'topaz']

export function jewelOf(colour: Colour): Jewel {
  return JEWELS[colour]
}

/** A token in words: "red circle". */
export function tokenName(text: SpellbookText, token: Token): string {
  return kindName(text, kindOf(token))
}

export function kindName(text: SpellbookText, kind: Kind): string {
  return text.kind(colourOf(kind), runeOf(kind))
}

export function spellName(text: SpellbookText, spell: SpellId): string {
  return text.spells[spellOf(spell).name].name
}

export function areaAt(view: SpellbookView, seat: Seat): Area {
  return areaOf(view, seat)
}

/** The moves of touching an altar token. A token outside the question gives a move that is refused, not another one. */
export function altarMove(question: SpellbookQuestion | undefined, kind: Kind): SpellbookMove {
  const asked =
    question?.kind === 'take' ||
    question?.kind === 'sweep' ||
    question?.kind === 'tribute' ||
    (question?.kind === 'get' && question.with === 'altar')
  return asked ? { do: 'token', kind } : { do: 'take', kind }
}

/** The moves of touching a pool token, except while paying. */
export function poolMove(question: SpellbookQuestion | undefined, kind: Kind): SpellbookMove {
  const asked = question?.kind === 'discard' || question?.kind === 'store' || question?.kind === 'give'
  return asked ? { do: 'token', kind } : { do: 'store', kind }
}

/** The places an altar token may be dragged to, as an answer to a question. */
export function altarGoals(question: SpellbookQuestion | undefined, seat: Seat): string {
  switch (question?.kind) {
    case 'take':
      return zone(`${question.to}:${seat}`)
    case 'sweep':
      return zone('tray')
    case 'tribute':
      return zone(question.to)
    default:
      return zone(`pool:${seat}`)
  }
}

/** The places a pool token may be dragged to; while paying, onto the price. */
export function poolGoals(question: SpellbookQuestion | undefined, seat: Seat): string {
  switch (question?.kind) {
    case 'discard':
      return zone('tray')
    case 'give':
      return question.with === 'altar' ? zone('altar') : zone(`familiar:${seat}`)
    case 'pay':
      return zone('price')
    default:
      return zone(`familiar:${seat}`)
  }
}

function zone(id: string): string {
  return `[data-zone="${id}"]`
}

/** The moves of touching a level of one's own page: the legal moves for it, or an illegal one that gives the reason. */
export function levelMoves(
  props: Pick<SpellbookProps, 'question' | 'moves' | 'view'>,
  seat: Seat,
  colour: Colour,
  level: LevelNumber,
): { readonly legal: readonly SpellbookMove[]; readonly attempt: SpellbookMove } {
  const owned = areaAt(props.view, seat).levels[colour]
  const question = props.question?.question
  if (question?.kind === 'raise') {
    const legal = level === owned + 1 ? props.moves.filter((m) => m.do === 'raise' && m.colour === colour) : []
    return { legal, attempt: { do: 'raise', colour } }
  }
  const legal = props.moves.filter(
    (m) => (m.do === 'learn' || m.do === 'cast' || m.do === 'copy') && m.colour === colour && m.level === level,
  )
  if (question?.kind === 'copy') return { legal, attempt: { do: 'copy', colour, level, way: 0, owner: NONE } }
  return { legal, attempt: owned === 0 ? { do: 'learn', colour, level } : { do: 'cast', colour, level, way: 0 } }
}

/** A level that is looked at, and its row on the page. */
export interface Told {
  readonly colour: Colour
  readonly level: LevelNumber
  readonly row: Element
}

/** Whether any level of a page may be touched now. */
export function pageLegal(props: Parameters<typeof levelMoves>[0], seat: Seat, colour: Colour): boolean {
  return LEVELS.some((level) => levelMoves(props, seat, colour, level).legal.length > 0)
}

/** Points of a seat as things stand. */
export interface Standings {
  readonly total: number
  readonly familiar: number
  readonly spells: readonly number[] // by colour
}

export function standingsOf(view: SpellbookView, seat: Seat): Standings {
  return {
    total: totalOf(view, seat),
    familiar: familiarPoints(view, seat),
    spells: EVERY_COLOUR.map((colour) => spellPoints(view, seat, colour)),
  }
}

/** Things that the last turn touched: they stay marked until somebody else moves. */
export interface Marks {
  readonly tokens: ReadonlySet<Token>
  /** Pages that were used, learned or moved, as "seat:colour". */
  readonly pages: ReadonlySet<string>
  /** The place where a token comes from that was not visible before; the bag, if not named here. */
  readonly origins: ReadonlyMap<Token, string>
}

export function marksOf({ last, recent = last }: Pick<SpellbookProps, 'last' | 'recent'>): Marks {
  const tokens = new Set<Token>()
  const pages = new Set<string>()
  const origins = new Map<Token, string>()
  for (const e of recent) {
    switch (e.kind) {
      case 'moved':
        for (const token of e.tokens) {
          tokens.add(token)
          if (e.from === 'tray') origins.set(token, 'tray')
        }
        break
      case 'swapped':
        tokens.add(e.gave)
        tokens.add(e.got)
        break
      case 'learned':
        tokens.add(e.card)
        pages.add(`${e.seat}:${spellOf(e.spell).colour}`)
        break
      case 'cast':
      case 'level':
        pages.add(`${e.seat}:${spellOf(e.spell).colour}`)
        break
      default:
    }
  }
  return { tokens, pages, origins }
}
