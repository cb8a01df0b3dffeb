import type { Seat } from '@grimuar/kernel'
import { cubesOf, mageOf, roomFor } from '../board.ts'
import { NONE, OWNERS, type Owner, type Place, ROSE } from '../ids.ts'
import { lasts } from '../lasting.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { deed } from './deeds.ts'

/** Puts instability cubes into a room, as many as it and the supply allow; how many really went comes back (BR-11). */
export function placeCubes(t: BlackRoseTable, place: Place, n: number, owner: Owner, dealer: BlackRoseDealer): number {
  const placed = Math.min(n, roomFor(t, place), cubesOf(t.supply, owner))
  if (placed <= 0) return 0
  const { cubes } = t.tiles[place]
  cubes[owner] = cubesOf(cubes, owner) + placed
  t.supply[owner] = cubesOf(t.supply, owner) - placed
  dealer.say({ kind: 'instability', place, room: t.tiles[place].room, n: placed, by: owner })
  if (owner === ROSE) return placed
  held(t, owner, place)
  if (!t.hungry && lasts(t, 'hungryWalls')) {
    t.hungry = true
    placeCubes(t, place, 1, ROSE, dealer)
  }
  return placed
}

/** Quests that count cubes in one room look at it. */
function held(t: BlackRoseTable, seat: Seat, place: Place): void {
  if (mageOf(t, seat).quests.length) deed(t, seat, 'cubesInRoom', { n: cubesOf(t.tiles[place].cubes, seat), figure: NONE, place })
}

/** Takes cubes of these owners out of a room. */
export function removeCubes(t: BlackRoseTable, place: Place, shares: readonly number[], dealer: BlackRoseDealer): void {
  const { cubes } = t.tiles[place]
  giveBack(t, cubes, shares)
  if (shares.some((n) => n > 0)) dealer.say({ kind: 'steadied', place, room: t.tiles[place].room, cubes: shares })
}

/** Replaces cubes of these owners in a room by one's own. */
export function claimCubes(t: BlackRoseTable, place: Place, shares: readonly number[], by: Seat, dealer: BlackRoseDealer): void {
  swapCubes(t, t.tiles[place].cubes, shares, by)
  if (shares.some((n) => n > 0)) dealer.say({ kind: 'claimed', place, room: t.tiles[place].room, cubes: shares, by })
  held(t, by, place)
}

/** Cubes go back to the supplies of their owners. */
export function giveBack(t: BlackRoseTable, cubes: number[], shares: readonly number[]): void {
  for (const owner of OWNERS) {
    const n = cubesOf(shares, owner)
    if (n === 0) continue
    cubes[owner] = cubesOf(cubes, owner) - n
    t.supply[owner] = cubesOf(t.supply, owner) + n
  }
}

export function swapCubes(t: BlackRoseTable, cubes: number[], shares: readonly number[], by: Owner): void {
  giveBack(t, cubes, shares)
  const n = shares.reduce((all, share) => all + share, 0)
  cubes[by] = cubesOf(cubes, by) + n
  t.supply[by] = cubesOf(t.supply, by) - n
}

/** A room is destroyed: its token goes to `by`, its cubes to their owners; figures stay (BR-11). */
export function destroyRoom(t: BlackRoseTable, place: Place, by: Owner, dealer: BlackRoseDealer): void {
  const tile = t.tiles[place]
  if (tile.destroyed) return
  giveBack(t, tile.cubes, tile.cubes.slice())
  tile.destroyed = true
  tile.used = true
  dealer.say({ kind: 'destroyed', place, room: tile.room, by })
  if (by === ROSE) {
    t.rose.tokens.push(tile.room)
    return
  }
  const m = mageOf(t, by)
  m.tokens.push(tile.room)
  deed(t, by, 'tokenWon', { n: 1, figure: NONE, place })
  deed(t, by, 'tokens', { n: m.tokens.length, figure: NONE, place })
}
