import type { Words } from '@grimuar/contract'
import { describe, expect, test } from 'vitest'
import { game } from '../rules.ts'
import { scene } from '../talk.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { speak } from './words.ts'

const WORDS: readonly Words[] = [speak(pl), speak(en)]

/** What seat 0 is asked, in both languages. */
function asked({ table }: ReturnType<typeof scene>): string[] {
  return WORDS.map((words) => words.ask(game.view(table, 0), table.ask?.question))
}

describe('a question says how many', () => {
  test('are still to be stored, all of one colour', () => {
    const players = [{ pool: '3 red circle, 3 red square', spells: { offering: '5' } }, {}]
    const s = scene({ phase: 'midday', altar: '5 blue circle', players })
    s.says('cast offering 5', 'store red circle')
    expect(asked(s)).toEqual([
      'Ofiara: Zmagazynuj żeton w kolorze czerwonym (jeszcze 3)',
      'Offering: Store a token that is red (3 to go)',
    ])
  })

  test('are to be stored of one colour where there are two to choose from', () => {
    const players = [{ pool: '3 red circle, 3 green circle', spells: { offering: '4' } }, {}]
    const s = scene({ phase: 'midday', altar: '5 blue circle', players })
    s.says('cast offering 4')
    expect(asked(s)).toEqual([
      'Ofiara: Zmagazynuj żeton, wszystkie w jednym kolorze (jeszcze 3)',
      'Offering: Store a token (3 to go); all of one colour',
    ])
  })

  test('may be taken at most', () => {
    const s = scene({ spells: 'set3', altar: '2 red circle, blue square', players: [{ spells: { divination: '4' } }, {}] })
    s.says('cast divination 4')
    expect(asked(s)).toEqual([
      'Wróżba: Weź z ołtarza żeton albo zakończ (najwyżej 2), wszystkie w jednym kolorze',
      'Divination: Take a token from the altar, or stop (2 at most); all of one colour',
    ])
  })
})

test('tokens go back from the tray in the form that fits their number', () => {
  const back = (n: number) => [pl, en].map((text) => text.event.moved('Ala', 'tray', 'bag', '', n))
  expect([1, 3, 5, 22].map(back)).toEqual([
    ['Sakiewka jest pusta: wraca do niej z tacki 1 żeton', 'The bag is empty: 1 token of the tray goes back into it'],
    ['Sakiewka jest pusta: wracają do niej z tacki 3 żetony', 'The bag is empty: 3 tokens of the tray go back into it'],
    ['Sakiewka jest pusta: wraca do niej z tacki 5 żetonów', 'The bag is empty: 5 tokens of the tray go back into it'],
    ['Sakiewka jest pusta: wracają do niej z tacki 22 żetony', 'The bag is empty: 22 tokens of the tray go back into it'],
  ])
})
