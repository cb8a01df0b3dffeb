import {
  CLEAR,
  ENDS,
  type End,
  GREEN,
  type Kind,
  LONGEST,
  NEIGHBOURS,
  PLACES,
  RUNE_GOAL,
  SHORTEST,
  SPACE_POINTS,
  spaceFor,
  TEMPLES,
} from './cards/index.ts'
import { majority, markersOn, runeKinds } from './score.ts'
import { FREE, NONE, playerOf, type Realm } from './table.ts'

/** What is still missing weighs this much for each crystal: a chain that lacks one is worth that part of a whole one. */
const PER_MISSING = 0.7
const LOG_PER_MISSING = Math.log(PER_MISSING)
/** A whole chain still has to be carried to its temple. */
const NOT_YET = 0.45
/** Green and purple are fewer and harder to come by. */
const RARE = 1.3
/** Chains that lack more than this are not looked at. */
const HOPELESS = 3.2
/** What single crystals are good for besides. */
const CLEAR_WORTH = 0.45
const COLOURED_WORTH = 0.3
/** By markers left: for how much of the game such crystals are still of use. */
const SPARE_USE = [0, 0.2, 0.6, 0.9]
/** A full net takes nothing more. */
const CROWDED = [2.5, 1.2, 0.4]
/** Points a rune card brings by resonance, about. */
const RUNE_WORTH = 1.2

/** What there is to win for a seat. */
export interface Prizes {
  readonly spaces: readonly (readonly number[])[] // by temple and space: what breaking that curse would bring; 0 where it cannot be
  readonly markers: number // how many curses it can still break
}

export function prizesFor(t: Realm, seat: number): Prizes {
  const player = playerOf(t, seat)
  const kinds = runeKinds(t, seat)
  const spaces = TEMPLES.map((_, temple) => {
    let extra = 0
    if (t.goals.includes(temple)) {
      const counts = markersOn(t, temple)
      const before = majority(counts)[seat] as number
      counts[seat] = (counts[seat] as number) + 1
      extra += ((majority(counts)[seat] as number) - before) * 0.7
    }
    const rune = t.faceUp[temple] as number
    if (rune !== NONE) {
      const fresh = player.runes[rune] === 0 && rune !== player.muted
      extra += RUNE_WORTH + (fresh ? (RUNE_GOAL[kinds + 1] as number) - (RUNE_GOAL[kinds] as number) : 0)
    }
    return SPACE_POINTS.map((points, space) => (t.spaces[temple]?.[space] === FREE ? points + extra : 0))
  })
  return { spaces, markers: player.markers }
}

/** The prizes left after one curse is broken. */
export function prizesAfter({ spaces, markers }: Prizes, temple: number, space: number): Prizes {
  return {
    spaces: spaces.map((worth, at) => (at === temple ? worth.map((points, s) => (s === space ? 0 : points)) : worth)),
    markers: markers - 1,
  }
}

/** Crystals about to come: by kind, and `any` of whichever colours are wanted. */
export interface Coming {
  readonly kinds: readonly number[]
  readonly any: number
}

const NOTHING: Coming = { kinds: [0, 0, 0, 0, 0, 0], any: 0 }

// Scratch of one search; nothing in it outlives a call. Sets of places are bits of a number.
const lying = [0, 0, 0, 0, 0, 0] // by kind: where such crystals lie
const owned = [0, 0, 0, 0, 0, 0] // by kind: how many there are, those to come included
const purse = [0, 0, 0, 0, 0, 0]
const least = new Array<number>(LONGEST + 1).fill(0)
let empty = 0
let wild = 0
let arc: readonly Kind[] = []
let step = 1
let top = 0
let limit = 0

const EVERYWHERE = (1 << PLACES) - 1
const NEAR = NEIGHBOURS.map((places) => places.reduce((set, place) => set | (1 << place), 0))

function spread(net: readonly Kind[], coming: Coming): void {
  empty = 0
  for (let kind = 0; kind < lying.length; kind++) {
    lying[kind] = 0
    owned[kind] = coming.kinds[kind] as number
  }
  for (let place = 0; place < PLACES; place++) {
    const kind = net[place] as Kind
    if (kind === NONE) empty |= 1 << place
    else {
      lying[kind] = (lying[kind] as number) | (1 << place)
      owned[kind] = (owned[kind] as number) + 1
    }
  }
}

