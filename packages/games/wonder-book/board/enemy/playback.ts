import type { WonderEvent } from '../../events.ts'
import { maxHearts } from '../../heroes.ts'
import type { Hero, Unit, Wyrm } from '../../table.ts'
import type { PhaseSummary } from '../../text/board.ts'
import type { WonderView } from '../../view.ts'

export function summaryOf(events: readonly WonderEvent[]): PhaseSummary {
  const hurt = new Map<string, number>()
  const units = new Map<string, number>()
  const cards: string[] = []
  const fell: string[] = []
  let spawned = 0
  let fate = 0
  for (const event of events) {
    if (event.kind === 'wyrmCard') cards.push(event.card)
    else if (event.kind === 'spawned') spawned++
    else if (event.kind === 'hurt' && event.n > 0) hurt.set(event.hero, (hurt.get(event.hero) ?? 0) + event.n)
    else if (event.kind === 'fell') fell.push(event.hero)
    else if (event.kind === 'wind') fell.splice(fell.indexOf(event.hero), 1)
    else if (event.kind === 'fate') fate -= event.n
    else if (event.kind === 'unitHearts' && event.change < 0) units.set(event.unit, (units.get(event.unit) ?? 0) - event.change)
  }
  return {
    cards,
    spawned,
    hurt: [...hurt].map(([hero, hearts]) => ({ hero, hearts })),
    fell,
    fate: Math.max(0, fate),
    units: [...units].map(([unit, hearts]) => ({ unit, hearts })),
  }
}

/** The events that are shown one by one; all others are shown together with the next of these. */
const SEEN: readonly WonderEvent['kind'][] = [
  'wyrmCard',
  'spawned',
  'wyrmMoved',
  'wyrmStood',
  'bite',
  'hurt',
  'fell',
  'removed',
  'blast',
  'unitMoved',
  'unitHearts',
  'bossRow',
]

/** One beat of an enemy phase: what has just happened, and the book after it. */
export interface Beat {
  readonly event: WonderEvent
  readonly view: WonderView
}

/** The enemy phase of a step, beat by beat, from the view before it. Empty if it does not lead to the view after it. */
export function beatsOf(before: WonderView, events: readonly WonderEvent[], after: WonderView): Beat[] {
  const from = events.findIndex((event) => event.kind === 'phase' && event.phase === 'enemies')
  const to = events.findIndex((event, i) => i > from && event.kind === 'phase')
  const began = from < 0 && before.phase !== 'enemies'
  if (began) return []
  const beats: Beat[] = []
  let view = events.slice(0, Math.max(0, from)).reduce(happen, before)
  for (const event of events.slice(from + 1, to < 0 ? events.length : to)) {
    view = happen(view, event)
    if (SEEN.includes(event.kind)) beats.push({ event, view })
  }
  const last = to < 0 ? view : events.slice(to).reduce(happen, view)
  return agrees(last, after) ? beats : []
}

function agrees(a: WonderView, b: WonderView): boolean {
  const wyrms = (v: WonderView) =>
    v.wyrms
      .map(({ id, area, stunned }) => `${id} ${area} ${stunned}`)
      .sort()
      .join()
  return a.chapter === b.chapter && wyrms(a) === wyrms(b)
}

/** The view after an event, as far as figures show it. */
export function happen(v: WonderView, event: WonderEvent): WonderView {
  const wyrms = (change: (wyrm: Wyrm) => Wyrm) => ({ ...v, wyrms: v.wyrms.map(change) })
  const hero = (id: string, change: (h: Hero) => Partial<Hero>) => ({
    ...v,
    heroes: v.heroes.map((h) => (h.id === id ? { ...h, ...change(h) } : h)),
  })
  const unit = (id: string, change: Partial<Unit>) => ({
    ...v,
    units: v.units.map((one) => (one.id === id ? { ...one, ...change } : one)),
  })
  switch (event.kind) {
    case 'spawned':
      return { ...v, pool: v.pool - 1, wyrms: [...v.wyrms, { id: event.wyrm, area: event.area, stunned: false }] }
    case 'wyrmMoved':
      return wyrms((wyrm) => (wyrm.id === event.wyrm ? { ...wyrm, area: event.to } : wyrm))
    case 'wyrmStood':
      return wyrms((wyrm) => (wyrm.id === event.wyrm ? { ...wyrm, stunned: false } : wyrm))
    case 'damaged':
      if (event.outcome === 'stunned') return wyrms((wyrm) => (wyrm.id === event.enemy ? { ...wyrm, stunned: true } : wyrm))
      return event.outcome === 'defeated' ? without(v, event.enemy) : v
    case 'removed':
      return without(v, event.wyrm)
    case 'hurt':
      return hero(event.hero, ({ hearts }) => ({ hearts: hearts - event.n }))
    case 'fell':
      return hero(event.hero, () => ({ out: true }))
    case 'wind':
      return hero(event.hero, () => ({ out: false, hearts: 1 }))
    case 'woke':
      return hero(event.hero, (h) => ({ out: false, hearts: maxHearts(v, h) }))
    case 'moved':
      return hero(event.hero, () => ({ area: event.to }))
    case 'unitMoved':
      return unit(event.unit, { area: event.to })
    case 'unitHearts':
      return unit(event.unit, { hearts: event.hearts })
    case 'fate':
      return { ...v, fate: event.up }
    default:
      return v
  }
}

function without(v: WonderView, wyrm: number | string): WonderView {
  return { ...v, pool: v.pool + 1, wyrms: v.wyrms.filter(({ id }) => id !== wyrm) }
}
