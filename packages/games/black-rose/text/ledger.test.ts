import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clauseIn, readLedger } from '../../ledger.ts'
import { EVENTS, QUESTS } from '../decks.ts'
import { ROOMS, SPELLS } from '../ids.ts'
import { cardSections } from './ledger.ts'

const FOLDER = join(import.meta.dirname, '..')
const ledger = readFileSync(join(FOLDER, '../../../docs/rules/black-rose.md'), 'utf8')
const sections = readLedger(ledger)

test('the ledger tells the cards as their texts do', () => {
  expect(ledger.endsWith(`\n\n${cardSections().trimEnd()}\n`)).toBe(true)
})

test('every effect, room, quest and event is a clause', () => {
  const clauses = readLedger(cardSections()).flatMap((section) => section.clauses)
  const cards = 2 * SPELLS.length + ROOMS.length + QUESTS.length + EVENTS.length
  expect(clauses.length).toBe(cards + 4 + 12 + 9) // Mages, Grimoires, Evocations
})

test('every refusal names a clause', () => {
  const files = globSync('**/*.ts', { cwd: FOLDER }).filter((file) => !file.endsWith('.test.ts'))
  const named = files.flatMap((file) =>
    [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/'(BR-[\d.]+)'/g)].map(([, id = '']) => id),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((id) => !clauseIn(sections, id))).toEqual([])
})
