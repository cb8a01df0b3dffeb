import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LogEntry, type Luck, Match, type MatchRecord, readRecord, writeRecord } from './index.ts'
import { arbitraryJson, arbitrarySeed } from './testkit/arbitraries.ts'
import { randomMatch } from './testkit/random-play.ts'
import { ticTacToe } from './testkit/tic-tac-toe.ts'

const luck: fc.Arbitrary<Luck> = fc.oneof(
  arbitrarySeed().map((seed) => ({ kind: 'quick' as const, seed })),
  fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b) => ({ kind: 'fair' as const, seed: Buffer.from(b).toString('hex') })),
)

const json = arbitraryJson({ maxDepth: 3 })

const records: fc.Arbitrary<MatchRecord> = fc.integer({ min: 1, max: 16 }).chain((seats) =>
  fc.record({
    game: fc.stringMatching(/^[a-z][a-z0-9-]{0,39}$/),
    version: fc.integer({ min: 1, max: 1_000_000 }),
    seats: fc.constant(seats),
    options: json,
    names: fc.array(
      fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('Żółw', '\u2028', '\ud800', '\n', '🧙‍♂️', '"', ' # ')),
      { minLength: seats, maxLength: seats },
    ),
    luck,
    entries: fc
      .array(fc.tuple(fc.nat(seats - 1), fc.option(json, { nil: undefined, freq: 4 }), fc.nat()), { maxLength: 12 })
      .map((drafts) => {
        const entries: LogEntry[] = []
        let standing = 0
        for (const [seat, move, keep] of drafts) {
          if (move !== undefined || standing === 0) {
            entries.push({ seat, move: move ?? null })
            standing++
          } else {
            standing = keep % standing
            entries.push({ seat, keep: standing })
          }
        }
        return entries
      }),
  }),
)

test('a written record is read back unchanged, with the line of every move', () => {
  fc.assert(
    fc.property(records, (record) => {
      const text = writeRecord(record)
      const read = readRecord(text)
      expect(read).toEqual({ ok: true, record, lines: record.entries.map((_, i) => 9 + i) })
    }),
    { numRuns: 150 },
  )
})

test('blank lines, comments, a byte order mark and any line ends do not matter', () => {
  const record = randomMatch(ticTacToe, { seed: 5 }).record
  const lines = writeRecord(record).split('\n')
  const dressed = `\uFEFF# a fine match\r\n\r\n${lines.join('\r\n  # so it went\r\n\t')}`
  const read = readRecord(dressed)
  expect(read.ok && read.record).toEqual(record)
  expect(Match.from(ticTacToe, read).ok).toBe(true)
})

const text = writeRecord({
  game: 'tic-tac-toe',
  version: 1,
  seats: 2,
  options: {},
  names: ['Ala', 'Żółw'],
  luck: { kind: 'quick', seed: 3 },
  entries: [
    { seat: 0, move: { at: 4 } },
    { seat: 1, move: { at: 0 } },
    { seat: 1, keep: 1 },
    { seat: 1, move: { at: 8 } },
  ],
})

