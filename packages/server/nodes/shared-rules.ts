import type { RulesCatalog } from '../matches/rules-catalog.ts'
import type { NodeStore } from '../store/nodes.ts'

/** A node that has not said for this long what it knows is gone. */
const LIFE_MS = 20_000
const PREFIX = 'node/'

/**
 * Lets new matches begin with rules that every node knows. Each node holds a lease of its own that says which versions it has, so that during a
 * rolling deploy the newest version of a game begins only once the last node has it.
 */
export class SharedRules {
  private readonly node: string
  private readonly store: NodeStore
  private readonly rules: RulesCatalog
  private readonly now: () => number
  private known: string | undefined

  constructor(node: string, store: NodeStore, rules: RulesCatalog, now: () => number) {
    this.node = node
    this.store = store
    this.rules = rules
    this.now = now
  }

  /** Says what this node knows, and reads what all know. */
  async refresh(): Promise<void> {
    this.known ??= JSON.stringify([...(await this.rules.newestVersions())])
    const now = this.now()
    await this.store.lease(`${PREFIX}${this.node}`, this.known, now, now + LIFE_MS)
    const nodes = (await this.store.holders(PREFIX, now)).map((text): ReadonlyMap<string, number> => new Map(JSON.parse(text)))
    this.rules.share(commonVersions(nodes))
  }

  /** Says that this node is gone. */
  async close(): Promise<void> {
    const now = this.now()
    if (this.known !== undefined) await this.store.lease(`${PREFIX}${this.node}`, this.known, now, now)
  }
}

/** For each game that all nodes have, the newest version that all of them know: later releases keep earlier versions. */
export function commonVersions(nodes: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const [first = new Map<string, number>(), ...others] = nodes
  const common = new Map<string, number>()
  for (const [game, version] of first) {
    const versions = others.map((other) => other.get(game))
    const lowest = versions.reduce(
      (least, other) => (least === undefined || other === undefined ? undefined : Math.min(least, other)),
      version,
    )
    if (lowest !== undefined) common.set(game, lowest)
  }
  return common
}
