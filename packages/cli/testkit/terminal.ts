import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, vi } from 'vitest'
import { main } from '../main.ts'

/** What a command printed, and its exit code. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A terminal with a folder of its own, which is removed after the tests of the file that asked for it. */
export function terminal() {
  const folder = mkdtempSync(join(tmpdir(), 'cli-'))
  const file = (name: string) => join(folder, name)
  afterAll(() => rmSync(folder, { recursive: true }))

  function begin(...args: string[]) {
    return spawn(process.execPath, [join(import.meta.dirname, '../grimuar.js'), ...args], {
      env: { ...process.env, NO_COLOR: '1', LANG: 'C', GRIMUAR_DATA: file('data') },
    })
  }

  /** Runs a command in a process of its own; each of the typed lines is given to it. */
  function grimuar(args: string[], typed: string[] = []): Promise<Ran> {
    return new Promise((done) => {
      const child = begin(...args)
      let out = ''
      let err = ''
      child.stdout.on('data', (text) => (out += text))
      child.stderr.on('data', (text) => (err += text))
      child.on('close', (code) => done({ code, out, err }))
      child.stdin.on('error', () => {}) // it may exit before it has read everything
      child.stdin.end(typed.map((line) => `${line}\n`).join(''))
    })
  }

  /** The same without a process: enough where a command only prints and returns its code, and much quicker. */
  async function inProcess(args: string[]): Promise<Ran> {
    const said = { log: '', error: '' }
    const spies = (['log', 'error'] as const).map((stream) =>
      vi.spyOn(console, stream).mockImplementation((...words) => {
        said[stream] += `${words.join(' ')}\n`
      }),
    )
    vi.stubEnv('GRIMUAR_DATA', file('data'))
    try {
      const code = await main(args)
      return { code, out: said.log, err: said.error }
    } finally {
      for (const spy of spies) spy.mockRestore()
      vi.unstubAllEnvs()
    }
  }

  /** Expects one line on the error stream, nothing else, and exit code 2. */
  async function misused(args: string[], message: RegExp, run = inProcess): Promise<void> {
    const { code, out, err } = await run(args)
    expect(err).toMatch(message)
    expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1])
  }

  return { folder, file, begin, grimuar, inProcess, misused }
}
