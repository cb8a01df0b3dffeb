import { at, type By, by } from '@grimuar/kernel'
import {
  type Colour,
  colourOf,
  EVERY_COLOUR,
  EVERY_KIND,
  EVERY_RUNE,
  KINDS,
  KINDS_OF,
  type Kind,
  kindOf,
  NONE,
  type None,
  type Owned,
  type Rune,
  runeOf,
  type Token,
  TRIO,
} from './components.ts'
import type { PayMove } from './table.ts'

/** How many tokens of each colour there are, four bits each: no colour has more than 15, and counting fills no list. */
type ByColour = number

/** The counts of a pool. */
export interface Purse {
  colours: ByColour // all its tokens
  readonly marked: By<Rune, ByColour> // those with a rune
  readonly runes: By<Rune, number> // how many have it
  size: number
}

const PURSE: Purse = { colours: 0, marked: by(EVERY_RUNE, () => 0), runes: by(EVERY_RUNE, () => 0), size: 0 }
const ONE: By<Colour, ByColour> = by(EVERY_COLOUR, (colour) => 1 << (4 * colour))

/** Counts a pool. All calls share one purse, which the next call overwrites: this runs at every turn. */
export function purse(pool: readonly Token[]): Purse {
  const { marked, runes } = PURSE
  for (const rune of EVERY_RUNE) marked[rune] = runes[rune] = 0
  let colours = 0
  for (const token of pool) {
    const kind = kindOf(token)
    const rune = runeOf(kind)
    const one = ONE[colourOf(kind)]
    colours += one
    marked[rune] += one
    runes[rune]++
  }
  PURSE.colours = colours
  PURSE.size = pool.length
  return PURSE
}

function countOf(tokens: ByColour, colour: Colour): number {
  return (tokens >> (4 * colour)) & 15
}

/** How many tokens of a colour a purse holds. */
export function ownedIn({ colours }: Purse, colour: Colour): number {
  return countOf(colours, colour)
}

/**
 * The highest level at which a purse can pay for a spell of that colour, 0 if none. Every lower level can be paid then too.
 * `wilds` tokens of `rune` may stand for the colour; with 0, trios of one rune may.
 */
export function bestLevel(held: Purse, colour: Colour, wilds: number, rune: Rune | None): Owned {
  const owned = ownedIn(held, colour)
  if (owned === 0) return 0
  const { marked, runes, size } = held
  if (rune !== NONE) return levelFor(owned + Math.min(wilds, runes[rune] - countOf(marked[rune], colour)))
  if (owned >= 5 || size < 2 + TRIO || (runes[0] < TRIO && runes[1] < TRIO && runes[2] < TRIO)) return levelFor(owned)
  if (canAddTrio(held, colour, owned, 4) || canAddTwoTrios(held, colour, owned, 3)) return 5
  if (owned >= 4 || canAddTrio(held, colour, owned, 3) || canAddTwoTrios(held, colour, owned, 2)) return 4
  if (owned >= 3 || canAddTrio(held, colour, owned, 2) || canAddTwoTrios(held, colour, owned, 1)) return 3
  return 0
}

/** The level that n units pay for. */
function levelFor(units: number): Owned {
  return units < 3 ? 0 : units === 3 ? 3 : units === 4 ? 4 : 5
}

/** Whether `reals` tokens of the colour can be spent so that three (or `trio`) of some rune are left. */
function canAddTrio({ marked, runes, size }: Purse, colour: Colour, owned: number, reals: number, trio = TRIO): boolean {
  if (owned < reals || size < reals + trio) return false
  for (const rune of EVERY_RUNE) {
    const ofOthers = owned - countOf(marked[rune], colour)
    if (runes[rune] - Math.max(0, reals - ofOthers) >= trio) return true
  }
  return false
}

function canAddTwoTrios(held: Purse, colour: Colour, owned: number, reals: number): boolean {
  const { marked, runes, size } = held
  if (owned < reals || size < reals + 2 * TRIO) return false
  for (const [third, a, b] of TWO_OF_THREE) {
    if (runes[a] < TRIO || runes[b] < TRIO) continue
    if (reals <= countOf(marked[third], colour) + spare(held, colour, a) + spare(held, colour, b)) return true
  }
  return canAddTrio(held, colour, owned, reals, 2 * TRIO)
}

/** How many tokens of a colour with a rune a trio of that rune can do without. */
function spare({ marked, runes }: Purse, colour: Colour, rune: Rune): number {
  return Math.min(countOf(marked[rune], colour), runes[rune] - TRIO)
}

/** Two runes to make trios of, behind the third. */
const TWO_OF_THREE = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
] as const

const COUNTS: By<Kind, number> = by(EVERY_KIND, () => 0)

