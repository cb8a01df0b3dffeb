import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '@grimuar/contract'

/** The bundler's entry for a module or chunk: its file, its styles, and its static imports. */
export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export interface Manifest {
  readonly [key: string]: Chunk
}

/** All scripts and style sheets that are loaded with these modules. */
export function loadedBy(manifest: Manifest, keys: readonly string[]): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no ${key}`)
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return { scripts, styles }
}

/** The built app, read from the bundler's manifest. */
export class Built {
  readonly manifest: Manifest
  /** The modules that every page loads. */
  readonly shell: readonly string[]
  private readonly nodes: readonly string[]
  private readonly web: string

  /** `web` is this package's folder. */
  constructor(web: string) {
    const kit = join(web, '.svelte-kit')
    this.web = web
    this.manifest = JSON.parse(readFileSync(join(kit, 'output/client/.vite/manifest.json'), 'utf8'))
    this.nodes = globSync('generated/build/client-optimized/nodes/*.js', { cwd: kit })
    const entries = ['client/entry.js', 'client/client-entry.js', 'client-optimized/app.js', 'client-optimized/nodes/0.js']
    this.shell = entries.map((end) => this.keyEnding(end))
  }

  /** The module that holds what any page may say in a language. */
  textsIn(lang: Lang): string {
    return this.keyEnding(`src/lib/text/alone.${lang}.ts`)
  }

  /** The chunks that hold one module of this name (without its ending) for several others. */
  shared(name: string): string[] {
    const found = Object.keys(this.manifest).filter((key) => key.startsWith('_') && this.manifest[key]?.name === name)
    if (!found.length) throw new Error(`the build has no chunk ${name}`)
    return found
  }

  /** The built file of a module or asset. */
  fileOf(key: string): string {
    return this.manifest[key]?.file ?? ''
  }

  keyEnding(end: string): string {
    const found = Object.keys(this.manifest).find((key) => key.endsWith(end))
    if (!found) throw new Error(`the build has no ${end}`)
    return found
  }

  /** The generated module that loads a page. */
  nodeOf(page: string): string {
    const node = this.nodes.find((path) => readFileSync(join(this.web, '.svelte-kit', path), 'utf8').includes(`/${page}"`))
    if (!node) throw new Error(`the build has no page ${page}`)
    return `.svelte-kit/${node.replaceAll('\\', '/')}`
  }
}
