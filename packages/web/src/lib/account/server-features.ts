import type { Hosting } from '@grimuar/protocol'
import { ask } from '../online/api.ts'

let asked: Promise<Hosting> | undefined

/** What the server can do; asked once, and again only where it gave no answer. */
export function serverFeatures(): Promise<Hosting> {
  asked ??= ask<Hosting>('GET', '/api/hosting').catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}
