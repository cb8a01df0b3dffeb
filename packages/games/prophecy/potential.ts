import { at, type By, by, type Seat } from '@grimuar/kernel'
import {
  CLEAR,
  COLOURS,
  ENDS,
  type End,
  GREEN,
  KINDS,
  type Kind,
  LONGEST,
  NEIGHBOURS,
  PLACES,
  RUNE_GOAL,
  SHORTEST,
  SPACE_POINTS,
  spaceFor,
  TEMPLE_IDS,
  TEMPLES,
  type TempleId,
} from './cards/index.ts'
import { majority, markersOn, runeKinds } from './score.ts'
import { type CrystalNet, FREE, NONE, playerOf, type Realm } from './table.ts'

/** The factor for each missing crystal: a chain that lacks one is worth this part of a complete one. */
const PER_MISSING = 0.7
const LOG_PER_MISSING = Math.log(PER_MISSING)
/** A whole chain still has to be carried to its temple. */
const NOT_YET = 0.45
/** Green and purple are fewer and harder to come by. */
const RARE = 1.3
/** Chains that lack more than this are not looked at. */
const HOPELESS = 3.2
/** The other worth of single crystals. */
const CLEAR_WORTH = 0.45
const COLOURED_WORTH = 0.3
/** By markers left: for how much of the game such crystals are still of use. */
const SPARE_USE = [0, 0.2, 0.6, 0.9]
/** A full net takes nothing more. */
const CROWDED = [2.5, 1.2, 0.4]
/** Points a rune card brings by resonance, about. */
const RUNE_WORTH = 1.2

/** The prizes that a seat can win. */
export interface Prizes {
  readonly spaces: By<TempleId, readonly number[]> // by space: what breaking that curse would bring; 0 if it cannot be
  readonly markers: number // how many curses it can still break
  readonly last: boolean // this turn is the seat's last one
  readonly known: Known
}

/** Earlier results for the same prizes: they do not depend on the time. */
interface Known {
  readonly potentials: Map<number, number>
  readonly after: Map<number, Prizes>
}

// Turn by turn a search meets the same prizes and the same nets again; looking through a net is most of what it does.
const allPrizes = new Map<string, Prizes>()
/** The most prizes that are remembered, and the most nets for each. */
const MOST_PRIZES = 512
const MOST_POTENTIALS = 2048

function remembered(spaces: Prizes['spaces'], markers: number, last: boolean): Prizes {
  let key = `${last ? -markers - 1 : markers}`
  for (const temple of spaces) for (const points of temple) key += `,${points}`
  let prizes = allPrizes.get(key)
  if (!prizes) {
    if (allPrizes.size >= MOST_PRIZES) allPrizes.clear()
    prizes = { spaces, markers, last, known: { potentials: new Map(), after: new Map() } }
    allPrizes.set(key, prizes)
  }
  return prizes
}

/** The prizes that a seat can win; with `last`, in this turn only. */
export function prizesFor(t: Realm, seat: Seat, last = false): Prizes {
  const player = playerOf(t, seat)
  const kinds = runeKinds(t, seat)
  const spaces = by(TEMPLE_IDS, (temple) => {
    let extra = 0
    if (t.goals.includes(temple)) {
      const counts = markersOn(t, temple)
      const more = counts.map((n, of) => (of === seat ? n + 1 : n))
      extra += (at(majority(more), seat) - at(majority(counts), seat)) * 0.7
    }
    const rune = t.faceUp[temple]
    if (rune !== NONE) {
      const fresh = player.runes[rune] === 0 && rune !== player.muted
      extra += RUNE_WORTH + (fresh ? at(RUNE_GOAL, kinds + 1) - at(RUNE_GOAL, kinds) : 0)
    }
    return SPACE_POINTS.map((points, space) => (t.spaces[temple][space] === FREE ? points + extra : 0))
  })
  return remembered(spaces, player.markers, last)
}

