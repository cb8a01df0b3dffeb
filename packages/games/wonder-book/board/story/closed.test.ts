import { expect, test } from 'vitest'
import type { JsonObject } from '../../story/shape.ts'
import { scene } from '../../talk.ts'
import { en } from '../../text/en.ts'
import { namesIn } from '../../text/names.ts'
import { pl } from '../../text/pl.ts'
import { whole as game } from '../../whole.ts'
import { whyClosed } from './closed.ts'

/** Why an option with this condition is closed to two heroes with one spark, three fate tokens and the password GLOW. */
function why(condition: JsonObject): readonly [en: string, pl: string] {
  const both = (text: string) => [text, text]
  const options = [{ t: both('Call'), if: condition, out: both('Gone'), do: [] }]
  const t = scene({
    book: 'A-B',
    heroes: 'laser@A*1 silna@B',
    fate: 3,
    passwords: ['GLOW'],
    cards: [{ kind: 'choice', options }, { kind: 'item' }],
  })
  const view = game.view(t.table, 0)
  const said = (text: typeof en) => {
    const names = { ...namesIn(text, t.table.story, 1), said: () => 'Call OR and ME' }
    return whyClosed(view, { kind: 'option', card: 2 }, { option: 0 }, names, text.lang)
  }
  return [said(en), said(pl)]
}

test.each([
  [{ team_sparks: [3, 4, 5] }, '3 sparks in the team (you have 1)', '3 iskry w drużynie (macie 1)'],
  [{ team_sparks: 5 }, '5 sparks in the team (you have 1)', '5 iskier w drużynie (macie 1)'],
  [{ fate: 4 }, 'at least 4 fate tokens face up', 'odkryte żetony przeznaczenia: co najmniej 4'],
  [{ pw: 'OR' }, 'the password OR', 'hasło OR'],
  [{ not: { pw: 'GLOW' } }, 'no password GLOW', 'brak hasła GLOW'],
  [{ heroes: 3 }, 'at least 3 heroes', 'co najmniej 3 bohaterów'],
  [{ any: [{ pw: 'OR' }, { pw: 'ME' }] }, 'the password OR or the password ME', 'hasło OR albo hasło ME'],
])('WB-5.6 %j is said as what it needs', (condition, inEnglish, inPolish) => {
  expect(why(condition)).toEqual([`Closed. It needs: ${inEnglish}.`, `Zamknięte. Warunek: ${inPolish}.`])
})

test('WB-5.6 only unmet conditions are named', () => {
  expect(why({ all: [{ pw: 'GLOW' }, { pw: 'ME' }] })[0]).toBe('Closed. It needs: the password ME.')
})

test.each([{ rounds: 3 }, { pw: 'LIN' }, { item: 3 }, { all: [{ pw: 'ME' }, { item: 3 }] }])(
  'WB-1.3 WB-5.6 %j is not told: it takes too many words, or nobody has read it',
  (condition) => {
    expect(why(condition)).toEqual(['Closed: its condition is not met.', 'Zamknięte: nie spełniacie warunku.'])
  },
)

test('WB-5.6 an open option has no note, also for players who may not answer', () => {
  expect(why({ pw: 'GLOW' })).toEqual(['', ''])
})
