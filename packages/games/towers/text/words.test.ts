import type { Words } from '@grimuar/contract'
import { describe, expect, test } from 'vitest'
import { WHO } from '../lay.ts'
import { game } from '../rules.ts'
import { towers } from '../talk.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { speak } from './words.ts'

const WORDS: readonly Words[] = [speak(pl), speak(en)]
const NAMES = ['Ala', 'Olek']

type Said = ReturnType<typeof towers>

/** Lines of the table in words that match, as a seat reads them, in both languages. */
function lines(t: Said, seat: number, about: RegExp): string[] {
  return WORDS.flatMap((words) =>
    words.table(game.view(t.table, seat), NAMES, seat).flatMap(({ items }) => items.filter((item) => about.test(item))),
  )
}

describe('what a player remembers of the secret cards', () => {
  const looking = (last: string) => {
    const t = towers({
      knight: 'red',
      round: 5,
      gaps: '- - - - - -',
      knightHas: { gained: 'E1' },
      secrets: 'feather toad book princess toadstool',
    })
    t.play('knight go yellow', 'knight card E1', 'knight tower blue', 'knight tower red', `knight ${last}`)
    return t
  }
  const about = /(Niebieska wieża|Blue tower);/

  test('is dated as the progress line counts: by round and turn', () => {
    const t = looking('leave')
    expect(WORDS[1]?.progress(game.view(t.table, 0))).toBe('Round 5 of 6 · turn 2 of 4')
    const [polish, english] = lines(t, 0, about)
    expect(polish).toMatch(/; w rundzie 5, turze 1 leżała tu karta: pióro$/)
    expect(english).toMatch(/; in round 5, turn 1 you saw /)
  })

  test('after an exchange of one’s own says that the card was put there, not seen there', () => {
    const [polish, english] = lines(looking('exchange'), 0, about)
    expect(polish).toMatch(/; w rundzie 5, turze 1 trafiła tu przez ciebie karta: muchomor$/)
    expect(english).toMatch(/; in round 5, turn 1 you put .*toadstool here$/)
  })
})

/** What is said of the open question and its answers, in both languages. */
function asked(t: Said, seat: number): string[][] {
  const view = game.view(t.table, seat)
  const question = t.table.ask?.question
  return WORDS.map((words) => [
    words.ask(view, question),
    ...t.legal(WHO[seat] ?? '').map((move) => words.move(view, question, move)),
  ])
}

/** The log as a seat reads it, in both languages. */
function log(t: Said, seat: number): string[][] {
  return WORDS.map((words) => t.heard(seat).flatMap((event) => words.event(event, NAMES, seat) ?? []))
}

describe('cards within sentences', () => {
  const at = (tower: string, gained: string, more: Parameters<typeof towers>[0] = {}) =>
    towers({ knight: tower, mage: 'clock', gaps: '- - - - - -', knightHas: { gained }, ...more })

  test('have their article in English', () => {
    const t = at('yellow', 'F1', { gaps: '- - E3 - - -' })
    t.play('knight go green')
    expect(log(t, 0)[1]).toContain('Ala takes an elixir')
    const lost = at('red', 'F3', { mageHas: { gained: 'B3 T3' } })
    lost.play('knight go blue', 'knight card F3', 'mage card B3')
    expect(log(lost, 0)[1]).toEqual(expect.arrayContaining(['Ala pays a feather; right end of the row', 'Olek discards a book']))
  })

  test('a double card paid is one card', () => {
    const t = at('yellow', 'M1 T3 B3')
    t.play('knight go red')
    expect(asked(t, 0)[1]).toContain('Pay 2 toadstools (one card)')
    t.play('knight card M1')
    expect(asked(t, 0).map(([question]) => question)).toEqual([
      'Płacisz: 2 muchomory (jedna karta). Wybierz drugi składnik',
      'You paid 2 toadstools (one card). Choose the second ingredient',
    ])
  })

  test('two stones count as two, and “for now” only while the game lasts', () => {
    const t = at('yellow', '', { knightHas: { used: 'F1 S8 S1 M1' } })
    const about = /(liczą się|liczy się|count as|counts as)/
    expect(lines(t, 0, about)).toEqual([
      'kamień wielokolorowy (strzałka w prawo), na razie liczy się jako muchomor',
      '2 kamienie wielokolorowe (strzałka w prawo), na razie liczą się jako 2 muchomory',
      'rainbow stone (arrow right), counts as a toadstool for now',
      '2 rainbow stones (arrow right), count as 2 toadstools for now',
    ])
    t.table.over = true
    expect(lines(t, 0, about).filter((line) => /na razie|for now/.test(line))).toEqual([])
  })
})

describe('Polish cases', () => {
  test('one looks under a tower in the accusative, and a card lies there in the instrumental', () => {
    const t = towers({
      knight: 'red',
      mage: 'clock',
      gaps: '- - - - - -',
      knightHas: { gained: 'E1' },
      secrets: 'feather toad book princess toadstool',
    })
    t.play('knight go yellow', 'knight card E1')
    expect(asked(t, 0)[0]).toContain('Zajrzyj pod niebieską wieżę')
    t.play('knight tower blue')
    expect(asked(t, 0)[0]?.[0]).toBe('Zaglądasz pod niebieską wieżę. Wybierz drugą wieżę')
    t.play('knight tower red')
    expect(log(t, 0)[0]).toContain('Ala zagląda pod niebieską wieżę i pod czerwoną wieżę')
    expect(log(t, 0)[0]).toContain('Widzisz: pod niebieską wieżą pióro, pod czerwoną wieżą muchomor')
    const wrong = { kind: 'guess', tower: 4, secret: 1, right: false }
    expect(WORDS.map((words) => words.event(wrong, NAMES, 0))).toEqual([
      'Rycerz zagląda pod czerwoną wieżę: księżniczki brak, jest tylko ropucha',
      'The knight looks under the red tower: no princess, only a toad',
    ])
  })
})

test('a draw at one point each', () => {
  const scores = [0, 1].map(() => ({ total: 1, parts: [] }))
  const drawn = { kind: 'ranked', ranks: [1, 1], scores, tieBreak: 'draw' } as const
  expect(WORDS.map((words) => words.outcome(drawn, NAMES, 0))).toEqual(['Remis, po 1 punkcie', 'A draw, 1 point each'])
})

test('a card nobody saw in the discard pile is "jej", several are "ich"', () => {
  expect(pl.board.pileUnseen(1)).toMatch(/1 karta odrzucona w ciemno: jej nie zna nikt/)
  expect(pl.board.pileUnseen(3)).toMatch(/3 karty odrzucone w ciemno: ich nie zna nikt/)
})

test('a face-down card is named by the side on which it lies', () => {
  const t = towers({ knight: 'yellow', mage: 'clock' })
  t.play('knight go green')
  expect(asked(t, 0)).toEqual([
    expect.arrayContaining(['Weź zakrytą kartę od strony żółtej wieży', 'Weź zakrytą kartę od strony fioletowej wieży']),
    expect.arrayContaining(['Take the face-down card on the side of the yellow tower']),
  ])
})
