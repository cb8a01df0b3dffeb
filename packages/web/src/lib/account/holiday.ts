/** The longest holiday the server grants. */
export const LONGEST_DAYS = 30
const DAY_MS = 86_400_000
const MARGIN_MS = 60_000

/** The day so many days after that moment, as a date field writes it. */
export function dayAfter(now: number, days: number): string {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The last second of a day here, or the last that is granted; undefined where that is no day. */
export function endOf(day: string, now: number): number | undefined {
  const end = new Date(`${day}T23:59:59`).getTime()
  // In autumn one of thirty days has an hour more; and the server's clock may be a little behind ours.
  return Number.isNaN(end) ? undefined : Math.min(end, now + LONGEST_DAYS * DAY_MS - MARGIN_MS)
}
