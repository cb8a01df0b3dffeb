import type { Words } from '@grimuar/contract'
import { refusal } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../rules.ts'
import { cardCalled, prophecy } from '../talk.ts'
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

describe('a refusal says how the clause forbids this very move', () => {
  /** The clause, and what is said of the move in both languages. */
  function refused(t: ReturnType<typeof prophecy>, move: unknown): unknown[] {
    const why = refusal(game, t.table, 0, move)
    if (why?.reason !== 'rule') throw new Error('no clause forbids it')
    return [why.rule, ...WORDS.map((words) => words.refusal?.(why.rule, why.about ?? {}))]
  }
  const alone = (net: string) => prophecy({ players: [{ at: 'W1', net }, {}, {}, {}] })
  const go = (t: ReturnType<typeof prophecy>, card: string) =>
    refused(t, { do: 'go', stop: t.table.ring.indexOf(cardCalled(card)) })

  test('PR-4.3 PR-4.7 how far the card is, and what the speed spell would cost', () => {
    expect(go(alone(''), 'W9')).toEqual(['PR-4.3', 'Ta karta jest o 8 kroków stąd.', 'That card is 8 steps away.'])
    expect(go(alone('C'), 'W6')).toEqual([
      'PR-4.7',
      'Ta karta jest o 5 kroków stąd: czar szybkości kosztuje 3 kryształy, a masz 1.',
      'That card is 5 steps away: the speed spell costs 3 crystals, and you have 1.',
    ])
    expect(go(alone(''), 'W5')[1]).toMatch(/kosztuje 1 kryształ, a nie masz żadnego\.$/)
  })

  test('PR-8.2 PR-8.4 how many crystals a spell takes', () => {
    expect(refused(alone('CC'), { do: 'cast', spell: 'rearrange' })).toEqual([
      'PR-8.2',
      'Potrzebujesz w sieci 3 kryształów, a masz 2.',
      'You need 3 crystals on your net, and you have 2.',
    ])
    expect(refused(alone(''), { do: 'cast', spell: 'exchange' })).toEqual([
      'PR-8.4',
      'Potrzebujesz w sieci 4 kryształów, a nie masz żadnego.',
      'You need 4 crystals on your net, and you have none.',
    ])
  })

  test('PR-8.5 how much is still to be paid', () => {
    const t = alone('CRYBG')
    t.play('0 cast exchange')
    expect(refused(t, { do: 'end' })).toEqual(['PR-8.5', 'Do zapłaty: jeszcze 4 kryształy.', 'You still have to pay 4 crystals.'])
  })
})
