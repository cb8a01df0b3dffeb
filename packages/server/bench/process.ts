import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SHORT_PAUSES } from '../short-pauses.ts'

export interface Usage {
  readonly memory?: NodeJS.MemoryUsage
  readonly cpu: NodeJS.CpuUsage
}

/** A temporary folder for a server: a page to serve, and space for data. */
export function temporaryFolder(): { folder: string; clear(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app/index.html'), '<!doctype html><title>Grimuar</title>')
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Linux counts processor time in hundredths of a second. */
const TICK_US = 10_000

/** Our own server, which gets the flags that `grimuar serve` has. */
export const OWN_SERVER = './child.ts'

/** A server in its own process. */
export class ServerProcess {
  readonly url: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, url: string) {
    this.child = child
    this.url = url
  }

  /** Starts a server and waits until it listens. `program` is a module that sends its address then. */
  static async start(args: readonly string[], program = OWN_SERVER, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, {
      env: { ...process.env, ...env },
      execArgv: [
        ...(basename(program) === basename(OWN_SERVER) ? [SHORT_PAUSES] : []),
        '--expose-gc',
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const told = await Promise.race([once(child, 'message'), once(child, 'exit').then(([code]) => code as number | null)])
    if (!Array.isArray(told)) throw new Error(`the server stopped with ${told} before it listened`)
    return new ServerProcess(child, (told[0] as { url: string }).url)
  }

  /** The processor time of its threads, in microseconds by name. Only Linux tells it. */
  threads(): Map<string, NodeJS.CpuUsage> {
    const all = new Map<string, NodeJS.CpuUsage>()
    if (process.platform !== 'linux') return all
    const folder = `/proc/${this.child.pid}/task`
    for (const id of readdirSync(folder)) {
      const stat = readFileSync(`${folder}/${id}/stat`, 'utf8')
      const end = stat.lastIndexOf(')')
      const name = stat.slice(stat.indexOf('(') + 1, end)
      const fields = stat.slice(end + 2).split(' ')
      const { user, system } = all.get(name) ?? { user: 0, system: 0 }
      all.set(name, { user: user + Number(fields[11]) * TICK_US, system: system + Number(fields[12]) * TICK_US })
    }
    return all
  }

  /** Waits until the process has ended without a signal. */
  async ended(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit')
  }

  /** Kills the process, like a power cut. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }

  async usage(what: 'cpu' | 'memory'): Promise<Usage> {
    this.child.send(what)
    const [usage] = await once(this.child, 'message')
    return usage as Usage
  }
}
