import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeSuite } from '../testkit/store-suite.ts'
import { SqliteStore } from './sqlite/store.ts'

const folder = () => (made ??= mkdtempSync(join(tmpdir(), 'store-')))
let made: string | undefined

storeSuite(
  'SQLite',
  async (name) => new SqliteStore(join(folder(), `${name}.sqlite`)),
  () => {
    if (made) rmSync(made, { recursive: true })
    made = undefined
  },
)
