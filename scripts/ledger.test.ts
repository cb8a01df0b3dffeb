import { expect, test } from 'vitest'
import { compare, withCards } from './ledger.ts'

const rules = `# A game

## 1. Start / Początek

### XY-1.1
en: One.
pl: Jeden.

### XY-1.10
en: Ten.
pl: Dziesięć.
`

test('a clause counts as proven only where a test names it', () => {
  const ledger = compare(rules, 'XY', [
    { path: 'game/flow.ts', text: '// XY-1.1' },
    { path: 'game/flow.test.ts', text: "test('XY-1.10 ten', …)" },
  ])
  expect(ledger).toEqual({ clauses: 2, unproven: ['XY-1.1'], unknown: [] })
})

test('a clause that does not exist is found wherever it is cited; other games’ clauses are not ours', () => {
  const ledger = compare(rules, 'XY', [{ path: 'game/asks.ts', text: "{ rule: 'XY-2.4' } // as ZZ-9.9" }])
  expect(ledger.unknown).toEqual([{ clause: 'XY-2.4', file: 'game/asks.ts' }])
})

test('a clause may stand in a part of a section; code may point at the whole part, a test names clauses', () => {
  const parts = `${rules}
## 2.1. Morning / Rano

### XY-2.1.3
en: Three.
pl: Trzy.
`
  const ledger = compare(parts, 'XY', [
    { path: 'game/flow.ts', text: '// XY-2.1' },
    { path: 'game/flow.test.ts', text: 'XY-2.1.3 and XY-2.1' },
  ])
  expect(ledger).toEqual({
    clauses: 3,
    unproven: ['XY-1.1', 'XY-1.10'],
    unknown: [{ clause: 'XY-2.1', file: 'game/flow.test.ts' }],
  })
})

test('the sections of the cards are written once, after those written by hand', () => {
  const once = withCards(rules, '## 3. Cards / Karty')
  expect(once.startsWith(rules.trimEnd())).toBe(true)
  expect(withCards(once, '## 3. Cards / Karty')).toBe(once)
  expect(withCards(once, '## 3. Other cards / Inne karty')).not.toContain('. Cards')
})