test('a fault is reported with its line', () => {
  const problem = (from: string | RegExp, to: string) => {
    const read = readRecord(text.replace(from, to))
    return read.ok ? 'no problem' : `${read.line}: ${read.problem}`
  }
  expect(problem(/^/, '')).toBe('no problem')
  expect(problem(/^.*$/s, '')).toBe('1: a record begins with the line "grimuar record 1"')
  expect(problem('record 1', 'record 2')).toBe('1: a record begins with the line "grimuar record 1"')
  for (const id of ['Tic', '-a', 'a b', `x${'y'.repeat(40)}`, ''])
    expect(problem('tic-tac-toe', id)).toBe('2: expected "game" and the id of a game')
  for (const v of ['0', '1.5', '-1', '1e3', '0x1', '9999999999', ''])
    expect(problem('version 1', `version ${v}`)).toBe('3: expected "version" and a whole number')
  for (const n of ['0', '17', 'two'])
    expect(problem('seats 2', `seats ${n}`)).toBe('4: expected "seats" and a number from 1 to 16')
  expect(problem('options {}', 'options {')).toBe('5: expected "options" and JSON')
  for (const names of ['["Ala"]', '["Ala",7]', '{}', `["Ala","${'x'.repeat(81)}"]`]) {
    expect(problem(/\["Ala.*/, names)).toBe('6: expected "names" and a JSON list of 2 names')
  }
  for (const luck of ['quick', 'quick -1', 'quick 3 4', 'fair 12', `fair ${'F'.repeat(64)}`, 'loaded 3', 'quick 1000000000']) {
    expect(problem('quick 3', luck)).toContain('7: expected "luck fair"')
  }
  expect(problem('moves', 'move')).toBe('8: expected the line "moves"')
  for (const seat of ['2', '-1', 'x', ''])
    expect(problem('0 {"at":4}', `${seat} {"at":4}`)).toBe('9: expected a seat from 0 to 1 and a move')
  expect(problem('{"at":4}', '{"at":4')).toBe('9: a move must be JSON')
  expect(problem('0 {"at":4}', '0')).toBe('9: expected a seat from 0 to 1 and a move')
  for (const keep of ['2', '9', '-1', 'all'])
    expect(problem('undo 1', `undo ${keep}`)).toBe('11: cannot undo: 2 moves stand here')
  expect(problem('1 undo 1', '1 undo 0\n1 undo 0')).toBe('12: cannot undo: 0 moves stand here')
  expect(problem('{"at":8}', `"${'x'.repeat(9000)}"`)).toBe('12: a line has at most 8192 characters')
  expect(problem(/moves.*/s, '')).toBe('8: expected the line "moves"')
})

/** Reading must end in a record or in a problem with a line of the text, whatever the text. */
function survives(damaged: string): void {
  const read = readRecord(damaged)
  const lines = damaged.split(/\r\n|\n|\r/).length
  const made = Match.from(ticTacToe, read)
  for (const answer of [read, made]) {
    if (answer.ok) continue
    expect(answer.line).toBeGreaterThanOrEqual(1)
    expect(answer.line).toBeLessThanOrEqual(lines)
    expect(answer.problem).not.toBe('')
  }
  if (read.ok) expect(readRecord(writeRecord(read.record))).toMatchObject({ ok: true, record: read.record })
}

test('a fault is told apart from its words, with its facts', () => {
  const fault = (from: string | RegExp, to: string) => {
    const read = readRecord(text.replace(from, to))
    return read.ok ? [] : [read.fault, ...read.facts]
  }
  expect(fault('record 1', 'record 2')).toEqual(['title'])
  expect(fault(/\["Ala.*/, '[]')).toEqual(['names', 2])
  expect(fault('0 {"at":4}', '2 {"at":4}')).toEqual(['seat-out-of-range', 1])
  expect(fault('undo 1', 'undo 9')).toEqual(['undo', 2])
})

test('any text whatever is survived', () => {
  const words = [
    'grimuar record 1',
    'game a',
    'version 1',
    'seats 2',
    'options {}',
    'names ["",""]',
    'luck quick 1',
    'moves',
    'undo 0',
    '0 {}',
  ]
  const soup = fc
    .array(fc.constantFrom(...words, '\n', '\r', '\n', ' ', '#', '{', '9', '\0'), { maxLength: 40 })
    .map((parts) => parts.join(''))
  fc.assert(fc.property(soup, survives), { numRuns: 300 })
  const bytes = fc.uint8Array({ maxLength: 200 }).map((raw) => new TextDecoder().decode(raw))
  fc.assert(fc.property(bytes, survives), { numRuns: 200 })
  // As far as a beginning leads.
  const begun = text.slice(0, text.indexOf('names'))
  fc.assert(
    fc.property(bytes, soup, (odd, more) => survives(`${begun}${odd}${more}`)),
    { numRuns: 200 },
  )
})

test('a record damaged anywhere is survived', () => {
  const cut = (s: string, at: number, to: number) => [s.slice(0, at), s.slice(at, to), s.slice(to)] as const
  const damage = fc.oneof(
    fc.tuple(fc.constantFrom('insert', 'overwrite'), fc.nat(400), fc.string({ unit: 'binary', maxLength: 4 })),
    fc.tuple(fc.constantFrom('delete', 'double', 'truncate'), fc.nat(400), fc.constantFrom('x', 'xx', 'xxxxxxxxxxxxxxxx')),
    fc.tuple(
      fc.constantFrom('delete line', 'double line', 'swap lines', 'replace line'),
      fc.nat(20),
      fc.constantFrom('', 'undo 0', '0 undo 0', '1 null', '0 {"__proto__":{"at":1}}'),
    ),
  )
  const damaged = (s: string, [how, at, what]: [string, number, string]): string => {
    const [before, there, after] = cut(s, at % (s.length + 1), (at % (s.length + 1)) + what.length)
    const lines = s.split('\n')
    const line = at % lines.length
    switch (how) {
      case 'insert':
        return before + what + there + after
      case 'overwrite':
        return before + what + after
      case 'delete':
        return before + after
      case 'double':
        return before + there + there + after
      case 'truncate':
        return before
      case 'delete line':
        return lines.toSpliced(line, 1).join('\n')
      case 'double line':
        return lines.toSpliced(line, 0, lines[line] as string).join('\n')
      case 'swap lines':
        return lines.toSpliced(line, 2, lines[line + 1] ?? '', lines[line] as string).join('\n')
      default:
        return lines.with(line, what).join('\n')
    }
  }
  fc.assert(
    fc.property(arbitrarySeed(), fc.array(damage, { minLength: 1, maxLength: 3 }), (seed, list) => {
      survives(list.reduce(damaged, writeRecord(randomMatch(ticTacToe, { seed }).record)))
    }),
    { numRuns: 1500 },
  )
})

test('names that every object has do no harm in options and moves', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', 'toString']) {
    const odd = `{${JSON.stringify(key)}:{"at":1,"polluted":true}}`
    const inOptions = Match.from(ticTacToe, readRecord(text.replace('options {}', `options ${odd}`)))
    expect(inOptions).toMatchObject({ ok: false, problem: `unknown option "${key}"; there is none` })
    const inMove = Match.from(ticTacToe, readRecord(text.replace('{"at":4}', odd)))
    expect(inMove).toMatchObject({ ok: false, line: 9, problem: 'move 1 is not legal (the open question has no such answer)' })
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('data nested without end is refused or read, never thrown out of', () => {
  for (const depth of [100, 4000, 100_000]) {
    const deep = '['.repeat(depth) + ']'.repeat(depth)
    for (const place of ['{"at":4}', 'options {}', '["Ala","Żółw"]']) {
      survives(text.replace(place, place.startsWith('options') ? `options ${deep}` : deep))
      survives(text.replace(place, place.startsWith('options') ? `options ${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}` : deep))
    }
  }
})

test('a record of more moves than any match has is refused', () => {
  const read = readRecord(text.slice(0, text.indexOf('moves\n') + 6) + '0 1\n'.repeat(100_001))
  expect(read).toMatchObject({ ok: false, line: 8 + 100_001, problem: 'more than 100000 moves' })
})
