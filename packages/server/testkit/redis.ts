import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** A Redis server of the tests' own, in a temporary folder. */
export interface TestRedis {
  readonly url: string
  /** Kills it, like a power cut. */
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** The program redis-server or valkey-server; undefined if neither is installed. */
export function findRedis(): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name))).find(isThere)
}

/** Installs Debian's Redis where that is possible; otherwise says what a person should do. */
export function installRedis(): string | undefined {
  const advice = 'install Redis ("apt-get install redis-server")'
  if (process.getuid?.() !== 0 || !isThere('/usr/bin/apt-get')) return `Redis was not found: ${advice}`
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-q'], { stdio: 'pipe', env })
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'redis-server'], { stdio: 'pipe', env })
    return undefined
  } catch (error) {
    return `apt-get could not install redis-server: ${advice}\n${error}`
  }
}

/** Starts a Redis server on a free port of this machine. It keeps nothing on the disk. */
export async function startRedis(program: string): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  const port = await freePort()
  const run = async () => {
    const flags = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
    const child = spawn(program, flags, { stdio: 'ignore' })
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`Redis has stopped with ${child.exitCode}`)
      await new Promise((passed) => setTimeout(passed, 50))
    }
    return child
  }
  let child = await run()
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async start() {
      child = await run()
    },
    async stop() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((told) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      told(true)
    })
    socket.on('error', () => told(false))
  })
}

function isThere(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
