import type { Hosting } from '@grimuar/protocol'
import { ask } from '../online/api.ts'

let asked: Promise<Hosting> | undefined

/** The features of the server; requested once, and again only after a failure. */
export function serverFeatures(): Promise<Hosting> {
  asked ??= ask<Hosting>('GET', '/api/hosting').catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}
