/** The longest holiday that the server allows. */
export const LONGEST_DAYS = 30
const DAY_MS = 86_400_000
const MARGIN_MS = 60_000

/** The date some days after a moment, in the format of a date field. */
export function dayAfter(now: number, days: number): string {
  const day = new Date(now)
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The last second of a day in the local time zone, limited to the longest holiday; undefined for an invalid date. */
export function endOf(day: string, now: number): number | undefined {
  const end = new Date(`${day}T23:59:59`).getTime()
  // A holiday with the change to winter time is an hour longer, and the server's clock may be a little behind ours.
  return Number.isNaN(end) ? undefined : Math.min(end, now + LONGEST_DAYS * DAY_MS - MARGIN_MS)
}
