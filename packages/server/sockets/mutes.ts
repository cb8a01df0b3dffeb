import type { Store } from '../store/contract.ts'
import type { ClientSockets } from './client-sockets.ts'

/** Mutes a person for another one in all their tabs, or unmutes them. */
export async function setMute(
  { store, sockets }: { readonly store: Store; readonly sockets: ClientSockets },
  person: string,
  muted: string,
  on: boolean,
): Promise<void> {
  await store.setMute(person, muted, on)
  for (const client of sockets.of(person)) on ? client.mutes.add(muted) : client.mutes.delete(muted)
}
