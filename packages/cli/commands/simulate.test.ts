import { catalogue } from '@grimuar/games'
import { expect, test } from 'vitest'
import { terminal } from '../testkit/terminal.ts'

const box = catalogue[0]!
const { grimuar, inProcess } = terminal()

test.each(['spellbook', 'prophecy', 'towers'])('tells how many rounds games of %s took', async (game) => {
  const { out } = await inProcess(['simulate', game, '--games', '4', '--json'])
  const { rounds, lengths } = JSON.parse(out)
  expect(rounds.min).toBeGreaterThan(2)
  expect(rounds.max).toBeLessThan(lengths.max)
  const sheet = await inProcess(['simulate', game, '--games', '4'])
  expect(sheet.out).toContain(`rounds    ${rounds.mean.toFixed(1)} (${rounds.min} to ${rounds.max})`)
})

test('counts who wins, the same each time', async () => {
  const args = ['simulate', box.id, '--games', '40', '--seats', 'random', '--json']
  const [one, two] = await Promise.all([grimuar(args), grimuar(args)])
  const { seconds: _, decisionsPerSecond, ...result } = JSON.parse(one.out)
  expect(result).toMatchObject({ game: box.id, games: 40, seed: 1, checked: false })
  expect(result.seats).toHaveLength(box.seats[0]!)
  expect(decisionsPerSecond).toBeGreaterThan(0)
  expect(JSON.parse(two.out)).toMatchObject(result)
})

test('checks everything with --check', async () => {
  const { code, out } = await grimuar(['simulate', box.id, '--games', '2', '--seats', 'random', '--check'])
  expect(code).toBe(0)
  expect(out).toContain('everything checked after every decision')
  expect(out).toMatch(/95 % interval/)
})

test('counts a team that wins together as winners, not as a draw', async () => {
  const { out } = await inProcess(['simulate', 'sampler', '--games', '20', '--options', 'mode=team', '--json'])
  const { seats } = JSON.parse(out)
  for (const { wins, draws, losses } of seats) expect([wins + losses, draws]).toEqual([20, 0])
  expect(seats[0].wins).toBe(seats[1].wins)
  expect(seats[0].wins).toBeGreaterThan(0)
})

test('counts the opponents without a seat: who else came first when all seats lost', async () => {
  const args = ['simulate', 'sampler', '--players', '2', '--games', '30', '--seats', 'random']
  const result = JSON.parse((await inProcess([...args, '--json'])).out)
  expect(result.rivals).toMatchObject([{ player: 'shadow', games: 30 }])
  const [shadow] = result.rivals
  expect(shadow.wins).toBeGreaterThan(0)
  expect(shadow.wins + shadow.draws + shadow.losses).toBe(30)
  // Every game has one winner, or a first place that several share.
  const won = result.seats.reduce((sum: number, { wins }: { wins: number }) => sum + wins, shadow.wins)
  expect(won).toBeLessThanOrEqual(30)
  const { out } = await inProcess(args)
  expect(out).toMatch(new RegExp(`\\nno seat +the Shadow +${shadow.wins} +${shadow.draws} +${shadow.losses} `))
})
