import type { ServerMessage } from '@grimuar/protocol'

/** How long clients wait before they reconnect after a restart. */
const RETRY_MS = 1500
const STEP_MS = 100

/** What is said to a client that is sent away. */
export interface Leaver {
  send(message: ServerMessage): void
  close(code: number, reason: string): void
}

/** Tells a client when to reconnect, and closes its socket. */
export function sendAway(client: Leaver): void {
  client.send({ type: 'closing', retryMs: RETRY_MS })
  client.close(1012, 'the server restarts')
}

/**
 * Sends all clients away, evenly over a time: if all came to the other nodes at once, each of those would load all rooms at once. In the
 * first half of the time nobody is sent away, because a balancer that has not yet asked whether this node is ready would send them back.
 */
export async function drain(clients: Iterable<Leaver>, ms: number): Promise<void> {
  const end = performance.now() + ms
  await wait(ms / 2)
  const leaving = new WeakSet<Leaver>()
  for (;;) {
    const left = end - performance.now()
    const steps = Math.max(1, Math.ceil(left / STEP_MS))
    const here = [...clients].filter((client) => !leaving.has(client)) // a socket takes a moment to close
    for (const client of here.slice(0, Math.ceil(here.length / steps))) {
      leaving.add(client)
      sendAway(client)
    }
    if (left <= 0) return
    await wait(Math.min(STEP_MS, left))
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((passed) => setTimeout(passed, ms))
}
