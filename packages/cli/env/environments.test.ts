import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boxNamed, ROOT } from '../game-arguments.ts'
import { Environments } from './environments.ts'

const box = boxNamed('towers')
const [game, bot] = await Promise.all([box.rules(), box.bot()])

/** The answer to a request as a program reads it. */
function asker() {
  const environments = new Environments(game, bot)
  return (request: unknown) => JSON.parse(JSON.stringify(environments.answer(request)))
}

test('games are begun, played by index or move, and repeated by their seed', () => {
  const ask = asker()
  const [one, two] = ask([
    { do: 'reset', env: 1, seed: 4 },
    { do: 'reset', env: 2, seed: 4 },
  ])
  expect(one).toEqual({ ...two, env: 1 })
  const byIndex = ask({ id: 'a', do: 'act', env: 1, index: 1 })
  expect(byIndex).toEqual({ ...ask({ do: 'act', env: 2, move: two.moves[1] }), env: 1, id: 'a' })
  for (let state = byIndex; !state.over; ) state = ask({ do: 'act', env: 1, index: 0, view: false })
  const end = ask({ do: 'observe', env: 1, seat: 0 })
  expect(end).toMatchObject({ over: true, seat: null, moves: [] })
  expect(end.rewards[0] + end.rewards[1]).toBe(1)
})

test('a seat is told what it may know, and nothing else', () => {
  const ask = asker()
  const state = ask({ do: 'reset', seed: 2 })
  const other = ask({ do: 'observe', seat: 1 })
  expect(other.moves).toEqual([])
  expect(other.question).toBeUndefined()
  expect(other.view).not.toEqual(state.view)
  expect(JSON.stringify([state, other])).not.toContain('unseen"')
  expect(ask({ do: 'observe', view: false })).not.toHaveProperty('view')
})

test('bots play their seats until the program is asked', () => {
  const ask = asker()
  let state = ask({ do: 'reset', bots: ['random', null] })
  while (!state.over) {
    expect(state.seat).toBe(1)
    state = ask({ do: 'act', move: ask({ do: 'sample', seed: 1 }).move })
  }
})

test('a program in the second seat answers the joint questions of a team, although a bot sits in the first', async () => {
  const book = boxNamed('wonder-book')
  const environments = new Environments(await book.rules(), await book.bot())
  const ask = (request: unknown) => JSON.parse(JSON.stringify(environments.answer(request)))
  let joint = 0
  let state = ask({ do: 'reset', seats: 2, seed: 3, bots: ['policy', null] })
  for (let n = 0; n < 40 && !state.over; n++) {
    expect(state.seat).toBe(1)
    if (state.question.kind === 'option') joint++
    state = ask({ do: 'act', index: 0, view: false })
  }
  expect(joint).toBeGreaterThan(0)
})

test('an impossible request is an error and changes nothing', () => {
  const ask = asker()
  const errors = [
    null,
    { do: 'fly' },
    { do: 'act' },
    { do: 'reset', seats: 9 },
    { do: 'reset', bots: ['nobody'] },
    { do: 'reset', seed: 'x' },
  ]
  for (const request of errors) expect(ask(request)).toHaveProperty('error')
  const begun = ask({ do: 'reset' })
  expect(ask({ do: 'act', index: 99 })).toEqual({ error: 'there is no legal move with this index' })
  expect(ask({ do: 'act', move: { do: 'fly' } }).error).toContain('refused')
  expect(ask({ do: 'observe' })).toEqual(begun)
  expect(ask({ do: 'spec' })).toMatchObject({ game: 'towers', seats: [2] })
})

const python = spawnSync('python3', ['--version']).status === 0

test.runIf(python)('the Python client plays whole games', { timeout: 120_000 }, () => {
  const ran = spawnSync('python3', ['test_grimuar.py', process.execPath, join(ROOT, 'packages/cli/grimuar.js')], {
    cwd: join(ROOT, 'clients/python'),
    encoding: 'utf8',
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  expect(ran.stderr).toContain('OK')
  expect(ran.status).toBe(0)
})
