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
      'Na zamianę trzeba 3 bezbarwnych kryształów: rzuć czar albo zrezygnuj',
      'An exchange takes 3 colourless crystals: cast a spell, or skip',
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

  test('PR-13.13 a higher curse with net 3B, where its price is there', () => {
    const raising = (net: string) =>
      asked(
        prophecy({
          players: [{ at: 'blue', net, side: '3B' }, {}, {}, {}],
          spaces: { blue: '1....' },
          advanced: true,
          acting: true,
        }),
      )[1]
    expect(raising('RYYC CC')).toMatch(/or break a curse$/)
    expect(raising('RYY')).toBe('Take the crystal of the temple')
  })

  test('as many crystals as are still to be returned', () => {
    const t = prophecy({ players: [{ at: 'W6', net: 'CCCC' }, {}, {}, {}], acting: true })
    t.play('0 trade', '0 pay n0', '0 pay n1')
    expect(asked(t)).toEqual(['Zamiana: oddaj 1 bezbarwny', 'Exchange: return 1 colourless crystal'])
  })
})

describe('the log', () => {
  const log = (t: ReturnType<typeof prophecy>) =>
    WORDS.map((words) => t.events.flatMap((event) => words.event(event, ['Ala', 'Bo', 'Cyd', 'Dag'], 0) ?? []))

  test('PR-5.3 an exchange says that crystals were paid', () => {
    const t = prophecy({ players: [{ at: 'W6', net: 'CCC' }, {}, {}, {}], acting: true })
    t.play('0 trade')
    expect(log(t)).toEqual([['Ala zamienia na pustkowiu 6: 3 bezbarwne'], ['Ala exchanges 3 colourless crystals on wasteland 6']])
  })

  test('PR-8.2 a rearrangement says what was paid and which crystals changed places', () => {
    const t = prophecy({ players: [{ at: 'W6', net: 'RYB' }, {}, {}, {}] })
    t.play('0 cast rearrange', '0 pay n2', '0 swap n0')
    expect(log(t)[0]?.slice(1)).toEqual([
      'Ala oddaje kryształ: niebieski',
      'Ala zamienia miejscami: czerwony (rząd 1, miejsce 1) i żółty (rząd 1, miejsce 2)',
    ])
    expect(log(t)[1]?.slice(1)).toEqual([
      'Ala pays a blue crystal',
      'Ala lets red (row 1, place 1) and yellow (row 1, place 2) change places',
    ])
  })

  test('PR-7.3 a broken curse says which chain was paid', () => {
    const t = prophecy({ players: [{ at: 'blue', net: 'RYY' }, {}, {}, {}], acting: true, dice: [0] })
    t.play('0 break left n0 n1 n2')
    expect(log(t).map(([first]) => first)).toEqual([
      'Ala oddaje łańcuch: czerwony, żółty, żółty',
      'Ala pays the chain red, yellow, yellow',
    ])
  })

  test('PR-6.4 if the taker has all crystals of a colour, nobody else has one', () => {
    const lacking = { kind: 'lacking', seat: 0, crystal: 4 }
    expect(WORDS.map((words) => words.event(lacking, ['Ala'], 0))).toEqual([
      'Nikt inny nie ma takiego kryształu (zielony): pobranie przepada',
      'Nobody else has a green crystal: it is not taken',
    ])
  })

  test('PR-11.6 the last round there can be is announced', () => {
    expect(WORDS.map((words) => words.event({ kind: 'roundLimit', round: 60 }, [], null))).toEqual([
      'Runda 60 jest ostatnią możliwą',
      'Round 60 is the last one there can be',
    ])
  })
})

describe('the table in words', () => {
  const lines = (t: ReturnType<typeof prophecy>, about: RegExp) =>
    WORDS.map((words) => {
      const names = t.table.players.map((_, seat) => `Player ${seat}`)
      return words.table(game.view(t.table, 0), names, 0).flatMap(({ items }) => items.filter((item) => about.test(item)))
    })

  test('PR-13.11 curses and the rewards of net 2B are counted apart, as on the final sheet', () => {
    const t = prophecy({ players: [{ side: '2B', curses: 26 }, {}], advanced: true })
    const first = t.table.players[0]
    if (first) first.rewards = 2
    expect(lines(t, /Złamane klątwy|Nagrody|Curses|Rewards/).map((said) => said.slice(0, 2))).toEqual([
      ['Złamane klątwy: 26 punktów', 'Nagrody za znaczniki: 2 punkty'],
      ['Curses broken: 26 points', 'Rewards for markers: 2 points'],
    ])
  })

  test('PR-12.2 goals list the markers of the virtual player too', () => {
    const t = prophecy({ players: [{}, {}], goals: 'yellow', spaces: { yellow: 'g1...' } })
    expect(lines(t, /Żółta świątynia \(|Yellow temple \(/)).toEqual([
      ['Żółta świątynia (znaczniki; punkty): Player 0 0; 0, Player 1 1; 3, wirtualny gracz 1'],
      ['Yellow temple (markers; points): Player 0 0; 0, Player 1 1; 3, the ghost 1'],
    ])
  })

  test('the supply lists colours that have run out', () => {
    const t = prophecy({ players: [{ net: 'GGGG GG' }, {}] })
    expect(lines(t, /^\d+ bezbarwn|^\d+ colourless/).map(([supply]) => supply)).toEqual([
      expect.stringContaining('0 zielonych'),
      expect.stringContaining('0 green'),
    ])
  })

  test('nets have no code in the basic game, where all are alike', () => {
    expect(lines(prophecy({ players: [{ side: '2A' }, {}] }), /^(Sieć|Net) ..$/)).toEqual([[], []])
  })
})

test('the line about the round tells the phase of the turn and the markers of the reader', () => {
  expect([pl.progress(8, 'move', 3), en.progress(8, 'move', 3)]).toEqual([
    'Runda 8 · ruch · znaczniki: 3',
    'Round 8 · move · markers: 3',
  ])
  expect([pl.progress(8, 'card', undefined), en.progress(8, undefined, 0)]).toEqual(['Runda 8 · karta', 'Round 8 · markers: 0'])
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
