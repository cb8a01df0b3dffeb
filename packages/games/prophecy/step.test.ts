import { expect, test } from 'vitest'
import { game } from './rules.ts'
import { stepOf } from './step.ts'
import { prophecy } from './talk.ts'
import { pl } from './text/pl.ts'
import { speak } from './text/words.ts'

test('PR-4.1 the words tell which step of a turn it is, also while a spell is cast within it', () => {
  const t = prophecy({ players: [{ at: 'W1', net: 'RYBC CC' }, {}, {}, {}] })
  const step = () => stepOf(game.view(t.table, 0))
  expect(step()).toBe('move')
  t.play('0 cast rearrange')
  expect(t.table.ask?.question.kind).toBe('pay')
  expect(step()).toBe('move')
  t.play('0 pay n0', '0 swap n1', '0 swap n2', '0 go W6')
  expect(t.table.ask?.question.kind).toBe('pay') // for the speed
  expect(step()).toBe('move')
})

test('PR-4.1 after the move comes the card, and then the end of the turn', () => {
  const t = prophecy({ players: [{ at: 'W1', net: 'CCCY' }, {}, {}], acting: true })
  const step = () => stepOf(game.view(t.table, 0))
  expect(step()).toBe('card')
  t.play('0 take')
  expect(t.table.ask?.question.kind).toBe('place')
  expect(step()).toBe('card')
  t.play('0 put C n4', '0 put C n5', '0 put C n6')
  expect(step()).toBe('end')
  expect(speak(pl).progress(game.view(t.table, 0))).toBe('Runda 2 · koniec tury · znaczniki: 5')
})

test('PR-13.12 with net 3A the card is not done until both halves are', () => {
  const t = prophecy({ players: [{ at: 'blue', side: '3A', net: 'BRR.' }, {}], advanced: true, acting: true, dice: [0] })
  t.play('0 break right n0 n1 n2')
  expect(stepOf(game.view(t.table, 0))).toBe('card')
})
