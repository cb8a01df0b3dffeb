import { readEarlyAddress } from '#lib/early/address.ts'
import { building } from '$app/env'

/** The build draws each page once for each language, at addresses of its own. */
export function reroute({ url }: { url: URL }): string | undefined {
  return building ? readEarlyAddress(url.pathname)?.path : undefined
}
