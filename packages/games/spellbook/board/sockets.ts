import type { Token } from '../cards.ts'

/** The order in which empty sockets of the altar are filled, so that a few tokens already look like a ring. */
const ORDER: { readonly [sockets: number]: readonly number[] } = {
  7: [0, 3, 5, 1, 4, 6, 2],
  10: [0, 4, 7, 2, 5, 9, 1, 6, 3, 8],
}

/**
 * Gives each altar token a socket and keeps it there for as long as it lies on the altar, so that nothing moves but what
 * was moved. Tokens beyond the sockets (a spell may pour more) get numbers from there on.
 */
export class Sockets {
  private readonly sockets: number
  private lying = new Map<Token, number>()

  constructor(sockets: number) {
    this.sockets = sockets
  }

  lay(altar: readonly Token[]): ReadonlyMap<Token, number> {
    const next = new Map<Token, number>()
    const taken = new Set<number>()
    for (const token of altar) {
      const at = this.lying.get(token)
      if (at === undefined || at >= this.sockets) continue
      next.set(token, at)
      taken.add(at)
    }
    const free = (ORDER[this.sockets] ?? []).filter((at) => !taken.has(at))
    let beyond = this.sockets
    for (const token of altar) if (!next.has(token)) next.set(token, free.shift() ?? beyond++)
    this.lying = next
    return next
  }
}
