import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { quickDice, stream } from '@grimuar/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { type Acknowledged, Player } from '../bench/chaos.ts'
import { begin } from '../bench/match.ts'
import { temporaryFolder } from '../bench/process.ts'
import { schemaOf, testPostgres } from '../testkit/postgres.ts'
import { signInGuest, until } from '../testkit/test-server.ts'

const CLI = fileURLToPath(import.meta.resolve('../../cli/grimuar.js'))
/** Processes start slowly on a busy machine. */
const LONG_MS = 200_000

/** The processes that a process has started. */
function childrenOf(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

test('grimuar serve --nodes: people play at one port, a node that is killed comes back, and all stop gently', {
  timeout: 3 * LONG_MS,
}, async () => {
  const { folder, clear } = temporaryFolder()
  onTestFinished(clear)
  const database = await schemaOf(testPostgres(), 'serve nodes')
  const flags = ['serve', '--nodes', '2', '--port', '0', '--folder', `${folder}/app`, '--data', `${folder}/data`]
  const server = spawn(process.execPath, [CLI, ...flags], {
    env: { ...process.env, GRIMUAR_DATABASE: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = once(server, 'exit')
  onTestFinished(() => void server.kill('SIGKILL'))
  let said = ''
  server.stdout.on('data', (text) => (said += text))
  await until(() => said.includes('http://'), LONG_MS)
  const url = /http:\/\/\S+/.exec(said)?.[0] ?? ''

  const guests = [await signInGuest(url, 'Ala'), await signInGuest(url, 'Ola')]
  const acknowledged: Acknowledged[] = []
  const roll = stream(quickDice(1))
  const id = await begin('towers', guests)
  const players = guests.map((guest) => new Player(guest, id, acknowledged, roll))
  await until(() => acknowledged.length > 5, LONG_MS)

  const nodes = childrenOf(server.pid)
  expect(nodes).toHaveLength(2)
  process.kill(nodes[0] ?? 0, 'SIGKILL')
  const before = acknowledged.length
  await until(() => acknowledged.length > before + 10, LONG_MS)
  await until(() => childrenOf(server.pid).length === 2, LONG_MS)
  expect(childrenOf(server.pid)).not.toContain(nodes[0])

  for (const player of players) player.stop()
  server.kill('SIGTERM')
  expect(await stopped).toEqual([0, null])
})
