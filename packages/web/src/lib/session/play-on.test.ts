import { boxOf } from '@grimuar/games'
import { type AnyTypes, answersOf, listed, Match, openQuestion, readRecord, writeRecord } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { playOn } from './play-on.ts'
import { type Sitter, unsavedMatch } from './saved-matches.ts'

const sitters: Sitter[] = [
  { kind: 'human', name: 'Ada' },
  { kind: 'bot', name: 'Merlin', level: 'strong' },
]

/** A match of Six Towers in which everyone made the first legal move ten times. */
async function played(): Promise<Match> {
  const game = await boxOf('towers')?.rules()
  if (!game) throw new Error('no game')
  const match = new Match(game, { seats: 2, options: {}, names: ['Ada', 'Merlin'], luck: { kind: 'quick', seed: 5 } })
  for (let i = 0; i < 10; i++) {
    const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
    match.play(seat, listed(answersOf<AnyTypes>(game, match.table, seat))[0])
  }
  return match
}

const movesIn = (id: string | undefined) => {
  const read = readRecord(unsavedMatch(id ?? '')?.record ?? '')
  return read.ok ? read.record.entries : undefined
}

test('a match is left at any step and played on with the same dice against bots', async () => {
  const match = await played()
  const id = await playOn(writeRecord(match.record), { step: 4, person: 1, sitters })
  expect(movesIn(id)).toEqual(match.record.entries.slice(0, 4))
  expect(unsavedMatch(id ?? '')).toMatchObject({
    finished: false,
    sitters: [
      { kind: 'bot', name: 'Ada' },
      { kind: 'human', name: 'Merlin' },
    ],
  })
})

test('all bots play as well as was chosen, or else as before', async () => {
  const record = writeRecord((await played()).record)
  const sittersOf = async (level?: string) =>
    unsavedMatch((await playOn(record, { step: 2, person: 0, sitters, level })) ?? '')?.sitters
  expect(await sittersOf()).toEqual([{ kind: 'human', name: 'Ada' }, sitters[1]])
  expect(await sittersOf('master')).toEqual([
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', name: 'Merlin', level: 'master' },
  ])
})

test('another move may come first, and the person takes the seat that decides there', async () => {
  const match = await played()
  const [made] = match.steps
  if (!made) throw new Error('nobody moved')
  const other = listed(answersOf<AnyTypes>(match.game, match.at(0), made.seat)).at(-1)
  const id = await playOn(writeRecord(match.record), {
    step: 0,
    person: undefined,
    sitters,
    first: [{ seat: made.seat, move: other }],
  })
  expect(movesIn(id)).toEqual([{ seat: made.seat, move: other }])
  expect(other).not.toEqual(made.move)
})

test('several moves may come first', async () => {
  const match = await played()
  const first = match
    .upTo(4)
    .steps.slice(2)
    .map(({ seat, move }) => ({ seat, move }))
  const id = await playOn(writeRecord(match.record), { step: 2, person: 0, sitters, first })
  expect(movesIn(id)).toEqual(match.record.entries.slice(0, 4))
  const [one] = first
  if (!one) throw new Error('nobody moved')
  expect(await playOn(writeRecord(match.record), { step: 2, person: 0, sitters, first: [one, one] })).toBeUndefined()
})

test('a move that is not legal there, or a broken record, leads nowhere', async () => {
  const record = writeRecord((await played()).record)
  expect(await playOn(record, { step: 0, person: 0, sitters, first: [{ seat: 0, move: { do: 'fly' } }] })).toBeUndefined()
  expect(await playOn('hello', { step: 0, person: 0, sitters })).toBeUndefined()
})
