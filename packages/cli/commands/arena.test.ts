import { readFileSync } from 'node:fs'
import { type AnyTypes, answersOf, listed, quickDice, type Table } from '@grimuar/kernel'
import { randomMatch } from '@grimuar/kernel/testkit'
import { expect, test } from 'vitest'
import { fighterOf } from '../arena/fighter.ts'
import { boxNamed } from '../game-arguments.ts'
import { terminal } from '../testkit/terminal.ts'

const { file, inProcess, misused } = terminal()

test('plays each deal from every seat, keeps the games, and goes on from them', async () => {
  const keep = file('duel.txt')
  const args = ['arena', 'spellbook', '--a', 'policy', '--b', 'random', '--workers', '1', '--keep', keep, '--json']
  const { code, out } = await inProcess([...args, '--games', '2', '--seed', '5'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ game: 'spellbook', a: 'policy', b: 'random', seed: 5, games: 2, points: 2 })
  const kept = readFileSync(keep, 'utf8')
  expect(kept.trim().split('\n')).toHaveLength(3)
  expect(JSON.parse((await inProcess([...args, '--games', '2'])).out)).toMatchObject({ seed: 5, games: 2, points: 2 })
  expect(readFileSync(keep, 'utf8')).toBe(kept)
  await misused([...args, '--games', '2', '--seed', '6'], /holds games of another duel/)
})

test.each([
  ['towers', 'policy-1'],
  ['sampler', 'policy'],
])('where no opponent is named, %s is played against %s', async (game, b) => {
  const { code, out } = await inProcess([
    'arena',
    game,
    '--a',
    'random',
    '--games',
    '1',
    '--seed',
    '5',
    '--workers',
    '1',
    '--json',
  ])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ game, b, games: 1 })
})

test('refuses a player it does not know', async () => {
  await misused(['arena', 'towers', '--a', 'serach:5'], /unknown player "serach:5"/)
  await misused(['arena', 'sampler', '--b', 'policy-1'], /sampler has no policy-1/)
})

test.each([
  ['towers', 'search:6:1'],
  ['spellbook', 'search:6:1'],
  ['prophecy', 'search:6:1'],
  ['prophecy', 'learned:6:1'],
  ['towers', 'tree:60'],
  ['black-rose', 'search:6'],
  ['wonder-book', 'search:6'],
])('a search chooses by what its seat sees: %s, %s', async (id, name) => {
  const { rules, bot: load } = boxNamed(id)
  const [game, bot] = await Promise.all([rules(), load()])
  const answersTo = (table: Table) => listed(answersOf<AnyTypes>(game, table, table.ask!.to[0]!))
  const match = randomMatch(game, { seed: 3, seats: 2 })
  const tables = Array.from({ length: 40 }, (_, i): Table => match.at(20 + i))
  const isReal = ({ ask }: Table) => ask !== null && !bot.small?.(ask.question)
  const t = tables.find((table) => isReal(table) && answersTo(table).length > 1)!
  const seat = t.ask!.to[0]!
  const other = game.imagine(game.view(t, seat), seat, quickDice(99))
  const searcher = await fighterOf(name, game, bot)
  const choose = (table: Table) => {
    // As JSON, as a worker or a server would hand it over.
    const view = JSON.parse(JSON.stringify(game.view(table, seat)))
    return searcher.decide({ seat, answers: answersTo(table), dice: quickDice(1), view: () => view })
  }
  expect(choose(other)).toEqual(choose(t))
  expect(answersTo(t)).toContainEqual(choose(t))
})
