import { type Door, LANGS } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { answersOf, isForm, Match } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { logLinesOf, snapshotOf } from '#lib/session/snapshot.ts'
import { recapOf } from './recap.ts'
import { eventsOfTurn, lastMoveOf, newsSince, partsOf, turnBegins, turnsOf } from './turns.ts'
import { written } from './written.ts'

const NAMES = ['Ada', 'Merlin', 'Wit']

/** A match in which everyone always makes the first legal move, until a seat has moved so often and decides again. */
async function played(id: string, seats: number, viewer: number, moves: number): Promise<{ door: Door; match: Match }> {
  const box = boxOf(id)
  if (!box) throw new Error(`no game ${id}`)
  const door = await box.load('en', {})
  const names = NAMES.slice(0, seats)
  const match = new Match(door.game, { seats, options: {}, names, luck: { kind: 'fair', seed: '7'.repeat(64) } })
  for (;;) {
    const [seat] = match.table.ask?.to ?? []
    if (seat === undefined) return { door, match }
    const own = match.steps.filter((step) => step.seat === viewer).length
    if (seat === viewer && own >= moves && match.steps.at(-1)?.seat !== viewer) return { door, match }
    const answers = answersOf(door.game, match.table, seat)
    match.play(seat, isForm(answers) ? null : answers[0])
  }
}

test.each([
  ['towers', 2],
  ['spellbook', 3],
  ['prophecy', 3],
] as const)('%s: the log has every line once, under the turn of whoever moved', async (id, seats) => {
  const { door, match } = await played(id, seats, 0, 12)
  const lines = logLinesOf(match, 0)
  const reader = { words: door.words, names: NAMES, viewer: 0 }
  const turns = turnsOf(lines, reader)
  const all = turns.flatMap(({ opening, lines }) => (opening ? [opening, ...lines] : lines))
  expect(all.map(({ sentence }) => sentence)).toEqual(written(lines, reader).map(({ sentence }) => sentence))
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  for (const { seat, lines: told } of turns.filter((turn) => typeof turn.seat === 'number')) {
    // Its first line is its own player's doing.
    const [first] = told
    if (first && 'seat' in first.event) expect(first.event.seat).toBe(seat)
  }
  expect(new Set(turns.map(({ seat }) => seat)).size).toBeGreaterThanOrEqual(seats)
  expect(turns.some(({ gains }) => gains !== '')).toBe(true)
})

test('the steps at which turns begin rise, and each turn of the log has its own', async () => {
  const { door, match } = await played('prophecy', 3, 0, 12)
  const lines = logLinesOf(match, 0)
  const begins = turnBegins(lines, door.words)
  expect(begins.length).toBeGreaterThan(6)
  expect(begins).toEqual([...new Set(begins)].sort((a, b) => a - b))
  const turns = turnsOf(lines, { words: door.words, names: NAMES, viewer: 0 }).filter(({ seat }) => typeof seat === 'number')
  // What begins a turn may be told to nobody, so that its first line is a later step.
  const found = turns.map(({ opening, lines }) => begins.findLast((begin) => begin <= ((opening ?? lines[0])?.step ?? 0)))
  expect(new Set(found).size).toBe(turns.length)
})

test('the news of all rivals are one line', () => {
  const news = [
    { seat: 1, from: 3, news: 'takes a stone.' },
    { seat: 2, from: 5, news: '2 gems' },
  ]
  expect(recapOf(news, NAMES)).toBe('Merlin: takes a stone; Wit: 2 gems')
})

test.each([
  ['towers', 2, 4],
  ['spellbook', 3, 8],
  ['prophecy', 3, 8],
] as const)('%s: since my last move there is one line for each rival, and it can be played', async (id, seats, moves) => {
  const { door, match } = await played(id, seats, 0, moves)
  const lines = logLinesOf(match, 0)
  const news = newsSince(lines, { words: door.words, names: NAMES, viewer: 0 })
  expect(news.map(({ seat }) => seat)).toEqual(NAMES.slice(1, seats).map((_, i) => i + 1))
  const last = lastMoveOf(0, lines) ?? Infinity
  for (const { seat, from, news: what } of news) {
    expect(from).toBeGreaterThanOrEqual(last)
    expect(match.steps[from]?.seat).toBe(seat)
    expect(what).not.toBe('')
  }
})

test('nobody who has not moved, and no spectator, is told any news', async () => {
  const { door, match } = await played('prophecy', 3, 0, 8)
  const lines = logLinesOf(match, null)
  expect(newsSince(lines, { words: door.words, names: NAMES, viewer: null })).toEqual([])
  const first = lines.filter(({ seat }) => seat !== 2)
  expect(newsSince(first, { words: door.words, names: NAMES, viewer: 2 })).toEqual([])
})

test('a sentence is split at the name of a thing, in the longest form of the name', () => {
  const tower = { at: 'place:3', forms: ['niebieska wieża', 'niebieskiej wieży', 'do niebieskiej wieży'] }
  expect(partsOf('Ada idzie do niebieskiej wieży.', [tower])).toEqual([
    { text: 'Ada idzie ' },
    { text: 'do niebieskiej wieży', at: 'place:3' },
    { text: '.' },
  ])
  expect(partsOf('Ada pomija turę.', [tower])).toEqual([{ text: 'Ada pomija turę.' }])
})

test('two things of one sentence are both found', () => {
  const things = [
    { at: 'secret:0', forms: ['the blue tower'] },
    { at: 'secret:4', forms: ['the red tower'] },
  ]
  expect(partsOf('Olek looks under the blue tower and the red tower', things).filter(({ at }) => at !== undefined)).toEqual([
    { text: 'the blue tower', at: 'secret:0' },
    { text: 'the red tower', at: 'secret:4' },
  ])
})

test('a card that Six Towers names in its log is named so in both languages', async () => {
  for (const lang of LANGS) {
    const door = await boxOf('towers')?.load(lang, {})
    const event = { kind: 'take', seat: 0, gap: 1, card: 3, faceDown: false }
    const sentence = door?.words.event(event, NAMES, 0) ?? ''
    expect(partsOf(sentence, door?.words.things?.(event) ?? []).map(({ at }) => at)).toContain('card:3')
  }
})

test.each([
  ['towers', 2],
  ['spellbook', 3],
  ['prophecy', 3],
  // Alone, one turn follows another of the same seat.
  ['spellbook', 1],
] as const)('%s of %i: when a turn is over all of it is marked, and nothing of the turn before', async (id, seats) => {
  const { door, match } = await played(id, seats, 0, 12)
  const { words } = door
  const lines = logLinesOf(match, null)
  const announced = lines.filter(({ event }) => typeof words.turnOf?.(event) === 'number').map(({ step }) => step)
  // A turn is announced by the move before it.
  const [begin, end] = announced.slice(-2) as [number, number]
  const marked = eventsOfTurn(snapshotOf(match, end, null), lines, words)
  expect(marked).toEqual(lines.filter(({ step }) => step > begin && step <= end).map(({ event }) => event))
  expect(marked.length).toBeGreaterThan(1)
})