/** How good a net looks, in points: the curses it is close to breaking and what else its crystals are good for. */
export function potential(net: readonly Kind[], prizes: Prizes, coming: Coming = NOTHING): number {
  if (prizes.markers === 0) return 0
  spread(net, coming)
  let first = 0
  let second = 0
  let third = 0
  for (let temple = 0; temple < TEMPLES.length; temple++) {
    const spaces = prizes.spaces[temple] as readonly number[]
    for (const end of ENDS) {
      const best = bestOn(temple, end, spaces, coming, third)
      if (best > first) {
        third = second
        second = first
        first = best
      } else if (best > second) {
        third = second
        second = best
      } else if (best > third) third = best
    }
  }
  const clear = owned[CLEAR] as number
  let coloured = coming.any
  for (let kind = 1; kind < owned.length; kind++) coloured += owned[kind] as number
  const room = Math.max(0, PLACES - clear - coloured)
  let sum = first
  if (prizes.markers > 1) sum += second * 0.5
  if (prizes.markers > 2) sum += third * 0.25
  const spare = Math.min(clear, 5) * CLEAR_WORTH + coloured * COLOURED_WORTH
  return sum * NOT_YET + spare * (SPARE_USE[prizes.markers] ?? 1) - (CROWDED[room] ?? 0)
}

/** The best curse of one temple from one end, less for what is missing; 0 where it is not worth more than `bar`. */
function bestOn(temple: number, end: End, spaces: readonly number[], coming: Coming, bar: number): number {
  arc = TEMPLES[temple]?.arc as readonly Kind[]
  const from = end === 'left' ? 0 : arc.length - 1
  step = end === 'left' ? 1 : -1
  if (!worthWalking(from, end, spaces, coming.any, bar)) return 0
  for (let kind = 0; kind < purse.length; kind++) purse[kind] = coming.kinds[kind] as number
  wild = coming.any
  walk(from, 1, EVERYWHERE, 0, 0)
  let best = 0
  for (let level = SHORTEST; level <= top; level++) {
    const points = spaces[spaceFor(end, level)] as number
    const missing = least[level] as number
    if (points === 0 || missing >= limit) continue
    const value = points * PER_MISSING ** missing
    if (value > best) best = value
  }
  return best
}

/**
 * Finds `top`, the longest chain from here that could be worth more than `bar` by the crystals there are, wherever they lie,
 * and how much each chain may lack at most.
 */
function worthWalking(from: number, end: End, spaces: readonly number[], any: number, bar: number): boolean {
  top = 0
  let most = 0
  let plain = 0
  let rare = 0
  for (let kind = 0; kind < purse.length; kind++) purse[kind] = owned[kind] as number
  for (let level = 1; level <= LONGEST; level++) {
    const wanted = arc[from + (level - 1) * step] as Kind
    if ((purse[wanted] as number) > 0) purse[wanted] = (purse[wanted] as number) - 1
    else if (wanted >= GREEN) rare++
    else plain++
    if (level < SHORTEST) continue
    const points = spaces[spaceFor(end, level)] as number
    const missing = Math.max(0, rare - any) * RARE + Math.max(0, plain - Math.max(0, any - rare))
    if (missing >= HOPELESS || points * PER_MISSING ** missing <= bar) continue
    top = level
    if (points > most) most = points
  }
  limit = bar > 0 ? Math.min(HOPELESS, Math.log(bar / most) / LOG_PER_MISSING) : HOPELESS
  for (let level = SHORTEST; level <= top; level++) least[level] = limit
  return top > 0
}

/** Walks all ways through the net that could become the chain: places that match, and empty ones to be filled. */
function walk(at: number, length: number, places: number, used: number, missing: number): void {
  const wanted = arc[at] as Kind
  const there = places & (lying[wanted] as number)
  if (there) onward(at, length, there, used, missing)
  const gaps = places & empty
  if (!gaps) return
  if ((purse[wanted] as number) > 0) {
    purse[wanted] = (purse[wanted] as number) - 1
    onward(at, length, gaps, used, missing)
    purse[wanted] = (purse[wanted] as number) + 1
  } else if (wild > 0) {
    wild--
    onward(at, length, gaps, used, missing)
    wild++
  } else onward(at, length, gaps, used, missing + (wanted >= GREEN ? RARE : 1))
}

/** Goes on from each of some places, at all of which the chain lacks the same. */
function onward(at: number, length: number, places: number, used: number, missing: number): void {
  if (missing >= (least[top] as number)) return
  if (length >= SHORTEST && missing < (least[length] as number)) least[length] = missing
  if (length === top) return
  for (let left = places; left; left &= left - 1) {
    const bit = left & -left
    const taken = used | bit
    walk(at + step, length + 1, (NEAR[31 - Math.clz32(bit)] as number) & ~taken, taken, missing)
  }
}
