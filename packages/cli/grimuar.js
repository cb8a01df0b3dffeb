#!/usr/bin/env node
// Plain JavaScript, so that an old version of Node can report the problem.
const version = process.versions.node
if (Number(version.split('.')[0]) < 24) {
  console.error(
    `grimuar needs Node 24 and this is ${version}: run "npm ci" once, then "npx grimuar …" (npm brings Node 24 along on Linux x64)`,
  )
  process.exit(2)
}
if (process.argv[2] === 'serve' && process.execve) {
  const { againWithShortPauses } = await import('@grimuar/server/short-pauses')
  const again = againWithShortPauses(process)
  if (again) process.execve(process.execPath, [process.execPath, ...again]) // the same process with another flag
}
const { enableCompileCache } = await import('node:module')
enableCompileCache() // makes the next start faster
// A closed pipe (| head) is no error.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1))
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
