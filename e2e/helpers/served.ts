import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Serves the app on a free port while `use` needs it; an app that is served already is named by GRIMUAR_E2E_ADDRESS. */
export async function served(use: (address: string) => Promise<void>): Promise<void> {
  const given = process.env.GRIMUAR_E2E_ADDRESS
  if (given) return use(given)
  const server = spawn(process.execPath, ['packages/cli/grimuar.js', 'serve', '--build', '--port', '0'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = once(server, 'exit')
  let said = ''
  const address = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (text) => {
      said += text
      const [url] = /http:\/\/\S+/.exec(said) ?? []
      if (url) found(url)
    })
    void stopped.then(() => failed(new Error(`the app could not be served:\n${said}`)))
  })
  try {
    await use(address)
  } finally {
    server.kill()
    await stopped
  }
}
