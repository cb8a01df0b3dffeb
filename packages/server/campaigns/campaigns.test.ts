import type { CampaignView, RoomCard, Watched } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

let server: TestServer
let ala: Guest
let ola: Guest
let ela: Guest

beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
  ela = await server.guest('Ela')
})
afterAll(() => server.stop())

const begin = { campaign: { name: 'Nasza' } } as const

/** Answers both questions of a chapter with this number of sparks; with two or more people in the room, the first decides. */
async function play(who: Guest, room: string, sparks: number): Promise<void> {
  const connection = who.connect()
  let seen: Watched | undefined
  connection.watch(room, { onUpdate: (watched) => (seen = watched) })
  await until(() => seen)
  for (let answered = 0; answered < 2; answered++) await connection.send({ type: 'move', room, move: { sparks } })
  await until(() => seen?.match.ended)
  connection.stop()
}

/** The campaigns of a person. */
async function campaignsOf(who: Guest): Promise<CampaignView[]> {
  return (await who.done<{ campaigns: CampaignView[] }>('GET', '/api/campaigns')).campaigns
}

/** A campaign whose first chapter Ala and Ola have won; `match` is its save. */
async function started(): Promise<{ id: string; match: string }> {
  const room = await ala.newRoom('saga', ['me', 'free'], begin)
  await ola.sit(room.id)
  await play(ala, room.id, 1)
  return { id: room.campaign?.id ?? '', match: room.id }
}

