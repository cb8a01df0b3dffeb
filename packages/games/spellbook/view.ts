import { commonView, imagineCommon, type Seat } from '@grimuar/kernel'
import { TOKENS, type Token } from './cards.ts'
import { type Area, copyArea, type Opponent, type SpellbookTable } from './table.ts'

/** All a seat may see, which is everything but what the bag will give next. Every seat and every spectator sees the same. */
export interface SpellbookView
  extends Pick<SpellbookTable, 'seats' | 'frames' | 'ask' | 'over' | 'first' | 'active' | 'day' | 'phase' | 'ending'> {
  spells: readonly number[]
  bag: number // how many tokens
  altar: readonly Token[]
  tray: readonly Token[]
  areas: readonly Area[]
  opponent: Opponent | null
}

export function view(t: SpellbookTable, seat: Seat | null): SpellbookView {
  return {
    ...commonView(t, seat),
    frames: t.frames.slice(),
    spells: t.spells.slice(),
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
  }
}

/** What is in the bag: all that lies nowhere else. Anyone at the table can count it out. */
export function bagOf(v: Pick<SpellbookView, 'altar' | 'tray' | 'areas' | 'opponent'>): Token[] {
  const seen = Array<boolean>(TOKENS).fill(false)
  const see = (tokens: readonly Token[]) => {
    for (const token of tokens) if (token >= 0) seen[token] = true
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
  const bag: Token[] = []
  for (let token = 0; token < TOKENS; token++) if (!seen[token]) bag.push(token)
  return bag
}

/** Nothing is hidden, so there is nothing to guess: the table itself. */
export function imagine(v: SpellbookView): SpellbookTable {
  return {
    ...imagineCommon(v),
    spells: v.spells.slice(),
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
  }
}
