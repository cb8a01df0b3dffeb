import type { Seat } from '@grimuar/kernel'
import { chance, lead } from './evaluate.ts'
import { leadIfExchanged } from './local.ts'
import type { Look, TowersTable } from './table.ts'

/**
 * How strongly a rival seems to prefer the better way to put two secret cards back, for each point of lead as the table is judged one turn
 * later. After n turns a table says n times less about it. Policies prefer it more than that, small searches less.
 */
const CARE = 3

/** How likely the rival would have put the cards that it saw at an imagined table back as it did there. */
export function likelihood(t: TowersTable, seat: Seat): number {
  let likely = 1
  for (const look of t.looks) if (look.seat !== seat && !isPending(t, look)) likely *= likelihoodOf(t, look)
  return likely
}

function likelihoodOf(t: TowersTable, { seat, turn, towers, saw, exchanged }: Look): number {
  const { secrets } = t
  const [a, b] = towers
  const now = [secrets[a], secrets[b]] as const
  ;[secrets[a], secrets[b]] = saw
  const gain = leadIfExchanged(t, seat, towers) - lead(t, seat)
  ;[secrets[a], secrets[b]] = now
  const care = CARE / Math.max(1, t.turn - turn)
  return chance(care * (exchanged ? gain : -gain))
}

/** The cards of the last look are still in the hands of the one who looked. */
function isPending(t: TowersTable, look: Look): boolean {
  return t.ask?.question.kind === 'exchange' && look === t.looks.at(-1)
}
