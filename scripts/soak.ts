import { catalogue } from '../packages/games/index.ts'
import { run } from './stage.ts'

// Many random games of every game (or the one named) with every check on. npm run soak -- [games] [game]
const games = process.argv[2] ?? '100000'
const wanted = process.argv[3]
for (const box of catalogue.filter((b) => !wanted || b.id === wanted)) {
  for (const players of box.seats) {
    const args = ['simulate', box.id, '--games', games, '--seats', 'random', '--players', `${players}`, '--check']
    const went = await run({
      title: `${box.id}, ${players} players: ${games} games, everything checked after every decision`,
      command: process.execPath,
      args: ['packages/cli/grimuar.js', ...args],
      live: true,
    })
    if (!went) process.exitCode = 1
  }
}
