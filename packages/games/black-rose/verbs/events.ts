import { ask, next, type Seat } from '@grimuar/kernel'
import { figureOf, mageOf, sum } from '../board.ts'
import { give } from '../context.ts'
import { EVENT_CARDS } from '../decks.ts'
import { eventDeck } from '../flow/board-events.ts'
import { drawTop, putOnTop } from '../flow/zones.ts'
import { CENTRE, INNER_RING } from '../hex.ts'
import { MOONS, PLACES, type Place } from '../ids.ts'
import { type BlackRoseDealer, type BlackRoseTable, deckSize } from '../table.ts'
import type { Verbs } from './verb.ts'

/** Tiles that may change places: any but the Black Rose Room; the Throne Room only if it stays beside it (E034). */
export function swappable(t: BlackRoseTable, first: Place | null): Place[] {
  const isThrone = (place: Place) => t.tiles[place].room === 'throne'
  const inner = (place: Place) => INNER_RING.includes(place)
  return PLACES.filter((place) => {
    if (place === CENTRE || place === first) return false
    if (first === null) return true
    if (isThrone(first)) return inner(place)
    return !isThrone(place) || inner(first)
  })
}

/** A trophy goes from a Mage to the Black Rose (E060). */
export function giveTrophy(t: BlackRoseTable, seat: Seat, of: Seat, dealer: BlackRoseDealer): void {
  const { trophies } = mageOf(t, seat)
  trophies[of] = (trophies[of] ?? 0) - 1
  t.rose.trophies[of] = (t.rose.trophies[of] ?? 0) + 1
  dealer.say({ kind: 'trophyLost', seat, of })
}

export const events: Verbs<
  'lookEvents' | 'playEvent' | 'putEventsBack' | 'discardEvent' | 'pastEvents' | 'study' | 'tiles' | 'giveTrophy'
> = {
  lookEvents: {
    could: (t) => deckSize(eventDeck(t, t.moon)) > 0,
    do(t, run, { n }, dealer) {
      const m = mageOf(t, run.seat)
      for (let i = 0; i < n; i++) {
        const event = drawTop(t, eventDeck(t, t.moon), dealer)
        if (event === undefined) break
        m.seenEvents.push(event)
      }
      dealer.say({ kind: 'looked', seat: run.seat, at: 'events', n: m.seenEvents.length })
    },
  },

  playEvent: {
    could: (t, run) => mageOf(t, run.seat).seenEvents.length > 0,
    do(t, run) {
      if (mageOf(t, run.seat).seenEvents.length) ask(t, run.seat, { kind: 'event', by: run.effect, zone: 'seen', points: 'rose' })
    },
  },

  putEventsBack: {
    could: (t, run) => mageOf(t, run.seat).seenEvents.length > 0,
    do(t, run, { order }) {
      const m = mageOf(t, run.seat)
      if (order && m.seenEvents.length > 1) ask(t, run.seat, { kind: 'order', by: run.effect, of: 'events' })
      else
        for (const event of m.seenEvents.splice(0).reverse()) putOnTop(eventDeck(t, EVENT_CARDS[event].moon), event, [run.seat])
    },
  },

  discardEvent: {
    could: (t) => t.events.some((event) => event !== null),
    do(t, run, { points }) {
      give(t, { got: 0 })
      if (t.events.some((event) => event !== null)) ask(t, run.seat, { kind: 'event', by: run.effect, zone: 'board', points })
    },
  },

  pastEvents: {
    could: () => true,
    do(t, run) {
      const past = MOONS.filter((moon) => moon < 3 && moon < t.moon)
      next(t, ...past.map((moon) => ({ op: 'pastEvent', seat: run.seat, moon }) as const))
    },
  },

  study: {
    could: () => true,
    do(t, _run, { draw, keep, hurt }) {
      t.studies = { draw: t.studies.draw + draw, keep: t.studies.keep + keep, hurt: t.studies.hurt + hurt }
    },
  },

  tiles: {
    could: () => true,
    do(t, run) {
      ask(t, run.seat, { kind: 'swapTiles', places: swappable(t, null), first: -1 })
    },
  },

  giveTrophy: {
    could: (t, run) => sum(mageOf(t, run.seat).trophies) > 0,
    do(t, run) {
      const figures = mageOf(t, run.seat).trophies.flatMap((n, of) => (n > 0 ? [figureOf(of)] : []))
      if (figures.length) ask(t, run.seat, { kind: 'figure', by: run.effect, figures, may: false, purpose: 'giveTrophy' })
    },
  },
}
