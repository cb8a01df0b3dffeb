import type { ServerInfo } from '@grimuar/protocol'
import { ask } from '../online/api.ts'

let asked: Promise<ServerInfo> | undefined

/** What the server can do; asked once, and again only where it gave no answer. */
export function hosting(): Promise<ServerInfo> {
  asked ??= ask<ServerInfo>('GET', '/api/hosting').catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}
