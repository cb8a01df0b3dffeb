import { spawn } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from './command.ts'
import { ROOT } from './game-arguments.ts'

const BUILT = 'packages/web/build/index.html'
const SOURCES = ['packages/{kernel,games,bots,protocol,ui,web}/**/*', 'docs/rules/*.md', 'package-lock.json']
const NOT_SOURCES = /(^|[/\\])(node_modules|build|\.svelte-kit|records)([/\\]|$)|\.test\.ts$/

/** Builds the app if it is missing or older than its sources. */
export async function build(): Promise<void> {
  const built = changed(BUILT)
  if (built !== undefined && built >= newestSource()) return
  console.log(built === undefined ? 'Building the app, once (up to a minute)…' : 'The app has changed; building it anew…')
  const began = performance.now()
  const { code, output } = await npmBuild()
  if (code !== 0) throw new CliError(`the app could not be built:\n${output.trim()}`, 1)
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}

function newestSource(): number {
  const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => NOT_SOURCES.test(path) })
  return files.reduce((newest, file) => Math.max(newest, NOT_SOURCES.test(file) ? 0 : (changed(file) ?? 0)), 0)
}

/** The time a file was last changed; undefined if it does not exist. */
function changed(file: string): number | undefined {
  const stat = statSync(join(ROOT, file), { throwIfNoEntry: false })
  return stat?.isFile() ? stat.mtimeMs : undefined
}

function npmBuild(): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const npm = spawn('npm', ['run', '--silent', 'build', '-w', '@grimuar/web'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const pipe of [npm.stdout, npm.stderr]) pipe.on('data', (text) => (output += text))
    npm.on('error', (error) => done({ code: 1, output: error.message }))
    npm.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
