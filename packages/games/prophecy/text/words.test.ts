import type { Words } from '@grimuar/contract'
import { describe, expect, test } from 'vitest'
import { game } from '../rules.ts'
import { prophecy } from '../talk.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { speak } from './words.ts'

const WORDS: readonly Words[] = [speak(pl), speak(en)]

/** What seat 0 is asked, in both languages. */
function asked(t: ReturnType<typeof prophecy>): string[] {
  const view = game.view(t.table, 0)
  return WORDS.map((words) => words.ask(view, t.table.ask?.question))
}

describe('the sentence asks only for what can be done', () => {
  const at = (card: string, net: string) => asked(prophecy({ players: [{ at: card, net }, {}, {}, {}], acting: true }))

  test('an exchange, where there is enough to exchange', () => {
    expect(at('W6', 'CCC')[1]).toMatch(/^Exchange 3/)
    expect(at('W6', 'CCRR')).toEqual([
      'Na zamianę trzeba 3 bezbarwnych kryształów: rzuć czar albo odpuść',
      'An exchange takes 3 colourless crystals: cast a spell, or leave it',
    ])
  })

  test('an upgrade, where there is a crystal for it', () => {
    expect(at('W2', 'CRR')[1]).toMatch(/^Cover a field/)
    expect(at('W2', 'RRYB')[1]).toMatch(/^An upgrade takes/)
  })

  test('a curse, where a chain for it is there', () => {
    expect(at('blue', 'RYY')[1]).toMatch(/or break a curse$/)
    expect(at('blue', 'RYG')[1]).toBe('Take the crystal of the temple')
  })
})
