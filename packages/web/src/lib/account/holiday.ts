/** The longest holiday the server grants. */
export const LONGEST_DAYS = 30

/** The day so many days after that moment, as a date field writes it. */
export function restDay(now: number, days: number): string {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The last second of a day here; undefined where that is no day. */
export function endOf(day: string): number | undefined {
  const end = new Date(`${day}T23:59:59`).getTime()
  return Number.isNaN(end) ? undefined : end
}
