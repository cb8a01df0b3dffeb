import { comeIn, type Guest } from '../testkit/test-server.ts'

/** Lets many guests in, some at a time. */
export async function crowd(url: string, count: number): Promise<Guest[]> {
  const guests: Guest[] = []
  const AT_ONCE = 20
  while (guests.length < count) {
    const more = Math.min(AT_ONCE, count - guests.length)
    guests.push(...(await Promise.all(Array.from({ length: more }, (_, i) => comeIn(url, `Guest ${guests.length + i}`)))))
  }
  return guests
}
