import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Box } from '@grimuar/contract'

/**
 * Serves the app on a free port while `use` needs it, with a data folder of its own: another server may run on this machine. An app that is
 * served already is named by GRIMUAR_E2E_ADDRESS.
 */
export async function served(use: (address: string) => Promise<void>): Promise<void> {
  const given = process.env.GRIMUAR_E2E_ADDRESS
  if (given) return use(given)
  const data = mkdtempSync(join(tmpdir(), 'grimuar-served-'))
  try {
    await servedBy(['packages/cli/grimuar.js', 'serve', '--build', '--port', '0', '--data', data], use)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** Serves the built app and every game, also those that are not in the catalogue, while `use` needs it. */
export function servedWithAllGames(use: (address: string) => Promise<void>): Promise<void> {
  return servedBy(['e2e/helpers/all-games-server.ts'], use)
}

/** Serves the built app and the games of a test catalogue while `use` needs it; if `quick`, neither bots nor standing answers pause. */
export function servedWith(catalogue: string, use: (address: string) => Promise<void>, quick = false): Promise<void> {
  return servedBy(['e2e/helpers/all-games-server.ts', catalogue, ...(quick ? ['quick'] : [])], use)
}

/** The games of a catalogue of tests, as the server loads them. */
export async function catalogueAt(path: string): Promise<readonly Box[]> {
  const loaded: { readonly catalogue: readonly Box[] } = await import(path)
  return loaded.catalogue
}

/** Serves the built app on several free ports by nodes that share what these variables of the environment name, while `use` needs it. */
export function servedByNodes(
  count: number,
  env: NodeJS.ProcessEnv,
  use: (addresses: readonly string[]) => Promise<void>,
  before: readonly string[] = [],
): Promise<void> {
  if (before.length === count) return use(before)
  const next = (address: string) => servedByNodes(count, env, use, [...before, address])
  return servedBy(['packages/cli/grimuar.js', 'serve', '--port', '0'], next, env)
}

/** Runs a server that prints its address. */
async function servedBy(
  command: readonly string[],
  use: (address: string) => Promise<void>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const server = spawn(process.execPath, command, {
    env,
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
