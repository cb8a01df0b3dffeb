import { at, type By, by, copyBy } from '@grimuar/kernel'
import {
  ENDS,
  type End,
  type Kind,
  LONGEST,
  NEIGHBOURS,
  PLACES,
  type Place,
  SHORTEST,
  spaceFor,
  TEMPLE_IDS,
  TEMPLES,
  type TempleId,
} from './cards/index.ts'
import { type CrystalNet, FREE, NONE, type Realm } from './table.ts'

/** Crystals of a net that match an arc from one of its ends, in the order of the arc. */
export interface Chain {
  readonly end: End
  readonly places: readonly Place[]
}

/** Where a chain's search stands; kept here so that a search allocates nothing but what it finds. */
const path = new Array<Place>(LONGEST).fill(0)
/** Sets of places found so far, one bit for each place: two ways through the same crystals are one chain. */
const found: number[] = []

/** All chains a net holds for a temple, 3 to 5 long, from both ends, none twice. */
export function chainsFor(net: CrystalNet, temple: TempleId): Chain[] {
  const chains: Chain[] = []
  const arc = TEMPLES[temple].arc
  for (const end of ENDS) {
    if (found.length > 0) found.length = 0
    const first = arc[end === 'left' ? 0 : arc.length - 1]
    for (const place of PLACES) {
      if (net[place] === first) follow(net, arc, end, place, 0, 0, chains)
    }
  }
  return chains
}

function follow(
  net: CrystalNet,
  arc: readonly Kind[],
  end: End,
  place: Place,
  depth: number,
  used: number,
  chains: Chain[],
): void {
  path[depth] = place
  const taken = used | (1 << place)
  const length = depth + 1
  if (length >= SHORTEST) {
    if (!found.includes(taken)) {
      found.push(taken)
      chains.push({ end, places: path.slice(0, length) })
    }
    if (length === LONGEST) return
  }
  const wanted = arc[end === 'left' ? length : arc.length - 1 - length]
  for (const there of NEIGHBOURS[place]) {
    if (net[there] === wanted && (taken & (1 << there)) === 0) follow(net, arc, end, there, length, taken, chains)
  }
}

/** How far a given list of places follows an arc from an end: how many match before the first that does not. */
export function matching(net: CrystalNet, temple: TempleId, end: End, places: readonly Place[]): number {
  const arc = TEMPLES[temple].arc
  for (const [i, place] of places.entries()) {
    if (net[place] !== arc[end === 'left' ? i : arc.length - 1 - i]) return i
  }
  return places.length
}

/** Whether places follow each other along lines of the net, none twice. */
export function joined(places: readonly Place[]): boolean {
  return places.every((place, i) => places.indexOf(place) === i && (i === 0 || NEIGHBOURS[at(places, i - 1)].includes(place)))
}

/** A curse that a net can break: the temple, the end and length of its chain, and one such chain. */
export interface Prospect {
  readonly temple: TempleId
  readonly end: End
  readonly level: number
  readonly places: readonly Place[]
}

/** A curse that one rearrangement brings within reach: which crystal is paid, which two change places. */
export interface RearrangedProspect extends Prospect {
  readonly pay: Place
  readonly swap: readonly [Place, Place]
}

/** The free curse spaces a net has a chain for, over all temples: one prospect for each. For the board. */
export function prospects(t: Pick<Realm, 'spaces'>, net: CrystalNet): Prospect[] {
  const all: Prospect[] = []
  for (const temple of TEMPLE_IDS) {
    for (const { end, places } of chainsFor(net, temple)) {
      const level = places.length
      if (t.spaces[temple][spaceFor(end, level)] !== FREE) continue
      if (!all.some((p) => p.temple === temple && p.end === end && p.level === level)) all.push({ temple, end, level, places })
    }
  }
  return all
}

/** The places after each one: two loops over them meet every pair once. */
export const LATER: By<Place, readonly Place[]> = by(PLACES, (place) => PLACES.filter((other) => other > place))

/**
 * The free curse spaces of temples that are out of reach now and would not be after one rearrange spell, each with one way
 * to get there that pays a colourless crystal where that is possible. For the board and the bot.
 */
export function chainsAfterRearrange(
  t: Pick<Realm, 'spaces'>,
  net: CrystalNet,
  temples: readonly TempleId[] = TEMPLE_IDS,
): RearrangedProspect[] {
  let wanted = temples.flatMap((temple) => wantedOn(t, net, temple))
  const found: RearrangedProspect[] = []
  const tried = copyBy(net)
  const payers = PLACES.filter((place) => net[place] !== NONE).sort((a, b) => net[a] - net[b])
  for (const pay of payers) {
    if (wanted.length === 0) break
    tried[pay] = NONE
    for (const a of PLACES) {
      for (const b of LATER[a]) {
        const [x, y] = [tried[a], tried[b]]
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
    tried[pay] = net[pay]
  }
  return found
}

/** The curses of a temple that its net has the crystals for, and one to pay, but no chain. */
function wantedOn(t: Pick<Realm, 'spaces'>, net: CrystalNet, temple: TempleId): Pick<Prospect, 'temple' | 'end' | 'level'>[] {
  const arc = TEMPLES[temple].arc
  const wanted: Pick<Prospect, 'temple' | 'end' | 'level'>[] = []
  let chains: Chain[] | undefined
  for (const end of ENDS) {
    const left: (Kind | typeof NONE)[] = net.filter((kind) => kind !== NONE)
    for (let level = 1; level <= LONGEST; level++) {
      const found = left.indexOf(arc[end === 'left' ? level - 1 : arc.length - level] ?? NONE)
      if (found < 0) break
      left.splice(found, 1)
      if (level < SHORTEST || left.length === 0 || t.spaces[temple][spaceFor(end, level)] !== FREE) continue
      chains ??= chainsFor(net, temple)
      if (!chains.some((c) => c.end === end && c.places.length === level)) wanted.push({ temple, end, level })
    }
  }
  return wanted
}
