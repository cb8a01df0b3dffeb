import type { Answers } from '@grimuar/kernel'
import type { Batch, Root, Sums } from '../search/playouts.ts'
import { candidatesOf, roundOf, type SearchState, Tally } from '../search/search.ts'

/** One pass of the search of `search.ts`; `play` gets all batches of a round at once and may play them anywhere, in any order. */
export async function spreadSearch(
  root: Root,
  answers: Answers,
  iterations: number,
  play: (batches: readonly Batch[]) => Promise<readonly Sums[]>,
): Promise<SearchState> {
  const moves = candidatesOf(root, answers)
  const tally = new Tally(moves, root.bot.doubt)
  for (let left = moves.map((_, i) => i); ; left = tally.betterHalf(left)) {
    const batches = roundOf(left, moves.length, iterations, tally.worlds)
    const sums = await play(batches)
    for (const [i, batch] of batches.entries()) {
      const played = sums[i]
      if (!played) throw new Error(`batch ${i} was not played`)
      tally.add(batch, played)
    }
    if (left.length <= 2) return tally.state()
  }
}
