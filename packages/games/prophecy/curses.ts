import { at, type Seat } from '@grimuar/kernel'
import { LONGEST, RAISE_PRICE, spaceFor, type TempleId } from './cards/index.ts'
import { chainsFor } from './chains.ts'
import { crystalsOn, FREE, hasEffect, type MoveTo, playerOf, type Realm } from './table.ts'

/** Every curse of a temple that a seat has the chain for and, where net 3B raises it, the price (PR-7.3, PR-13.13). */
export function cursesFor(t: Pick<Realm, 'advanced' | 'players' | 'spaces'>, seat: Seat, temple: TempleId): MoveTo<'break'>[] {
  const { net, markers } = playerOf(t, seat)
  if (markers === 0) return []
  const found: MoveTo<'break'>[] = []
  const spaces = t.spaces[temple]
  const raises = hasEffect(t, seat, 'raise')
  const purse = raises ? crystalsOn(net) : 0
  for (const { end, places } of chainsFor(net, temple)) {
    const length = places.length
    const top = raises ? Math.min(LONGEST, length + RAISE_PRICE.length - 1) : length
    for (let level = length; level <= top; level++) {
      if (spaces[spaceFor(end, level)] !== FREE) continue
      if (level > length && purse - length < at(RAISE_PRICE, level - length)) continue
      found.push({ do: 'break', end, level, places })
    }
  }
  return found
}
