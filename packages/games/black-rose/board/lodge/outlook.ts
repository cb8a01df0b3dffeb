/** The effect of a press, sorted for the board: figures, sums, rooms, power, and the rest as lines of the log. */
import type { Seat } from '@grimuar/kernel'
import { ROOM_CARDS } from '../../components.ts'
import { type Castable, type Foreseen, foresee, foreseeCast } from '../../foresee.ts'
import { FIGURES, type Figure, type Moon, NONE, type Owner, PLACES, type Place, type QuestId } from '../../ids.ts'
import type { AnyMove, BlackRoseQuestion, FigureMove, PlaceMove } from '../../questions.ts'
import type { BlackRoseEvent } from '../../told.ts'
import type { Summand } from '../../verbs/verb.ts'
import type { BlackRoseView } from '../../view.ts'
import { countOf, lifeOf, seatOf } from '../derived.ts'

export interface Outlook {
  readonly figures: readonly FigureOutlook[]
  /** How damage comes about; the same sum is told once. */
  readonly sums: readonly (readonly Summand[])[]
  readonly rooms: readonly RoomOutlook[]
  readonly power: readonly { readonly owner: Owner; readonly n: number }[]
  readonly trophies: readonly { readonly owner: Owner; readonly loser: Seat }[]
  readonly moon: Moon | null
  readonly quests: readonly QuestId[]
  /** The other lines. */
  readonly more: readonly BlackRoseEvent[]
  readonly next: BlackRoseQuestion | null
  /** Others have traps or protections that may change it. */
  readonly answerable: boolean
}

/** A figure whose damage would change, or that would fall. */
export interface FigureOutlook {
  readonly figure: Figure
  readonly before: number
  readonly after: number
  readonly life: number
  readonly falls: boolean
}

/** A room whose instability would change. */
export interface RoomOutlook {
  readonly place: Place
  readonly before: number
  readonly after: number
  readonly holes: number
  readonly ruin: boolean // destroyed at once
}

/** Events that are shown in another way, or are obvious from the place pointed at. */
const PLAIN: ReadonlySet<BlackRoseEvent['kind']> = new Set([
  'physical',
  'aimed',
  'attacked',
  'cast',
  'activated',
  'hit',
  'healed',
  'defeated',
  'toCell',
  'power',
  'moon',
  'special',
  'instability',
  'steadied',
  'destroyed',
])

export function outlookOf(view: BlackRoseView, seat: Seat, moves: readonly AnyMove[]): Outlook {
  return sorted(view, seat, foresee(view, seat, moves))
}

/** The effect of a spell if it were cast now: all of it, or with each target that would change something. */
export interface CastOutlook {
  readonly cast: Outlook
  readonly targets: readonly { readonly target: FigureMove | PlaceMove; readonly outlook: Outlook }[]
}

/** The targets that lose most come first. */
export function castOutlookOf(view: BlackRoseView, seat: Seat, spell: Castable): CastOutlook {
  const { cast, targets } = foreseeCast(view, seat, spell)
  const before = sorted(view, seat, cast)
  const all = targets.map(({ target, foreseen }) => ({ target, outlook: sorted(view, seat, foreseen) }))
  const worth = ({ outlook }: { readonly outlook: Outlook }) =>
    outlook.figures.reduce(
      (sum, { figure, before, after }) => sum + (seatOf(figure) === seat ? before - after : after - before),
      0,
    )
  return {
    cast: before,
    targets: all.filter(({ outlook }) => !isSame(outlook, before)).sort((a, b) => worth(b) - worth(a)),
  }
}

/** Whether a target would change nothing that is told. */
function isSame(one: Outlook, other: Outlook): boolean {
  return JSON.stringify({ ...one, next: null }) === JSON.stringify({ ...other, next: null })
}

export function sorted(view: BlackRoseView, seat: Seat, { events, blows, quests, next }: Foreseen): Outlook {
  const damage = new Map<Figure, number>()
  const fallen = new Set<Figure>()
  const cubes = new Map<Place, number>()
  const ruined = new Set<Place>()
  const power = new Map<Owner, number>()
  const trophies: { owner: Owner; loser: Seat }[] = []
  let moon: Moon | null = null
  const more: BlackRoseEvent[] = []
  const add = <K>(to: Map<K, number>, key: K, n: number) => to.set(key, (to.get(key) ?? 0) + n)
  for (const event of events) {
    if (!PLAIN.has(event.kind) && !isOwnStep(event, seat)) more.push(event)
    switch (event.kind) {
      case 'hit':
        add(damage, event.figure, event.n)
        break
      case 'healed':
        add(damage, event.figure, -countOf(event.cubes))
        break
      case 'defeated': {
        const mage = FIGURES[event.seat]
        if (mage !== undefined) fallen.add(mage)
        if (event.trophy !== NONE) trophies.push({ owner: event.trophy, loser: event.seat })
        break
      }
      case 'removed':
        if (event.why !== 'damage') break
        fallen.add(event.figure)
        more.pop()
        break
      case 'instability':
        add(cubes, event.place, event.n)
        break
      case 'steadied':
        add(cubes, event.place, -countOf(event.cubes))
        break
      case 'destroyed':
        ruined.add(event.place)
        break
      case 'power':
        add(power, event.owner, event.n)
        break
      case 'moon':
        moon = event.moon
        break
    }
  }
  return {
    figures: FIGURES.filter((figure) => damage.get(figure) || fallen.has(figure)).map((figure) => {
      const before = countOf(view.figures[figure].cubes)
      const { kind } = view.figures[figure]
      const falls = fallen.has(figure)
      return { figure, before, after: before + (damage.get(figure) ?? 0), life: lifeOf(view, kind ?? 'mage'), falls }
    }),
    sums: distinct(blows.filter(({ figure }) => damage.has(figure)).map(({ sum }) => sum)),
    rooms: PLACES.filter((place) => cubes.get(place) || ruined.has(place)).map((place) => {
      const { room, cubes: lie } = view.tiles[place]
      const before = countOf(lie)
      const { holes } = ROOM_CARDS[room]
      return { place, before, after: before + (cubes.get(place) ?? 0), holes, ruin: ruined.has(place) }
    }),
    power: [...power].filter(([, n]) => n !== 0).map(([owner, n]) => ({ owner, n })),
    trophies,
    moon,
    quests,
    more,
    next,
    answerable: view.mages.some((mage, of) => of !== seat && mage.slots.some(({ token }) => token !== null)),
  }
}

/** The step of my own figure is obvious from the place pointed at. */
function isOwnStep(event: BlackRoseEvent, seat: Seat): boolean {
  return event.kind === 'moved' && seatOf(event.figure) === seat && (event.how === 'action' || event.how === 'step')
}

function distinct<X>(list: readonly X[]): X[] {
  const seen = new Set<string>()
  return list.filter((one) => {
    const key = JSON.stringify(one)
    return !seen.has(key) && seen.add(key)
  })
}
