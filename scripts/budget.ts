import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LANGS } from '../packages/contract/index.ts'
import { catalogue } from '../packages/games/index.ts'
import { Built, loadedBy } from '../packages/web/manifest.ts'

const KB = 1000
const FIRST_PAGE = 84.5 * KB // all script of the first page: no more than it had with three games
const GAME = 80 * KB // the files that opening a game in one language adds
/** Larger games, with the part of it that is their board alone. */
const LARGE: { readonly [id: string]: { readonly game: number; readonly board: number } } = {
  'black-rose': { game: 130 * KB, board: 60 * KB },
}
/** Chunks that the rules of a match load later: the heaviest of each of these names. A campaign is opened with its first chapter. */
const DATA: { readonly [id: string]: readonly string[] } = { 'wonder-book': ['cast', 'chapter-1'] }

const WEB = 'packages/web'
const HOME = 'src/routes/+page.svelte'
const MATCH = 'src/routes/match/[id]/+page.svelte'

/** Weighs the build against its budgets, told row by row; true if all is within them. */
function weighBuild(): boolean {
  const built = new Built(WEB)
  const { manifest } = built
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(WEB, 'build', file))).length, 0)

  const rows: { what: string; size: number; limit: number }[] = []
  for (const lang of LANGS) {
    const first = loadedBy(manifest, [...built.shell, built.nodeOf(HOME), built.textsIn(lang)]).scripts
    rows.push({ what: `first page in ${lang}`, size: weigh(first), limit: FIRST_PAGE })
    for (const { id, complete } of catalogue) {
      if (!complete && !Object.keys(manifest).some((key) => key.endsWith(`games/${id}/board/index.ts`))) continue
      const [rules = '', board = '', text = ''] = ['index.ts', 'board/index.ts', `text/${lang}.ts`].map((file) =>
        built.keyEnding(`games/${id}/${file}`),
      )
      const beyond = (keys: readonly string[], known: ReadonlySet<string>) =>
        weigh([...loadedBy(manifest, keys).scripts].filter((file) => !known.has(file)))
      const heaviest = (keys: readonly string[]) => keys.reduce((a, b) => (beyond([b], first) > beyond([a], first) ? b : a))
      const data = (DATA[id] ?? []).map((name) => heaviest(built.shared(name)))
      const large = LARGE[id]
      const whole = beyond([built.nodeOf(MATCH), rules, board, text, ...data], first)
      rows.push({ what: `${id} in ${lang}, beyond that`, size: whole, limit: large?.game ?? GAME })
      if (!large) continue
      const others = loadedBy(manifest, [
        ...built.shell,
        built.nodeOf(HOME),
        built.textsIn(lang),
        built.nodeOf(MATCH),
        rules,
        text,
      ])
      rows.push({ what: `${id} in ${lang}, of which board`, size: beyond([board], others.scripts), limit: large.board })
    }
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
