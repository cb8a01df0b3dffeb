import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LANGS } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import { Built, loadedBy } from './manifest.ts'

// All addresses are answered with one HTML file, so the bundler cannot list in it the files of each page. This script adds them:
// without it a browser finds a page's own files only after two rounds of loading scripts.

const WEB = import.meta.dirname
const PAGE = join(WEB, 'build/index.html')
const BASE = '_app/immutable/'

/** The pages that people open directly, by the first part of their path. */
const PAGES: { readonly [part: string]: string } = {
  '': '+page.svelte',
  match: 'match/[id]/+page.svelte',
  room: 'room/[id]/+page.svelte',
  lobby: 'lobby/+page.svelte',
  new: 'new/[game]/+page.svelte',
  learn: 'learn/[game]/[[tutorial]]/+page.svelte',
  rules: 'rules/[game]/+page.svelte',
}

/** The faces of the first words of any page; Polish needs the letters with tails too. */
const FACES = ['cinzel-latin-600', 'alegreya-sans-latin-400', 'alegreya-sans-latin-700']
const POLISH_FACES = FACES.map((face) => face.replace('latin', 'latin-ext'))

/** The files that each page and each language needs besides the shell: a list of all files, and for each its indices in that list. */
function needs(): {
  files: string[]
  pages: Record<string, number[]>
  langs: Record<string, number[]>
  /** The largest picture of the first page, by theme and language. */
  pictures: Record<string, string>
} {
  const built = new Built(WEB)
  const shell = loadedBy(built.manifest, built.shell)
  const files: string[] = []
  const numberOf = (file: string) => {
    const name = file.slice(BASE.length)
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1
  }
  const numbersOf = (key: string) => {
    const { scripts, styles } = loadedBy(built.manifest, [key])
    return [...scripts, ...styles].filter((file) => !shell.scripts.has(file) && !shell.styles.has(file)).map(numberOf)
  }
  const pages = Object.entries(PAGES).map(([part, page]) => [part, numbersOf(built.nodeOf(`src/routes/${page}`))])
  const langs = LANGS.map((lang) => {
    const faces = lang === 'pl' ? [...FACES, ...POLISH_FACES] : FACES
    const fonts = faces.map((face) => built.fileOf(built.keyEnding(`/${face}-normal.woff2`)))
    return [lang, [...numbersOf(built.textsIn(lang)), ...fonts.map(numberOf)]]
  })
  const kinds = LANGS.flatMap((lang) => [`dark-${lang}`, `light-${lang}`])
  const pictures = kinds.map((kind) => [kind, built.fileOf(built.keyEnding(`/${catalogue[0]?.id}-${kind}.webp`))])
  return {
    files,
    pages: Object.fromEntries(pages),
    langs: Object.fromEntries(langs),
    pictures: Object.fromEntries(pictures),
  }
}

const { files, pages, langs, pictures } = needs()
/** What both scripts begin with. The language is found as src/lib/settings.svelte.ts finds it, the theme as src/lib/theme.ts does. */
const found = `
      const langs = ${JSON.stringify(langs)}
      let set = {}
      try { set = JSON.parse(localStorage.getItem('grimuar/settings') ?? '{}') } catch {}
      const lang = langs[set.lang] ? set.lang : (navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => langs[tag]) ?? 'en')
      const part = location.pathname.split('/')[1]
      const files = [...(${JSON.stringify(pages)}[part] ?? []), ...langs[lang]].map((n) => '/${BASE}' + ${JSON.stringify(files)}[n])`
// Scripts wait for the style sheets above them, so this one stands above all: what it asks for is fetched together with the shell.
const early = `<script>{${found}
      if (part === '') {
        const light = set.theme === 'light' || (set.theme !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches)
        new Image().src = '/' + ${JSON.stringify(pictures)}[(light ? 'light-' : 'dark-') + lang]
      }
      for (const file of files) {
        const link = document.createElement('link')
        link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
        if (file.endsWith('.css')) link.as = 'style'
        if (file.endsWith('.woff2')) Object.assign(link, { as: 'font', type: 'font/woff2', crossOrigin: '' })
        link.href = file
        document.head.append(link)
      }
    }</script>`
// The style sheets of the page come after those of the shell, as in their imports.
const late = `<script>{${found}
      for (const file of files.filter((file) => file.endsWith('.css'))) {
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = file
        document.head.append(link)
      }
    }</script>`
const page = readFileSync(PAGE, 'utf8')
const CHARSET = '<meta charset="utf-8" />'
if (!page.includes('</head>') || !page.includes(CHARSET)) throw new Error('the built page has no head')
const whole = page.replace(CHARSET, `${CHARSET}\n    ${early}`).replace('</head>', `  ${late}\n  </head>`)
writeFileSync(PAGE, whole)
writeFileSync(`${PAGE}.gz`, gzipSync(whole, { level: 9 }))
writeFileSync(`${PAGE}.br`, brotliCompressSync(whole))
