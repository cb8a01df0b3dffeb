import { readFileSync } from 'node:fs'
import { networkOf, readWeights } from '@grimuar/bots'
import type { Weights } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import { expect, test } from 'vitest'
import { boxNamed } from '../game-arguments.ts'
import { terminal } from '../testkit/terminal.ts'

const { file, inProcess, misused } = terminal()

test('trains on games of the bot, the same for the same seed on any number of workers', async () => {
  const args = ['tune', 'prophecy', '--games', '20', '--epochs', '2', '--hidden', '4', '--seed', '3']
  const [one, two] = [file('one.ts'), file('two.ts')]
  const { code, out } = await inProcess([...args, '--workers', '1', '--out', one])
  expect(code).toBe(0)
  expect(out).toMatch(/epoch 2: loss 0\.\d+, held out 0\.\d+/)
  expect(out).toMatch(/loss {6}0\.\d+ on games held out; the hand evaluation: 0\.\d+/)
  expect((await inProcess([...args, '--workers', '2', '--out', two])).code).toBe(0)
  expect(readFileSync(two, 'utf8')).toBe(readFileSync(one, 'utf8'))
  const { weights }: { weights: Weights } = await import(one)
  expect(weights.header).toMatchObject({ game: 'prophecy', rules: 1, hidden: 4, seed: 3, arena: '' })
  expect(readWeights(weights, weights.header).ok).toBe(true)
})

test('goes on from the present weights with games of the search among those of the policy', async () => {
  const out = file('second.ts')
  const args = [
    'tune',
    'spellbook',
    '--from',
    'search',
    '--every',
    '10',
    '--go-on',
    '--games',
    '20',
    '--epochs',
    '1',
    '--players',
    '2',
  ]
  const { code, out: said } = await inProcess([...args, '--workers', '1', '--out', out])
  expect(code).toBe(0)
  expect(said).toMatch(/epoch 0: loss 0\.\d+, held out 0\.\d+/)
  const { weights }: { weights: Weights } = await import(out)
  expect(weights.header.recipe).toMatch(/every 10th, the others of the policy\), \d+ rows, [01] epochs after the weights before/)
  // All that was typed and changes the weights can be typed again.
  expect(weights.header.recipe).toMatch(
    /^tune spellbook --from search --every 10 --games 20 --players 2 --epochs 1 --go-on --seed \d+: 20 games/,
  )
  const arena = [
    'arena',
    'spellbook',
    '--a',
    'learned:4',
    '--b',
    'random',
    '--games',
    '2',
    '--workers',
    '1',
    '--seed',
    '1',
    '--json',
  ]
  expect(JSON.parse((await inProcess([...arena, '--weights', out])).out)).toMatchObject({ games: 2, weights: out })
  await misused([...arena, '--weights', file('none.ts')], /the weights cannot be loaded/)
})

// If this fails, the rules or the encoder have changed: run `grimuar tune` for the game.
test.each(catalogue.map(({ id }) => id))('the weights of %s fit its rules and its encoder, if there are any', async (id) => {
  const { rules, bot: load } = boxNamed(id)
  const [game, bot] = await Promise.all([rules(), load()])
  const read = bot.weights ? await networkOf(game, bot) : undefined
  expect(read?.ok ?? true, read?.ok === false ? read.reason : '').toBe(true)
})

test('refuses a game without an encoder, and players that it is not for', async () => {
  await misused(['tune', 'prophecy', '--players', '2,1'], /prophecy is for 2, 3, 4 players, not 1/)
  await misused(['tune', 'sampler'], /the bot of sampler has no encoder/)
  await misused(['arena', 'sampler', '--a', 'learned:8'], /sampler has no learned evaluation/)
})

test('weights in the repository tell the command that trained them and how they fared in the arena', async () => {
  const shipped: string[] = []
  for (const { id, bot } of catalogue) {
    const weights = await (await bot()).weights?.()
    if (!weights) continue
    shipped.push(id)
    expect(weights.header.recipe).toMatch(new RegExp(`^tune ${id} .*--seed ${weights.header.seed}: \\d+ games of `))
    expect(weights.header.arena).toMatch(/ won \d+ % \(\d+ to \d+\) of \d+ games /)
  }
  expect(shipped).not.toEqual([])
})
