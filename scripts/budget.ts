import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { catalogue } from '../packages/games/index.ts'

const KB = 1000
const FIRST_PAGE = 120 * KB // all script of the first page
const GAME = 80 * KB // what opening a game adds

const WEB = 'packages/web'
const KIT = `${WEB}/.svelte-kit`
const HOME = 'src/routes/+page.svelte'
const MATCH = 'src/routes/match/[id]/+page.svelte'

/** What the bundler tells of each module or chunk: its file and what it loads at once. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

export interface Manifest {
  readonly [key: string]: Chunk
}

/** Every script file that is loaded when these modules are. */
export function loadedBy(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return files
}

/** Weighs the build against its budgets, told row by row; true where all is within them. */
function weighBuild(): boolean {
  const manifest: Manifest = JSON.parse(readFileSync(`${KIT}/output/client/.vite/manifest.json`, 'utf8'))
  const keyEnding = (end: string) => {
    const found = Object.keys(manifest).find((key) => key.endsWith(end))
    if (!found) throw new Error(`the build has no ${end}`)
    return found
  }
  /** The generated module that loads a page. */
  const nodes = globSync(`${KIT}/generated/build/client-optimized/nodes/*.js`)
  const nodeOf = (page: string) => {
    const node = nodes.find((path) => readFileSync(path, 'utf8').includes(`/${page}"`))
    if (!node) throw new Error(`no page of the build is ${page}`)
    return node.slice(`${WEB}/`.length).replaceAll('\\', '/')
  }
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, 'build', file))).length, 0)

  const shell = ['client/entry.js', 'client/client-entry.js', 'client-optimized/app.js', 'client-optimized/nodes/0.js'].map(
    keyEnding,
  )
  const first = loadedBy(manifest, [...shell, nodeOf(HOME)])
  const rows = [{ what: 'first page', size: weigh(first), limit: FIRST_PAGE }]
  for (const { id, complete } of catalogue) {
    if (!complete && !Object.keys(manifest).some((key) => key.endsWith(`games/${id}/board/index.ts`))) continue
    const game = loadedBy(manifest, [nodeOf(MATCH), keyEnding(`games/${id}/index.ts`), keyEnding(`games/${id}/board/index.ts`)])
    rows.push({ what: `${id}, beyond that`, size: weigh([...game].filter((file) => !first.has(file))), limit: GAME })
  }
  const width = Math.max(...rows.map((row) => row.what.length))
  for (const { what, size, limit } of rows) {
    const verdict = size > limit ? `over its ${limit / KB} kB` : `of ${limit / KB} kB`
    console.log(`  ${what.padEnd(width)}  ${(size / KB).toFixed(1).padStart(6)} kB of script (gzip), ${verdict}`)
  }
  return rows.every(({ size, limit }) => size <= limit)
}

if (import.meta.main) {
  try {
    if (!weighBuild()) process.exitCode = 1
  } catch (error) {
    console.error(`  ${(error as Error).message}`)
    process.exitCode = 1
  }
}
