import type { Seat } from '@grimuar/kernel'
import type { HintRule } from '@grimuar/protocol'
import type { Sitter } from './saved-matches.ts'

/**
 * Whether the rule of a match lets a seat ask for hints. Between rivals a hint would be help that the others do not have; people of one team
 * have no human rivals.
 */
export function mayAskForHints(
  rule: HintRule,
  seat: Seat | null,
  sitters: readonly Pick<Sitter, 'kind'>[],
  isTeam = false,
): boolean {
  if (seat === null || rule === 'nobody') return false
  return isTeam || rule === 'everyone' || sitters.every(({ kind }, other) => kind === 'bot' || other === seat)
}
