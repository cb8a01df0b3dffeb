import type { OnlineElsewhere } from '../sockets/client-sockets.ts'
import type { OtherNodes } from './hints.ts'

/** A node's list of its people is valid this long. The node repeats it earlier. */
const LIFETIME_MS = 30_000
/** People in one hint. */
const MOST_TOLD = 200

/** The people who have this site open at other nodes, as those tell. */
export class PeopleElsewhere implements OnlineElsewhere {
  private readonly nodes: OtherNodes
  private readonly now: () => number
  private readonly byNode = new Map<string, Map<string, number>>() // for each node: its people, and until when that counts

  constructor(nodes: OtherNodes, now: () => number) {
    this.nodes = nodes
    this.now = now
  }

  has(person: string): boolean {
    const now = this.now()
    for (const people of this.byNode.values()) if ((people.get(person) ?? 0) > now) return true
    return false
  }

  changed(person: string, on: boolean): void {
    this.nodes.tell({ type: 'online', people: [person], on })
  }

  /** Tells the other nodes who is here. */
  tell(people: readonly string[]): void {
    for (let i = 0; i < people.length; i += MOST_TOLD)
      this.nodes.tell({ type: 'online', people: people.slice(i, i + MOST_TOLD), on: true })
  }

  hear(node: string, people: readonly string[], on: boolean): void {
    let theirs = this.byNode.get(node)
    if (!theirs) {
      theirs = new Map()
      this.byNode.set(node, theirs)
    }
    const until = this.now() + LIFETIME_MS
    for (const person of people) {
      if (on) theirs.set(person, until)
      else theirs.delete(person)
    }
  }

  /** Forgets what counts no longer. */
  clean(): void {
    const now = this.now()
    for (const [node, people] of this.byNode) {
      for (const [person, until] of people) if (until <= now) people.delete(person)
      if (people.size === 0) this.byNode.delete(node)
    }
  }
}
