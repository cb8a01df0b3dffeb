import { createHash } from 'node:crypto'
import { Dealer, fairDice, mixSeed } from '@grimuar/kernel'
import { highCard } from '@grimuar/kernel/testkit/high-card'
import { newLuck } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RoomRow } from './store/contract.ts'
import { type Guest, TestServer, until } from './testkit/test-server.ts'

// Two matches in which everything that everybody may know is the same and the hidden cards are not: nobody who only watches can tell
// them apart by any byte that the server sends.

let server: TestServer
let ala: Guest
let ola: Guest
let stranger: Guest
beforeAll(async () => {
  server = await TestServer.open({ catalogue: import.meta.resolve('./testkit/toys.ts') })
  ala = await server.guest('Ala')
  ola = await server.guest('Ola')
  stranger = await server.guest('Ela')
})
afterAll(() => server.stop())

type Hands = readonly [readonly number[], readonly number[]]

/** The hands that a seed deals. */
function handsOf(seed: string): Hands {
  const { hands } = highCard.setup({}, 2, new Dealer(fairDice(seed)))
  return [hands[0] ?? [], hands[1] ?? []]
}

/** A world: a match of two people whose hands are known to the test. */
interface World {
  readonly id: string
  readonly hands: Hands
}

/** Begins a match. The second player's number is chosen so that the hands are as wanted. */
async function begin(wanted: (hands: Hands) => boolean): Promise<World> {
  const first = newLuck()
  const { id } = await ala.newRoom('high-card', ['me', 'free'], { seats: [{ kind: 'me', luck: first }, { kind: 'free' }] })
  const { secret } = (await server.online.store.room(id)) as RoomRow
  for (let attempt = 0; ; attempt++) {
    const second = createHash('sha256').update(`${attempt}`).digest('hex')
    const hands = handsOf(mixSeed(secret, [first, second]))
    if (!wanted(hands)) continue
    await ola.done('POST', `/api/rooms/${id}/seat`, { luck: second })
    return { id, hands }
  }
}

/** The messages about a match that a spectator was sent, without ids, times and what the dice were mixed from. */
class Watcher {
  private readonly received: string[] = []
  private readonly room: string
  private readonly connection

  constructor(guest: Guest, room: string) {
    this.room = room
    this.connection = guest.connect({
      open: () => {
        const socket = guest.socket()
        socket.on('message', (data) => this.received.push(String(data)))
        return socket as never
      },
    })
    this.connection.watch(room, { onUpdate() {} })
  }

  /** Waits for the entry with this number, then returns everything so far. */
  async upTo(seq: number | undefined): Promise<string[]> {
    await until(() => this.messages().some((text) => JSON.parse(text).seq === seq))
    return this.messages().map((text) =>
      text
        .replaceAll(this.room, 'ROOM')
        .replaceAll(/\b[0-9a-f]{64}\b/g, 'HEX')
        .replaceAll(/\b1\d{12}\b/g, 'TIME'),
    )
  }

  private messages(): string[] {
    return this.received.filter((text) => /^\{"type":"(snapshot|update)"/.test(text))
  }
}

/** Plays a round. What everybody sees is the same in both worlds: the cards `mine` and `theirs`; the rest are any cards of these hands. */
async function playRound({ id, hands }: World, mine: number, theirs: number): Promise<string[]> {
  const watcher = new Watcher(stranger, id)
  await watcher.upTo(0)
  const [first, second] = [ala.connect(), ola.connect()]
  let known = -1
  first.watch(id, {
    onUpdate({ seq }) {
      known = seq
    },
  })
  const other = hands[1].find((card) => card !== theirs)
  const nowhere = [1, 2, 3, 4].find((card) => !hands[1].includes(card))
  // A sealed answer is given, changed, and a card that is not in the hand is refused: nobody else learns of it.
  expect(await second.send({ type: 'move', room: id, move: { card: other ?? 0 } })).toMatchObject({ ok: true })
  expect(await second.send({ type: 'move', room: id, move: { card: nowhere ?? 0 } })).toMatchObject({ ok: false })
  expect(await second.send({ type: 'move', room: id, move: { card: theirs } })).toMatchObject({ ok: true })
  const revealed = await first.send({ type: 'move', room: id, move: { card: mine } })
  if (!revealed.ok) throw new Error('the card could not be shown')
  await until(() => known === revealed.seq) // the next question is known
  // The first player has the higher card and buries another one, face down.
  const buried = hands[0].find((card) => card !== mine)
  const last = await first.send({ type: 'move', room: id, move: { card: buried ?? 0 } })
  if (!last.ok) throw new Error('the card could not be buried')
  const seen = await watcher.upTo(last.seq)
  for (const guest of [ala, ola, stranger]) guest.disconnect()
  return seen
}

test('a spectator is sent the same bytes in two matches that differ only in what is hidden', async () => {
  const here = await begin(([mine, theirs]) => Math.max(...mine) > Math.max(...theirs))
  const [mine, theirs] = [Math.max(...here.hands[0]), Math.max(...here.hands[1])]
  const differ = (a: readonly number[], b: readonly number[], same: number) =>
    b.every((card) => card === same || !a.includes(card))
  const elsewhere = await begin(
    ([a, b]) => a.includes(mine) && b.includes(theirs) && differ(here.hands[0], a, mine) && differ(here.hands[1], b, theirs),
  )
  const one = await playRound(here, mine, theirs)
  expect(one.length).toBeGreaterThan(3)
  expect(one.join()).toContain(`"cards":[${mine},${theirs}]`)
  expect(await playRound(elsewhere, mine, theirs)).toEqual(one)
})
