import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Guide, LANGS } from '@grimuar/contract'
import { describe, expect, test } from 'vitest'
import { guide as blackRose } from './black-rose/guide.ts'
import { positions as blackRosePositions } from './black-rose/positions.ts'
import { catalogue } from './index.ts'
import { readLedger } from './ledger.ts'
import { guide as prophecy } from './prophecy/guide.ts'
import { positions as prophecyPositions } from './prophecy/positions.ts'
import { guide as spellbook } from './spellbook/guide.ts'
import { positions as spellbookPositions } from './spellbook/positions.ts'
import { guide as towers } from './towers/guide.ts'
import { positions as towersPositions } from './towers/positions.ts'
import { guide as wonderBook } from './wonder-book/guide.ts'
import { positions as wonderBookPositions } from './wonder-book/positions.ts'

interface Case {
  readonly guide: Guide
  readonly positions: { readonly [name: string]: unknown }
  /** Things of the board and the clauses about them. */
  readonly things: { readonly [thing: string]: string | undefined }
  /** Part of a view that the things need. */
  readonly view?: unknown
  /** Events and the clauses behind them. */
  readonly events: readonly (readonly [event: { readonly kind: string; readonly [more: string]: unknown }, clause: string])[]
}

const CASES: { readonly [game: string]: Case } = {
  towers: {
    guide: towers,
    positions: towersPositions,
    view: { ring: [5, 2, 1, 3, 4, 0] },
    things: {
      'place:0': 'TW-7.4',
      'place:1': 'TW-8.8',
      'gap:2': 'TW-2.2',
      'pawn:0': 'TW-5.4',
      'pawn:1': 'TW-5.7',
      'moon:1': undefined,
    },
    events: [
      [{ kind: 'go' }, 'TW-5.2'],
      [{ kind: 'cast', tower: 3 }, 'TW-8.1'],
    ],
  },
  spellbook: {
    guide: spellbook,
    positions: spellbookPositions,
    view: { spells: [0, 4, 8, 9, 13, 17, 18] },
    things: { 'card:0:0': 'SB-8.1', 'card:1:1': 'SB-9.4', 'card:0:2': 'SB-10.7', altar: 'SB-3.7', 'token:12': 'SB-1.1' },
    events: [
      [{ kind: 'cast', spell: 20 }, 'SB-14.7'],
      [{ kind: 'learned' }, 'SB-6.1'],
    ],
  },
  prophecy: {
    guide: prophecy,
    positions: prophecyPositions,
    things: { 'stop:0': 'PR-5.2', 'stop:5': 'PR-5.1', 'stop:10': 'PR-5.3', 'runes:1:4': 'PR-9.9', 'stop:99': undefined },
    events: [
      [{ kind: 'break' }, 'PR-7.8'],
      [{ kind: 'cast', spell: 'speed' }, 'PR-4.7'],
    ],
  },
  'black-rose': {
    guide: blackRose,
    positions: blackRosePositions,
    view: { tiles: [{ room: 'oracle' }] },
    things: {
      'card:CON01:0': 'BR-28.1.1',
      'card:TRA12:1': 'BR-33.12.1',
      'own:2:FOR03': 'BR-35.3.1',
      'spell:1:CON01': 'BR-28.1.1',
      'room:0': 'BR-24.2',
      'name:oracle': 'BR-24.2',
      'quest:Q034': 'BR-37.34',
      'event:E078': 'BR-41.78',
      'event:1': 'BR-6.1.6',
      crown: 'BR-5.3',
    },
    events: [
      [{ kind: 'cast', card: 'SP-JAF' }, 'BR-34.2.1'],
      [{ kind: 'activated', room: 'throne' }, 'BR-24.15'],
      [{ kind: 'mageChosen', mage: 'nero' }, 'BR-25.4'],
    ],
  },
  'wonder-book': {
    guide: wonderBook,
    positions: wonderBookPositions,
    things: { 'hero:laser': 'WB-4.1', 'area:cellar': 'WB-3.2', 'wyrm:3': 'WB-7.4', story: 'WB-5.1' },
    events: [
      [{ kind: 'phase', phase: 'enemies' }, 'WB-8.1'],
      [{ kind: 'rolled' }, 'WB-7.1'],
    ],
  },
}

test('every game has a guide', () => {
  expect(Object.keys(CASES).sort()).toEqual(catalogue.map(({ id }) => id).sort())
})

describe.each(Object.entries(CASES))('%s', (game, { guide, positions, things, view, events }) => {
  const ledger = readLedger(readFileSync(join(import.meta.dirname, `../../docs/rules/${game}.md`), 'utf8'))
  const clauses = new Set(ledger.flatMap((section) => section.clauses.map(({ id }) => id)))

  test.each(LANGS)('its panels, words and examples are told in %s', async (lang) => {
    const words = await guide.words[lang]()
    expect(Object.keys(words.panels)).toEqual([...guide.panels])
    expect(Object.keys(words.examples)).toEqual(guide.examples.map(({ clause }) => clause))
    expect(words.terms.length).toBeGreaterThan(5)
  })

  test('its examples are positions of the game beside clauses of its ledger', () => {
    for (const { clause, position } of guide.examples) {
      expect(clauses).toContain(clause)
      expect(Object.keys(positions)).toContain(position)
    }
  })

  test('things of the board and lines of the log lead to clauses of the ledger', () => {
    for (const [thing, clause] of Object.entries(things)) expect(guide.clauseAbout(thing, view), thing).toBe(clause)
    for (const [event, clause] of events) expect(guide.clauseOf(event), event.kind).toBe(clause)
  })

  test('every clause it names is in the ledger', () => {
    const source = readFileSync(join(import.meta.dirname, game, 'guide.ts'), 'utf8')
    const named = [...source.matchAll(/'([A-Z]{2}-[\d.]+)'/g)].map(([, clause = '']) => clause)
    const found = [...Object.values(things), ...events.map(([, clause]) => clause)].filter((clause) => clause !== undefined)
    expect([...named, ...found].filter((clause) => !clauses.has(clause))).toEqual([])
  })
})
