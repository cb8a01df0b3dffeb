import { catalogue } from '@grimuar/games'
import { expect, test } from 'vitest'
import { terminal } from '../testkit/terminal.ts'
import { modeOf, modesOf } from './soak.ts'

const box = catalogue[0]!
const { grimuar } = terminal()

test('plays every mode in turn and reports the checks', async () => {
  const { code, out } = await grimuar(['soak', box.id, '--games', '6', '--every', '20'])
  expect(code).toBe(0)
  expect(out).toMatch(/: 6 random games, [\d,]+ decisions, all is as it must be/)
  const game = await box.rules()
  const modes = Array.from({ length: modesOf(game) }, (_, seed) => JSON.stringify(modeOf(game, seed)))
  expect(new Set(modes).size).toBe(modes.length)
})
