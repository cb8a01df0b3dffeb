import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { roundedPath } from './rounded-path.ts'

const PREFIX = 'virtual:icon/'
const NAMED = `${PREFIX}*named`

/**
 * A Vite plugin to import single drawings of game-icons: `import tower from 'virtual:icon/stone-tower'` is the content of a
 * 512×512 svg. Only imported drawings are bundled; an unknown name stops the build.
 * `virtual:icon/*named` is an object of the drawings in `named`, for names that come from data.
 */
export function icons(named: readonly string[] = []) {
  let drawings: Promise<Record<string, { body: string }>> | undefined
  const load = async (name: string): Promise<string> => {
    drawings ??= readFile(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8').then(
      (text) => JSON.parse(text).icons,
    )
    const drawing = (await drawings)[name]
    if (!drawing) throw new Error(`game-icons has no drawing "${name}"`)
    // Three decimals of a 512×512 drawing are seen by nobody, and they are a third of its weight.
    return drawing.body.replace(/ d="([^"]*)"/g, (_all, path: string) => ` d="${roundedPath(path)}"`)
  }
  return {
    name: 'grimuar-icons',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id: string) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      if (id !== `\0${NAMED}`) return `export default ${JSON.stringify(await load(id.slice(PREFIX.length + 1)))}`
      const drawn = await Promise.all(named.map(async (name) => [name, await load(name)]))
      return `export default ${JSON.stringify(Object.fromEntries(drawn))}`
    },
  }
}
