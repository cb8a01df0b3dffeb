import { COLOURS, type Colour, KIND, KINDS, type Kind, NONE, RUNES, type Rune, runeOf, type Token, TRIO } from './cards.ts'
import type { PayMove } from './table.ts'

/** How many tokens of each kind, and of each rune, a pool holds. Made anew for each question. */
export interface Purse {
  readonly kinds: readonly number[]
  readonly runes: readonly number[]
}

export function purse(pool: readonly Token[]): Purse {
  const kinds = Array<number>(KINDS).fill(0)
  const runes = [0, 0, 0]
  for (let i = 0; i < pool.length; i++) {
    const kind = KIND[pool[i] as Token] as Kind
    kinds[kind] = (kinds[kind] as number) + 1
    const rune = runeOf(kind)
    runes[rune] = (runes[rune] as number) + 1
  }
  return { kinds, runes }
}

/**
 * The highest level at which a purse can pay for a spell of that colour, 0 if none. Every lower level can be paid then too.
 * `wilds` tokens of `rune` may stand for the colour; with 0, trios of one rune may.
 */
export function bestLevel({ kinds, runes }: Purse, colour: Colour, wilds: number, rune: Rune): number {
  const at = colour * RUNES.length
  const owned = (kinds[at] as number) + (kinds[at + 1] as number) + (kinds[at + 2] as number)
  if (owned === 0) return 0
  const own = [kinds[at] as number, kinds[at + 1] as number, kinds[at + 2] as number]
  if (wilds > 0) {
    const strangers = (runes[rune] as number) - (own[rune] as number)
    const units = owned + Math.min(wilds, strangers)
    return units < 3 ? 0 : Math.min(units, 5)
  }
  for (let level = 5; level >= 3; level--) {
    if (owned >= level || canAddTrio(own, owned, runes, level - 1) || canAddTwoTrios(own, owned, runes, level - 2)) return level
  }
  return 0
}

/** Whether `reals` tokens of the colour can be spent so that three (or `trio`) of some rune are left. */
function canAddTrio(own: readonly number[], owned: number, runes: readonly number[], reals: number, trio = TRIO): boolean {
  if (owned < reals) return false
  for (let rune = 0; rune < RUNES.length; rune++) {
    const ofOthers = owned - (own[rune] as number)
    if ((runes[rune] as number) - Math.max(0, reals - ofOthers) >= trio) return true
  }
  return false
}

function canAddTwoTrios(own: readonly number[], owned: number, runes: readonly number[], reals: number): boolean {
  if (owned < reals) return false
  for (let third = 0; third < RUNES.length; third++) {
    const [a, b] = [(third + 1) % 3, (third + 2) % 3]
    const [spareA, spareB] = [(runes[a] as number) - TRIO, (runes[b] as number) - TRIO]
    if (spareA < 0 || spareB < 0) continue
    const spare = Math.min(own[a] as number, spareA) + Math.min(own[b] as number, spareB)
    if (reals <= (own[third] as number) + spare) return true
  }
  return canAddTrio(own, owned, runes, reals, 2 * TRIO)
}

/**
 * Every way to pay for a spell of that colour at that level. Two ways that spend the same kinds and lay the same kind on
 * the card are one.
 */
export function payments(pool: readonly Token[], colour: Colour, level: number, wilds: number, rune: Rune): PayMove[] {
  const kinds = purse(pool).kinds.slice()
  const own = [0, 1, 2].map((r) => colour * RUNES.length + r)
  const seen = new Set<number>()
  const found: PayMove[] = []
  const most = wilds > 0 ? Math.min(wilds, level - 1) : 2
  for (let n = 0; n <= most; n++) {
    choose(kinds, own, level - n, (reals) => {
      const strangers = wilds > 0 ? singles(kinds, colour, rune, n) : trios(kinds, n)
      for (const wild of strangers) {
        for (let i = 0; i < reals.length; i++) {
          const card = reals[i] as Kind
          if (card === reals[i - 1]) continue
          const rest = reals.slice()
          rest.splice(i, 1)
          const spent = key([...rest, ...wild], card)
          if (seen.has(spent)) continue
          seen.add(spent)
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
  kinds: number[],
  among: readonly Kind[],
  n: number,
  found: (chosen: Kind[]) => void,
  at = 0,
  chosen: Kind[] = [],
) {
  if (n === 0) {
    found(chosen)
    return
  }
  for (let i = at; i < among.length; i++) {
    const kind = among[i] as Kind
    if (kinds[kind] === 0) continue
    kinds[kind] = (kinds[kind] as number) - 1
    chosen.push(kind)
    choose(kinds, among, n - 1, found, i, chosen)
    chosen.pop()
    kinds[kind] = (kinds[kind] as number) + 1
  }
}

const OF_RUNE: readonly (readonly Kind[])[] = RUNES.map((_, rune) => COLOURS.map((_, colour) => colour * RUNES.length + rune))

/** The wilds Transmutation may make: tokens of a rune. Those of the spell's own colour count as real anyway. */
function singles(kinds: number[], colour: Colour, rune: Rune, n: number): Kind[][] {
  const found: Kind[][] = []
  const among = (OF_RUNE[rune] as readonly Kind[]).filter((kind) => kind !== colour * RUNES.length + rune)
  choose(kinds, among, n, (chosen) => found.push(chosen.slice()))
  return found
}

/** All ways to put `n` trios together from what is left: for two of one rune, six tokens of it. */
function trios(kinds: number[], n: number): Kind[][] {
  if (n === 0) return [[]]
  const found: Kind[][] = []
  for (let rune = 0; rune < RUNES.length; rune++) {
    const among = OF_RUNE[rune] as readonly Kind[]
    let left = 0
    for (const kind of among) left += kinds[kind] as number
    if (left >= TRIO * n) choose(kinds, among, TRIO * n, (chosen) => found.push(chosen.slice()))
    if (n === 1 || left < TRIO) continue
    choose(kinds, among, TRIO, (first) => {
      for (let other = rune + 1; other < RUNES.length; other++) {
        choose(kinds, OF_RUNE[other] as readonly Kind[], TRIO, (second) =>
          found.push([...first, ...second].sort((a, b) => a - b)),
        )
      }
    })
  }
  return found
}

/** The wilds of a payment in their groups: trios of one rune, or single tokens. */
export function wildGroups(wilds: readonly Kind[], single: boolean): Kind[][] {
  if (single) return wilds.map((kind) => [kind])
  return RUNES.flatMap((_, rune) => {
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
