import { type Clause, clauseIn, readLedger, type Section } from '@grimuar/games/ledger'

const found = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const read = new Map<string, Promise<readonly Section[]>>()

/** The rules of a game, clause by clause; empty if the game has no ledger. */
export function ledgerOf(game: string): Promise<readonly Section[]> {
  let ledger = read.get(game)
  if (!ledger) {
    const load = found[`../../../../docs/rules/${game}.md`]
    ledger = load ? load().then(readLedger) : Promise.resolve([])
    read.set(game, ledger)
  }
  return ledger
}

/** One clause of a game. */
export async function clauseOf(game: string, id: string): Promise<Clause | undefined> {
  return clauseIn(await ledgerOf(game), id)
}
