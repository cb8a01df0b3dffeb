import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeStoreSuite } from '../testkit/node-store-suite.ts'
import { storeSuite } from '../testkit/store-suite.ts'
import { SqliteStore } from './sqlite/store.ts'

const folder = () => (made ??= mkdtempSync(join(tmpdir(), 'store-')))
let made: string | undefined

const open = async (name: string) => new SqliteStore(join(folder(), `${name}.sqlite`))
const clear = () => {
  if (made) rmSync(made, { recursive: true })
  made = undefined
}
storeSuite('SQLite', open, clear)
nodeStoreSuite('SQLite', open, clear)
