import { runTogether } from './stage.ts'

const node = process.execPath
const types = (project: string) => ({
  title: `types: ${project}`,
  command: node,
  args: ['node_modules/@typescript/native/bin/tsc', '-p', project],
})

/** Everything a reader would complain about before any test runs. The names of what failed come back. */
export async function check(): Promise<string[]> {
  const stages = [
    {
      title: 'format and lint',
      command: node,
      args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    },
    // The rules and the bots run anywhere: checked alone, without the types of any platform.
    types('packages/kernel'),
    types('packages/contract'),
    types('packages/games'),
    types('packages/bots'),
    types('packages/protocol'),
    types('.'),
    types('e2e'),
    // The types of the routes are written once before they are read side by side.
    { title: "the app's routes", command: 'npm', args: ['run', '--silent', 'sync', '-w', '@grimuar/web'] },
    { title: 'ledger: every clause is named by a test', command: node, args: ['scripts/ledger.ts'] },
    { title: 'boundaries: imports point down', command: node, args: ['scripts/boundaries.ts'] },
    { title: 'types: no more ways around the checker than before', command: node, args: ['scripts/types.ts'] },
  ]
  // Together these are quick but need much memory, so they run after the others.
  const heavy = [
    { title: 'types: app and boards', command: 'npm', args: ['run', '--silent', 'check', '-w', '@grimuar/web'] },
    { title: 'nothing unused', command: node, args: ['node_modules/knip/bin/knip.js'] },
  ]
  const failed: string[] = []
  for (const together of [stages, heavy]) {
    const went = await runTogether(together)
    failed.push(...together.filter((_, i) => !went[i]).map((stage) => stage.title))
  }
  return failed
}

if (import.meta.main) {
  const failed = await check()
  console.log(failed.length ? `check failed: ${failed.join('; ')}` : 'check: all is well')
  process.exitCode = failed.length ? 1 : 0
}
