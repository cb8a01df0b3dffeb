import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../packages/server/serve.ts'
import { settingsWith } from '../../packages/server/settings.ts'

// A server with other games than the catalogue has: those of the named catalogue, or every game. With "quick", neither
// bots nor standing answers pause. Prints its address and serves until it is ended.
const root = join(import.meta.dirname, '../..')
const catalogue = import.meta.resolve(process.argv[2] ?? '../../packages/server/testkit/all-games.ts')
const pauses = process.argv[3] === 'quick' ? { bots: { budgetMs: 5000, pauseMs: 0 }, standingMs: { min: 0, max: 0 } } : {}
const online = settingsWith(mkdtempSync(join(tmpdir(), 'grimuar-e2e-')), { catalogue, ...pauses })
const serving = await serve({ folder: join(root, 'packages/web/build'), port: 0, host: '127.0.0.1', online })
console.log(serving.ok ? serving.url : serving.problem)
if (!serving.ok) process.exitCode = 1
