import { kindOf, type Token } from '../cards.ts'

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

  /** Lets two tokens that look alike change places, unseen: see `pulled`. */
  trade(a: Token, b: Token): void {
    const [here, there] = [this.lying.get(a), this.lying.get(b)]
    if (here === undefined || there === undefined) return
    this.lying.set(a, there)
    this.lying.set(b, here)
  }
}

/** A row of tokens that lies ordered by kind; every token keeps its slot for as long as it lies there. */
export class Row {
  private lying: { readonly slot: number; readonly token: Token }[] = []
  private next = 0

  lay(tokens: readonly Token[]): readonly { readonly slot: number; readonly token: Token }[] {
    const kept = this.lying.filter(({ token }) => tokens.includes(token))
    const come = tokens.filter((token) => !kept.some((one) => one.token === token))
    const all = [...kept, ...come.map((token) => ({ slot: this.next++, token }))]
    this.lying = all.sort((a, b) => kindOf(a.token) - kindOf(b.token))
    return this.lying
  }

  /** Lets two tokens that look alike change slots, unseen: see `pulled`. */
  trade(a: Token, b: Token): void {
    const other = new Map([
      [a, b],
      [b, a],
    ])
    this.lying = this.lying.map(({ slot, token }) => ({ slot, token: other.get(token) ?? token }))
  }
}

/**
 * The token that leaves a place when one of that look is chosen. Moves name kinds, not tokens, so it need not be the one
 * that was touched: the two then change places first, and what is touched is what moves.
 */
export function pulled(tokens: readonly Token[], touched: Token): Token {
  return tokens.find((token) => kindOf(token) === kindOf(touched)) ?? touched
}