describe('a campaign', () => {
  test('a win adds a save, a loss adds nothing and counts as an attempt', async () => {
    const room = await ala.newRoom('saga', ['me', 'free'], { ...begin, options: { hard: true } })
    expect(room).toMatchObject({ campaign: { name: 'Nasza' }, options: { hard: true, saga: 1 } })
    await ola.sit(room.id)
    await play(ola, room.id, 0)
    const id = room.campaign?.id ?? ''
    expect(await ala.done('GET', `/api/campaigns/${id}`)).toMatchObject({ campaign: { saves: [], attempts: { '': 1 } } })
    const again = await ala.done<RoomCard>('POST', `/api/rooms/${room.id}/rematch`, { luck: 'ab'.repeat(32) })
    await ola.sit(again.id)
    await play(ola, again.id, 1)
    expect(await ola.done('GET', `/api/campaigns/${id}`)).toMatchObject({
      campaign: {
        name: 'Nasza',
        attempts: { '': 2 },
        saves: [
          {
            id: again.id,
            parent: null,
            chapter: 1,
            attempt: 2,
            settings: { hard: true },
            players: [{ person: ola.person.id }, { person: ala.person.id }],
            state: { chapter: 2, sparks: 2 },
          },
        ],
      },
      elsewhere: [],
      rooms: [],
    })
  })

  test('only people who played can continue a campaign, with any players, also after the host deleted their account', async () => {
    const host = await server.guest('Iga')
    const room = await host.newRoom('saga', ['me', 'free'], begin)
    await ola.sit(room.id)
    await play(ola, room.id, 1)
    await host.done('DELETE', '/api/me')
    const campaign = { id: (await campaignsOf(ola))[0]?.campaign.id ?? '', save: room.id }
    const stranger = {
      game: 'saga',
      seats: [{ kind: 'me', luck: 'ab'.repeat(32) }],
      pace: { kind: 'free' },
      listed: true,
      campaign,
    }
    expect(await ela.ask('POST', '/api/rooms', stranger)).toMatchObject({ status: 404, body: { code: 'no-campaign' } })
    expect(await ela.ask('GET', `/api/campaigns/${campaign.id}`)).toMatchObject({ status: 404 })
    const next = await ola.newRoom('saga', ['me', 'free', 'free'], { campaign })
    expect(next.options).toMatchObject({ saga: 2 })
    await ela.sit(next.id)
    await ala.sit(next.id)
    await play(ela, next.id, 2)
    const [view] = await campaignsOf(ela)
    expect(view?.people.map(({ name }) => name).toSorted()).toEqual(['Ala', 'Ela', 'Ola'])
    expect(view?.campaign.saves.map(({ chapter, parent }) => [chapter, parent])).toEqual([
      [1, null],
      [2, room.id],
    ])
    expect(view?.campaign.saves[0]?.players.map(({ name }) => name)).toEqual(['—', 'Ola'])
  })

  test('a second table from the same save is told of, and a win there is a branch', async () => {
    const { id, match } = await started()
    const tables = []
    for (const who of [ala, ola]) tables.push(await who.newRoom('saga', ['me', 'free'], { campaign: { id, save: match } }))
    const told = await ala.done<CampaignView>('GET', `/api/campaigns/${id}`)
    expect(told.rooms.map((room) => [room.id, room.save, room.state]).toSorted()).toEqual(
      tables.map((room) => [room.id, match, 'open']).toSorted(),
    )
    for (const room of tables) {
      await ela.sit(room.id)
      await play(ela, room.id, 1)
    }
    const { campaign, rooms } = await ala.done<CampaignView>('GET', `/api/campaigns/${id}`)
    expect(campaign.saves.filter(({ parent }) => parent === match)).toHaveLength(2)
    expect([campaign.attempts[match], rooms]).toEqual([2, []])
  })

  test('a deserted chapter goes back to its save', async () => {
    const { id, match } = await started()
    const room = await ala.newRoom('saga', ['me', 'random'], { campaign: { id, save: match } })
    const connection = ala.connect()
    await connection.send({ type: 'leave', room: room.id })
    connection.stop()
    const { campaign, rooms } = await ola.done<CampaignView>('GET', `/api/campaigns/${id}`)
    expect([campaign.saves.length, rooms]).toEqual([1, []])
    const next = await ola.newRoom('saga', ['me'], { campaign: { id, save: match } })
    expect(next.options).toMatchObject({ saga: 2 })
  })

  test('the match after a won one goes on with the campaign', async () => {
    const { id, match } = await started()
    const next = await ola.newRoom('saga', ['me', 'free'], { follows: match })
    expect(next).toMatchObject({ previous: match, campaign: { id }, options: { saga: 2 } })
    expect(await server.online.store.room(next.id)).toMatchObject({ setup: { campaign: { id, save: match, attempt: 1 } } })
  })

  test('the server sets the state that a chapter begins with: clients cannot send it, and a broken save is refused', async () => {
    const seats = [{ kind: 'me', luck: 'ab'.repeat(32) }]
    const room = { game: 'saga', seats, pace: { kind: 'free' }, listed: true }
    const options = { saga: { story: 'stones', chapter: 3, sparks: 90 } }
    expect(await ala.ask('POST', '/api/rooms', { ...room, ...begin, options })).toMatchObject({ status: 400 })
    const { store } = server.online
    const about = { id: 'broken', game: 'saga', story: 'stones', name: 'Stara', created: 1, attempts: {} }
    const save = { id: 'old', parent: null, chapter: 3, attempt: 1, settings: {}, players: [], time: 1, here: true, record: null }
    await store.campaigns.add(about, ala.person.id, [{ ...save, state: { chapter: 4, sparks: 1 } }])
    expect(await ala.ask('POST', '/api/rooms', { ...room, campaign: { id: 'broken', save: 'old' } })).toMatchObject({
      status: 400,
      body: { code: 'nothing-to-follow', problem: expect.stringContaining('chapter 4') },
    })
    const unknown = { ...room, campaign: { id: 'broken', save: 'none' } }
    expect(await ala.ask('POST', '/api/rooms', unknown)).toMatchObject({ status: 404, body: { code: 'no-campaign' } })
    const other = { ...room, game: 'tic-tac-toe', seats: [...seats, { kind: 'free' }] }
    expect(await ala.ask('POST', '/api/rooms', { ...other, ...begin })).toMatchObject({ status: 400 })
  })

  test('strangers see of a campaign only its name, chapter and settings', async () => {
    const { id, match } = await started()
    const { id: room } = await ala.newRoom('saga', ['me', 'free'], { campaign: { id, save: match } })
    const card = await ela.done<RoomCard>('GET', `/api/rooms/${room}`)
    expect([card.campaign, card.options]).toEqual([{ name: 'Nasza' }, { hard: false, saga: 2 }])
    expect(JSON.stringify(card)).not.toContain('sparks')
  })

  test('is renamed, left, exported with the account, and deleted with its last person', async () => {
    const { id } = await started()
    expect(await ala.ask('PATCH', `/api/campaigns/${id}`, { name: 'Inna' })).toMatchObject({ status: 200 })
    expect(await ala.ask('PATCH', `/api/campaigns/${id}`, { name: 'two\nlines' })).toMatchObject({ status: 400 })
    const exported = await ola.done<{ campaigns: CampaignView[] }>('GET', '/api/me/export')
    expect(exported.campaigns.map(({ campaign }) => campaign.name)).toContain('Inna')
    await ala.done('DELETE', `/api/campaigns/${id}`)
    expect(await ala.ask('GET', `/api/campaigns/${id}`)).toMatchObject({ status: 404 })
    expect(await ola.ask('GET', `/api/campaigns/${id}`)).toMatchObject({ status: 200 })
    await ola.done('DELETE', `/api/campaigns/${id}`)
    expect(await server.online.store.campaigns.campaign(id)).toBeUndefined()
  })

  test('a server that is killed at the moment of winning loses nothing', async () => {
    const room = await ala.newRoom('saga', ['me'], begin)
    const { store } = server.online
    const { append } = store
    let goOn = () => {}
    // The server stands still after the write, as if it had died: no answer, no update, no other write.
    const written = new Promise<void>((done) => {
      store.append = async (...write) => {
        const outcome = await append.apply(store, write)
        if (write[3]) {
          done()
          await new Promise<void>((resolve) => (goOn = resolve))
        }
        return outcome
      }
    })
    const won = play(ala, room.id, 1)
    await written
    expect(await ala.done('GET', `/api/campaigns/${room.campaign?.id}`)).toMatchObject({
      campaign: { saves: [{ id: room.id, state: { chapter: 2, sparks: 2 } }] },
    })
    store.append = append
    goOn()
    await won
  })
})

