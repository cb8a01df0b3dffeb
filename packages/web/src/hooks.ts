import type { Reroute } from '@sveltejs/kit'
import { readEarlyAddress } from '#lib/early/address.ts'
import { building } from '$app/env'

/** The build draws each page once for each language, at addresses of its own. */
export const reroute: Reroute = ({ url }) => (building ? readEarlyAddress(url.pathname)?.path : undefined)
