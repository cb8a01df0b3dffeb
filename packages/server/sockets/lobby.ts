import type { Seat } from '@grimuar/kernel'
import type { RoomCard, RoomLists } from '@grimuar/protocol'
import { SharedText } from '../frame.ts'
import { reservedFor, seatedPeople, setupOf } from '../matches/setup.ts'
import type { Hint, OtherNodes } from '../nodes/hints.ts'
import type { People } from '../people/people.ts'
import { peopleOn } from '../rooms/card.ts'
import type { RoomRow, Store } from '../store/contract.ts'
import type { ClientSocket } from './client-socket.ts'
import type { ClientSockets } from './client-sockets.ts'

type Card = (row: RoomRow, person: string | null) => Promise<RoomCard>

const MOST_LISTED = 100
/** The rooms to list are chosen among this many of the newest. */
const MOST_SEARCHED = 500
const MOST_MINE = 200
/** Changes of rooms in this time are sent to everyone in the lobby together, each room once. Its players are sent theirs at once. */
const GATHER_MS = 250
/** A client gets the whole lobby at most this often: its request is short and the answer long. */
const ENTER_MS = 2000
/** How long the texts of cards are used again. They show no changes of people and turns. */
const TEXTS_MS = 1000
/** Rematches are searched among this many of a person's last matches. */
const MOST_PAST = 20
const MOST_SEEN = 10_000

/** The lobby: lists rooms, and sends every change to the clients that subscribed to it. */
export class Lobby {
  private readonly sockets: ClientSockets
  private readonly store: Store
  private readonly people: Pick<People, 'load'>
  private readonly card: Card
  private texts: { readonly list: readonly SharedText[]; readonly until: number } | undefined
  /** Raised by every change of a room. */
  private version = 0
  /** Rooms whose last change is still to be sent. */
  private changed = new Map<string, RoomRow>()
  private sending: NodeJS.Timeout | undefined
  private readonly onFailure: (error: unknown) => void
  private readonly nodes: OtherNodes
  /** How far each room was when it was last sent, if there are other nodes. */
  private readonly seen = new Map<string, string>()

  /** `onFailure` is told if changes could not be sent. */
  constructor(
    sockets: ClientSockets,
    store: Store,
    people: Pick<People, 'load'>,
    card: Card,
    nodes: OtherNodes,
    onFailure: (error: unknown) => void,
  ) {
    this.onFailure = onFailure
    this.people = people
    this.nodes = nodes
    this.sockets = sockets
    this.store = store
    this.card = card
  }

  /** The lists as this person may see them. */
  async lists(person: string | null): Promise<RoomLists> {
    const cards = (rows: readonly RoomRow[]) => this.cards(rows, person)
    return {
      open: await cards(await this.openRooms()),
      running: await cards(await this.store.listedRooms('running', MOST_LISTED)),
      mine: person === null ? [] : await cards(await this.roomsOf(person)),
    }
  }

  /** The cards of rooms. Everyone on them is read at once. */
  private async cards(rows: readonly RoomRow[], person: string | null): Promise<RoomCard[]> {
    await this.people.load(rows.flatMap(peopleOn))
    return Promise.all(rows.map((row) => this.card(row, person)))
  }

  /**
   * The open rooms to list: those in which somebody is here, then the others, so that nobody can hide them behind empty ones. Of each network
   * whose people are here, and of each host, the newest room comes first, then the second of each: so nobody can hide them behind many either.
   */
  private async openRooms(): Promise<RoomRow[]> {
    const rows = await this.store.listedRooms('open', MOST_SEARCHED)
    const isAttended = (row: RoomRow) => seatedPeople(setupOf(row)).some(({ person }) => this.sockets.isOnline(person))
    const attended = rows.filter(isAttended)
    const others = rows.filter((row) => !attended.includes(row))
    const ownerOf = ({ host }: RoomRow) => this.networkOf(host) ?? host
    return [...inTurns(attended, ownerOf), ...inTurns(others, ownerOf)].slice(0, MOST_LISTED)
  }

  /** The network of a person who is here. */
  private networkOf(person: string): string | undefined {
    for (const { network } of this.sockets.of(person)) return network
    return undefined
  }

  private async roomsOf(person: string): Promise<RoomRow[]> {
    return [...(await this.store.roomsOf(person, ['open', 'running'], MOST_MINE)), ...(await this.offers(person))]
  }

  /** Rematches in which a seat is reserved for a person. */
  private async offers(person: string): Promise<RoomRow[]> {
    const past = await this.store.roomsOf(person, ['over'], MOST_PAST)
    const next = past.flatMap((row) => setupOf(row).next ?? [])
    const rows = new Map((await this.store.roomsById(next)).map((row) => [row.id, row]))
    return next.flatMap((id) => {
      const row = rows.get(id)
      return row?.state === 'open' && reservedFor(setupOf(row)).includes(person) ? [row] : []
    })
  }

  /** Subscribes a client and sends it all cards; if it got them a moment ago, a little later. */
  async enter(client: ClientSocket): Promise<void> {
    client.lobby = true // before the lists are read, so that no change in between is missed
    const again = client.lobbyAgain
    const wait = again.at - Date.now()
    if (wait <= 0) await this.sendLists(client)
    else if (!again.waiting) {
      again.waiting = true
      await new Promise((passed) => setTimeout(passed, wait).unref())
      again.waiting = false
      if (client.lobby && !client.gone) await this.sendLists(client)
    }
  }

  private async sendLists(client: ClientSocket): Promise<void> {
    client.lobbyAgain.at = Date.now() + ENTER_MS
    for (const text of await this.publicTexts()) client.sendText(text)
    if (client.person === null) return
    for (const card of await this.cards(await this.roomsOf(client.person), client.person))
      client.sendText(JSON.stringify({ type: 'room', card }))
  }

