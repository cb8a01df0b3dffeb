import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const web = resolve(import.meta.dirname, '../packages/web')

/** The settings of the app's TypeScript, which its unit tests read, are written by SvelteKit: after `npm ci` they are missing. */
export default function writeSettings(): void {
  if (existsSync(`${web}/node_modules/$app/tsconfig.json`)) return
  const kit = resolve(web, '../../node_modules/.bin/svelte-kit')
  const { status, stderr } = spawnSync(kit, ['sync'], { cwd: web, encoding: 'utf8' })
  if (status !== 0) throw new Error(`"svelte-kit sync" failed in packages/web: ${stderr}`)
}
