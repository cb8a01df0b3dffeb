import type { Door } from '@grimuar/contract'
import { defaults, type Json, type Schema } from '@grimuar/kernel'
import type { Pace, SeatCard } from '@grimuar/protocol'
import { isPlace } from './card.ts'
import type { LobbyText } from './text/pl.ts'

/** The time control in words. */
export function paceWords({ pace: t }: LobbyText, pace: Pace): string {
  if (pace.kind === 'free') return t.free
  if (pace.kind === 'days') return t.daysOf(pace.hours)
  return pace.bank ? t.liveOf(pace.move, pace.bank) : t.liveOnly(pace.move)
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A length of time in its two largest units. */
export function lengthWords({ time: t }: LobbyText, ms: number): string {
  const [days, hours, minutes] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR), Math.floor((ms % HOUR) / MINUTE)]
  if (days) return hours && days < 3 ? `${t.days(days)} ${t.hours(hours)}` : t.days(days)
  if (hours) return minutes && hours < 6 ? `${t.hours(hours)} ${t.minutes(minutes)}` : t.hours(hours)
  return minutes ? t.minutes(minutes) : t.moment
}

/** The occupant of a seat in words. */
export function sitterWords({ seat: t }: LobbyText, seat: SeatCard): string {
  if (seat.kind === 'person') return seat.person.name
  if (seat.kind === 'free') return seat.for ? t.kept(seat.for.name) : t.free
  return `${t.bot} (${t.levels[seat.level] ?? seat.level})`
}

export interface OptionWords {
  readonly label: string
  readonly value: string
  /** True if this is the default of the game. */
  readonly usual: boolean
  /** True if it is worth showing even then. */
  readonly main: boolean
}

/** The options on a room's card in the words of the game. */
export function optionWords(door: Door, options: unknown, { room: t }: LobbyText): OptionWords[] {
  const schema: Schema = door.game.options
  const usual: { readonly [name: string]: unknown } = defaults(schema)
  const known = new Map<string, Json>(typeof options === 'object' && options ? Object.entries(options) : [])
  return Object.entries(schema).flatMap(([name, choice]) => {
    const value = known.get(name)
    if (value === undefined) return []
    const words = door.words.options[name]
    if (choice.kind === 'carry') {
      const shown = words?.shown?.(value) ?? (isPlace(value) ? t.chapter(value.chapter) : undefined)
      return shown === undefined ? [] : { label: words?.label ?? name, value: shown, usual: false, main: true }
    }
    const word = (one: unknown) => words?.values?.[`${one}`] ?? `${one}`
    return {
      label: words?.label ?? name,
      value: choice.kind === 'flag' ? (value ? t.on : t.off) : Array.isArray(value) ? value.map(word).join(', ') : word(value),
      usual: JSON.stringify(value) === JSON.stringify(usual[name]),
      main: choice.kind === 'pick' || choice.kind === 'flag',
    }
  })
}
