import { catalogue } from '@grimuar/games'
import { expect, test } from 'vitest'
import { terminal } from '../testkit/terminal.ts'

const box = catalogue[0]!
const { inProcess } = terminal()

test('a whole campaign is simulated, chapter after chapter', async () => {
  const { code, out, err } = await inProcess(['campaign', 'simulate', '--games', '1', '--players', '2', '--json'])
  expect([code, err]).toEqual([0, ''])
  const { reports } = JSON.parse(out)
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({ players: 2, difficulty: 'normal', campaigns: 1 })
  expect(reports[0].chapters.map(({ chapter }: { chapter: number }) => chapter)).toEqual([1, 2, 3, 4, 5, 6])
  const teams: readonly { team: string; tries: number }[] = reports[0].teams
  expect(teams.reduce((sum, { tries }) => sum + tries, 0)).toBe(6)
  for (const { team } of teams) expect(team.split(' + ')).toHaveLength(2)
  expect(Object.keys(reports[0].chapters[5].counts).filter((name) => name.startsWith('finale '))).toHaveLength(1)
})

test.each([
  ['another word', ['campaign', 'play'], /only "campaign simulate" is known/],
  ['a game without chapters', ['campaign', 'simulate', '--game', box.id], / has no campaigns/],
  ['a player there is not', ['campaign', 'simulate', '--player', 'dragon'], /unknown player "dragon"/],
  ['a crowd', ['campaign', 'simulate', '--players', '9'], / is for 1, 2, 3, 4 players, not 9/],
  [
    'a difficulty there is not',
    ['campaign', 'simulate', '--games', '1', '--difficulty', 'mild'],
    /option "difficulty" must be one of/,
  ],
])('%s is refused', async (_what, args, message) => {
  const { code, err } = await inProcess(args)
  expect(code).toBeGreaterThan(0)
  expect(err).toMatch(message)
})
