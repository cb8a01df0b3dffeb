import { placeOf, type Result } from '@grimuar/kernel'
import type { RoomCard } from '@grimuar/protocol'
import { USUAL_LEVEL } from '../levels.ts'
import type { SavedMatch } from '../session/saved-matches.ts'

/** A match as statistics see it: how it ended for one person, and against whom. */
export interface MatchOutcome {
  readonly game: string
  readonly seats: number
  readonly won: boolean
  /** The person's points, where they are known. */
  readonly points?: number
  /** The others, unless all played together. */
  readonly rivals: readonly Opponent[]
}

interface Opponent {
  readonly name: string
  /** Whether they came before the person, after them, or shared their place: 1, −1, 0. */
  readonly ahead: number
  /** The level of a bot; missing for people. */
  readonly level?: string
}

/** Won matches out of all. */
export interface Share {
  readonly won: number
  readonly of: number
}

/** Won and lost places against one opponent; shared places count for neither. */
export interface RivalTally {
  readonly name: string
  readonly won: number
  readonly lost: number
}

export interface GameStatistics extends Share {
  readonly game: string
  /** The most points; undefined if none are known. */
  readonly best: number | undefined
  readonly bySeats: readonly (Share & { readonly seats: number })[]
  /** By the level of the strongest bot in the match; matches of people only are not counted. */
  readonly byLevel: readonly (Share & { readonly level: string })[]
  readonly rivals: readonly RivalTally[]
}

/** A match on this device, as its person sees it: the only one there, or the one of that name. Undefined while it is played. */
export function playedHere(
  { game, finished, sitters, ranks, points, together }: SavedMatch,
  name: string,
): MatchOutcome | undefined {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  const me = together || people.length === 1 ? people[0] : people.find((seat) => sitters[seat]?.name === name)
  const place = me === undefined ? undefined : ranks?.[me]
  if (!finished || me === undefined || place === undefined) return undefined
  const own = points?.[me]
  const rivals = sitters.flatMap(({ kind, name, level }, seat) =>
    seat === me || together
      ? []
      : { name, ahead: Math.sign(place - (ranks?.[seat] ?? place)), ...(kind === 'bot' && { level: level ?? USUAL_LEVEL }) },
  )
  return { game, seats: sitters.length, won: place === 1, rivals, ...(own !== undefined && { points: own }) }
}

/** A match over the server, as one person saw it; undefined if they had no seat. `nameOf` names the others. */
export function playedOnline(
  { game, seats }: Pick<RoomCard, 'game' | 'seats'>,
  result: Result,
  person: string,
  nameOf: (seat: RoomCard['seats'][number]) => string,
): MatchOutcome | undefined {
  const me = seats.findIndex((seat) => seat.kind === 'person' && seat.person.id === person)
  if (me < 0) return undefined
  const place = placeOf(result, me)
  const points = result.scores?.[me]?.total
  const rivals = seats.flatMap((seat, i) =>
    i === me || result.kind === 'shared'
      ? []
      : { name: nameOf(seat), ahead: Math.sign(place - placeOf(result, i)), ...(seat.kind === 'bot' && { level: seat.level }) },
  )
  return { game, seats: seats.length, won: place === 1, rivals, ...(points !== undefined && { points }) }
}

/** Statistics of each game, the most played first. `levels` are all levels, the weakest first. */
export function statisticsOf(matches: readonly MatchOutcome[], levels: readonly string[]): GameStatistics[] {
  return [...Map.groupBy(matches, ({ game }) => game)]
    .map(([game, played]) => ({
      game,
      ...shareOf(played),
      best: played.reduce<number | undefined>(
        (best, { points }) => (points === undefined ? best : Math.max(points, best ?? points)),
        undefined,
      ),
      bySeats: [...Map.groupBy(played, ({ seats }) => seats)]
        .map(([seats, some]) => ({ seats, ...shareOf(some) }))
        .sort((a, b) => a.seats - b.seats),
      byLevel: levels.flatMap((level) => {
        const some = played.filter(({ rivals }) => strongest(rivals, levels) === level)
        return some.length ? [{ level, ...shareOf(some) }] : []
      }),
      rivals: talliesOf(played),
    }))
    .sort((a, b) => b.of - a.of)
}

function shareOf(matches: readonly MatchOutcome[]): Share {
  return { won: matches.filter(({ won }) => won).length, of: matches.length }
}

function strongest(rivals: readonly Opponent[], levels: readonly string[]): string | undefined {
  return levels.findLast((level) => rivals.some((rival) => rival.level === level))
}

/** The most frequent rivals first. */
function talliesOf(matches: readonly MatchOutcome[]): RivalTally[] {
  return [
    ...Map.groupBy(
      matches.flatMap(({ rivals }) => rivals),
      ({ name }) => name,
    ),
  ]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, met]) => ({
      name,
      won: met.filter(({ ahead }) => ahead < 0).length,
      lost: met.filter(({ ahead }) => ahead > 0).length,
    }))
}
