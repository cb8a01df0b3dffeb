import type { CampaignView, Watched } from '@grimuar/protocol'
import { afterAll, expect, test } from 'vitest'
import { ServerProcess, temporaryFolder } from '../bench/process.ts'
import { Guest, signInGuest, until } from '../testkit/test-server.ts'

const { folder, clear } = temporaryFolder()
afterAll(clear)
const toys = import.meta.resolve('../testkit/toys.ts')

test('a server process that is killed as the winning move is written has the save when it is started again', async () => {
  const dying = await ServerProcess.start([folder, toys], '../testkit/dying-server.ts')
  const ala = await signInGuest(dying.url, 'Ala')
  const room = await ala.newRoom('saga', ['me'], { campaign: { name: 'Nasza' } })
  const connection = ala.connect()
  let seen: Watched | undefined
  connection.watch(room.id, { onUpdate: (watched) => (seen = watched) })
  await until(() => seen)
  const move = { type: 'move', room: room.id, move: { sparks: 1 } } as const
  await connection.send(move)
  void connection.send(move)
  await dying.ended()
  connection.stop()
  expect(seen?.match.ended, 'nobody was told').toBeNull()

  const again = await ServerProcess.start([folder, '0', toys])
  try {
    const back = new Guest(again.url, ala.cookie, ala.person)
    const { campaign, rooms } = await back.done<CampaignView>('GET', `/api/campaigns/${room.campaign?.id}`)
    expect(campaign).toMatchObject({ name: 'Nasza', saves: [{ id: room.id, chapter: 1, state: { chapter: 2, sparks: 2 } }] })
    expect(rooms).toEqual([])
    const next = await back.newRoom('saga', ['me'], { campaign: { id: campaign.id, save: room.id } })
    expect(next.options).toMatchObject({ saga: 2 })
  } finally {
    await again.stop()
  }
})
