import { expect, test } from 'vitest'
import { game } from './rules.ts'
import { prophecy } from './talk.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'
import { turnPhaseOf } from './turn-phase.ts'

test('PR-4.1 the words tell which phase of a turn it is, also while a spell is cast within it', () => {
  const t = prophecy({ players: [{ at: 'W1', net: 'RYBC CC' }, {}, {}, {}] })
  const phase = () => turnPhaseOf(game.view(t.table, 0))
  expect(phase()).toBe('move')
  t.play('0 cast rearrange')
  expect(t.table.ask?.question.kind).toBe('pay')
  expect(phase()).toBe('move')
  t.play('0 pay n0', '0 swap n1', '0 swap n2', '0 go W6')
  expect(t.table.ask?.question.kind).toBe('pay') // for the speed
  expect(phase()).toBe('move')
})

test('PR-4.1 after the move comes the card, and then the end of the turn', () => {
  const t = prophecy({ players: [{ at: 'W1', net: 'CCCY' }, {}, {}], acting: true })
  const phase = () => turnPhaseOf(game.view(t.table, 0))
  expect(phase()).toBe('card')
  t.play('0 take')
  expect(t.table.ask?.question.kind).toBe('place')
  expect(phase()).toBe('card')
  t.play('0 put C n4', '0 put C n5', '0 put C n6')
  expect(phase()).toBe('end')
  expect(speak(pl).progress(game.view(t.table, 0))).toBe('Runda 2 · koniec tury · znaczniki: 5')
})

test('PR-13.12 with net 3A the card is not done until both halves are', () => {
  const t = prophecy({ players: [{ at: 'blue', side: '3A', net: 'BRR.' }, {}], advanced: true, acting: true, dice: [0] })
  t.play('0 break right n0 n1 n2')
  expect(turnPhaseOf(game.view(t.table, 0))).toBe('card')
})
