import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiled } from '../packages/games/wonder-book/story/index.ts'
import { campaigns } from './story.ts'

// Searches the build for every sentence of every campaign of Wonder Book: the files must contain no accidental spoilers.

const BUILD = 'packages/web/build'
const SHORTEST = 20 // letters; shorter texts are labels, and stand in other texts by chance
const OPAQUE = /\.(br|gz|png|webp|woff2?|ogg|mp3)$/ // copies of other files, and what holds no text

/** Every sentence of a campaign in every language; values by heroes apart. */
export function sentencesOf(texts: Compiled['texts']): string[] {
  const words = [texts.pl, texts.en].flatMap(({ cast, chapters }) => [cast, ...chapters].flatMap((said) => Object.values(said)))
  const sentences = words.flatMap((of) => Object.values(of)).flatMap((text) => text.split(/(?<=[.!?…])\s+|\n+/))
  return [...new Set(sentences.map((one) => one.trim()).filter((one) => one.length >= SHORTEST && one.includes(' ')))]
}

/** The forms of a sentence in a file: unchanged, or with escaped letters. */
function waysToWrite(sentence: string): string[] {
  const quoted = JSON.stringify(sentence).slice(1, -1)
  const ascii = sentence.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return [...new Set([sentence, quoted, ascii, ascii.replace(/\\u00/g, '\\x')])]
}

/** The files of a build in which a sentence can be read. */
export function spoiledFiles(build: string, sentences: readonly string[]): { file: string; sentence: string }[] {
  const files = globSync('**/*', { cwd: build, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !OPAQUE.test(entry.name),
  )
  if (files.length === 0) throw new Error(`there is no build in ${build}`)
  return files.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file, 'utf8')
    return sentences
      .filter((one) => waysToWrite(one).some((way) => content.includes(way)))
      .map((sentence) => ({ file, sentence }))
  })
}

if (import.meta.main) {
  const sentences = campaigns().flatMap(({ compiled }) => sentencesOf(compiled.texts))
  const found = spoiledFiles(BUILD, sentences)
  for (const { file, sentence } of found) console.error(`  ${file}: "${sentence}"`)
  console.log(`  ${sentences.length} sentences of the campaigns of Wonder Book, ${found.length} readable in the build`)
  if (found.length) process.exitCode = 1
}