  /** The messages with the cards that everyone may see. They are made once for all who enter before the next change. */
  private async publicTexts(): Promise<readonly SharedText[]> {
    if (this.texts && Date.now() < this.texts.until) return this.texts.list
    const { version } = this
    const { open, running } = await this.lists(null)
    const list = [...open, ...running].map((card) => new SharedText(JSON.stringify({ type: 'room', card })))
    if (version === this.version) this.texts = { list, until: Date.now() + TEXTS_MS }
    return list
  }

  /** Another node tells that a room has changed. */
  async hear({ room, card, people, before }: Hint & { type: 'room' }): Promise<void> {
    const inLobby = (person: string) => [...this.sockets.of(person)].some(({ lobby }) => lobby)
    if (card) this.texts = undefined
    if (!(card ? [...this.sockets.inLobby()].length > 0 : people.some(inLobby))) return
    const row = await this.store.room(room)
    if (row) await (card ? this.roomChanged(row) : this.turnChanged(row, before))
  }

  /** Sends the changes since a time that other nodes made and that were not told here. */
  async catchUp(since: number): Promise<void> {
    if (this.seen.size > MOST_SEEN) this.seen.clear()
    if (this.sockets.inLobby().next().done) return
    for (const row of await this.store.nodes.changedSince(since, MOST_SEARCHED))
      if (this.seen.get(row.id) !== markOf(row)) await this.roomChanged(row)
  }

  /** Sends a room that is new, has begun or ended, or whose seats have changed. */
  async roomChanged(row: RoomRow): Promise<void> {
    this.version++
    this.note(row)
    this.texts = undefined
    if (row.listed && !this.sockets.inLobby().next().done) {
      this.changed.set(row.id, row)
      this.sending ??= setTimeout(() => this.sendChanged().catch(this.onFailure), GATHER_MS)
    }
    for (const person of membersOf(row)) await this.sendTo(row, person)
  }

  close(): void {
    clearTimeout(this.sending)
  }

  /** Sends the changed rooms to everyone in the lobby who has no place in them: one message for each, made once for all. */
  private async sendChanged(): Promise<void> {
    this.sending = undefined
    const rows = [...this.changed.values()]
    this.changed.clear()
    await this.people.load(rows.flatMap(peopleOn))
    const changes: { readonly text: string; readonly members: ReadonlySet<string> }[] = []
    for (const row of rows) changes.push({ text: await this.publicText(row), members: membersOf(row) })
    const members = new Set(changes.flatMap((change) => [...change.members]))
    const all = new SharedText(...changes.map(({ text }) => text))
    for (const client of this.sockets.inLobby()) {
      const { person } = client
      if (person === null || !members.has(person)) client.sendText(all)
      else for (const change of changes) if (!change.members.has(person)) client.sendText(change.text)
    }
  }

  /** What everyone may know of a listed room. */
  private async publicText(row: RoomRow): Promise<string> {
    const isShown = row.state === 'open' || row.state === 'running'
    return JSON.stringify(isShown ? { type: 'room', card: await this.card(row, null) } : { type: 'unlisted', room: row.id })
  }

  /** Sends the room to its players if other seats must answer than before. Undefined: nobody is sent anything, as after most moves. */
  turnChanged(row: RoomRow, before: readonly Seat[]): Promise<void> | undefined {
    this.note(row)
    const now = row.progress.waiting
    if (now.length === before.length && now.every((seat) => before.includes(seat))) return undefined
    const seated = seatedPeople(setupOf(row))
    return seated.some(({ person }) => this.isElsewhere(row, person)) ? this.sendElsewhere(row) : undefined
  }

  private async sendElsewhere(row: RoomRow): Promise<void> {
    for (const { person } of seatedPeople(setupOf(row))) if (this.isElsewhere(row, person)) await this.sendTo(row, person, true)
  }

  /** True if a person has the lobby open somewhere where the room is not: clients that watch the room see its changes there. */
  private isElsewhere(row: RoomRow, person: string): boolean {
    for (const client of this.sockets.of(person)) if (client.lobby && !client.watching.has(row.id)) return true
    return false
  }

  private note(row: RoomRow): void {
    if (!this.nodes.alone) this.seen.set(row.id, markOf(row))
  }

  private async sendTo(row: RoomRow, person: string, elsewhere = false): Promise<void> {
    let text: string | undefined
    for (const client of this.sockets.of(person)) {
      if (!client.lobby || (elsewhere && client.watching.has(row.id))) continue
      text ??= JSON.stringify({ type: 'room', card: await this.card(row, person) })
      client.sendText(text)
    }
  }
}

/** The people who sit in a room or may take a seat that is kept for them. */
function membersOf(row: RoomRow): ReadonlySet<string> {
  const setup = setupOf(row)
  return new Set([...seatedPeople(setup).map(({ person }) => person), ...reservedFor(setup)])
}

function markOf({ rev, state, progress }: RoomRow): string {
  return `${rev}/${state}/${progress.waiting.join()}`
}

/** The first row of each owner, then the second of each, and so on. */
function inTurns(rows: readonly RoomRow[], ownerOf: (row: RoomRow) => string): RoomRow[] {
  const counts = new Map<string, number>()
  const turns = rows.map((row) => {
    const turn = counts.get(ownerOf(row)) ?? 0
    counts.set(ownerOf(row), turn + 1)
    return { row, turn }
  })
  return turns.sort((a, b) => a.turn - b.turn).map(({ row }) => row)
}
