import type { ServerInfo } from '@grimuar/protocol'
import { ask } from '../online/api.ts'

let asked: Promise<ServerInfo> | undefined

/** The features of the server; requested once, and again only after a failure. */
export function serverFeatures(): Promise<ServerInfo> {
  asked ??= ask<ServerInfo>('GET', '/api/hosting').catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}
