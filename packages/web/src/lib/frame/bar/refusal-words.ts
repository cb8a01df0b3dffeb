import { clauseOf } from '../../ledgers.ts'
import type { MatchSession, Refused } from '../../session/match-session.ts'
import { settings } from '../../settings.svelte.ts'
import type { Text } from '../../text/pl.ts'

/** A refusal that no clause explains, in words; empty for those that a clause or a form's fault explains. */
export function plainRefusal(refused: Refused, names: readonly string[], t: Text): string {
  switch (refused.reason) {
    case 'not-asked':
      return refused.waiting.length
        ? t.refused.notAsked(t.and(refused.waiting.map((seat) => names[seat] ?? '')), refused.waiting.length)
        : t.refused.nobody
    case 'no-such-answer':
      return t.refused.noSuch
    case 'over':
      return t.refused.over
    case 'past':
      return t.refused.past
    case 'watching':
      return t.refused.watching
    case 'told':
      return refused.text
    default:
      return ''
  }
}

/** A refusal in words, with its clause. */
export async function tellRefusal(refused: Refused, { box, door, names }: MatchSession, t: Text): Promise<string> {
  if (refused.reason === 'form') {
    const { tellFault } = await import('../../forms/words.ts')
    return tellFault(refused)
  }
  if (refused.reason !== 'rule') return plainRefusal(refused, names, t)
  const clause = await clauseOf(box.id, refused.rule)
  const particular = refused.about && door.words.refusal?.(refused.rule, refused.about)
  return [particular, clause?.text[settings.lang] ?? t.refused.noSuch, `(${t.refused.rule(refused.rule)})`]
    .filter(Boolean)
    .join(' ')
}
