import { type By, type CommonView, commonView, copyBy, imagineCommon, type Seat } from '@grimuar/kernel'
import type { SpellId } from './cards.ts'
import { type Colour, EVERY_TOKEN, type None, TOKENS, type Token } from './components.ts'
import {
  type Area,
  copyArea,
  type Opponent,
  type SpellbookFrame,
  type SpellbookMove,
  type SpellbookQuestion,
  type SpellbookTable,
} from './table.ts'

/** All a seat may see, which is everything but what the bag will give next. Every seat and every spectator sees the same. */
export interface SpellbookView extends Pick<SpellbookTable, 'first' | 'active' | 'day' | 'phase' | 'ending' | 'rulings'> {
  common: CommonView<SpellbookFrame, SpellbookQuestion, SpellbookMove>
  spells: By<Colour, SpellId>
  bag: number // how many tokens
  altar: readonly Token[]
  tray: readonly Token[]
  areas: readonly Area[]
  opponent: Opponent | null
}

export function view(t: SpellbookTable, seat: Seat | null): SpellbookView {
  return {
    common: { ...commonView(t, seat), frames: t.frames.slice() },
    spells: copyBy(t.spells),
    first: t.first,
    active: t.active,
    day: t.day,
    phase: t.phase,
    bag: t.bag.length,
    altar: t.altar.slice(),
    tray: t.tray.slice(),
    areas: t.areas.map(copyArea),
    opponent: t.opponent && { track: t.opponent.track.slice(), lower: t.opponent.lower.slice() },
    ending: t.ending,
    rulings: t.rulings,
  }
}

/** The tokens in the bag: all that lie nowhere else. Every player can work this out. */
export function bagOf(v: Pick<SpellbookView, 'altar' | 'tray' | 'areas' | 'opponent'>): Token[] {
  const lies = new Uint8Array(TOKENS) // nothing is written for NONE
  const see = (tokens: readonly (Token | None)[]) => {
    for (const token of tokens) lies[token] = 1
  }
  see(v.altar)
  see(v.tray)
  for (const area of v.areas) {
    see(area.pool)
    see(area.familiar)
    see(area.cards)
  }
  if (v.opponent) {
    see(v.opponent.track)
    see(v.opponent.lower)
  }
  return EVERY_TOKEN.filter((token) => lies[token] === 0)
}

/** Nothing is hidden, so there is nothing to guess: the table itself. */
export function imagine(v: SpellbookView): SpellbookTable {
  return {
    ...imagineCommon(v.common),
    spells: copyBy(v.spells),
    first: v.first,
    active: v.active,
    day: v.day,
    phase: v.phase,
    bag: bagOf(v),
    altar: v.altar.slice(),
    tray: v.tray.slice(),
    areas: v.areas.map(copyArea),
    opponent: v.opponent && { track: v.opponent.track.slice(), lower: v.opponent.lower.slice() },
    ending: v.ending,
    rulings: v.rulings,
  }
}
