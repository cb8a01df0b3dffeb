import { type Guest, signInGuest } from '../testkit/test-server.ts'

/** Signs in many guests, some at a time. */
export async function signInGuests(url: string, count: number): Promise<Guest[]> {
  const guests: Guest[] = []
  const AT_ONCE = 20
  while (guests.length < count) {
    const more = Math.min(AT_ONCE, count - guests.length)
    guests.push(...(await Promise.all(Array.from({ length: more }, (_, i) => signInGuest(url, `Guest ${guests.length + i}`)))))
  }
  return guests
}
