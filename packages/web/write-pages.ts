import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LANGS, type Lang } from '@grimuar/contract'
import { drawingIn, inlined } from './early-html.ts'
import { EARLY_PAGES, type EarlyPage } from './early-pages.ts'
import { showEarlyPage } from './early-script.ts'
import { Built, loadedBy } from './manifest.ts'
import { earlyAddress } from './src/lib/early/address.ts'

// The bundler writes one HTML file that starts the app at any address. This script makes the files of the app's pages from it:
// - It lists the files that each page needs: without that a browser finds them only after two rounds of loading scripts.
// - The pages that people open first get a file of their own with what the build has drawn of them, in every language. The browser
//   shows that before the app's scripts are there, and src/lib/early puts the app's page in its place. The first page is also the
//   answer to all other addresses; there its drawing stays unused.

const WEB = import.meta.dirname
const BUILD = join(WEB, 'build')

/** The pages that people open directly, by the first part of their path. One of the early pages is found here by servers that know no other file than index.html. */
const PAGES: { readonly [part: string]: string } = {
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

const built = new Built(WEB)
const shell = loadedBy(built.manifest, built.shell)
const fallback = readFileSync(join(BUILD, 'index.html'), 'utf8')

/** The files that a page loads at once with these modules, besides the shell. */
function filesOf(keys: readonly string[]): { scripts: string[]; styles: string[] } {
  const { scripts, styles } = loadedBy(built.manifest, keys)
  return {
    scripts: [...scripts].filter((file) => !shell.scripts.has(file)),
    styles: [...styles].filter((file) => !shell.styles.has(file)),
  }
}

const FONTS = byLang((lang) => {
  const faces = lang === 'pl' ? [...FACES, ...POLISH_FACES] : FACES
  return faces.map((face) => built.fileOf(built.keyEnding(`/${face}-normal.woff2`)))
})
const WORDS = byLang((lang) => filesOf([built.textsIn(lang)]).scripts)

/** The addresses of some files for each language. */
function byLang(of: (lang: Lang) => readonly string[]): { readonly [lang: string]: readonly string[] } {
  return Object.fromEntries(LANGS.map((lang) => [lang, of(lang).map((file) => `/${file}`)]))
}

/** Finds the language as src/lib/settings.svelte.ts does and the theme as src/lib/theme.ts does, and asks for the letters. */
function begin(fonts: { readonly [lang: string]: readonly string[] }): void {
  let set: { readonly lang?: string; readonly theme?: string } = {}
  try {
    set = JSON.parse(localStorage.getItem('grimuar/settings') ?? '{}') ?? set
  } catch {
    // Without settings the browser's language is used.
  }
  const root = document.documentElement
  const tags = [set.lang, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())]
  root.lang = tags.find((tag) => tag && Object.hasOwn(fonts, tag)) ?? 'en'
  if (set.theme === 'light' || set.theme === 'dark') root.dataset['theme'] = set.theme
  for (const href of fonts[root.lang] ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }))
  }
}

/** Asks for the other files of the page: after the early page has asked for its pictures, so that they come first. */
function fetchFiles(
  pages: { readonly [part: string]: readonly string[] },
  words: { readonly [lang: string]: readonly string[] },
): void {
  const [, part = ''] = location.pathname.split('/')
  for (const href of [...(pages['*'] ?? []), ...(words[document.documentElement.lang] ?? []), ...(pages[part] ?? [])]) {
    const link = document.createElement('link')
    link.rel = href.endsWith('.js') ? 'modulepreload' : 'stylesheet'
    document.head.append(Object.assign(link, { href }))
  }
}

/** A call of a function, written into a page. */
function inlineScript<Args extends readonly unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  const script = `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
  return `<script>${script.replaceAll(/^\s*(\/\/.*\n)?/gm, '')}</script>`
}

/** The page in every language, for the browser to choose from. */
function templates({ path }: EarlyPage): string {
  return LANGS.map((lang) => {
    const { title, content } = drawingIn(readFileSync(join(BUILD, `${earlyAddress(lang, path)}.html`), 'utf8'))
    return `<template lang="${lang}" title="${title.replaceAll('"', '&quot;')}">${content}</template>`
  }).join('\n    ')
}

/** Writes the HTML file of an early page. */
function write(page: EarlyPage): void {
  const { path, route, also, differs } = page
  const own = filesOf([built.nodeOf(`src/routes/${route}`), ...also.map((end) => built.keyEnding(end))])
  const first = path === '/'
  const pages: { [part: string]: readonly string[] } = { '*': [...shell.scripts].map((file) => `/${file}`) }
  for (const [part, other] of first ? Object.entries(PAGES) : []) {
    const { scripts, styles } = filesOf([built.nodeOf(`src/routes/${other}`)])
    pages[part] = [...scripts, ...styles.filter((file) => !own.styles.includes(file))].map((file) => `/${file}`)
  }
  pages[path.split('/')[1] ?? ''] = own.scripts.map((file) => `/${file}`)
  // The styles stand in the page, and the app finds their files marked as loaded.
  const styles = [...shell.styles, ...own.styles]
  const css = styles.map((file) => inlined(readFileSync(join(BUILD, file), 'utf8').trim(), `/${dirname(file)}/`)).join('\n')
  const links = styles.map((file) => `<link href="/${file}" rel="stylesheet" disabled media="(max-width: 0)">`).join('')
  const html = replace(fallback.replaceAll(/\s*<link [^>]*rel="(?:stylesheet|modulepreload)"[^>]*>/g, ''), {
    '<meta charset="utf-8" />': (charset) => `${charset}\n    ${inlineScript(begin, FONTS)}`,
    '</head>': (end) => `  <style>${css}</style>${links}\n  ${end}`,
    '<body>': (body) =>
      `${body}\n    ${templates(page)}\n    ${inlineScript(showEarlyPage, path, differs)}\n    ${inlineScript(fetchFiles, pages, WORDS)}`,
  })
  const file = join(BUILD, first ? 'index.html' : `${path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
  writeFileSync(`${file}.gz`, gzipSync(html, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(html))
}

function replace(html: string, parts: { readonly [part: string]: (found: string) => string }): string {
  return Object.entries(parts).reduce((text, [part, by]) => {
    if (!text.includes(part)) throw new Error(`the built page has no ${part}`)
    return text.replace(part, by)
  }, html)
}

for (const page of EARLY_PAGES) write(page)
rmSync(join(BUILD, 'early'), { recursive: true })
