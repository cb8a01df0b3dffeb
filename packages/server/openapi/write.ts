import { writeFileSync } from 'node:fs'
import { openApi } from './openapi.ts'
import { protocolPage } from './protocol.ts'

export const PAGES = new URL('../../../docs/', import.meta.url)

if (import.meta.main) {
  writeFileSync(new URL('protocol.md', PAGES), protocolPage())
  writeFileSync(new URL('openapi.json', PAGES), await openApi())
  console.log('wrote docs/protocol.md and docs/openapi.json')
}
