import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { boxOf } from '../packages/games/index.ts'

/**
 * `npm run pin <game>` keeps the present version of a game for the matches that began with it: its rules, words, bot and board, as a
 * copy in packages/games/pinned/<game>-<version>. Run it before the version is raised. What all games share (kernel, contract, kit)
 * is not copied: a pinned game is compiled and checked with it like any other.
 */
const GAMES = 'packages/games'
const PINNED = join(GAMES, 'pinned')

/** Files that a match does not need. */
const LEFT_OUT = /(\.test\.ts|\.snap|(^|\/)(talk|positions)\.ts)$|(^|\/)(records|__snapshots__)\//

const IMPORTS = /(\bfrom\s+|\bimport\s*\(?\s*)'(\.\.?\/[^']+)'/g

/** The files of a game's folder that are kept. */
export function keptFiles(folder: string): string[] {
  return globSync('**/*.{ts,svelte}', { cwd: folder })
    .filter((file) => !LEFT_OUT.test(file.split(sep).join('/')))
    .sort()
}

/** The text of a file whose imports from outside the game's folder are adjusted to its new place. */
export function moved(text: string, file: string, from: string, to: string): string {
  const [old, here] = [dirname(resolve(from, file)), dirname(resolve(to, file))]
  return text.replace(IMPORTS, (whole, before: string, path: string) => {
    const target = resolve(old, path)
    if (!relative(resolve(from), target).startsWith('..')) return whole
    const next = relative(here, target).split(sep).join('/')
    return `${before}'${next.startsWith('.') ? next : `./${next}`}'`
  })
}

/** The list of all pinned editions, as the text of its file; `names` are those of their folders, each with the name of its box. */
export function listOf(pins: readonly { readonly folder: string; readonly box: string }[]): string {
  const games = Map.groupBy(pins, ({ folder }) => folder.slice(0, folder.lastIndexOf('-')))
  const lines = [...games].map(([game, editions]) => {
    const versions = editions.map(
      ({ folder, box }) =>
        `    ${folder.slice(folder.lastIndexOf('-') + 1)}: lazyEdition(async () => (await import('./${folder}/box.ts')).${box}),\n`,
    )
    return `  '${game}': {\n${versions.join('')}  },\n`
  })
  return `// Written by \`npm run pin\`.
${pins.length ? 'import { type Edition, lazyEdition }' : 'import type { Edition }'} from '@grimuar/contract'

/** Earlier editions of games, by game and version, for the matches that began with them. */
export const pinned: { readonly [game: string]: { readonly [version: number]: Edition } } = {
${lines.join('')}}
`.replace('= {\n}', '= {}')
}

/** Copies a game's folder. */
export function copyGame(from: string, to: string): void {
  for (const file of keptFiles(from)) {
    const target = join(to, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, moved(readFileSync(join(from, file), 'utf8'), file, from, to))
  }
}

/** The name under which a game's box.ts exports its box. */
function boxNameIn(folder: string): string {
  const [, name] = /export const (\w+): Box\b/.exec(readFileSync(join(folder, 'box.ts'), 'utf8')) ?? []
  if (!name) throw new Error(`${folder}/box.ts exports no box`)
  return name
}

async function pin(id: string): Promise<string> {
  const box = boxOf(id)
  if (!box) throw new Error(`no game is called "${id}"`)
  const { version } = await box.rules()
  const to = join(PINNED, `${id}-${version}`)
  if (existsSync(to)) throw new Error(`version ${version} of ${id} is pinned already`)
  copyGame(join(GAMES, id), to)
  const folders = readdirSync(PINNED).filter((name) => /-\d+$/.test(name))
  const list = listOf(folders.sort().map((folder) => ({ folder, box: boxNameIn(join(PINNED, folder)) })))
  writeFileSync(join(PINNED, 'index.ts'), list)
  return to
}

if (import.meta.main) {
  try {
    console.log(`${await pin(process.argv[2] ?? '')}: now raise the version of the game, in its rules.ts`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}
