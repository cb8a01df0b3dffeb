import { next, type Seat } from '@grimuar/kernel'
import { cardOf, mageOf } from '../board.ts'
import { SECOND_MOON, THIRD_MOON } from '../components.ts'
import { CENTRE } from '../hex.ts'
import { type Moon, type Owner, ROSE } from '../ids.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { Award } from '../told.ts'
import { insertCard } from './zones.ts'

export function powerOf(t: BlackRoseTable, owner: Owner): number {
  return owner === ROSE ? t.rose.power : mageOf(t, owner).power
}

function setPower(t: BlackRoseTable, owner: Owner, power: number, dealer: BlackRoseDealer): void {
  const n = power - powerOf(t, owner)
  if (n === 0) return
  if (owner === ROSE) t.rose.power = power
  else mageOf(t, owner).power = power
  dealer.say({ kind: 'power', owner, n, now: power })
}

/** A Mage or the Black Rose gains power; a new Moon may rise at once (BR-4.2). */
export function gain(t: BlackRoseTable, owner: Owner, n: number, dealer: BlackRoseDealer): void {
  if (n <= 0) return
  setPower(t, owner, powerOf(t, owner) + n, dealer)
  checkMoon(t, dealer)
}

/** Awards that come together are all moved before the Moon is looked at (BR-4.4). */
export function award(t: BlackRoseTable, awards: readonly Award[], dealer: BlackRoseDealer): void {
  for (const { owner, n } of awards) setPower(t, owner, powerOf(t, owner) + n, dealer)
  checkMoon(t, dealer)
}

/** Power is lost, never below 0; how much really was comes back. */
export function lose(t: BlackRoseTable, owner: Owner, n: number, dealer: BlackRoseDealer): number {
  const lost = Math.min(n, powerOf(t, owner))
  if (lost > 0) setPower(t, owner, powerOf(t, owner) - lost, dealer)
  return Math.max(0, lost)
}

function checkMoon(t: BlackRoseTable, dealer: BlackRoseDealer): void {
  let best = t.rose.power
  for (const { power } of t.mages) if (power > best) best = power
  if (t.moon === 1 && best >= SECOND_MOON) rise(t, 2, dealer)
  if (t.moon === 2 && best >= THIRD_MOON) rise(t, 3, dealer)
}

/** The old decks are past, each player gets a special spell, the Black Rose Room gets its token (BR-4.3). */
function rise(t: BlackRoseTable, moon: Moon, dealer: BlackRoseDealer): void {
  t.moon = moon
  dealer.say({ kind: 'moon', moon })
  const tile = t.tiles[CENTRE]
  if (moon === 2 && !tile.destroyed) tile.used = false
  for (const seat of t.order) {
    const m = mageOf(t, seat)
    if (m.aside === 0) continue
    m.aside--
    insertCard(m.hand, cardOf(t, seat).special)
    dealer.say({ kind: 'special', seat, card: cardOf(t, seat).special })
  }
  next(t, ...t.order.map((seat: Seat) => ({ op: 'handLimit', seat }) as const))
}
