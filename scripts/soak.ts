import { catalogue, unlisted } from '../packages/games/index.ts'
import { run } from './stage.ts'

// Random games of every game (the sampler too, which has every kind of question), or of the one named, in all modes with every check: npm run soak -- [game] [--games N]
const [first = '', ...rest] = process.argv.slice(2)
const named = first !== '' && !first.startsWith('--')
for (const id of named ? [first] : [...catalogue, ...unlisted].map((box) => box.id)) {
  const went = await run({
    title: `soaking ${id}`,
    command: process.execPath,
    args: ['packages/cli/grimuar.js', 'soak', id, ...(named ? rest : process.argv.slice(2))],
    live: true,
  })
  if (!went) process.exitCode = 1
}
