import type { RoomCard } from '@grimuar/protocol'
import type { Campaigns } from '../campaigns/campaigns.ts'
import type { CardOf } from '../rooms/card.ts'
import { listInPieces, nextPiece } from '../slices.ts'
import type { Store } from '../store/contract.ts'
import type { People } from './people.ts'

/** What the export needs. */
export interface ExportParts {
  readonly store: Store
  readonly people: People
  readonly campaigns: Campaigns
  readonly cardOf: CardOf
}

/** The rooms in the export of a person's data. */
const MOST_EXPORTED = 5000

/** All data about a person as JSON text. */
export async function exportOf({ store, people, campaigns, cardOf }: ExportParts, person: string): Promise<string> {
  const cards: RoomCard[] = []
  for (const row of await store.roomsOf(person, ['open', 'running', 'over', 'gone'], MOST_EXPORTED)) {
    await nextPiece()
    cards.push(await cardOf(row, person))
  }
  const rest = {
    ...(await people.exportData(person)),
    settings: await store.settings(person),
    mutes: await store.mutes(person),
    blocks: await store.moderation.blocks(person),
    sanctions: await store.moderation.sanctions(person),
    pushes: (await store.pushes(person)).map(({ endpoint }) => endpoint),
    campaigns: await campaigns.list(person),
  }
  const [rooms, chat] = [await listInPieces(cards), await listInPieces(await store.chatOf(person))]
  return `${JSON.stringify(rest).slice(0, -1)},"rooms":${rooms},"chat":${chat}}`
}
