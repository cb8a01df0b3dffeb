import type { AnyMove, WonderQuestion } from '../../asks/questions.ts'
import { holds } from '../../conditions.ts'
import { amount } from '../../heroes.ts'
import { NOBODY } from '../../ids.ts'
import type { Condition } from '../../story/language/conditions.ts'
import { cardAs } from '../../story/registry.ts'
import { closed as en } from '../../text/closed.en.ts'
import { closed as pl } from '../../text/closed.pl.ts'
import type { ClosedText } from '../../text/closed.ts'
import type { Names } from '../../text/names.ts'
import { imagine, type WonderView } from '../../view.ts'

const TEXTS = { pl, en }

/** Why an option of a choice cannot be taken. What cannot be said in a few words, or nobody has read, is not told. */
export function whyClosed(v: WonderView, asked: WonderQuestion, move: AnyMove, n: Names, lang: keyof typeof TEXTS): string {
  if (asked.kind !== 'option' || !('option' in move)) return ''
  const { if: condition, t } = cardAs(v, asked.card, 'choice').options[move.option] ?? {}
  const text = TEXTS[lang]
  // A player who cannot answer at all is not told that an open option is closed.
  if (!condition || holds(imagine(v), condition, NOBODY)) return ''
  const wanted = wantedBy(v, condition, n.said(`card ${asked.card}`, t ?? ''), n, text)
  return wanted ? text.note(wanted) : text.unsaid
}

/** The missing condition, in words; '' if there are none. `label` is the text of the option itself. */
function wantedBy(v: WonderView, condition: Condition, label: string, n: Names, text: ClosedText): string {
  const t = imagine(v)
  switch (condition.is) {
    case 'all':
    case 'any': {
      const parts = condition.of.filter((part) => !holds(t, part, NOBODY)).map((part) => wantedBy(v, part, label, n, text))
      return parts.includes('') ? '' : parts.join(condition.is === 'all' ? ', ' : text.or)
    }
    case 'not':
      return condition.of.is === 'pw' ? text.noPassword(n.password(condition.of.of)) : ''
    case 'pw': {
      const word = n.password(condition.of)
      return label.includes(word) ? text.password(word) : ''
    }
    case 'team_sparks': {
      const have = v.heroes.reduce((sum, { sparks }) => sum + sparks, 0)
      return text.sparks(have, amount(t, condition.of))
    }
    case 'fate':
      return text.fate(condition.of)
    case 'item':
      return v.pages.some(({ card }) => card === condition.of) ? text.item(n.card(condition.of)) : ''
    case 'hero':
      return text.hero(n.hero(condition.of))
    case 'heroes':
      return text.heroes(condition.of)
    default:
      return ''
  }
}
