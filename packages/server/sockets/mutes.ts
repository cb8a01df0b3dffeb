import type { OtherNodes } from '../nodes/hints.ts'
import type { Store } from '../store/contract.ts'
import type { ClientSockets } from './client-sockets.ts'

/** Mutes a person for another one in all their tabs, or unmutes them. */
export async function setMute(
  { store, sockets, nodes }: { readonly store: Store; readonly sockets: ClientSockets; readonly nodes: OtherNodes },
  person: string,
  muted: string,
  on: boolean,
): Promise<void> {
  await store.setMute(person, muted, on)
  applyMute(sockets, person, muted, on)
  nodes.tell({ type: 'mute', person, muted, on })
}

/** Mutes or unmutes a person in all tabs that another one has open here. */
export function applyMute(sockets: ClientSockets, person: string, muted: string, on: boolean): void {
  for (const client of sockets.of(person)) on ? client.mutes.add(muted) : client.mutes.delete(muted)
}
