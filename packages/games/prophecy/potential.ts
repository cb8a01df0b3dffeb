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

// Scratch of one search; nothing in it outlives a call.
const purse = [0, 0, 0, 0, 0, 0]
const least = new Array<number>(LONGEST + 1).fill(0)
let wild = 0
let limit = 0

/** How good a net looks, in points: the curses it is close to breaking and what else its crystals are good for. */
export function potential(net: readonly Kind[], prizes: Prizes, coming: Coming = NOTHING): number {
  if (prizes.markers === 0) return 0
  let first = 0
  let second = 0
  let third = 0
  for (let temple = 0; temple < TEMPLES.length; temple++) {
    const spaces = prizes.spaces[temple] as readonly number[]
    for (const end of ENDS) {
      const best = bestOn(net, temple, end, spaces, coming, third)
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
  let clear = coming.kinds[CLEAR] as number
  let coloured = coming.any
  for (let kind = 1; kind < coming.kinds.length; kind++) coloured += coming.kinds[kind] as number
  for (let place = 0; place < PLACES; place++) {
    if (net[place] === CLEAR) clear++
    else if (net[place] !== NONE) coloured++
  }
  const room = Math.max(0, PLACES - clear - coloured)
  let sum = first
  if (prizes.markers > 1) sum += second * 0.5
  if (prizes.markers > 2) sum += third * 0.25
  const spare = Math.min(clear, 5) * CLEAR_WORTH + coloured * COLOURED_WORTH
  return sum * NOT_YET + spare * (SPARE_USE[prizes.markers] ?? 1) - (CROWDED[room] ?? 0)
}

/** The best curse of one temple from one end, less for what is missing; 0 where it is not worth more than `bar`. */
function bestOn(net: readonly Kind[], temple: number, end: End, spaces: readonly number[], coming: Coming, bar: number): number {
  let top = 0
  let most = 0
  for (let level = SHORTEST; level <= LONGEST; level++) {
    const points = spaces[spaceFor(end, level)] as number
    if (points > 0) top = level
    if (points > most) most = points
  }
  if (most <= bar) return 0
  limit = bar > 0 ? Math.min(HOPELESS, Math.log(bar / most) / LOG_PER_MISSING) : HOPELESS
  const arc = TEMPLES[temple]?.arc as readonly Kind[]
  for (let kind = 0; kind < purse.length; kind++) purse[kind] = coming.kinds[kind] as number
  wild = coming.any
  for (let level = SHORTEST; level <= LONGEST; level++) least[level] = limit
  const from = end === 'left' ? 0 : arc.length - 1
  const step = end === 'left' ? 1 : -1
  for (let place = 0; place < PLACES; place++) walk(net, arc, from, step, place, 1, 0, 0, top)
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

/** Walks all ways through the net that could become the chain: places that match, and empty ones to be filled. */
function walk(
  net: readonly Kind[],
  arc: readonly Kind[],
  at: number,
  step: number,
  place: number,
  length: number,
  used: number,
  missing: number,
  top: number,
): void {
  const wanted = arc[at] as Kind
  const there = net[place]
  if (there !== wanted && there !== NONE) return
  let cost = missing
  let paid = 0 // 1 from the purse, 2 as any colour
  if (there === NONE) {
    if ((purse[wanted] as number) > 0) {
      purse[wanted] = (purse[wanted] as number) - 1
      paid = 1
    } else if (wild > 0) {
      wild--
      paid = 2
    } else cost += wanted >= GREEN ? RARE : 1
  }
  if (cost < (least[top] as number)) {
    if (length >= SHORTEST && cost < (least[length] as number)) least[length] = cost
    if (length < top) {
      const taken = used | (1 << place)
      const neighbours = NEIGHBOURS[place] as readonly number[]
      for (let i = 0; i < neighbours.length; i++) {
        const next = neighbours[i] as number
        if ((taken & (1 << next)) === 0) walk(net, arc, at + step, step, next, length + 1, taken, cost, top)
      }
    }
  }
  if (paid === 1) purse[wanted] = (purse[wanted] as number) + 1
  else if (paid === 2) wild++
}
