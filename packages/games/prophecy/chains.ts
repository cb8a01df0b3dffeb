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

const ALL = TEMPLES.map((_, temple) => temple)

/**
 * The free curse spaces of temples that are out of reach now and would not be after one rearrange spell, each with one way
 * to get there that pays a colourless crystal where that is possible. For the board and the bot.
 */
export function chainsAfterRearrange(
  t: Pick<Realm, 'spaces'>,
  net: readonly Kind[],
  temples: readonly number[] = ALL,
): RearrangedProspect[] {
  let wanted = temples.flatMap((temple) => wantedOn(t, net, temple))
  const found: RearrangedProspect[] = []
  const tried = net.slice()
  const payers = net.flatMap((kind, place) => (kind === NONE ? [] : [place])).sort((a, b) => (net[a] as Kind) - (net[b] as Kind))
  for (const pay of payers) {
    tried[pay] = NONE
    for (let a = 0; a < PLACES && wanted.length; a++) {
      for (let b = a + 1; b < PLACES && wanted.length; b++) {
        const [x, y] = [tried[a] as Kind, tried[b] as Kind]
        if (x === NONE || y === NONE || x === y) continue
        tried[a] = y
        tried[b] = x
        for (const temple of new Set(wanted.map((w) => w.temple))) {
          for (const { end, places } of chainsFor(tried, temple)) {
            const level = places.length
            const left = wanted.filter((w) => w.temple !== temple || w.end !== end || w.level !== level)
            if (left.length === wanted.length) continue
            wanted = left
            found.push({ temple, end, level, places, pay, swap: [a, b] })
          }
        }
        tried[a] = x
        tried[b] = y
      }
    }
    tried[pay] = net[pay] as Kind
  }
  return found
}

/** The curses of a temple that its net has the crystals for, and one to pay, but no chain. */
function wantedOn(t: Pick<Realm, 'spaces'>, net: readonly Kind[], temple: number): Pick<Prospect, 'temple' | 'end' | 'level'>[] {
  const arc = TEMPLES[temple]?.arc as readonly Kind[]
  const wanted: Pick<Prospect, 'temple' | 'end' | 'level'>[] = []
  let chains: Chain[] | undefined
  for (const end of ENDS) {
    const left = net.filter((kind) => kind !== NONE)
    for (let level = 1; level <= LONGEST; level++) {
      const at = left.indexOf(arc[end === 'left' ? level - 1 : arc.length - level] as Kind)
      if (at < 0) break
      left.splice(at, 1)
      if (level < SHORTEST || left.length === 0 || t.spaces[temple]?.[spaceFor(end, level)] !== FREE) continue
      chains ??= chainsFor(net, temple)
      if (!chains.some((c) => c.end === end && c.places.length === level)) wanted.push({ temple, end, level })
    }
  }
  return wanted
}