describe('a campaign file', () => {
  test('carries a campaign to another server and back; what was not played there says so', async () => {
    const { id, match } = await started()
    const next = await ala.newRoom('saga', ['me', 'random'], { campaign: { id, save: match } })
    await play(ala, next.id, 2)
    const file = await ala.text(`/api/campaigns/${id}/file`)
    expect(file).toMatch(/^grimuar campaign 1\n/)
    const here = await ela.done<CampaignView>('POST', '/api/campaigns', { file })
    expect(here).toMatchObject({ people: [{ name: 'Ela' }], elsewhere: [], campaign: { name: 'Nasza', attempts: { '': 1 } } })
    expect(here.campaign.id).not.toBe(id)
    expect(here.campaign.saves.map(({ players }) => players.map(({ name }) => name))).toEqual([
      ['Ala', 'Ola'],
      ['Ala', 'Bot 2'],
    ])
    const other = await TestServer.open({ catalogue: import.meta.resolve('../testkit/toys.ts') })
    const iga = await other.guest('Iga')
    const there = await iga.done<CampaignView>('POST', '/api/campaigns', { file })
    expect(there.elsewhere).toEqual([match, next.id])
    const room = await iga.newRoom('saga', ['me'], { campaign: { id: there.campaign.id, save: next.id } })
    expect(room.options).toMatchObject({ saga: 3 })
    await play(iga, room.id, 1)
    const back = await iga.text(`/api/campaigns/${there.campaign.id}/file`)
    await other.stop()
    const again = await ala.done<CampaignView>('POST', '/api/campaigns', { file: back })
    expect([again.campaign.saves.length, again.elsewhere]).toEqual([3, [room.id]])
  })

  test('that is broken, forged, foreign or too new is refused with the reason, and nothing is stored', async () => {
    const { id } = await started()
    const file = await ala.text(`/api/campaigns/${id}/file`)
    const before = (await campaignsOf(ala)).length
    for (const [text, fault] of [
      ['hello', 'title'],
      [file.slice(0, -20), 'cut-off'],
      [file.replace('"sparks":2', '"sparks":9'), 'state'],
      [file.replace('campaign 1', 'campaign 2'), 'too-new'],
      [file.replace('"game":"saga"', '"game":"chess"'), 'unknown-game'],
    ]) {
      expect(await ala.ask('POST', '/api/campaigns', { file: text })).toMatchObject({
        status: 400,
        body: { code: 'bad-file', fault },
      })
    }
    expect(await ala.ask('POST', '/api/campaigns', { file: 'x'.repeat(6_100_000) })).toMatchObject({ status: 413 })
    expect((await campaignsOf(ala)).length).toBe(before)
  })
})
