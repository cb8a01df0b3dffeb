import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

/** A PostgreSQL server of the tests' own, in a temporary folder. */
export interface TestPostgres {
  /** The address of its database; every schema in it is a store of its own. */
  readonly url: string
  /** Stops it as a power cut would, and starts it again. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const DEBIAN = '/usr/lib/postgresql'
/** PostgreSQL refuses to run as root; then it runs as this user. */
const NOBODY = 65_534

/** The folder with the programs of PostgreSQL; undefined if it is not installed. */
export function findPostgres(): string | undefined {
  const versions = readable(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => readable(join(folder, 'initdb')) && readable(join(folder, 'postgres')))
}

/** Installs Debian's PostgreSQL where that is possible; otherwise says what a person should do. */
export function installPostgres(): string | undefined {
  const advice = 'install PostgreSQL 15 or newer ("apt-get install postgresql")'
  if (process.getuid?.() !== 0 || !readable('/usr/bin/apt-get')) return `PostgreSQL was not found: ${advice}`
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-q'], { stdio: 'pipe', env })
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'pipe', env })
    return undefined
  } catch (error) {
    return `apt-get could not install postgresql: ${advice}\n${error}`
  }
}

/** Starts a PostgreSQL server on a free port of this machine, as an ordinary user. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (user.uid !== undefined) chownSync(folder, NOBODY, NOBODY)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'grimuar', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  execFileSync(join(programs, 'initdb'), initdb, { stdio: 'pipe', cwd: folder, ...user })
  const port = await freePort()
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n`,
  )
  const url = `postgres://grimuar@127.0.0.1:${port}/postgres`
  const start = async () => {
    const child = spawn(join(programs, 'postgres'), ['-D', data], { stdio: 'ignore', cwd: folder, ...user })
    await untilReady(url, () => child.exitCode === null)
    return child
  }
  let child = await start()
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    url,
    async restart() {
      await end('SIGQUIT') // at once, without a checkpoint
      child = await start()
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The address of the PostgreSQL server that the tests of a cluster have started. */
export function testPostgres(): string {
  const url = process.env.GRIMUAR_TEST_DATABASE
  if (url === undefined) throw new Error('this test needs PostgreSQL: npm run test:cluster')
  return url
}

/** Makes a schema if there is none; returns the address at which it alone is used. */
export async function schemaOf(url: string, name: string): Promise<string> {
  const schema = `s${Buffer.from(name).toString('hex')}`
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  await client.end()
  return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`
}

async function untilReady(url: string, alive: () => boolean): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (!alive()) throw new Error(`PostgreSQL has stopped: ${error}`)
      await new Promise((passed) => setTimeout(passed, 50))
    }
  }
}

function readable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
