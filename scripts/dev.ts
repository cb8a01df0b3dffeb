import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, watch, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/**
 * `npm run dev`: the app with live reload, and beside it a server that starts again when its code changes. What comes after `--` is
 * for Vite: `npm run dev -- --port 5200`. People and matches of this server are kept in .cache/dev, apart from those of `npm start`.
 */
const ROOT = join(import.meta.dirname, '..')
const CACHE = join(ROOT, '.cache/dev')
/** The sources of the server. */
const PACKAGES = ['kernel', 'contract', 'games', 'bots', 'protocol', 'server', 'cli']
/** Editors write several files at once: the server starts again when this many milliseconds passed without another. */
const CALM = 300

async function develop(): Promise<number> {
  const port = await freePort()
  const server = new RestartingServer(port)
  const vite = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'dev', ...process.argv.slice(2)], {
    cwd: join(ROOT, 'packages/web'),
    env: { ...process.env, GRIMUAR_DEV_SERVER: `http://127.0.0.1:${port}` },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal))
  const [code] = await once(vite, 'exit')
  await server.stop()
  return typeof code === 'number' ? code : 0
}

/** Not `node --watch`: it sends its own messages to the parents of worker threads, and the store has such a thread. */
class RestartingServer {
  private readonly port: number
  private running: ChildProcess
  private timer: NodeJS.Timeout | undefined

  constructor(port: number) {
    this.port = port
    this.running = this.start()
    const changed = (_: string, file: string | null) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(this.timer)
      this.timer = setTimeout(() => void this.restart(), CALM)
    }
    for (const name of PACKAGES) watch(join(ROOT, 'packages', name), { recursive: true, persistent: false }, changed)
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer)
    if (this.running.exitCode !== null || this.running.signalCode !== null) return
    const stopped = once(this.running, 'exit')
    this.running.kill()
    await stopped
  }

  private async restart(): Promise<void> {
    await this.stop()
    this.running = this.start()
    console.log('The server starts again.')
  }

  private start(): ChildProcess {
    const app = join(CACHE, 'app')
    mkdirSync(app, { recursive: true })
    // The server wants a built app; here Vite serves the app.
    writeFileSync(join(app, 'index.html'), 'The app is at the address that Vite prints.\n')
    const serve = ['serve', '--port', `${this.port}`, '--folder', app, '--data', join(CACHE, 'data')]
    const command = ['packages/cli/grimuar.js', ...serve]
    return spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}

process.exitCode = await develop()
