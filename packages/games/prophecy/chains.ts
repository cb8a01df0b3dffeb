import { ENDS, type End, type Kind, LONGEST, NEIGHBOURS, PLACES, SHORTEST, spaceFor, TEMPLES } from './cards/index.ts'
import { FREE, NONE, type Realm } from './table.ts'

/** Crystals of a net that match an arc from one of its ends, in the order of the arc. */
export interface Chain {
  readonly end: End
  readonly places: readonly number[]
}

/** Where a chain's search stands; kept here so that a search allocates nothing but what it finds. */
const path = new Array<number>(LONGEST).fill(0)
/** Sets of places found so far, by length: two ways through the same crystals are one chain. */
const found: number[][] = Array.from({ length: LONGEST + 1 }, () => [])

/** All chains a net holds for a temple, 3 to 5 long, from both ends, none twice. */
export function chainsFor(net: readonly Kind[], temple: number): Chain[] {
  const chains: Chain[] = []
  const arc = TEMPLES[temple]?.arc as readonly Kind[]
  for (const end of ENDS) {
    for (let length = SHORTEST; length <= LONGEST; length++) (found[length] as number[]).length = 0
    const first = arc[end === 'left' ? 0 : arc.length - 1]
    for (let place = 0; place < PLACES; place++) {
      if (net[place] === first) follow(net, arc, end, place, 0, 0, chains)
    }
  }
  return chains
}

function follow(
  net: readonly Kind[],
  arc: readonly Kind[],
  end: End,
  place: number,
  depth: number,
  used: number,
  chains: Chain[],
): void {
  path[depth] = place
  const taken = used | (1 << place)
  const length = depth + 1
  if (length >= SHORTEST) {
    const sets = found[length] as number[]
    if (!sets.includes(taken)) {
      sets.push(taken)
      chains.push({ end, places: path.slice(0, length) })
    }
    if (length === LONGEST) return
  }
  const wanted = arc[end === 'left' ? length : arc.length - 1 - length]
  const neighbours = NEIGHBOURS[place] as readonly number[]
  for (let i = 0; i < neighbours.length; i++) {
    const there = neighbours[i] as number
    if (net[there] === wanted && (taken & (1 << there)) === 0) follow(net, arc, end, there, length, taken, chains)
  }
}

/** How far a given list of places follows an arc from an end: how many match before the first that does not. */
export function matching(net: readonly Kind[], temple: number, end: End, places: readonly number[]): number {
  const arc = TEMPLES[temple]?.arc as readonly Kind[]
  for (let i = 0; i < places.length; i++) {
    if (net[places[i] as number] !== arc[end === 'left' ? i : arc.length - 1 - i]) return i
  }
  return places.length
}

/** Whether places follow each other along lines of the net, none twice. */
export function joined(places: readonly number[]): boolean {
  return places.every(
    (place, i) => places.indexOf(place) === i && (i === 0 || NEIGHBOURS[places[i - 1] as number]?.includes(place)),
  )
}

/** A curse that a net can break: the temple, the end and length of its chain, and one such chain. */
export interface Prospect {
  readonly temple: number
  readonly end: End
  readonly level: number
  readonly places: readonly number[]
}

/** A curse that one rearrangement brings within reach: which crystal is paid, which two change places. */
export interface RearrangedProspect extends Prospect {
  readonly pay: number
  readonly swap: readonly [number, number]
}

/** The free curse spaces a net has a chain for, over all temples: one prospect for each. For the board. */
export function prospects(t: Pick<Realm, 'spaces'>, net: readonly Kind[]): Prospect[] {
  const all: Prospect[] = []
  for (let temple = 0; temple < TEMPLES.length; temple++) {
    for (const { end, places } of chainsFor(net, temple)) {
      const level = places.length
      if (t.spaces[temple]?.[spaceFor(end, level)] !== FREE) continue
      if (!all.some((p) => p.temple === temple && p.end === end && p.level === level)) all.push({ temple, end, level, places })
    }
  }
  return all
}

/** The free curse spaces that are out of reach now and would not be after one rearrange spell. For the board. */
export function chainsAfterRearrange(t: Pick<Realm, 'spaces'>, net: readonly Kind[]): RearrangedProspect[] {
  const now = prospects(t, net)
  const key = (p: Prospect) => `${p.temple} ${p.end} ${p.level}`
  const known = new Set(now.map(key))
  const later: RearrangedProspect[] = []
  const tried = net.slice()
  for (let pay = 0; pay < PLACES; pay++) {
    const paid = net[pay] as Kind
    if (paid === NONE) continue
    tried[pay] = NONE
    for (let a = 0; a < PLACES; a++) {
      for (let b = a + 1; b < PLACES; b++) {
        const [x, y] = [tried[a] as Kind, tried[b] as Kind]
        if (x === NONE || y === NONE || x === y) continue
        tried[a] = y
        tried[b] = x
        for (const prospect of prospects(t, tried)) {
          if (known.has(key(prospect))) continue
          known.add(key(prospect))
          later.push({ ...prospect, pay, swap: [a, b] })
        }
        tried[a] = x
        tried[b] = y
      }
    }
    tried[pay] = paid
  }
  return later
}