/** The number of tokens of each kind in a pool; the next call overwrites the list. */
export function kindCounts(pool: readonly Token[]): By<Kind, number> {
  for (const kind of EVERY_KIND) COUNTS[kind] = 0
  for (const token of pool) COUNTS[kindOf(token)]++
  return COUNTS
}

/**
 * Every way to pay for a spell of that colour at that level. Two ways that spend the same kinds and lay the same kind on the
 * card are one.
 */
export function payments(pool: readonly Token[], colour: Colour, level: number, wilds: number, rune: Rune | None): PayMove[] {
  const kinds = kindCounts(pool)
  const seen = new Set<number>()
  const found: PayMove[] = []
  const most = rune === NONE ? 2 : Math.min(wilds, level - 1)
  const size = rune === NONE ? TRIO : 1 // of a wild
  for (let n = 0; n <= most && level - n + n * size <= pool.length; n++) {
    choose(kinds, KINDS_OF[colour], level - n, (reals) => {
      const strangers = rune === NONE ? trios(kinds, n) : singles(kinds, colour, rune, n)
      for (const wild of strangers) {
        for (let i = 0; i < reals.length; i++) {
          const card = at(reals, i)
          if (card === reals[i - 1]) continue
          const rest = reals.toSpliced(i, 1)
          if (n > 0) {
            // Tokens of the colour may be spent as real ones or in a wild, all the same.
            const spent = key([...rest, ...wild], card)
            if (seen.has(spent)) continue
            seen.add(spent)
          }
          found.push({ do: 'pay', card, reals: rest, wilds: wild })
        }
      }
    })
  }
  return found
}

/** A number for what is spent and what lies on the card; at most nine digits, so it stays exact. */
function key(spent: readonly Kind[], card: Kind): number {
  let key = card + 1
  for (const kind of spent.toSorted((a, b) => a - b)) key = key * (KINDS + 1) + kind + 1
  return key
}

/** Calls back with each choice of `n` tokens among some kinds; while it runs, they are gone from `kinds`. */
function choose(
  kinds: By<Kind, number>,
  among: readonly Kind[],
  n: number,
  found: (chosen: Kind[]) => void,
  from = 0,
  chosen: Kind[] = [],
) {
  if (n === 0) {
    found(chosen)
    return
  }
  for (let i = from; i < among.length; i++) {
    const kind = at(among, i)
    if (kinds[kind] === 0) continue
    kinds[kind]--
    chosen.push(kind)
    choose(kinds, among, n - 1, found, i, chosen)
    chosen.pop()
    kinds[kind]++
  }
}

const OF_RUNE: By<Rune, readonly Kind[]> = by(EVERY_RUNE, (rune) => EVERY_COLOUR.map((colour) => KINDS_OF[colour][rune]))

/** The wilds Transmutation may make: tokens of a rune. Those of the spell's own colour count as real anyway. */
function singles(kinds: By<Kind, number>, colour: Colour, rune: Rune, n: number): Kind[][] {
  const found: Kind[][] = []
  const among = OF_RUNE[rune].filter((kind) => colourOf(kind) !== colour)
  choose(kinds, among, n, (chosen) => found.push(chosen.slice()))
  return found
}

/** All ways to put `n` trios together from what is left: for two of one rune, six tokens of it. */
function trios(kinds: By<Kind, number>, n: number): Kind[][] {
  if (n === 0) return [[]]
  const found: Kind[][] = []
  for (const rune of EVERY_RUNE) {
    const among = OF_RUNE[rune]
    let left = 0
    for (const kind of among) left += kinds[kind]
    if (left >= TRIO * n) choose(kinds, among, TRIO * n, (chosen) => found.push(chosen.slice()))
    if (n === 1 || left < TRIO) continue
    choose(kinds, among, TRIO, (first) => {
      for (const other of EVERY_RUNE) {
        if (other <= rune) continue
        choose(kinds, OF_RUNE[other], TRIO, (second) => found.push([...first, ...second].sort((a, b) => a - b)))
      }
    })
  }
  return found
}

/** The wilds of a payment in their groups: trios of one rune, or single tokens. */
export function wildGroups(wilds: readonly Kind[], single: boolean): Kind[][] {
  if (single) return wilds.map((kind) => [kind])
  return EVERY_RUNE.flatMap((rune) => {
    const ofRune = wilds.filter((kind) => runeOf(kind) === rune)
    return ofRune.flatMap((_, i) => (i % TRIO === 0 ? [ofRune.slice(i, i + TRIO)] : []))
  })
}

/** Everything a payment spends besides what lies on the card. */
export function spentKinds(move: PayMove): Kind[] {
  return [...move.reals, ...move.wilds]
}

/** No limit on wilds but what the pool holds. */
export const TRIOS = { wilds: 0, rune: NONE } as const
