import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
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
  const place = new PostgresPlace(programs)
  await place.init()
  const server = await place.start()
  return {
    url: server.url,
    async restart() {
      await server.end('SIGQUIT') // at once, without a checkpoint
      await server.start()
    },
    async stop() {
      await server.end('SIGINT')
      place.clear()
    },
  }
}

/** A temporary folder for the data of a PostgreSQL server, and the user who may run it. */
export class PostgresPlace {
  readonly data: string
  private readonly programs: string
  private readonly folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  private readonly as: { readonly cwd: string; readonly uid?: number; readonly gid?: number }

  constructor(programs: string) {
    this.programs = programs
    this.data = join(this.folder, 'data')
    const root = process.getuid?.() === 0
    this.as = { cwd: this.folder, ...(root && { uid: NOBODY, gid: NOBODY }) }
    if (root) chownSync(this.folder, NOBODY, NOBODY)
  }

  /** Runs one of PostgreSQL's programs to its end. */
  async run(program: string, ...args: string[]): Promise<void> {
    await promisify(execFile)(join(this.programs, program), args, this.as)
  }

  /** Makes an empty database in the folder. */
  init(): Promise<void> {
    return this.run('initdb', '-D', this.data, '-U', 'grimuar', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  }

  /** Starts a server on the data, on a free port; `settings` are lines of its configuration. */
  async start(...settings: string[]): Promise<PostgresServer> {
    const port = await freePort()
    const lines = [`port = ${port}`, `listen_addresses = '127.0.0.1'`, `unix_socket_directories = ''`, ...settings]
    writeFileSync(join(this.data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
    const server = new PostgresServer(port, () =>
      spawn(join(this.programs, 'postgres'), ['-D', this.data], { stdio: 'ignore', ...this.as }),
    )
    await server.start()
    return server
  }

  clear(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A PostgreSQL server that can be ended and started again. */
export class PostgresServer {
  readonly port: number
  readonly url: string
  private readonly spawn: () => ChildProcess
  private child: ChildProcess | undefined

  constructor(port: number, spawn: () => ChildProcess) {
    this.port = port
    this.url = `postgres://grimuar@127.0.0.1:${port}/postgres`
    this.spawn = spawn
  }

  async start(): Promise<void> {
    const child = this.spawn()
    this.child = child
    await untilReady(this.url, () => child.exitCode === null && child.signalCode === null)
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
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
