import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Built, loadedBy } from './manifest.ts'

// One page answers every address, so the bundler cannot write into it what each of them needs. Without this a browser learns of a
// page's own files only after two rounds of scripts; with it, at once.

const WEB = import.meta.dirname
const PAGE = join(WEB, 'build/index.html')
const BASE = '_app/immutable/'

/** Pages people come to directly, by the first part of their address. */
const PAGES: { readonly [part: string]: string } = {
  '': '+page.svelte',
  match: 'match/[id]/+page.svelte',
  room: 'room/[id]/+page.svelte',
  lobby: 'lobby/+page.svelte',
  new: 'new/[game]/+page.svelte',
  learn: 'learn/[game]/+page.svelte',
  rules: 'rules/[game]/+page.svelte',
}

/** Which files each page needs beyond the shell: a list of files, and for each page their numbers in it. */
function needs(): { files: string[]; pages: Record<string, number[]> } {
  const built = new Built(WEB)
  const shell = loadedBy(built.manifest, built.shell)
  const files: string[] = []
  const numberOf = (file: string) => {
    const name = file.slice(BASE.length)
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
  }
  const entries = Object.entries(PAGES).map(([part, page]) => {
    const { scripts, styles } = loadedBy(built.manifest, [built.nodeOf(`src/routes/${page}`)])
    const own = [...scripts, ...styles].filter((file) => !shell.scripts.has(file) && !shell.styles.has(file))
    return [part, own.map(numberOf)]
  })
  return { files, pages: Object.fromEntries(entries) }
}

const { files, pages } = needs()
const script = `<script>
      for (const n of ${JSON.stringify(pages)}[location.pathname.split('/')[1]] ?? []) {
        const file = ${JSON.stringify(files)}[n]
        const link = document.createElement('link')
        link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
        link.href = '/${BASE}' + file
        document.head.append(link)
      }
    </script>`
const page = readFileSync(PAGE, 'utf8')
if (!page.includes('</head>')) throw new Error('the built page has no head')
const whole = page.replace('</head>', `  ${script}\n  </head>`)
writeFileSync(PAGE, whole)
writeFileSync(`${PAGE}.gz`, gzipSync(whole, { level: 9 }))
writeFileSync(`${PAGE}.br`, brotliCompressSync(whole))
