import type { Tab } from './client-socket.ts'

/** Every open tab, and whose it is. */
export class Tabs {
  private readonly all = new Set<Tab>()
  private readonly byPerson = new Map<string, Set<Tab>>()

  get size(): number {
    return this.all.size
  }

  add(tab: Tab): void {
    this.all.add(tab)
    if (tab.person === null) return
    const theirs = this.byPerson.get(tab.person)
    if (theirs) theirs.add(tab)
    else this.byPerson.set(tab.person, new Set([tab]))
  }

  remove(tab: Tab): void {
    this.all.delete(tab)
    if (tab.person === null) return
    const theirs = this.byPerson.get(tab.person)
    theirs?.delete(tab)
    if (theirs?.size === 0) this.byPerson.delete(tab.person)
  }

  of(person: string): ReadonlySet<Tab> {
    return this.byPerson.get(person) ?? NONE
  }

  /** Whether someone has this site open anywhere. */
  isHere(person: string): boolean {
    return this.byPerson.has(person)
  }

  *inLobby(): Iterable<Tab> {
    for (const tab of this.all) if (tab.lobby) yield tab
  }

  [Symbol.iterator](): Iterator<Tab> {
    return this.all.values()
  }
}

const NONE: ReadonlySet<Tab> = new Set()