/** Whether the game ends with this round: somebody has placed the last marker (PR-11.1). */
export function isLastRound({ players }: Pick<Realm, 'players'>): boolean {
  return players.some(({ markers }) => markers === 0)
}

/** The prizes left after one curse is broken. */
export function prizesAfter({ spaces, markers, last, known }: Prizes, temple: TempleId, space: number): Prizes {
  const key = temple * SPACE_POINTS.length + space
  const found = known.after.get(key)
  if (found) return found
  const left = by(TEMPLE_IDS, (id) => (id === temple ? spaces[id].map((points, s) => (s === space ? 0 : points)) : spaces[id]))
  const prizes = remembered(left, markers - 1, last)
  known.after.set(key, prizes)
  return prizes
}

/** Crystals about to come: by kind, and `any` of whichever colours are wanted. */
export interface Coming {
  readonly kinds: By<Kind, number>
  readonly any: number
}

const NOTHING: Coming = { kinds: by(KINDS, () => 0), any: 0 }

// Scratch of one search; nothing in it outlives a call. Sets of places are bits of a number.
const lying = by(KINDS, () => 0) // by kind: where such crystals lie
const owned = by(KINDS, () => 0) // by kind: how many there are, those to come included
const purse = by(KINDS, () => 0)
const least = new Float64Array(LONGEST + 1) // by length of a chain: the least it lacks
let empty = 0
let wild = 0
let arc: readonly Kind[] = []
let step = 1
let top = 0
let limit = 0

const EVERYWHERE = (1 << PLACES.length) - 1
const NEAR = Uint16Array.from(NEIGHBOURS, (places) => places.reduce<number>((set, place) => set | (1 << place), 0))

function spread(net: CrystalNet, coming: Coming): void {
  empty = 0
  for (let kind = 0; kind < lying.length; kind++) {
    lying[kind] = 0
    owned[kind] = coming.kinds[kind] ?? 0
  }
  for (let place = 0; place < net.length; place++) {
    const kind = net[place] ?? NONE
    if (kind === NONE) empty |= 1 << place
    else {
      lying[kind] |= 1 << place
      owned[kind]++
    }
  }
}

/** How good a net looks, in points: the curses it is close to breaking and what else its crystals are good for. */
export function potential(net: CrystalNet, prizes: Prizes, coming: Coming = NOTHING): number {
  const { potentials } = prizes.known
  const key = keyOf(net, coming)
  const found = key < 0 ? undefined : potentials.get(key)
  if (found !== undefined) return found
  const value = reckon(net, prizes, coming)
  if (potentials.size >= MOST_POTENTIALS) potentials.clear()
  if (key >= 0) potentials.set(key, value)
  return value
}

/** More crystals of a kind than this never come at once; if they do, nothing is remembered. */
const MOST_COMING = 5

/** A net and the crystals to come as one number, exactly; -1 where they do not fit. */
function keyOf(net: CrystalNet, { kinds, any }: Coming): number {
  if (any > MOST_COMING) return -1
  let key = any
  for (const count of kinds) {
    if (count < 0 || count > MOST_COMING) return -1
    key = key * (MOST_COMING + 1) + count
  }
  for (const kind of net) key = key * (KINDS.length + 1) + kind + 1
  return key
}

function reckon(net: CrystalNet, prizes: Prizes, coming: Coming): number {
  if (prizes.markers === 0) return 0
  spread(net, coming)
  if (prizes.last) return leftOver(coming)
  let first = 0
  let second = 0
  let third = 0
  for (const temple of TEMPLE_IDS) {
    const spaces = prizes.spaces[temple]
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
  const clear = owned[CLEAR]
  let coloured = coming.any
  for (const colour of COLOURS) coloured += owned[colour]
  const room = Math.max(0, PLACES.length - clear - coloured)
  let sum = first
  if (prizes.markers > 1) sum += second * 0.5
  if (prizes.markers > 2) sum += third * 0.25
  const spare = Math.min(clear, 5) * CLEAR_WORTH + coloured * COLOURED_WORTH
  return sum * NOT_YET + spare * (SPARE_USE[prizes.markers] ?? 1) - (CROWDED[room] ?? 0)
}

/** The result of `outlook`, by temple: the best curse from each end, reduced for missing crystals, and the best complete one. */
export interface Outlook {
  readonly better: Float64Array // of the better end
  readonly other: Float64Array // of the other one
  readonly ready: Float64Array
}

/** Looks at the curses of each temple by itself. */
export function outlook(net: CrystalNet, prizes: Prizes, { better, other, ready }: Outlook): void {
  for (const list of [better, other, ready]) list.fill(0)
  if (prizes.markers === 0) return
  spread(net, NOTHING)
  for (const temple of TEMPLE_IDS) {
    const spaces = prizes.spaces[temple]
    for (const end of ENDS) {
      const best = bestOn(temple, end, spaces, NOTHING, 0)
      other[temple] = Math.max(other[temple] ?? 0, Math.min(better[temple] ?? 0, best))
      better[temple] = Math.max(better[temple] ?? 0, best)
      if (best === 0) continue
      for (let level = SHORTEST; level <= top; level++) {
        if (least[level] === 0) ready[temple] = Math.max(ready[temple] ?? 0, spaces[spaceFor(end, level)] ?? 0)
      }
    }
  }
}

/** Crystals that are left over at the end decide a tie. */
function leftOver({ any }: Coming): number {
  let coloured = any
  for (const colour of COLOURS) coloured += owned[colour]
  return 0.02 * coloured + 0.001 * owned[CLEAR]
}

/** The best curse of one temple from one end, less for what is missing; 0 if it is not worth more than `bar`. */
function bestOn(temple: TempleId, end: End, spaces: readonly number[], coming: Coming, bar: number): number {
  arc = TEMPLES[temple].arc
  const from = end === 'left' ? 0 : arc.length - 1
  step = end === 'left' ? 1 : -1
  if (!worthWalking(from, end, spaces, coming.any, bar)) return 0
  for (let kind = 0; kind < purse.length; kind++) purse[kind] = coming.kinds[kind] ?? 0
  wild = coming.any
  walk(from, 1, EVERYWHERE, 0, 0)
  let best = 0
  for (let level = SHORTEST; level <= top; level++) {
    const points = spaces[spaceFor(end, level)] ?? 0
    const missing = least[level] ?? 0
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
  for (let kind = 0; kind < purse.length; kind++) purse[kind] = owned[kind] ?? 0
  for (let level = 1; level <= LONGEST; level++) {
    const wanted = arc[from + (level - 1) * step] ?? CLEAR
    if (purse[wanted] > 0) purse[wanted]--
    else if (wanted >= GREEN) rare++
    else plain++
    if (level < SHORTEST) continue
    const points = spaces[spaceFor(end, level)] ?? 0
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
function walk(from: number, length: number, places: number, used: number, missing: number): void {
  const wanted = arc[from] ?? CLEAR
  const there = places & lying[wanted]
  if (there) onward(from, length, there, used, missing)
  const gaps = places & empty
  if (!gaps) return
  if (purse[wanted] > 0) {
    purse[wanted]--
    onward(from, length, gaps, used, missing)
    purse[wanted]++
  } else if (wild > 0) {
    wild--
    onward(from, length, gaps, used, missing)
    wild++
  } else onward(from, length, gaps, used, missing + (wanted >= GREEN ? RARE : 1))
}

/** Goes on from each of some places where the chain lacks the same crystals. */
function onward(from: number, length: number, places: number, used: number, missing: number): void {
  if (missing >= (least[top] ?? 0)) return
  if (length >= SHORTEST && missing < (least[length] ?? 0)) least[length] = missing
  if (length === top) return
  for (let left = places; left; left &= left - 1) {
    const bit = left & -left
    const taken = used | bit
    walk(from + step, length + 1, (NEAR[31 - Math.clz32(bit)] ?? 0) & ~taken, taken, missing)
  }
}
